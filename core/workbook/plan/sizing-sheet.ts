import type { Lang, Text } from "../../text/lang.js";
import { cellRef } from "../address.js";
import type { Sheet } from "../model.js";
import { type Grid, grid } from "./grid.js";
import { chainWidths, columnOf, type End, type Link, putChain, putHeads } from "./sizing-chain.js";
import { up } from "./step.js";

// Replicas for the limits, in cells. First the most sequences that a replica may run with both limits kept, found by
// halving an interval; the rate of such a replica gives the number of replicas. Then Little's law for that number,
// solved by secants: B = arrivals x service time(B).

const HALVINGS = 52;
const PROBE = 1.001;
const ROUNDS = 9;
/** The two columns before the chain. */
const BOUND = { format: "0.0000" };

const ENDS: Readonly<Record<End, Text>> = {
  expected: { en: "expected times", fr: "temps attendus" },
  low: { en: "times of the fast end of the band", fr: "temps du côté rapide de la fourchette" },
  high: { en: "times of the slow end of the band", fr: "temps du côté lent de la fourchette" },
};

export function sizingSheet(name: string, lang: Lang): Sheet {
  const g = grid();
  g.put(0, 0, { en: "Replicas for the limits", fr: "Réplicas pour les limites" }[lang], "title");
  g.put(
    1,
    0,
    {
      en: "Halving finds the most sequences that keep both limits; their arrival rate gives the replicas. Little’s law then gives the load of each. Poisson arrivals, Erlang C for places, M/D/1 for prefills.",
      fr: "La dichotomie trouve le plus de séquences qui tiennent les deux limites ; leur débit donne les réplicas. La loi de Little donne ensuite la charge de chacun. Arrivées de Poisson, Erlang C pour les places, M/D/1 pour les prefills.",
    }[lang],
    "note",
  );
  g.put(2, 0, { en: "requests per second at the peak", fr: "requêtes par seconde à la pointe" }[lang]);
  g.formula(2, 3, "requests_per_s*peak_factor", "output", { name: "peak_requests_per_s" });
  let row = 4;
  const replicaRate: Record<End, string> = {
    expected: "replica_rate",
    low: "replica_rate_low",
    high: "replica_rate_high",
  };
  const replicasName: Record<End, string> = {
    expected: "replicas",
    low: "replicas_low",
    high: "replicas_high",
  };
  for (const end of ["expected", "low", "high"] as const) {
    g.put(
      row,
      0,
      { en: `Most sequences, ${ENDS[end].en}`, fr: `Séquences au plus, ${ENDS[end].fr}` }[lang],
      "heading",
    );
    row++;
    putHeads(g, row, ["", { en: "keeps", fr: "tient" }[lang], { en: "too many", fr: "trop" }[lang]], lang);
    row++;
    // With much of the prompt cached and short answers, more than one sequence may lower the rate: then one is most.
    const [one, more] = [row, row + 1].map((at) => `$${cellRef(at, columnOf("arrivals"))}`);
    for (const probe of [1, PROBE]) {
      g.put(row, 0, { en: "rate with", fr: "débit avec" }[lang]);
      putChain(
        g,
        row,
        end,
        String(probe),
        `$${cellRef(row, columnOf("running"))}/$${cellRef(row, columnOf("service_s"))}`,
      );
      row++;
    }
    for (let i = 0; i < HALVINGS; i++, row++) {
      const limit = `$${cellRef(row - 1, columnOf("limit"))}`;
      const tried = `$${cellRef(row - 1, columnOf("running"))}`;
      if (i === 0) {
        g.put(row, 1, 0, undefined, BOUND);
        g.formula(row, 2, `IF(${more}<${one},1,slots)`, undefined, BOUND);
      } else {
        g.formula(row, 1, `IF(${limit}="none",${tried},$B${row})`, undefined, BOUND);
        g.formula(row, 2, `IF(${limit}="none",$C${row},${tried})`, undefined, BOUND);
      }
      const service = `$${cellRef(row, columnOf("service_s"))}`;
      putChain(
        g,
        row,
        end,
        `($B${row + 1}+$C${row + 1})/2`,
        `$${cellRef(row, columnOf("running"))}/${service}`,
      );
    }
    // The last bound that was seen to keep the limits.
    g.put(row, 0, { en: "kept by", fr: "tenu avec" }[lang]);
    const service = `$${cellRef(row, columnOf("service_s"))}`;
    putChain(
      g,
      row,
      end,
      `IF($${cellRef(row - 1, columnOf("limit"))}="none",$${cellRef(row - 1, columnOf("running"))},$B${row})`,
      `$${cellRef(row, columnOf("running"))}/${service}`,
    );
    const rate = `$${cellRef(row, columnOf("arrivals"))}`;
    row++;
    g.put(row, 0, { en: "requests per second of a replica", fr: "requêtes par seconde d’un réplica" }[lang]);
    const suffix = end === "expected" ? "" : `_${end}`;
    g.formula(
      row,
      3,
      `IF(OR(slots<1,ttft_alone${suffix}>ttft_slo_ms,tpot_alone${suffix}>tpot_slo_ms),0,${rate})`,
      "output",
      { name: replicaRate[end], format: "#,##0.000" },
    );
    row++;
    g.put(row, 0, { en: "replicas", fr: "réplicas" }[lang]);
    g.formula(
      row,
      3,
      `IF(${replicaRate[end]}<=peak_requests_per_s/16777216,"–",MAX(1,${up(`peak_requests_per_s/${replicaRate[end]}*(1-1E-12)`)}))`,
      "output",
      { name: replicasName[end], format: "#,##0" },
    );
    row += 2;
  }
  row = littles(
    g,
    row,
    "replicas",
    { en: "Load of each replica", fr: "Charge de chaque réplica" }[lang],
    LOAD,
    lang,
  );
  littles(
    g,
    row + 1,
    "replicas-1",
    { en: "With one replica fewer", fr: "Avec un réplica de moins" }[lang],
    { limit: "limit_before" },
    lang,
  );
  return {
    name,
    cells: g.cells,
    widths: [30, 12, 12, ...chainWidths(lang)],
    frozenRows: 2,
    landscape: true,
  };
}

