import type { Lang, Text } from "../../text/lang.js";
import type { Sheet, Validation } from "../model.js";
import type { StepRef } from "./compare-sheet.js";
import { whenApiKnown } from "./cost-outputs.js";
import { grid } from "./grid.js";
import { type LiveCase, liveTpot, liveTtft, PLANNED } from "./live.js";
import type { Flavour } from "./types.js";

/** The three prompts whose TTFT decides a loop: the first, and the last without and with prefix caching. */
export const AGENT_CASES: readonly {
  readonly title: Text;
  readonly changes: Readonly<Record<string, string>>;
}[] = [
  {
    title: { en: "agent, first call", fr: "agent, premier appel" },
    changes: {
      prompt_tokens: "=agent_base_tokens",
      cached_tokens: "=0",
      output_tokens: "=agent_output_tokens",
    },
  },
  {
    title: { en: "agent, last call", fr: "agent, dernier appel" },
    changes: {
      prompt_tokens: "=agent_last_prompt",
      cached_tokens: "=0",
      output_tokens: "=agent_output_tokens",
    },
  },
  {
    title: { en: "agent, last call, cached", fr: "agent, dernier appel, en cache" },
    changes: {
      prompt_tokens: "=agent_last_prompt",
      cached_tokens: "=MAX(0,agent_last_prompt-agent_growth_tokens)",
      output_tokens: "=agent_output_tokens",
    },
  },
];

/** What the results read from the Steps sheet. */
export const AGENT_STEPS = ["ttft_alone", "tpot_alone"];

interface Row {
  readonly name: string;
  readonly label: Text;
  readonly unit: string;
  readonly format: string;
}
interface InputRow extends Row {
  readonly value: number;
  readonly min: number;
  readonly whole: boolean;
}
interface OutputRow extends Row {
  readonly portable: string;
  readonly live?: string;
}

const INPUTS: readonly InputRow[] = [
  {
    name: "agent_calls",
    label: { en: "calls of one task", fr: "appels d’une tâche" },
    unit: "",
    value: 20,
    format: "#,##0",
    min: 1,
    whole: true,
  },
  {
    name: "agent_base_tokens",
    label: { en: "first prompt", fr: "premier prompt" },
    unit: "tokens",
    value: 4000,
    format: "#,##0",
    min: 1,
    whole: true,
  },
  {
    name: "agent_growth_tokens",
    label: { en: "growth per call", fr: "croissance par appel" },
    unit: "tokens",
    value: 1300,
    format: "#,##0",
    min: 0,
    whole: true,
  },
  {
    name: "agent_output_tokens",
    label: { en: "output per call", fr: "sortie par appel" },
    unit: "tokens",
    value: 800,
    format: "#,##0",
    min: 2,
    whole: true,
  },
  {
    name: "agent_tool_s",
    label: { en: "tool time per call", fr: "temps d’outil par appel" },
    unit: "s",
    value: 2,
    format: "0.0",
    min: 0,
    whole: false,
  },
  {
    name: "agent_cached_price_share",
    label: {
      en: "price of cached input, share of the input price",
      fr: "prix de l’entrée en cache, part du prix d’entrée",
    },
    unit: "",
    value: 0.1,
    format: "0%",
    min: 0,
    whole: false,
  },
];

const call = (prompt: string, cached = "0"): LiveCase => ({
  ...PLANNED,
  prompt,
  cached,
  output: "agent_output_tokens",
});
const live = (prompt: string, cached?: string) => `${liveTtft(call(prompt, cached))}*correction`;

