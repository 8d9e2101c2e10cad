import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { drawPng, drawSvg } from "../../../bot/charts/draw.js";
import { chart } from "../../fakes/chart.js";

const bars = {
  title: "Décodage, œuvre à 3 500 €",
  data: {
    values: [
      { gpu: "H100 « SXM »", v: 2393.5 },
      { gpu: "M3 Ultra 512 Go", v: 0.5 },
    ],
  },
  mark: "bar",
  encoding: {
    y: { field: "gpu", type: "nominal", title: null },
    x: { field: "v", type: "quantitative", title: "tok/s" },
  },
};
const log = {
  ...chart.spec,
  encoding: { ...chart.spec.encoding, y: { ...chart.spec.encoding.y, scale: { type: "log" } } },
};
const labels = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((match) => match[1] ?? "");

describe("drawSvg", () => {
  it.each([
    ["a linear axis", chart.spec],
    ["a logarithmic axis", log],
    ["bars", bars],
  ])("writes French numbers on %s", async (_name, spec) => {
    const texts = labels(await drawSvg(spec, "fr"));
    expect(texts.some((text) => /^\d\u202f\d{3}$/.test(text))).toBe(true);
    expect(texts.filter((text) => /\d,\d{3}|\dk|NaN|undefined|null/.test(text))).toEqual([]);
  });

  it("writes English numbers in English", async () => {
    expect(labels(await drawSvg(chart.spec, "en")).some((text) => /^\d,\d{3}$/.test(text))).toBe(true);
  });

  it("names categories as they are", async () => {
    expect(labels(await drawSvg(bars, "fr"))).toContain("H100 « SXM »");
  });

  it("loads nothing from anywhere", async () => {
    const remote = { ...chart.spec, data: { url: "file:///etc/passwd" } };
    expect(labels(await drawSvg(remote, "en")).join(" ")).not.toContain("root");
  });
});

describe("drawPng", () => {
  it("draws with its own font alone, the same bytes every time", async () => {
    const hash = async () =>
      createHash("sha256")
        .update(await drawPng(chart.spec, "fr"))
        .digest("hex");
    const first = await hash();
    expect(await hash()).toBe(first);
  });

  it("inks the letters: a title makes more than lines", async () => {
    const plain = await drawPng({ ...bars, title: undefined }, "fr");
    const titled = await drawPng(bars, "fr");
    expect([...plain.slice(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
    expect(titled.length - plain.length).toBeGreaterThan(3000);
    expect(titled.length).toBeLessThan(150_000);
  });
});
