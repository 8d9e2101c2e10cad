import { describe, expect, it } from "vitest";
import { judgeForm, type PlanForm, USUAL_FORM } from "../../../../addin/taskpane/plan/plan-form.js";
import { planFigures } from "../../../../core/workbook/plan/figures.js";
import { planOf } from "../../../../core/workbook/plan/request.js";

const judge = (changes: Partial<PlanForm>, lang: "en" | "fr" = "en") =>
  judgeForm({ ...USUAL_FORM, ...changes }, lang, lang);

describe("judgeForm", () => {
  it("says what the core says of the form", () => {
    const verdict = judge({});
    expect(verdict.ok).toBe(true);
    const core = planFigures(planOf(verdict.request ?? expect.fail("no request")));
    expect(verdict.message).toContain(`${core.fleet?.replicas} replicas`);
    expect(verdict.message).toContain(`${core.totalGpus} GPU with the reserve`);
  });

  it("reads numbers in the style of the pane", () => {
    expect(judge({ requestsPerS: "2,5" }, "fr").request?.requestsPerS).toBe(2.5);
  });

  it.each([
    [{ model: "Lama 9" }, "“Lama 9” is not known", "«\u00a0Lama 9\u00a0» est inconnu"],
    [{ gpus: "0" }, "GPUs of a replica: empty or 0", "GPU par réplica\u00a0: vide ou 0"],
    [
      { ttftMs: "-5" },
      "Limit of TTFT, ms: -5 is out of range",
      "Limite de TTFT, en ms\u00a0: -5 est hors limites",
    ],
    [{ model: "" }, "Model: the field is empty", "Modèle\u00a0: le champ est vide"],
    [
      { requestsPerS: "many" },
      "Requests per second: “many” is not a number. Expected: a number above 0 and up to 1,000,000,000, for example 40.",
      "Requêtes par seconde\u00a0: «\u00a0many\u00a0» n’est pas un nombre. Attendu\u00a0: un nombre supérieur à 0 et jusqu’à 1",
    ],
    [
      { requestsPerS: "" },
      "Requests per second: the field is empty. Expected: a number above 0",
      "Requêtes par seconde\u00a0: le champ est vide. Attendu\u00a0: un nombre supérieur à 0",
    ],
  ] as const)("refuses %j in both languages, and no sheet can be made", (changes, en, fr) => {
    expect(judge(changes)).toMatchObject({ ok: false, message: expect.stringContaining(en) });
    expect(judge(changes, "fr")).toMatchObject({ ok: false, message: expect.stringContaining(fr) });
    expect(judge(changes).request).toBeUndefined();
  });

  it.each([
    [{ ttftMs: "1" }, "idle replica already takes", "un réplica au repos met déjà"],
    [{ tpotMs: "1" }, "single user already gets", "un utilisateur seul reçoit déjà"],
    [{ model: "DeepSeek V3", hardware: "RTX 4090", quant: "" }, "needs", "demande"],
    [{ requestsPerS: "1000000000" }, "do not keep the limits", "ne tiennent pas les limites"],
  ] as const)("says why no fleet keeps %j, and still offers the sheet", (changes, en, fr) => {
    expect(judge(changes)).toMatchObject({ ok: false, message: expect.stringContaining(en) });
    expect(judge(changes, "fr")).toMatchObject({ ok: false, message: expect.stringContaining(fr) });
    expect(judge(changes).request).toBeDefined();
  });

  it("takes a price of 0 as given, and no price as none", () => {
    expect(judge({ usdPerGpuHour: "0" }).message).toContain(", 0 USD a month");
    const card = { model: "Llama 3.1 8B", hardware: "RTX 4090", quant: "", requestsPerS: "1", tpotMs: "50" };
    expect(judge(card)).toMatchObject({ ok: true, message: expect.stringContaining("no price known") });
    expect(judge(card, "fr").message).toContain("aucun prix connu");
  });
});
