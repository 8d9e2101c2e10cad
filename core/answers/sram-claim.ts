import type { HardwareRow } from "../catalogue/types.js";
import { chipsToHold } from "../functions/claims/chips-to-hold.js";
import { CLAIM_RATIO } from "../functions/claims/claim-ratio.js";
import { formatCall } from "../text/call.js";
import type { Lang } from "../text/lang.js";
import { formatNumber } from "../text/number.js";
import { answerOf, type Reply } from "./answer.js";
import { VERDICTS } from "./claim-verdicts.js";
import { figure } from "./figures.js";
import { answerCall } from "./from-call.js";
import { claimNote, claimsTable, publishedClaims } from "./published-claims.js";
import { modelOf, numberInput, quantOf } from "./scenario.js";
import type { Slots } from "./slots.js";
import { namedModel, shortName, storedWeights } from "./weights-of.js";

// Machines that keep the weights in SRAM: layers sit on successive chips, so one stream sees the bandwidth of one wafer
// or LPU; sockets with HBM read together. There the count of chips says more than the ceiling.

/** Sockets of one SN40L rack. */
const RACK = 16;

export function sramClaim(slots: Slots, row: HardwareRow, tps: number, lang: Lang): Reply {
  const fr = lang === "fr";
  const named = slots.models !== undefined || slots.params_b !== undefined;
  const published = publishedClaims({ hardwareId: row.id }, tps);
  const { bandwidthGbs, memoryGb } = row;
  if (!named || bandwidthGbs === undefined || memoryGb === undefined)
    return {
      ok: true,
      answer: answerOf({
        title: `${fr ? "Annonces publiées" : "Published claims"} – ${row.name}`,
        table: claimsTable(published, lang),
        notes: [
          ...published.slice(0, 1).map((claim) => claimNote(claim, lang)),
          fr
            ? "Nommez le modèle pour comparer au plafond."
            : "Name the model to hold the claim against the ceiling.",
        ],
        sources: published.flatMap(({ source }) => (source ? [source] : [])).slice(0, 1),
      }),
    };
  const model = namedModel(modelOf(slots));
  const format = quantOf(slots) ?? (row.kind === "wafer-scale" ? "fp16" : "fp8");
  const { bytesPerParam, quant, gb } = storedWeights(model, format);
  const chips =
    slots.gpus === undefined || Array.isArray(slots.gpus)
      ? row.kind === "rdu"
        ? RACK
        : 1
      : Number(slots.gpus);
  const reading = model.row.activeParamsB ?? model.row.paramsB ?? 0;
  const call = [tps, reading, bytesPerParam, bandwidthGbs, row.kind === "rdu" ? chips : 1];
  const reply = answerCall(CLAIM_RATIO, call, lang);
  if (!reply.ok) return reply;
  const ratio = Number(reply.value);
  const verdict =
    ratio <= 0.75 ? "plausible" : ratio <= 1 ? "tight" : ratio <= 3 ? "speculation" : "aggregate";
  const [word, sentence] = VERDICTS[verdict];
  const holding = chipsToHold({
    paramsB: model.row.paramsB ?? 0,
    bytesPerParam,
    chipMemoryGb: memoryGb,
    utilisation: 1,
  });
  const same = published.filter(({ modelId }) => modelId === model.row.id);
  const number = (value: number, digits = 0) => formatNumber(value, lang, digits);
  const needed = tps * reading * bytesPerParam;
  return {
    ...reply,
    value: ratio,
    unit: "times",
    answer: {
      ...reply.answer,
      title: `${fr ? "Vérification d’annonce" : "Claim check"} – ${model.row.name}`,
      headline: [
        { label: "verdict", value: word[lang], unit: "none", text: word[lang] },
        figure({ en: "ceiling of one stream", fr: "plafond d’un flux" }, tps / ratio, "tokPerS", lang, 0),
        figure(
          { en: "chips that hold the weights", fr: "puces pour loger les poids" },
          holding,
          "chips",
          lang,
        ),
      ],
      inputs: [
        numberInput({ en: "claimed", fr: "annoncé" }, tps, "tok/s", true, lang),
        { label: fr ? "modèle" : "model", value: model.row.name, source: "given" },
        { label: fr ? "matériel" : "hardware", value: row.name, source: "given" },
        {
          label: "format",
          value: shortName(quant),
          source: quantOf(slots) === undefined ? "default" : "given",
        },
      ],
      working: [
        ...reply.answer.working,
        fr
          ? `${number(gb, 1)} Go / ${number(memoryGb, 2)} Go par puce → ${number(holding)} puces, cache KV non compris`
          : `${number(gb, 1)} GB / ${number(memoryGb, 2)} GB per chip → ${number(holding)} chips, KV cache not included`,
      ],
      ...(same.length > 1 ? { table: claimsTable(same, lang) } : {}),
      notes: [
        ratio < 0.1
          ? fr
            ? `L’annonce n’atteint que ${number(ratio * 100, 1)} % du plafond : sur ces machines, c’est le calcul et les échanges entre puces qui limitent, pas la mémoire.`
            : `The claim is only ${number(ratio * 100, 1)} % of the ceiling: on these machines compute and traffic between chips are the limit, not memory.`
          : sentence[lang],
        ...same.slice(0, 1).map((claim) => claimNote(claim, lang)),
        fr
          ? `Sur GPU, ce flux demanderait ${number(needed)} Go/s, soit ${number(needed / 3350, 1)} H100 en parallèle parfait.`
          : `On GPUs this stream would need ${number(needed)} GB/s, that is ${number(needed / 3350, 1)} H100s in perfect parallel.`,
      ],
      formulas: [{ en: formatCall(CLAIM_RATIO, call, "en"), fr: formatCall(CLAIM_RATIO, call, "fr") }],
      sources: same.flatMap(({ source }) => (source ? [source] : [])).slice(0, 1),
    },
  };
}
