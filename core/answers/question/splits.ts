import { NUMBER_WORDS } from "./numbers.js";

/**
 * How cards share a model, as it is written here: "tp4", "pp2", "tp2pp2", "dp4" for four whole copies, "tp2dp2" for two
 * copies of two cards each; without a number where none was said.
 */
export type SplitName = string;

const TENSOR = String.raw`tensor[- ]?(?:parallel\w*|split)|parallelisme (?:de |par |des )?tensoriel|parallelisme (?:de |par |des )?tenseurs?|row[- ]?split|split[- ]?mode row`;
const LAYERS = String.raw`pipeline(?:[- ]?parallel\w*)?|parallelisme (?:de |par |en )?pipeline|layer[- ]?split|split[- ]?mode layer|split(?:ting)? (?:by |the )?layers|(?:decoupage|repartition|partage) (?:par|des|en) couches`;
const COUNT = String.raw`\d{1,2}|${[...NUMBER_WORDS.keys()].join("|")}`;
const COPIES =
  "(?:(?:single|one|1|mono|separate|independent|full|whole|tp ?=? ?1)[- ]?(?:gpu|card|carte)? )?(?:replicas?|instances|copies|data[- ]parallel(?:ism)?(?: replicas?)?)";
const SPLIT = new RegExp(
  String.raw`\b(?<copies>${COUNT}) ${COPIES}(?: (?:of|de|en|with|avec|at|in) tp ?=? ?(?<each>\d{1,2})\b)?|\bdp ?=? ?(?<dp>\d{1,2})\b|\btp ?=? ?(?<tp>\d{1,2})\b(?: ?[x+*-]? ?pp ?=? ?(?<both>\d{1,2})\b)?|\bpp ?=? ?(?<pp>\d{1,2})\b|\b(?<alone>tp|pp)\b|\b(?:(?<tensor>${TENSOR})|(?:${LAYERS}))`,
  "g",
);

/** The ways of sharing that a folded text sets against each other; nothing where it names fewer than two. */
export function splitsIn(folded: string): readonly SplitName[] {
  const names = [...folded.matchAll(SPLIT)].map(({ groups = {} }) => {
    const { tp, both, alone, pp, tensor, copies, each, dp } = groups;
    if (copies !== undefined)
      return `${each === undefined ? "" : `tp${each}`}dp${NUMBER_WORDS.get(copies) ?? copies}`;
    if (dp !== undefined) return `dp${dp}`;
    if (both !== undefined) return `tp${tp ?? ""}pp${both}`;
    if (tp !== undefined) return `tp${tp}`;
    if (pp !== undefined) return `pp${pp}`;
    return tensor !== undefined || alone === "tp" ? "tp" : "pp";
  });
  const all = [...new Set(names)];
  // "TP4 or PP4, is tensor parallel better": the sized name says more.
  const kept = all.filter(
    (name) => /\d/.test(name) || !all.some((other) => other.startsWith(`${name}`) && other !== name),
  );
  return kept.length > 1 ? kept : [];
}