function outputs(step: (name: string, index: number) => string): readonly OutputRow[] {
  return [
    {
      name: "agent_last_prompt",
      label: { en: "prompt of the last call", fr: "prompt du dernier appel" },
      unit: "tokens",
      portable: "agent_base_tokens+(agent_calls-1)*agent_growth_tokens",
      format: "#,##0",
    },
    {
      name: "agent_input_total",
      label: { en: "input of all calls", fr: "entrée de tous les appels" },
      unit: "tokens",
      portable: "agent_calls*agent_base_tokens+agent_growth_tokens*agent_calls*(agent_calls-1)/2",
      live: "AGENT_INPUT_TOKENS(agent_calls,agent_base_tokens,agent_growth_tokens)",
      format: "#,##0",
    },
    {
      name: "agent_cached_total",
      label: { en: "of it, read before", fr: "dont déjà lu" },
      unit: "tokens",
      portable: "(agent_calls-1)*agent_base_tokens+agent_growth_tokens*(agent_calls-1)*(agent_calls-2)/2",
      live: "AGENT_CACHED_TOKENS(agent_calls,agent_base_tokens,agent_growth_tokens)",
      format: "#,##0",
    },
    {
      name: "agent_ttft_first",
      label: { en: "TTFT of the first call", fr: "TTFT du premier appel" },
      unit: "ms",
      portable: step("ttft_alone", 0),
      live: live("agent_base_tokens"),
      format: "#,##0",
    },
    {
      name: "agent_ttft_last",
      label: { en: "TTFT of the last call", fr: "TTFT du dernier appel" },
      unit: "ms",
      portable: step("ttft_alone", 1),
      live: live("agent_last_prompt"),
      format: "#,##0",
    },
    {
      name: "agent_ttft_cached",
      label: { en: "the same with prefix caching", fr: "idem avec le cache de préfixe" },
      unit: "ms",
      portable: step("ttft_alone", 2),
      live: live("agent_last_prompt", "MAX(0,agent_last_prompt-agent_growth_tokens)"),
      format: "#,##0",
    },
    {
      name: "agent_tpot",
      label: { en: "time per token, last call", fr: "temps par token, dernier appel" },
      unit: "ms",
      portable: step("tpot_alone", 1),
      live: `${liveTpot(call("agent_last_prompt"))}*correction`,
      format: "0.0",
    },
    {
      name: "agent_task_s",
      label: { en: "whole task, no caching", fr: "tâche entière, sans cache" },
      unit: "s",
      portable:
        "agent_calls*((agent_ttft_first+agent_ttft_last)/2/1000+agent_output_tokens*agent_tpot/1000+agent_tool_s)",
      live: "AGENT_LOOP_S(agent_calls,agent_output_tokens,1000/agent_tpot,(agent_ttft_first+agent_ttft_last)/2,agent_tool_s)",
      format: "#,##0.0",
    },
    {
      name: "agent_task_cached_s",
      label: { en: "whole task, prefix caching", fr: "tâche entière, cache de préfixe" },
      unit: "s",
      portable:
        "(agent_ttft_first+(agent_calls-1)*agent_ttft_cached)/1000+agent_calls*(agent_output_tokens*agent_tpot/1000+agent_tool_s)",
      format: "#,##0.0",
    },
    {
      name: "agent_api_usd",
      label: { en: "task on the API, no caching", fr: "tâche sur l’API, sans cache" },
      unit: "USD",
      portable: whenApiKnown(
        "(agent_input_total*api_input_usd_per_m+agent_calls*agent_output_tokens*api_output_usd_per_m)/1E6",
      ),
      format: "#,##0.0000",
    },
    {
      name: "agent_api_cached_usd",
      label: { en: "task on the API, cached input", fr: "tâche sur l’API, entrée en cache" },
      unit: "USD",
      portable: whenApiKnown(
        "((agent_input_total-agent_cached_total)*api_input_usd_per_m+agent_cached_total*agent_cached_price_share*api_input_usd_per_m+agent_calls*agent_output_tokens*api_output_usd_per_m)/1E6",
      ),
      live: whenApiKnown(
        "AGENT_COST_USD(agent_calls,agent_base_tokens,agent_growth_tokens,agent_output_tokens,api_input_usd_per_m,api_output_usd_per_m,agent_cached_price_share*api_input_usd_per_m)",
      ),
      format: "#,##0.0000",
    },
  ];
}

/** One agent on an idle replica: what a task takes and costs, with and without prefix caching. */
export function agentsSheet(
  name: string,
  stepRef: StepRef,
  firstCase: number,
  flavour: Flavour,
  lang: Lang,
): Sheet {
  const { cells, put, formula } = grid();
  const validations: Validation[] = [];
  put(0, 0, { en: "Agents", fr: "Agents" }[lang], "title");
  put(
    1,
    0,
    {
      en: "A loop of calls whose context grows. TTFT grows evenly from the first call to the last; each call waits for its tool.",
      fr: "Une boucle d’appels dont le contexte croît. Le TTFT croît régulièrement du premier appel au dernier ; chaque appel attend son outil.",
    }[lang],
    "note",
  );
  let row = 3;
  for (const { name: inputName, label, unit, value, format, min, whole } of INPUTS) {
    put(row, 0, label[lang], "label");
    put(row, 1, value, "input", { name: inputName, format });
    put(row, 2, unit, "unit");
    validations.push({
      block: { row, column: 1, rows: 1, columns: 1 },
      rule: { kind: whole ? "whole" : "decimal", min, max: 1e7 },
      title: label[lang],
      message: { en: `A number from ${min}.`, fr: `Un nombre à partir de ${min}.` }[lang],
    });
    row++;
  }
  row++;
  put(row++, 0, { en: "Results", fr: "Résultats" }[lang], "heading");
  for (const { name: outputName, label, unit, portable, live: called, format } of outputs((step, index) =>
    stepRef(step, firstCase + index),
  )) {
    put(row, 0, label[lang], "label");
    formula(row, 1, `IFERROR(${flavour === "live" ? (called ?? portable) : portable},"–")`, "output", {
      name: outputName,
      format,
    });
    put(row, 2, unit, "unit");
    row++;
  }
  return { name, cells, widths: [48, 16, 10], frozenRows: 2, validations };
}
