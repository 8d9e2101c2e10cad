/**
 * The candidates nearest to a word, best first: those that begin with or contain it, then those within a few slips of
 * the keyboard (Levenshtein distance up to a third of the length).
 */
export function nearest(word: string, candidates: readonly string[], most = 3): readonly string[] {
  if (word === "") return [];
  return candidates
    .map((candidate) => ({ candidate, score: score(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ score }) => score < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.score - b.score || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

function score(word: string, candidate: string): number {
  if (candidate.startsWith(word)) return (candidate.length - word.length) / 100;
  if (word.length >= 3 && candidate.includes(word)) return 1 + (candidate.length - word.length) / 100;
  const most = Math.max(1, Math.floor(Math.max(word.length, candidate.length) / 3));
  const slips = distance(word, candidate, most);
  return slips > most ? Number.POSITIVE_INFINITY : slips + 1;
}

/** Levenshtein distance, given up beyond `most`. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? most + 1;
}
