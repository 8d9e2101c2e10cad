import { commands } from "../../core/answers/command.js";

// Interactions as Discord sends them, of the kinds that people use: each command's own example in both languages, its
// autocompletion, a button. Commands that need files are left out, because those are deferred.

const WITHOUT = ["bench"];

/** A mix of interactions, each from another user. */
export function interactions(count: number): readonly object[] {
  const kinds = commands
    .filter(({ name }) => !WITHOUT.includes(name))
    .flatMap((command) => [
      (lang: "en" | "fr") => ({
        type: 2,
        data: { id: "1", type: 1, name: command.name, options: exampleOptions(command, lang) },
      }),
      (lang: "en" | "fr") => ({
        type: 4,
        data: {
          id: "1",
          type: 1,
          name: command.name,
          options: [{ ...exampleOptions(command, lang)[0], focused: true }],
        },
      }),
      (lang: "en" | "fr") => ({
        type: 3,
        data: { custom_id: `j1${lang[0]}:${command.example[lang].slice(1)}`, component_type: 2 },
        message: { id: "1" },
      }),
    ]);
  return Array.from({ length: count }, (_, i) => {
    const lang = i % 2 === 0 ? "en" : "fr";
    return interaction(i, lang, kinds[i % kinds.length]?.(lang) ?? {});
  });
}

/** One simple command, as often as wanted. */
export function latencyCommands(count: number): readonly object[] {
  const options = Object.entries({ ttft: "200", tpot: "20", tokens: "500" }).map(([name, value]) => ({
    name,
    type: 3,
    value,
  }));
  const kind = { type: 2, data: { id: "1", type: 1, name: "latency", options } };
  return Array.from({ length: count }, (_, i) => interaction(i, i % 2 === 0 ? "en" : "fr", kind));
}

function interaction(i: number, lang: "en" | "fr", kind: object): object {
  return {
    id: String((BigInt(Date.now() - 1_420_070_400_000) << 22n) + BigInt(i)),
    application_id: "300000000000000001",
    token: `token ${i}`,
    version: 1,
    locale: lang === "fr" ? "fr" : "en-US",
    user: { id: String(200_000_000_000_000_000n + BigInt(i)), username: "ada" },
    ...kind,
  };
}

/** `/latency ttft:200 tpot:20` as Discord's options; a bare value is that of the first option. */
function exampleOptions(command: (typeof commands)[number], lang: "en" | "fr") {
  const line = command.example[lang].replace(/^\/\S+\s*/, "");
  const named = [...line.matchAll(/(\p{L}+):("[^"]*"|\S+(?:\s+(?!\p{L}+:)\S+)*)/gu)];
  const options = named.flatMap(([, name, value = ""]) => {
    const option = command.options.find((one) => one.name === name || one.nameFr === name);
    return option ? [{ name: option.name, type: 3, value: value.replaceAll('"', "") }] : [];
  });
  const [first] = command.options;
  return options.length > 0 || !first ? options : [{ name: first.name, type: 3, value: line }];
}
