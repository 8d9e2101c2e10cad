import { GROUPS, groupOf } from "./groups.js";

export interface Point {
  readonly regime: string;
  readonly measured: number;
  readonly predicted: number;
}

const SIZE = 560;
const MARGIN = 56;
const SHADES = [
  "#1b6ca8",
  "#c2571a",
  "#3a7d44",
  "#8a3ffc",
  "#b28600",
  "#d02670",
  "#00767a",
  "#6f6f6f",
  "#7a3e1d",
  "#111",
];

/** Speeds in tokens/s, times in s: a panel each, both axes logarithmic, with the lines of factor 1 and 2. */
export function scatter(title: string, unit: string, points: readonly Point[]): string {
  const values = points.flatMap((p) => [p.measured, p.predicted]).filter((v) => v > 0);
  const low = Math.floor(Math.log10(Math.min(...values)));
  const high = Math.ceil(Math.log10(Math.max(...values)));
  const scale = (v: number): number => ((Math.log10(v) - low) / (high - low)) * (SIZE - 2 * MARGIN);
  const x = (v: number): string => (MARGIN + scale(v)).toFixed(1);
  const y = (v: number): string => (SIZE - MARGIN - scale(v)).toFixed(1);
  const shown = GROUPS.filter((g) => points.some((p) => groupOf(p.regime) === g.name));
  const shade = (name: string): string =>
    SHADES[shown.findIndex((g) => g.name === name) % SHADES.length] ?? "#000";
  const ticks = Array.from({ length: high - low + 1 }, (_, i) => 10 ** (low + i));
  const [first, last] = [10 ** low, 10 ** high];
  const line = (factor: number, dash: string): string => {
    const from = Math.max(first, first / factor);
    const to = Math.min(last, last / factor);
    return `<line x1="${x(from)}" y1="${y(from * factor)}" x2="${x(to)}" y2="${y(to * factor)}" stroke="#999" ${dash}/>`;
  };
  const marks = points.map(
    (p) =>
      `<circle cx="${x(p.measured)}" cy="${y(p.predicted)}" r="2.2" fill="${shade(groupOf(p.regime))}"/>`,
  );
  const labels = ticks.flatMap((t) => [
    `<text x="${x(t)}" y="${SIZE - MARGIN + 18}" text-anchor="middle">${t}</text>`,
    `<text x="${MARGIN - 8}" y="${y(t)}" text-anchor="end" dominant-baseline="middle">${t}</text>`,
  ]);
  const legend = shown.map(
    (g, i) => `<text x="${MARGIN + 10}" y="${MARGIN + 18 + 14 * i}" fill="${shade(g.name)}">${g.name}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" font-family="sans-serif" font-size="11" role="img" aria-label="${title}">
<rect width="${SIZE}" height="${SIZE}" fill="#fff"/>
<text x="${SIZE / 2}" y="28" text-anchor="middle" font-size="14">${title}</text>
<rect x="${MARGIN}" y="${MARGIN}" width="${SIZE - 2 * MARGIN}" height="${SIZE - 2 * MARGIN}" fill="none" stroke="#ccc"/>
${line(1, "")}
${line(2, 'stroke-dasharray="4 4"')}
${line(0.5, 'stroke-dasharray="4 4"')}
<g fill-opacity="0.55">
${marks.join("\n")}
</g>
${labels.join("\n")}
${legend.join("\n")}
<text x="${SIZE / 2}" y="${SIZE - 12}" text-anchor="middle">measured, ${unit}</text>
<text transform="translate(16 ${SIZE / 2}) rotate(-90)" text-anchor="middle">predicted, ${unit}</text>
</svg>
`;
}
