import { describe, expect, it } from "vitest";
import { ask, runCommand } from "../../../../core/answers/ask.js";
import { planOf } from "../../../../core/workbook/plan/request.js";
import { asked, bothLanguages, shown } from "../../../helpers/asked.js";
import { value } from "../../../helpers/call.js";

describe("fleet", () => {
  it("takes the cards per replica with which the whole fleet is smallest, as the plan does", () => {
    const { deployment } = planOf({
      model: "llama 3.1 70b",
      hardware: "h100",
      quant: "fp8",
      requestsPerS: 20,
      promptTokens: 1000,
      outputTokens: 300,
      ttftMs: 500,
      tpotMs: 40,
    });
    const question =
      "how many H100 for llama 3.1 70b fp8 at 20 requests per second with TTFT under 500 ms and TPOT under 40 ms, 1000 tokens in, 300 out?";
    const reply = ask(question, "en");
    expect(reply.ok && reply.answer.headline[1]?.value).toBe(
      Number(reply.ok && reply.value) * deployment.gpus,
    );
  });

  it("keeps the cards that were said, with the figure of the function", () => {
    const reply = runCommand(
      "fleet",
      {
        model: "llama 3.1 70b",
        hardware: "h100",
        quant: "fp8",
        gpus: 2,
        rate: "20",
        ttft: "500",
        tpot: "40",
      },
      "en",
    );
    // Prompt and answer left out: 1,000 and 400 tokens, marked as defaults.
    expect(reply.ok && reply.value).toBe(
      value("LLM_REPLICAS", "llama 3.1 70b", "h100", 20, 1000, 400, 500, 40, 0.95, "fp8", 2),
    );
  });

  it("marks the cards it chose as no words of the reader, and prices the fleet", () => {
    const [answer] = bothLanguages(
      "how many H100 do I need to serve 500 users with qwen 2.5 72b, 2k prompt 500 output?",
      "combien de H100 pour servir 500 utilisateurs avec qwen 2.5 72b, prompt de 2k et 500 tokens en sortie ?",
    );
    expect(answer.inputs).toContainEqual({ label: "GPUs", value: "4", source: "derived" });
    expect(answer.inputs.find(({ label }) => label === "requests/s")?.source).toBe("default");
    expect(answer.notes.join(" ")).toContain("One request per user and minute");
    expect(answer.headline[2]?.label).toBe("rent per month (730 h)");
  });

  it("sizes for a wait that is allowed to a crowd, not for memory alone", () => {
    const spoken = asked("200 voice agents with first audio under 800 ms on Llama 3.1 8B, how many L4?");
    const said = asked('/fleet model:"Llama 3.1 8B" hardware:L4 rate:20 prompt:500 output:60 ttft:800');
    expect(spoken.value).toBe(said.value);
    expect(shown(spoken.answer)).toContain("A turn every 10 s");
    const read = asked("how many L4 for 200 users with TTFT under 500 ms on Llama 3.1 8B");
    expect(shown(read.answer)).toContain("One request per user and minute");
  });

  it("says of a day's requests that they are a mean, not the peak", () => {
    const [answer] = bothLanguages(
      "monthly GPU budget for 1 million conversations a day of 1000 tokens in and 300 out, llama 3.1 70b fp8 on H100",
      "quel budget GPU mensuel pour 1 million de conversations par jour de 1000 tokens en entrée et 300 en sortie, llama 3.1 70b fp8 sur H100",
    );
    expect(answer.notes.join(" ")).toContain("mean over 24 h");
  });
});
