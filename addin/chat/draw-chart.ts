import type { Lang } from "../../core/index.js";

/** Draws a vega-lite specification as SVG in the element; resolves to what takes it away again. */
export async function drawChart(
  element: HTMLElement,
  spec: Readonly<Record<string, unknown>>,
  lang: Lang,
): Promise<() => void> {
  const [{ compile }, { parse, View, expressionInterpreter }] = await loadVega();
  const style = getComputedStyle(element);
  const { color } = style;
  const { spec: compiled } = compile(
    { width: 300, height: 190, autosize: { type: "fit", contains: "padding" }, ...spec } as never,
    {
      config: {
        background: "transparent",
        font: "system-ui",
        mark: { color: style.getPropertyValue("--accent").trim() || color },
        locale: lang === "fr" ? { number: FRENCH_NUMBERS } : {},
        axis: {
          labelColor: color,
          titleColor: color,
          domainColor: color,
          tickColor: color,
          gridOpacity: 0.25,
        },
        legend: { labelColor: color, titleColor: color },
        title: { color },
      } as never,
    },
  );
  // Expressions are interpreted and never compiled: the page does not allow code made from text.
  const view = new View(parse(compiled, undefined, { ast: true }), {
    renderer: "svg",
    container: element,
    expr: expressionInterpreter,
  } as never);
  await view.runAsync();
  return () => view.finalize();
}

const FRENCH_NUMBERS = { decimal: ",", thousands: "\u202f", grouping: [3], currency: ["", "\u00a0$"] };

async function loadVega() {
  const [lite, vega, interpreter] = await Promise.all([
    import("vega-lite"),
    import("vega"),
    import("vega-interpreter"),
  ]);
  return [lite, { ...vega, ...interpreter }] as const;
}
