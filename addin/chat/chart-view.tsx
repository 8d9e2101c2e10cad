import { useEffect, useRef } from "react";
import type { AnswerChart } from "../../core/answers/answer.js";
import type { Lang } from "../../core/index.js";
import { drawChart } from "./draw-chart.js";

/** A chart of an answer, drawn when its drawing library has arrived; its meaning in words until then and after. */
export function ChartView({ chart, lang }: { readonly chart: AnswerChart; readonly lang: Lang }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const drawn = drawChart(element, chart.spec, lang);
    return () => {
      drawn.then((remove) => remove()).catch(() => undefined);
    };
  }, [chart, lang]);
  return <div className="chat-chart" role="img" aria-label={chart.alt} ref={place} />;
}
