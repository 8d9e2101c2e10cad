// Interactions as Discord sends them, in every context where they can come from.

export const APPLICATION = "300000000000000001";
export const USER = "200000000000000001";
export const OTHER_USER = "200000000000000002";
const DISCORD_EPOCH_MS = 1_420_070_400_000;

let sequence = 0;

/** An id made at a moment, as Discord makes them. */
export function snowflake(atMs: number = Date.now()): string {
  sequence = (sequence + 1) % 4096;
  return String((BigInt(Math.floor(atMs) - DISCORD_EPOCH_MS) << 22n) | BigInt(sequence));
}

const user = (id: string) => ({ id, username: "ada", discriminator: "0", global_name: "Ada", avatar: null });
const inServer = (id: string) => ({
  context: 0,
  guild_id: "400000000000000001",
  member: {
    user: user(id),
    roles: [],
    joined_at: "2026-01-01T00:00:00Z",
    permissions: "0",
    deaf: false,
    mute: false,
    flags: 0,
  },
  authorizing_integration_owners: { "0": "400000000000000001" },
});

/** What differs between the places where a command can be used. */
export const contexts = {
  server: (id: string) => ({
    ...inServer(id),
    guild_locale: "en-US",
    guild: { id: "400000000000000001", locale: "en-US", features: [] },
  }),
  "unknown server": (id: string) => inServer(id),
  "direct message": (id: string) => ({
    context: 1,
    user: user(id),
    authorizing_integration_owners: { "0": "0" },
  }),
  "group message": (id: string) => ({
    context: 2,
    user: user(id),
    authorizing_integration_owners: { "1": id },
  }),
  "user install": (id: string) => ({ ...inServer(id), authorizing_integration_owners: { "1": id } }),
} as const;
export type ContextName = keyof typeof contexts;

interface Common {
  readonly locale?: string;
  readonly context?: ContextName;
  readonly user?: string;
  readonly atMs?: number;
}

function interaction(
  type: number,
  data: unknown,
  { locale = "en-US", context = "server", user: id = USER, atMs }: Common,
) {
  return {
    id: snowflake(atMs),
    application_id: APPLICATION,
    type,
    token: `token-${snowflake()}-secret`,
    version: 1,
    channel_id: "500000000000000001",
    channel: { id: "500000000000000001", type: context.endsWith("message") ? 1 : 0 },
    locale,
    app_permissions: "0",
    entitlements: [],
    attachment_size_limit: 10_485_760,
    data,
    ...contexts[context](id),
  };
}

const TYPES: Record<string, number> = { string: 3, number: 4, boolean: 5 };
type OptionValue = string | number | boolean;

const optionsOf = (values: Readonly<Record<string, OptionValue>>) =>
  Object.entries(values).map(([name, value]) => ({ name, value, type: TYPES[typeof value] ?? 3 }));

export function commandInteraction(
  name: string,
  values: Readonly<Record<string, OptionValue>> = {},
  more: Common & {
    readonly file?: { readonly option: string; readonly url: string; readonly size: number };
  } = {},
) {
  const { file, ...common } = more;
  const options = [
    ...optionsOf(values),
    ...(file ? [{ name: file.option, type: 11, value: "600000000000000001" }] : []),
  ];
  const resolved = file
    ? {
        resolved: {
          attachments: {
            "600000000000000001": {
              id: "600000000000000001",
              filename: "results.json",
              size: file.size,
              url: file.url,
              proxy_url: file.url,
              content_type: "application/json",
            },
          },
        },
      }
    : {};
  return interaction(2, { id: "700000000000000001", name, type: 1, options, ...resolved }, common);
}

/** A command whose answer has no chart, so that it is given at once: 10.18 s. */
export function quickCommand(more: Common & { readonly hidden?: boolean } = {}) {
  const { hidden, ...common } = more;
  const formula = more.locale === "fr" ? "=RESPONSE_TIME_S(200;20;500)" : "=RESPONSE_TIME_S(200, 20, 500)";
  return commandInteraction(
    "calc",
    { formula, ...(hidden === undefined ? {} : { private: hidden }) },
    common,
  );
}

export function autocompleteInteraction(
  name: string,
  focused: string,
  typed: string,
  values: Readonly<Record<string, OptionValue>> = {},
  more: Common = {},
) {
  const options = [...optionsOf(values), { name: focused, type: 3, value: typed, focused: true }];
  return interaction(4, { id: "700000000000000001", name, type: 1, options }, more);
}

export function componentInteraction(
  customId: string,
  more: Common & { readonly asker?: string; readonly values?: readonly string[] } = {},
) {
  const { asker = USER, values, ...common } = more;
  const data = { custom_id: customId, component_type: values ? 3 : 2, ...(values ? { values } : {}) };
  return {
    ...interaction(3, data, common),
    message: {
      id: snowflake(),
      type: 20,
      content: "",
      channel_id: "500000000000000001",
      embeds: [],
      interaction_metadata: {
        id: snowflake(),
        type: 2,
        user: user(asker),
        authorizing_integration_owners: { "0": "0" },
      },
    },
  };
}

export const ping = () => ({
  id: snowflake(),
  application_id: APPLICATION,
  type: 1,
  token: "ping",
  version: 1,
});
export const unknownType = (type = 99) => interaction(type, { name: "x" }, {});
