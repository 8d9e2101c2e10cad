import * as z from "zod";
import type { Lang, Text } from "../core/index.js";

// The environment, read once at the door. Every refusal names the variable, what is wrong and where the value is found.

const SNOWFLAKE = /^\d{17,20}$/;
const HEX_KEY = /^[0-9a-f]{64}$/i;

const blankToMissing = (value: unknown) =>
  typeof value === "string" && value.trim() === "" ? undefined : value;
const variable = <T extends z.ZodType>(schema: T) => z.preprocess(blankToMissing, schema.optional());

const environment = z.object({
  BOT_TRANSPORT: variable(z.enum(["gateway", "http", "console"])),
  DISCORD_TOKEN: variable(z.string().regex(/^[^\s"']{20,200}$/)),
  DISCORD_APPLICATION_ID: variable(z.string().regex(SNOWFLAKE)),
  DISCORD_PUBLIC_KEY: variable(z.string().regex(HEX_KEY)),
  DISCORD_API_URL: variable(z.url({ protocol: /^https?$/ })),
  PORT: variable(z.coerce.number().int().min(0).max(65535)),
  HOST: variable(z.string()),
  MENTIONS: variable(z.enum(["on", "off"])),
  LOG_LEVEL: variable(z.enum(["debug", "info", "warn", "error"])),
});

type Name = keyof z.infer<typeof environment>;

/** What each variable must look like, for whoever sets the bot up. */
const MEND: Record<Name, Text> = {
  BOT_TRANSPORT: {
    en: "gateway, http or console; leave it out for gateway with DISCORD_TOKEN, console without",
    fr: "gateway, http ou console ; sans elle, gateway avec DISCORD_TOKEN, sinon console",
  },
  DISCORD_TOKEN: {
    en: "the bot’s token as it is shown once under Bot > Reset Token, without quotes and without “Bot ”",
    fr: "le jeton du bot, affiché une seule fois sous Bot > Reset Token, sans guillemets ni « Bot »",
  },
  DISCORD_APPLICATION_ID: {
    en: "the 17 to 20 digits under General Information > Application ID",
    fr: "les 17 à 20 chiffres de General Information > Application ID",
  },
  DISCORD_PUBLIC_KEY: {
    en: "the 64 hexadecimal digits under General Information > Public Key (neither the token nor the id)",
    fr: "les 64 chiffres hexadécimaux de General Information > Public Key (ni le jeton, ni l’identifiant)",
  },
  DISCORD_API_URL: {
    en: "the address of Discord’s API, https://discord.com/api if left out",
    fr: "l’adresse de l’API de Discord, https://discord.com/api par défaut",
  },
  PORT: { en: "a port from 0 to 65535, for example 8080", fr: "un port de 0 à 65535, par exemple 8080" },
  HOST: {
    en: "the address to listen on, 0.0.0.0 if left out",
    fr: "l’adresse d’écoute, 0.0.0.0 par défaut",
  },
  MENTIONS: { en: "on or off", fr: "on ou off" },
  LOG_LEVEL: { en: "debug, info, warn or error", fr: "debug, info, warn ou error" },
};

interface Common {
  readonly api: string;
  readonly host: string;
  readonly logLevel: "debug" | "info" | "warn" | "error";
  readonly applicationId?: string;
}

export type Config = Common &
  (
    | { readonly transport: "console" }
    | {
        readonly transport: "gateway";
        readonly token: string;
        readonly mentions: boolean;
        readonly port?: number;
      }
    | { readonly transport: "http"; readonly publicKey: string; readonly port: number }
  );

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] };

type Env = Readonly<Record<string, string | undefined>>;

/** Reads the environment and chooses the transport; a contradiction is refused with a sentence, never guessed away. */
export function readConfig(env: Env, lang: Lang): ConfigResult {
  const read = environment.safeParse(env);
  if (!read.success) {
    const names = [...new Set(read.error.issues.map(({ path }) => String(path[0]) as Name))];
    return refuse(names.map((name) => wanted(name, lang)));
  }
  const values = read.data;
  const { DISCORD_TOKEN: token, DISCORD_PUBLIC_KEY: publicKey, PORT: port, MENTIONS: mentions } = values;
  const transport = values.BOT_TRANSPORT ?? (token ? "gateway" : "console");
  const problems = contradictions(values, transport).map((problem) => problem[lang]);
  const missing = (transport === "http" ? (["DISCORD_PUBLIC_KEY", "PORT"] as const) : [])
    .filter((name) => values[name] === undefined)
    .concat(transport === "gateway" && !token ? (["DISCORD_TOKEN"] as never[]) : [])
    .map((name) => wanted(name, lang));
  if (problems.length + missing.length > 0) return refuse([...problems, ...missing]);
  const common = {
    api: values.DISCORD_API_URL ?? "https://discord.com/api",
    host: values.HOST ?? "0.0.0.0",
    logLevel: values.LOG_LEVEL ?? ("info" as const),
    ...(values.DISCORD_APPLICATION_ID ? { applicationId: values.DISCORD_APPLICATION_ID } : {}),
  };
  if (transport === "http" && publicKey && port !== undefined)
    return { ok: true, config: { ...common, transport, publicKey, port } };
  if (transport === "gateway" && token)
    return {
      ok: true,
      config: {
        ...common,
        transport,
        token,
        mentions: mentions === "on",
        ...(port === undefined ? {} : { port }),
      },
    };
  return { ok: true, config: { ...common, transport: "console" } };
}

function contradictions(
  { BOT_TRANSPORT, DISCORD_PUBLIC_KEY, DISCORD_TOKEN, MENTIONS }: z.infer<typeof environment>,
  transport: Config["transport"],
): readonly Text[] {
  return [
    ...(MENTIONS === "on" && transport !== "gateway"
      ? [
          {
            en: `MENTIONS=on needs the gateway, but the transport is ${transport}: Discord delivers mentions there alone.`,
            fr: `MENTIONS=on demande la passerelle, or le transport est ${transport} : Discord n’y livre pas les mentions.`,
          },
        ]
      : []),
    ...(BOT_TRANSPORT === undefined && DISCORD_PUBLIC_KEY && !DISCORD_TOKEN
      ? [
          {
            en: "DISCORD_PUBLIC_KEY is set, but nothing says which transport: set BOT_TRANSPORT=http, or DISCORD_TOKEN for the gateway.",
            fr: "DISCORD_PUBLIC_KEY est définie, mais rien n’indique le transport : définissez BOT_TRANSPORT=http, ou DISCORD_TOKEN pour la passerelle.",
          },
        ]
      : []),
  ];
}

function wanted(name: Name, lang: Lang): string {
  return `${name}${lang === "fr" ? " : il faut " : ": expected: "}${MEND[name][lang]}.`;
}

function refuse(problems: readonly string[]): ConfigResult {
  return { ok: false, problems };
}
