import { describe, expect, it } from "vitest";
import { findTerm, nearestTerms, searchTerms, TERMS } from "../../../../core/answers/glossary/glossary.js";
import { normalise } from "../../../../core/catalogue/normalise.js";
import { findFunction } from "../../../../core/registry.js";

describe("TERMS", () => {
  it("are about forty", () => {
    expect(TERMS.length).toBeGreaterThanOrEqual(40);
    expect(new Set(TERMS.map(({ id }) => id)).size).toBe(TERMS.length);
  });

  it("hold every term that people ask for in the corpus", () => {
    for (const id of [
      ..."ttft tpot itl tps throughput latency kv_cache q4_k_m token tensor_parallel pipeline_parallel".split(
        " ",
      ),
      ..."continuous_batching mbu memory_bandwidth tflops min_p temperature thinking_tokens littles_law".split(
        " ",
      ),
      ..."prompt_caching speculative_decoding p95".split(" "),
    ])
      expect(TERMS.some((term) => term.id === id)).toBe(true);
  });

  it.each(TERMS.map((term) => [term.id, term] as const))(
    "%s is complete",
    (_, { text, see, functionName, name }) => {
      for (const lang of ["en", "fr"] as const) {
        const sentences = text[lang].split(/[.!?](?:\s|$)/).filter((sentence) => sentence.trim() !== "");
        expect(sentences.length).toBeGreaterThanOrEqual(2);
        expect(text[lang].length).toBeLessThan(650);
      }
      expect(name.en).not.toBe("");
      for (const id of see) expect(TERMS.some((term) => term.id === id)).toBe(true);
      if (functionName !== undefined) expect(findFunction(functionName)).toBeDefined();
    },
  );

  it("share no spelling that would hide one of them, but for those that mean two things", () => {
    const owners = new Map<string, Set<string>>();
    for (const { id, name, aliases } of TERMS)
      for (const spelling of [id, name.en, name.fr, ...aliases]) {
        const key = normalise(spelling);
        owners.set(key, (owners.get(key) ?? new Set()).add(id));
      }
    const shared = [...owners].filter(([, ids]) => ids.size > 1).map(([spelling]) => spelling);
    // "pp" is prompt processing in llama-bench and pipeline parallelism elsewhere.
    expect(shared).toEqual(["pp"]);
  });
});

describe("findTerm", () => {
  it("forgives case, accents and separators", () => {
    for (const typed of ["KV-Cache", "kv cache", "Cache KV", "kv_cache"])
      expect(findTerm(typed)?.id).toBe("kv_cache");
    expect(findTerm("")).toBeUndefined();
  });
});

describe("searchTerms", () => {
  it("lists all at first and narrows down while one types", () => {
    expect(searchTerms("")).toHaveLength(TERMS.length);
    expect(searchTerms("spec")[0]?.id).toBe("speculative_decoding");
    expect(searchTerms("qantization")[0]?.id).toBe("quantization");
    expect(nearestTerms("zzzzzz")).toEqual([]);
  });
});
