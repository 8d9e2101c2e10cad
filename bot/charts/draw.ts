import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";
import * as vega from "vega";
import { compile, type TopLevelSpec } from "vega-lite";
import type { Lang } from "../../core/index.js";
import { theme } from "./theme.js";

// vega-lite -> SVG -> PNG. The font comes with us: on a machine without fonts every letter would be missing, silently; and
// with it the picture is the same byte for byte everywhere.

const require = createRequire(import.meta.url);
const fontFiles = ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"].map((file) =>
  require.resolve(`dejavu-fonts-ttf/ttf/${file}`),
);

/** Pixels for each unit of the drawing: sharp on a phone, and still well below 100 kB. */
const SCALE = 2;

/** Specifications carry their data; nothing is ever loaded. */
const closed = {
  load: () => Promise.reject(new Error("charts load nothing")),
  sanitize: () => Promise.reject(new Error("charts load nothing")),
  http: () => Promise.reject(new Error("charts load nothing")),
  file: () => Promise.reject(new Error("charts load nothing")),
} as unknown as vega.Loader;

/** A chart as SVG text. */
export async function drawSvg(spec: Readonly<Record<string, unknown>>, lang: Lang): Promise<string> {
  const { config = {}, ...rest } = spec as { config?: object };
  const themed = { background: "#ffffff", padding: 14, ...rest } as TopLevelSpec;
  const compiled = compile({ ...themed, config: { ...theme(lang), ...config } }, { logger: silent });
  const view = new vega.View(vega.parse(compiled.spec), {
    renderer: "none",
    logger: silent,
    loader: closed,
  });
  try {
    return await view.toSVG();
  } finally {
    view.finalize();
  }
}

/** A chart as PNG. */
export async function drawPng(spec: Readonly<Record<string, unknown>>, lang: Lang): Promise<Uint8Array> {
  const svg = await drawSvg(spec, lang);
  const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: "DejaVu Sans" };
  return new Resvg(svg, { font, fitTo: { mode: "zoom", value: SCALE } }).render().asPng();
}

const silent = vega.logger(vega.None);
