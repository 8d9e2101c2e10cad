import { describe, expect, it } from "vitest";
import { ask, runCommand } from "../../../core/answers/ask.js";
import { deploy } from "../../../core/deployment/deployment.js";
import { speed } from "../../../core/deployment/speed.js";
import { formatNumber } from "../../../core/text/number.js";

const asked = (text: string, lang: "en" | "fr" = "en") => {
  const reply = ask(text, lang);
  return reply.ok ? reply : expect.fail(reply.message);
};

describe("compareSplits", () => {
  it("sets both ways side by side on the same cards, in both languages", () => {
    const { answer, value } = asked("TP4 or PP4 for Llama 3.1 70B on 4 H100?");
    expect(answer.table?.rows.map(([name]) => name)).toEqual(["TP4", "PP4"]);
    expect(answer.table?.columns).toEqual(["", "tok/s", "TTFT ms", "req/s max", "GB/card"]);
    expect(answer.inputs).toContainEqual({ label: "hardware", value: "4 × H100 SXM5 80GB", source: "given" });
    const french = asked("TP4 ou PP4 pour Llama 3.1 70B sur 4 H100 ?", "fr");
    expect(french.value).toBe(value);
    expect(french.answer.table?.columns.at(-1)).toBe("Go/carte");
  });

  it("gives tensor parallel the speed of the ordinary answer", () => {
    const deployment = deploy({ model: "Llama 3.1 70B", hardware: "H100", gpus: 4, engine: "vLLM" });
    const load = { metric: "decode_tps_per_user", prompt: 0, output: 0, depth: 2048 } as const;
    const { value } = asked("TP4 or PP4 for Llama 3.1 70B on 4 H100?");
    expect(value).toBe(speed(deployment, load).expected);
  });

  it("sets replicas beside one deployment: each serves its share of the users", () => {
    const { answer } = asked("TP=2 or two replicas for Llama 3.1 8B on 2 H100 with 64 users?");
    expect(answer.table?.columns).toEqual(["", "tok/s", "tok/s in all", "TTFT ms", "req/s max", "GB/card"]);
    expect(answer.table?.rows.map(([name]) => name)).toEqual(["TP2", "DP2"]);
    const alone = deploy({ model: "Llama 3.1 8B", hardware: "H100", engine: "vLLM" });
    const share = {
      metric: "decode_tps_per_user",
      prompt: 0,
      output: 0,
      depth: 2048,
      concurrency: 32,
    } as const;
    const perUser = speed(alone, share).expected;
    expect(answer.table?.rows[1]?.slice(1, 3)).toEqual([
      formatNumber(perUser, "en", 1),
      formatNumber(perUser * 64, "en", 0),
    ]);
    const sustained = asked("how many requests per second does one H100 sustain with Llama 3.1 8B?");
    expect(answer.table?.rows[1]?.[4]).toBe(formatNumber(2 * (sustained.value as number), "en", 1));
    expect(answer.notes.join(" ")).toContain("serving 32 users");
  });

  it("says where the users do not fit at once, and which split keeps no limit at all", () => {
    const { answer } = asked(
      "2 réplicas en TP2 ou un seul TP4 pour Llama 3.1 70B sur 4 H100, 100 utilisateurs ?",
      "fr",
    );
    expect(answer.table?.rows.map(([name]) => name)).toEqual(["TP2 DP2", "TP4"]);
    expect(answer.notes.join(" ")).toMatch(/TP2 DP2\s: au-delà des 78,2\sGo/);
    expect(asked("TP4 or PP4 for Llama 3.1 70B on 4 H100?").answer.table?.rows[1]?.[3]).toBe("0");
  });

  it("shows a split that no engine starts as such, with the sizes that work", () => {
    const { answer } = asked("TP3 or PP3 for Llama 3.1 70B on 3 H100?");
    expect(answer.table?.rows[0]).toEqual(["TP3", "–", "–", "–", "–"]);
    expect(answer.notes.join(" ")).toContain("1, 2, 4, 8");
  });

  it("counts the cards where nobody did", () => {
    const { answer } = asked("TP4 or PP4 for Llama 3.1 70B on H100?");
    expect(answer.inputs).toContainEqual({ label: "GPUs", value: "4", source: "derived" });
  });

  it("answers the command as well, and refuses a split that it does not know", () => {
    const options = { hardware: "H100", model: "Llama 3.1 70B", gpus: 4 };
    const reply = runCommand("compare", { ...options, split: "tp4, tp2 pp2, pp4", users: 32 }, "en");
    expect(reply.ok && reply.answer.table?.rows.map(([name]) => name)).toEqual(["TP4", "TP2 PP2", "PP4"]);
    expect(runCommand("compare", { ...options, split: "tp0, xyz" }, "en")).toMatchObject({
      ok: false,
      failure: { param: "split" },
    });
  });
});
