import { describe, expect, it } from "vitest";
import { heldAtOnce } from "../../../core/answers/held.js";
import { deploy } from "../../../core/deployment/deployment.js";
import { asked, shown } from "../../helpers/asked.js";

const held = (tokens: number) => heldAtOnce(deploy({ model: "Llama 3.1 8B", hardware: "L40S" }), tokens);

describe("heldAtOnce", () => {
  it("is the number of LLM_MAX_SEQUENCES", () => {
    const { value } = asked('=LLM_MAX_SEQUENCES("Llama 3.1 8B", "L40S", , 1, 2048)');
    expect(held(2048)).toBe(value);
  });

  it("is the number that the speed of too many users names", () => {
    const { answer } = asked('/speed model:"Llama 3.1 8B" hardware:L40S users:300 context:2048');
    expect(shown(answer)).toContain(`Of 300 users, ${held(2048)} sequences`);
  });

  it("caps the users that a cost counts, and says so", () => {
    const { answer } = asked('/cost model:"Llama 3.1 8B" hardware:L40S users:500 prompt:8000 output:400');
    expect(answer.inputs.find(({ label }) => label === "users at once")?.value).toBe(String(held(8400)));
    expect(answer.notes[0]).toContain("the others wait");
  });
});
