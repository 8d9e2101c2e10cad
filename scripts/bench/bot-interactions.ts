import { coreAnswers } from "../../bot/deps.js";
import { handle } from "../../bot/handle.js";
import { commands } from "../../core/answers/command.js";

// Interactions as Discord sends them, of the kinds that people use: each command's own example in both languages, its
// autocompletion, a button. What needs a file is left out, because it is deferred.

type Lang = "en" | "fr";
const deps = { ...coreAnswers, secondsToWait: () => 0, isStale: () => false, report: () => "" };

/** How many were made so far: none has the user of another, or most answers would be a request to slow down. */
let made = 0;

const kinds = commands.flatMap((command) =>
  (["en", "fr"] as const).flatMap((lang) => {
    const options = exampleOptions(command, lang);
    const data = { id: "1", type: 1, name: command.name };
    const customId = `j1${lang[0]}:${command.example[lang].slice(1)}`;
    return [
      { lang, kind: { type: 2, data: { ...data, options } } },
      { lang, kind: { type: 4, data: { ...data, options: [{ ...options[0], focused: true }] } } },
      { lang, kind: { type: 3, data: { custom_id: customId, component_type: 2 }, message: { id: "1" } } },
    ].filter(({ kind }) => ["reply", "autocomplete"].includes(handle(interaction(lang, kind), deps).kind));
  }),
);

/** A mix of interactions. */
export function interactions(count: number): readonly object[] {
  return Array.from({ length: count }, (_, i) => {
    const { lang = "en", kind = {} } = kinds[i % kinds.length] ?? {};
    return interaction(lang, kind);
  });
}

/** One simple command, as often as wanted. */
export function calcCommands(count: number): readonly object[] {
  const kind = (formula: string) => ({
    type: 2,
    data: { id: "1", type: 1, name: "calc", options: [{ name: "formula", type: 3, value: formula }] },
  });
  return Array.from({ length: count }, (_, i) =>
    i % 2 === 0
      ? interaction("en", kind("=RESPONSE_TIME_S(200, 20, 500)"))
      : interaction("fr", kind("=RESPONSE_TIME_S(200;20;500)")),
  );
}

/** What Discord asks an endpoint to see that it checks signatures. */
export function pings(count: number): readonly object[] {
  return Array.from({ length: count }, () => interaction("en", { type: 1 }));
}

function interaction(lang: Lang, kind: object): object {
  made += 1;
  return {
    id: String((BigInt(Date.now() - 1_420_070_400_000) << 22n) + BigInt(made)),
    application_id: "300000000000000001",
    token: `token ${made}`,
    version: 1,
    locale: lang === "fr" ? "fr" : "en-US",
    user: { id: String(200_000_000_000_000_000n + BigInt(made)), username: "ada" },
    ...kind,
  };
}

/** `/latency ttft:200 tpot:20` as Discord's options; a bare value is that of the first option. */
function exampleOptions(command: (typeof commands)[number], lang: Lang) {
  const line = command.example[lang].replace(/^\/\S+\s*/, "");
  const named = [...line.matchAll(/(\p{L}+):("[^"]*"|\S+(?:\s+(?!\p{L}+:)\S+)*)/gu)];
  const options = named.flatMap(([, name, value = ""]) => {
    const option = command.options.find((one) => one.name === name || one.nameFr === name);
    return option ? [{ name: option.name, type: 3, value: value.replaceAll('"', "") }] : [];
  });
  const [first] = command.options;
  return options.length > 0 || !first ? options : [{ name: first.name, type: 3, value: line }];
}
