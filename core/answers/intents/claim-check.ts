import { findHardware } from "../../catalogue/find-hardware.js";
import type { HardwareRow } from "../../catalogue/types.js";
import { type JudgedClaim, judgeClaim } from "../../deployment/claim.js";
import type { Deployment } from "../../deployment/deployment.js";
import { memoryFit, memoryOf } from "../../deployment/memory.js";
import { totalNeed } from "../../estimator/memory/need.js";
import { CalcError, type Failure, fail } from "../../failure.js";
import { BANDWIDTH_NEEDED_GBS } from "../../functions/decode/bandwidth-needed-gbs.js";
import { TOKENS_PER_SEC, tokensPerSec } from "../../functions/decode/tokens-per-sec.js";
import { formatCall } from "../../text/call.js";
import type { Lang } from "../../text/lang.js";
import { formatNumber } from "../../text/number.js";
import { commandFor } from "../actions.js";
import { answerOf, type Reply } from "../answer.js";
import { attempt, tried } from "../attempt.js";
import { VERDICTS } from "../claim-verdicts.js";
import { defineIntent } from "../define-intent.js";
import { figure } from "../figures.js";
import { answerCall } from "../from-call.js";
import { guide } from "../guide.js";
import { claimNote, claimsTable, publishedClaims } from "../published-claims.js";
import { hardwareOf, isNamed, modelOf, numberInput, quantOf, understand } from "../scenario.js";
import type { Slots } from "../slots.js";
import { sramClaim } from "../sram-claim.js";
import { namedModel, storedWeights } from "../weights-of.js";
import { kvCache } from "./kv-cache.js";
import { modelSize } from "./model-size.js";

// Is a speed that somebody states possible, and what would it take? The claim is held against the ceiling of one stream
// and of a saturated server; machines with their weights in SRAM are held against their own arithmetic.

export const claimCheck = defineIntent({
  id: "claim_check",
  title: { en: "Claim check", fr: "Vérification d’annonce" },
  answer(slots, lang) {
    const device = slots.hardware === undefined ? undefined : findHardware(hardwareOf(slots));
    const row = device?.ok ? device.row : undefined;
    const sram = row !== undefined && ["wafer-scale", "lpu", "rdu"].includes(row.kind);
    if (claimedOf(slots) === undefined) return withoutSpeed(slots, row, lang);
    const tps = claimedOf(slots) as number;
    if (row && sram) return sramClaim(slots, row, tps, lang);
    if (isNamed(slots)) return onDevice(slots, tps, lang);
    if (slots.bandwidth_gbs !== undefined && (slots.params_b !== undefined || slots.models !== undefined))
      return onBandwidth(slots, tps, slots.bandwidth_gbs, lang);
    if (slots.models !== undefined || slots.params_b !== undefined) return neededBandwidth(slots, tps, lang);
    return fail("type", {
      param: "model",
      given: null,
      reason: {
        en: "which model, on what? For example: 150 tok/s for Llama 3.1 70B on one H100",
        fr: "quel modèle, sur quoi ? Par exemple : 150 tok/s pour Llama 3.1 70B sur un H100",
      },
    });
  },
});

/** A single figure; of a range its upper end. */
function claimedOf({ tps, tps_total, tpot_ms }: Slots): number | undefined {
  const said = tps ?? tps_total ?? (tpot_ms === undefined ? undefined : 1000 / tpot_ms);
  return Array.isArray(said) ? Math.max(...said) : said;
}

/** A claim about memory, or a device whose published speeds are asked for. */
function withoutSpeed(slots: Slots, row: HardwareRow | undefined, lang: Lang): Reply {
  const named = slots.models !== undefined || slots.params_b !== undefined;
  if (named && slots.context !== undefined) return kvCache.answer(slots, lang);
  if (named && slots.hardware === undefined) return modelSize.answer(slots, lang);
  const claims = row ? publishedClaims({ hardwareId: row.id }, undefined) : [];
  if (row && claims.length > 0)
    return {
      ok: true,
      answer: answerOf({
        title: `${lang === "fr" ? "Annonces publiées" : "Published claims"} – ${row.name}`,
        table: claimsTable(claims, lang),
        notes: [
          lang === "fr"
            ? "Par utilisateur ; lot, précision, spéculation et date diffèrent d’une annonce à l’autre : elles ne se comparent pas entre elles."
            : "Per user; batch, precision, speculation and date differ between claims: they do not compare with each other.",
          ...claims.slice(0, 1).map((claim) => claimNote(claim, lang)),
        ],
        sources: claims.flatMap(({ source }) => (source ? [source] : [])).slice(0, 2),
      }),
    };
  return fail("type", {
    param: "speed",
    given: null,
    reason: {
      en: "which speed is claimed? For example: 150 tok/s for Llama 3.1 70B on one H100",
      fr: "quelle vitesse est annoncée ? Par exemple : 150 tok/s pour Llama 3.1 70B sur un H100",
    },
  });
}

