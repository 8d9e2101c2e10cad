import { describe, expect, it } from "vitest";
import { asked, shown } from "../../helpers/asked.js";

describe("talkBack", () => {
  it("answers a greeting in one line with three questions to try", () => {
    const { answer, reading } = asked("bonjour", "fr");
    expect(reading?.intent).toBe("out_of_scope");
    expect(answer.title).toBe("Bonjour");
    expect(answer.working).toHaveLength(1);
    expect(answer.actions).toHaveLength(3);
  });

  it("says that it keeps nothing where a question leans on the one before", () => {
    expect(shown(asked("what about fp8?").answer)).toContain("nothing of earlier messages");
    expect(shown(asked("et avec 4 cartes ?", "fr").answer)).toContain("redonnez le modèle");
  });

  it("answers a whole question that only begins that way", () => {
    expect(asked("what about llama 3.1 8b on an h100?").reading?.intent).toBe("fit");
  });
});
