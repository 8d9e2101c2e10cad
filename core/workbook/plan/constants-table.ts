import { CONSTANTS } from "../../estimator/constants.js";
import type { Text } from "../../text/lang.js";

/** A constant of the estimator, in a cell of its own on the Assumptions sheet. */
export interface Constant {
  readonly name: string;
  readonly label: Text;
  readonly unit: string;
  readonly value: number;
  readonly source: Text;
}

const FITTED: Text = { en: "fitted on published measurements", fr: "ajusté sur des mesures publiées" };
const JUDGED: Text = { en: "judged, seldom binds", fr: "estimé, rarement limitant" };

const one = (name: string, label: Text, unit: string, value: number, source = FITTED): Constant => ({
  name,
  label,
  unit,
  value,
  source,
});

/** Constants that belong to no model, device or engine. */
export function constants(): readonly Constant[] {
  const { decode, prefill, serve, widening } = CONSTANTS;
  return [
    one("allreduce_a_ms", { en: "all-reduce, base", fr: "réduction, base" }, "ms", decode.allreduceA),
    one(
      "allreduce_b_ms",
      { en: "all-reduce, per doubling of GPUs", fr: "réduction, par doublement des GPU" },
      "ms",
      decode.allreduceB,
    ),
    one(
      "allreduce_link_exponent",
      { en: "all-reduce, exponent of the link", fr: "réduction, exposant du lien" },
      "",
      decode.allreduceLinkExponent,
    ),
    one(
      "link_share",
      { en: "share of the link, decoding", fr: "part du lien, décodage" },
      "",
      decode.linkEfficiency,
    ),
    one(
      "group_wait_exponent",
      { en: "waiting in a group, exponent", fr: "attente dans un groupe, exposant" },
      "",
      decode.groupWaitExponent,
    ),
    one(
      "prefill_link_share",
      { en: "share of the link, prefill", fr: "part du lien, prefill" },
      "",
      prefill.linkEfficiency,
    ),
    one(
      "prefill_link_exponent",
      { en: "exponent of the link, prefill", fr: "exposant du lien, prefill" },
      "",
      prefill.linkExponent,
    ),
    one(
      "pipeline_exponent",
      { en: "filling of pipeline stages", fr: "remplissage des étages" },
      "",
      prefill.pipelineExponent,
    ),
    one(
      "prefill_bandwidth_share",
      { en: "share of bandwidth, prefill", fr: "part de bande passante, prefill" },
      "",
      0.8,
      JUDGED,
    ),
    one(
      "phi_throughput",
      { en: "share of prefills that slow a full batch", fr: "part des prefills qui ralentit un lot plein" },
      "",
      serve.phiThroughput,
    ),
    one(
      "pipeline_lanes",
      { en: "batches in flight, exponent", fr: "lots en vol, exposant" },
      "",
      serve.pipelineLanes,
    ),
    one(
      "fill_above_tflops",
      { en: "devices below this fill easily", fr: "sous ce débit, un appareil se remplit bien" },
      "TFLOPS",
      prefill.fillAboveTflops,
      JUDGED,
    ),
    one(
      "running_limit",
      { en: "requests that an engine runs at once", fr: "requêtes qu’un moteur traite ensemble" },
      "",
      256,
      {
        en: "usual setting of serving engines",
        fr: "réglage usuel des moteurs de service",
      },
    ),
    one(
      "band_widening",
      { en: "band of unmeasured groups wider by", fr: "fourchette des groupes non mesurés, élargie de" },
      "×",
      widening.unknownGroup,
      JUDGED,
    ),
  ];
}
