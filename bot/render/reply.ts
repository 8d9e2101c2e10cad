import type { Action, Answer, Reply } from "../../core/answers/answer.js";
import type { Lang } from "../../core/index.js";
import { cut, limits } from "../limits.js";
import { type Answered, type FileJob, type Message, noMentions } from "../plan.js";
import { texts } from "../texts.js";
import { EPHEMERAL } from "../wire.js";
import { renderActions } from "./components.js";
import { renderCsv } from "./csv.js";
import { renderEmbed, renderRefusal } from "./embed.js";
import { oneLine } from "./escape.js";
import { planJob } from "./plan-file.js";

const CHART = "chart.png";

/** An answer as a message, with the files that it needs. */
export function renderAnswer(answer: Answer, lang: Lang, ephemeral: boolean): Answered {
  const { embed, rowsLeft } = renderEmbed(answer, lang);
  const { chart, table } = answer;
  const files: readonly FileJob[] = [
    ...(chart
      ? [{ kind: "chart" as const, name: CHART, alt: altText(chart.alt), spec: chart.spec, lang }]
      : []),
    ...(table && rowsLeft > 0
      ? [
          {
            kind: "text" as const,
            name: "jeton.csv",
            alt: texts.tableFile[lang],
            text: renderCsv(table, lang),
          },
        ]
      : []),
    ...planJob(answer, lang),
  ];
  const message = messageOf({
    embeds: [chart ? { ...embed, image: { url: `attachment://${CHART}` } } : embed],
    components: renderActions(answer.actions, lang),
    ephemeral,
  });
  return { message, files };
}

/** A refusal, for the asker alone: what is wrong, the allowed range, an example, and names to take instead. */
export function renderRefused(
  reply: Reply & { ok: false },
  lang: Lang,
  more: { readonly title?: string; readonly actions?: readonly Action[] } = {},
): Message {
  const components = renderActions(more.actions ?? [], lang);
  return messageOf({ embeds: [renderRefusal(more.title, reply.message)], components, ephemeral: true });
}

/** A plain sentence for the asker alone. */
export function notice(text: string): Message {
  return messageOf({ embeds: [renderRefusal(undefined, text)], components: [], ephemeral: true });
}

function messageOf(parts: {
  embeds: NonNullable<Message["embeds"]>;
  components: NonNullable<Message["components"]>;
  ephemeral: boolean;
}): Message {
  const { embeds, components, ephemeral } = parts;
  const message = { embeds, components, allowed_mentions: noMentions };
  return ephemeral ? { ...message, flags: EPHEMERAL } : message;
}

function altText(text: string): string {
  return cut(oneLine(text), limits.altText);
}
