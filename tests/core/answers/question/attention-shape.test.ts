import { describe, expect, it } from "vitest";
import { attentionShapeIn } from "../../../../core/answers/question/attention-shape.js";

describe("attentionShapeIn", () => {
  it.each([
    ["40 layers, 40 kv heads, head dim 128", 40],
    ["num_hidden_layers=40 num_key_value_heads=8 head_dim=128", 8],
    ["40 couches, 8 tetes kv de 128", 8],
    ["40 layers with 40 heads of 128", 40],
  ])("reads %s", (text, kvHeads) => {
    expect(attentionShapeIn(text)).toEqual({ layers: 40, kv_heads: kvHeads, head_dim: 128 });
  });

  it("reads nothing where a part is missing", () => {
    expect(attentionShapeIn("40 layers, head dim 128")).toEqual({});
  });
});