function onDevice(slots: Slots, tps: number, lang: Lang): Reply {
  const fr = lang === "fr";
  const scenario = understand(slots, lang);
  const { deployment } = scenario;
  const judged = attempt(() => judgeClaim(deployment, tps));
  // What does not fit has no speed to estimate; the plain ceiling of the reading remains.
  const { verdict, ratio, ceiling, aggregateCeiling } = judged.ok
    ? judged.value
    : plainJudgement(slots, deployment, tps, judged.failure);
  const [word, sentence] = VERDICTS[verdict];
  const memory = tried(() => memoryFit(deployment, 0, 1));
  const need = tried(() => totalNeed(memoryOf(deployment, 0, 1)));
  const fits = judged.ok && (memory === undefined || memory.fit !== "no");
  const number = (value: number, digits = 1) => formatNumber(value, lang, digits);
  const call = [tps, scenario.modelName, scenario.hardwareName, scenario.quantName, deployment.gpus];
  const weightsGb = need ? need.weights / 1e9 : sizeOf(slots).gb;
  const weights = number(weightsGb);
  const published = publishedClaims(
    { hardwareId: deployment.hardware.id, modelIds: [deployment.model.id] },
    tps,
  );
  return {
    ok: true,
    value: ratio,
    unit: "times",
    answer: answerOf({
      title: `${claimCheck.title[lang]} – ${deployment.model.name}`,
      headline: [
        {
          label: fr ? "verdict" : "verdict",
          value: fits ? word[lang] : fr ? "ne tient pas" : "does not fit",
          unit: "none",
          text: fits ? word[lang] : fr ? "ne tient pas en mémoire" : "does not fit in memory",
        },
        figure({ en: "ceiling of one stream", fr: "plafond d’un flux" }, ceiling, "tokPerS", lang, 1),
        figure({ en: "claim over ceiling", fr: "annonce sur plafond" }, ratio, "times", lang, 2),
      ],
      inputs: [
        numberInput({ en: "claimed", fr: "annoncé" }, tps, "tok/s", true, lang),
        ...scenario.inputs,
        ...(slots.weights_gb === undefined
          ? []
          : [
              numberInput(
                { en: "claimed weights", fr: "poids annoncés" },
                slots.weights_gb,
                fr ? "Go" : "GB",
                true,
                lang,
              ),
            ]),
      ],
      working: [
        `${number(tps)} / ${number(ceiling)} = ${number(ratio, 2)}`,
        ...(aggregateCeiling === undefined
          ? []
          : [
              fr
                ? `plafond de tous les utilisateurs ensemble : ${number(aggregateCeiling, 0)} tok/s`
                : `ceiling of all users together: ${number(aggregateCeiling, 0)} tok/s`,
            ]),
      ],
      notes: [
        ...(fits
          ? []
          : [
              fr
                ? `Les poids font ${weights} Go et la mémoire n’y suffit pas : sans décharger vers la RAM (bien plus lent), c’est impossible.`
                : `The weights take ${weights} GB and the memory does not hold them: without offloading to RAM (far slower) it is impossible.`,
            ]),
        ...(slots.weights_gb !== undefined && Math.abs(weightsGb / slots.weights_gb - 1) > 0.15
          ? [
              fr
                ? `Dans ce format les poids font ${weights} Go, non ${number(slots.weights_gb)}.`
                : `In this format the weights take ${weights} GB, not ${number(slots.weights_gb)}.`,
            ]
          : []),
        ...(fits ? [sentence[lang]] : []),
        ...published.slice(0, 1).map((claim) => claimNote(claim, lang)),
        ...scenario.assumptions.map((text) => text[lang]),
        ...(ratio > 1 && fits
          ? [
              fr
                ? `Pour un seul flux sans spéculation, il faudrait au moins ${Math.ceil(ratio)} × plus de bande passante, ou ${number(ratio)} × moins d’octets lus.`
                : `For one stream without speculation it would take at least ${Math.ceil(ratio)} times the bandwidth, or ${number(ratio)} times fewer bytes read.`,
            ]
          : []),
      ].slice(0, 3),
      formulas: judged.ok
        ? [
            {
              en: formatCall({ name: "LLM_CLAIM" }, call, "en"),
              fr: formatCall({ name: "LLM_CLAIM" }, call, "fr"),
            },
          ]
        : [],
      actions: [
        { label: fr ? "Vitesse attendue" : "Expected speed", command: commandFor("speed", scenario) },
        {
          label: fr ? "Avec 64 utilisateurs" : "With 64 users",
          command: commandFor("speed", scenario, { users: 64 }),
        },
      ],
      sources: [guide("estimator", lang), deployment.hardware.source],
    }),
  };
}

