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
    [{ requestsPerS: "many" }, "“many” is no number", "«\u00a0many\u00a0» n’est pas un nombre"],
    [{ requestsPerS: "0" }, "requests_per_s", "requests_per_s"],
    [{ requestsPerS: "" }, "requests_per_s", "requests_per_s"],
    [{ gpus: "0" }, "gpus", "gpus"],
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