/** Names of the state of a replica. */
const LOAD: Partial<Record<Link, string>> = {
  running: "running",
  service_s: "service_s",
  prefill_use: "prefill_use",
  slot_wait_ms: "slot_wait_ms",
  prefill_wait_ms: "prefill_wait_ms",
  ttft_ms: "ttft_at_load",
  tpot_ms: "tpot_at_load",
};

/** Little's law for a number of replicas; the last row is the solution, its cells named. */
function littles(
  g: Grid,
  top: number,
  replicas: string,
  title: string,
  names: Partial<Record<Link, string>>,
  lang: Lang,
): number {
  let row = top;
  g.put(row, 0, title, "heading");
  row++;
  putHeads(
    g,
    row,
    ["", { en: "requests/s", fr: "requêtes/s" }[lang], { en: "next", fr: "suivant" }[lang]],
    lang,
  );
  row++;
  const rate = `IF(ISNUMBER(replicas),peak_requests_per_s/MAX(1E-9,${replicas}),0)`;
  const first = row;
  const rateCell = `$B$${first + 1}`;
  for (let round = 0; round < ROUNDS; round++) {
    for (const half of [0, 1]) {
      if (row === first) g.formula(row, 1, rate, undefined, BOUND);
      const x = (back: number) => `$${cellRef(row - back, columnOf("running"))}`;
      const next = (back: number) => `$C${row - back + 1}`;
      const running =
        row === first
          ? "0"
          : half === 1
            ? next(1)
            : // The secant through the last two points, unless they are almost one or the line does not come down.
              `IF(ABS(${next(2)}-${x(2)})<=1E-12*${next(2)},${next(1)},IF((${next(1)}-${x(1)})/(${next(2)}-${x(2)})>=1,MIN(2*slots,2*${next(1)}),MIN(2*slots,MAX(0,${x(2)}+(${next(2)}-${x(2)})/(1-(${next(1)}-${x(1)})/(${next(2)}-${x(2)}))))))`;
      putChain(g, row, "expected", running, rateCell);
      g.formula(row, 2, `MIN(2*slots,${rateCell}*$${cellRef(row, columnOf("service_s"))})`, undefined, BOUND);
      row++;
    }
  }
  g.put(row, 0, { en: "solution", fr: "solution" }[lang]);
  putChain(g, row, "expected", `$C${row}`, rateCell);
  const solved = row++;
  g.put(row, 0, { en: "result", fr: "résultat" }[lang]);
  for (const [link, name] of Object.entries(names) as [Link, string][])
    g.formula(
      row,
      columnOf(link),
      `IF(ISNUMBER(replicas),$${cellRef(solved, columnOf(link))},"–")`,
      "output",
      { name, format: "#,##0.000" },
    );
  return row + 1;
}
