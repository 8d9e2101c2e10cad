import type { Lang } from "../text/lang.js";
import { answerOf, type Reply } from "./answer.js";
import { currencyNotes, formatMoney, moneyFigure } from "./money.js";
import type { Slots } from "./slots.js";

/** Two bills of a month: the difference, and what it leaves out. */
export function twoBills(slots: Slots, spend: number, server: number, title: string, lang: Lang): Reply {
  const fr = lang === "fr";
  const saved = spend - server;
  return {
    ok: true,
    value: saved,
    unit: "usd",
    answer: answerOf({
      title,
      headline: [
        moneyFigure(
          saved >= 0
            ? { en: "saved per month at most", fr: "économie mensuelle au plus" }
            : { en: "more expensive per month", fr: "surcoût mensuel" },
          Math.abs(saved),
          "usd",
          slots,
          lang,
        ),
      ],
      inputs: [
        {
          label: fr ? "API par mois" : "API per month",
          value: formatMoney(spend, slots, lang),
          source: "given",
        },
        {
          label: fr ? "serveur par mois" : "server per month",
          value: formatMoney(server, slots, lang),
          source: "given",
        },
      ],
      working: [
        `${formatMoney(spend, slots, lang)} − ${formatMoney(server, slots, lang)} = ${formatMoney(saved, slots, lang)}`,
      ],
      notes: [
        ...currencyNotes(slots, lang),
        fr
          ? "Vrai seulement si le serveur absorbe tout ce trafic avec un modèle équivalent : donnez tokens par mois, modèle et matériel pour le vérifier."
          : "True only if that server carries the whole traffic with a model as good: give tokens per month, model and hardware to check it.",
        fr
          ? "Personnel, supervision, réserve et électricité ne sont pas comptés."
          : "Staff, monitoring, spare capacity and electricity are not counted.",
      ].slice(0, 3),
    }),
  };
}
