// Draws the icons of the ribbon and the catalogue from addin/assets/*.svg: `node addin/build/icons.mjs`.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";

const assets = fileURLToPath(new URL("../assets/", import.meta.url));

for (const file of readdirSync(assets).filter((name) => name.endsWith(".svg"))) {
  const svg = readFileSync(`${assets}${file}`, "utf8");
  for (const size of [16, 20, 24, 32, 40, 48, 64, 80, 128]) {
    const png = new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng();
    writeFileSync(`${assets}${file.replace(".svg", "")}-${size}.png`, png);
  }
}
