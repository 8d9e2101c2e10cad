import { describe, expect, it } from "vitest";
import { cleanText, foldInPlace } from "../../../../core/answers/question/clean.js";
import { readNames } from "../../../../core/answers/question/names.js";

const read = (raw: string) => {
  const text = cleanText(raw);
  return readNames(text, foldInPlace(text));
};

describe("readNames", () => {
  it.each([
    ["8xH100", "nvidia-h100-sxm", 8],
    ["4 x 3090", "rtx-3090", 4],
    ["3090 x2", "rtx-3090", 2],
    ["deux 4090", "rtx-4090", 2],
    ["une paire de 3090", "rtx-3090", 2],
    ["a couple of used 3090s", "rtx-3090", 2],
    ["dual 3090", "rtx-3090", 2],
    ["quad A6000", "rtx-a6000", 4],
    ["adding a second 3090", "rtx-3090", 2],
    ["une deuxième 3090", "rtx-3090", 2],
    ["a single 4090", "rtx-4090", undefined],
    ["adding 5 more 4090s", "rtx-4090", undefined],
  ])("counts the devices of %j", (text, id, count) => {
    const [device] = read(text).devices;
    expect(device?.id).toBe(id);
    expect(device?.count).toBe(count);
  });

  it("takes the memory beside a name", () => {
    expect(read("M3 Ultra 512").devices[0]).toMatchObject({ id: "apple-m3-ultra", memoryGb: 512 });
    expect(read("A100 40").devices[0]).toMatchObject({ id: "nvidia-a100-sxm-40gb", memoryGb: 40 });
    expect(read("a 40gb a100").devices[0]?.id).toBe("nvidia-a100-sxm-40gb");
    expect(read("an A10G").devices[0]).not.toHaveProperty("memoryGb");
  });

  it("names what the catalogue lacks", () => {
    expect(read("iPhone 15 Pro and a GTX 970").devices.map(({ id }) => id)).toEqual([
      "unlisted:iphone-15-pro",
      "unlisted:gtx-970",
    ]);
    expect(read("zephyr 3b").models[0]?.id).toBe("unlisted:zephyr-3b");
    expect(read("foo-7b on a h900").models[0]?.id).toBe("unlisted:foo-7b");
    expect(read("foo-7b on a h900").devices[0]?.id).toBe("unlisted:h900");
    expect(read("a dense-7b on a 4090").models).toEqual([]);
    expect(read("sonnet 4.5").models[0]?.id).toBe("anthropic/claude-sonnet-4-5");
  });

  it("marks a name that several models bear", () => {
    expect(read("deepseek").models[0]).toMatchObject({ ask: true });
    expect(read("llama 3.3 70b").models[0]).toMatchObject({ ask: false });
  });

  it("takes no program for a model and no preposition for a card", () => {
    expect(read("llama.cpp à 30 tok/s")).toMatchObject({ models: [], devices: [] });
  });

  it("blanks names out in place", () => {
    expect(read("70b on 2x 4090").masked).toBe("70b on NNNHHHH");
  });
});