function plainJudgement(slots: Slots, deployment: Deployment, tps: number, failure: Failure): JudgedClaim {
  const { bandwidthGbs } = deployment.hardware;
  if (failure.code !== "infeasible" || bandwidthGbs === undefined) throw new CalcError(failure);
  const { paramsB, bytes } = sizeOf(slots);
  const read = bandwidthGbs * deployment.split.tp;
  const ceiling = tokensPerSec({ paramsB, bytesPerParam: bytes, bandwidthGbs: read, efficiency: 1 });
  return { verdict: "impossible", ratio: tps / ceiling, ceiling, aggregateCeiling: undefined };
}

/** Model, bandwidth and speed: the ceiling alone. */
function onBandwidth(slots: Slots, tps: number, bandwidthGbs: number, lang: Lang): Reply {
  const { paramsB, bytes, sources } = sizeOf(slots);
  const reply = answerCall(TOKENS_PER_SEC, [paramsB, bytes, bandwidthGbs], lang, sources);
  if (!reply.ok) return reply;
  const ratio = tps / Number(reply.value);
  const verdict =
    ratio <= 0.75 ? "plausible" : ratio <= 1 ? "tight" : ratio <= 3 ? "speculation" : "aggregate";
  const [word, sentence] = VERDICTS[verdict];
  return {
    ...reply,
    value: ratio,
    unit: "times",
    answer: {
      ...reply.answer,
      title: claimCheck.title[lang],
      headline: [
        { label: "verdict", value: word[lang], unit: "none", text: word[lang] },
        figure({ en: "ceiling", fr: "plafond" }, Number(reply.value), "tokPerS", lang, 1),
        figure({ en: "claim over ceiling", fr: "annonce sur plafond" }, ratio, "times", lang, 2),
      ],
      notes: [sentence[lang], ...reply.answer.notes].slice(0, 3),
    },
  };
}

/** Model and speed alone: the bandwidth that one stream would need, and who has published such speeds. */
function neededBandwidth(slots: Slots, tps: number, lang: Lang): Reply {
  const fr = lang === "fr";
  const { paramsB, bytes, name, id, sources } = sizeOf(slots);
  const reply = answerCall(BANDWIDTH_NEEDED_GBS, [paramsB, bytes, tps], lang, sources);
  if (!reply.ok) return reply;
  const published = id === undefined ? [] : publishedClaims({ modelIds: [id] }, tps);
  return {
    ...reply,
    answer: {
      ...reply.answer,
      title: `${claimCheck.title[lang]} – ${name}`,
      ...(published.length > 0 ? { table: claimsTable(published, lang) } : {}),
      notes: [
        fr
          ? `Un H100 lit 3 350 Go/s : il en faudrait ${formatNumber(Number(reply.value) / 3350, lang, 1)} en parallèle parfait, ou de la spéculation, ou moins de bits.`
          : `An H100 reads 3,350 GB/s: it would take ${formatNumber(Number(reply.value) / 3350, lang, 1)} of them in perfect parallel, or speculation, or fewer bits.`,
        ...published.slice(0, 1).map((claim) => claimNote(claim, lang)),
        fr ? "Dites sur quel matériel pour un verdict." : "Say on which hardware for a verdict.",
      ].slice(0, 3),
      sources: published.flatMap(({ source }) => (source ? [source] : [])).slice(0, 1),
    },
  };
}

function sizeOf(slots: Slots) {
  const model = namedModel(modelOf(slots));
  const { bytesPerParam, gb } = storedWeights(model, quantOf(slots));
  return {
    paramsB: model.row.activeParamsB ?? model.row.paramsB ?? 0,
    bytes: bytesPerParam,
    gb,
    name: model.row.name,
    id: model.typical ? undefined : model.row.id,
    sources: {
      params_b: model.typical ? "given" : "catalogue",
      bytes_per_param: quantOf(slots) === undefined ? "default" : "derived",
    } as const,
  };
}
