import { describe, expect, it } from "vitest";
import {
  LOGPROB_PERPLEXITY,
  logprobPerplexity,
} from "../../../../core/functions/sampling/logprob-perplexity.js";
import { near } from "../../../helpers/near.js";
import { call, refuse } from "../../../helpers/try-call.js";

describe("LOGPROB_PERPLEXITY", () => {
  it("is the inverse of the geometric mean of the probabilities", () => {
    // By hand: tokens of 1/2 and 1/8 have a geometric mean of 1/4; three of 10 % one of 10 %.
    near(call(LOGPROB_PERPLEXITY, [[Math.log(1 / 2), Math.log(1 / 8)]]), 4);
    near(logprobPerplexity({ logprobsNats: Array(3).fill(Math.log(0.1)) }), 10, 1e-14);
  });

  it("is 1 for certain tokens and does not depend on the length", () => {
    expect(call(LOGPROB_PERPLEXITY, [[0, 0, 0]])).toBe(1);
    near(logprobPerplexity({ logprobsNats: Array(100_000).fill(-0.1) }), Math.exp(0.1), 1e-14);
  });

  it("refuses a positive log-probability and an impossible text", () => {
    expect(refuse(LOGPROB_PERPLEXITY, [[0.1]])).toMatchObject({ code: "domain", param: "logprobs_nats" });
    expect(refuse(LOGPROB_PERPLEXITY, [[-9999]]).code).toBe("domain");
  });
});
