import type { Lang } from "../text/lang.js";

/** "seen on 2026-05-02", "seen in 2026": price lists are dated to the day, the month or the year. */
export function seenOn(date: string, lang: Lang): string {
  const whole = /^\d{4}-\d{2}-\d{2}$/.test(date);
  if (lang === "fr") return whole ? `le ${date}` : `en ${date}`;
  return whole ? `on ${date}` : `in ${date}`;
}
