import { describe, expect, it } from "vitest";
import { ask, runCommand } from "../../../../core/answers/ask.js";
import { planOf } from "../../../../core/workbook/plan/request.js";
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
});
