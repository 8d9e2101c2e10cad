/** How names are compared: case, accents, punctuation, spaces and unit spellings do not count; "+" does. */

/** Lower case without accents, zero-width characters or full-width forms. */
export function fold(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, "")
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
}

/** One string without separators: "Command R+" and "command-r+" alike, "Command R" not. */
export function normalise(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}+]/gu, "");
}

// Written with or without a space before the number: "RTX4090", "Llama3.1", "qwen 2.5".
const SPLIT_BEFORE_NUMBER =
  /^(rtx|gtx|rx|arc|gaudi|geforce|radeon|epyc|xeon|ryzen|trainium|llama|codellama|qwen|gemma|phi|mistral|falcon|granite|glm|yi|olmo|deepseek|kimi|minimax|nemotron|gpt|grok|claude|gemini|starcoder|smollm|mixtral)(v?\d.*)$/;
const SPLIT_AFTER_NUMBER = /^(\d{3,4})(ti|super|xtx|xt|gre|laptop)$/;

// A map, not an object: "constructor" is a word that people can type.
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ["portable", "laptop"],
  ["mobile", "laptop"],
  ["codellama", "code llama"],
]);

/** The words of a name: "RTX4090 portable 16 Go" gives rtx, 4090, laptop, 16gb. */
export function tokensOf(text: string): readonly string[] {
  const spelled = fold(text)
    .replace(/(\d),(\d)/g, "$1.$2")
    .replace(/(\d)\s*(?:gib|gio|gb|go|g)(?![a-z0-9])/g, "$1gb ")
    .replace(/(\d)\s*(?:milliards?|billions?|md)(?![a-z0-9])/g, "$1b ")
    .replace(/(\d)[\s-]*(?:cores?|coeurs?|cœurs?)(?![a-z0-9])/g, "$1core ");
  const words = spelled.match(/[a-z0-9]+(?:\.\d+[a-z0-9]*)*\+?/g) ?? [];
  return words.flatMap((word) => {
    const split = SPLIT_BEFORE_NUMBER.exec(word) ?? SPLIT_AFTER_NUMBER.exec(word);
    return (split ? [split[1] ?? "", split[2] ?? ""] : [word]).flatMap((part) =>
      (SYNONYMS.get(part) ?? part).split(" "),
    );
  });
}

// Words that add nothing to a name: makers, sales names, tuning stages, file formats.
const NOISE = new Set(
  (
    "nvidia geforce amd radeon intel apple tesla instinct quadro gpu gpus card carte graphique graphics hbm2 hbm2e hbm3 " +
    "hbm3e gddr6 gddr6x gddr7 vram instruct chat it hf base model modele le la the meta mistralai gguf latest core cpu"
  ).split(" "),
);

/** The words of a name that tell it apart. */
export function distinctTokens(text: string): readonly string[] {
  return tokensOf(text).filter((token) => !NOISE.has(token));
}

/** The same for any order of the words. */
export function bagOf(tokens: readonly string[]): string {
  return [...tokens].sort().join(" ");
}
