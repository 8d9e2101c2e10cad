import { readFileSync } from "node:fs";
import Ajv2020, { type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";

// Discord's own OpenAPI document as judge of everything that the bot sends.

type Json = Record<string, unknown>;
interface ObjectSchema {
  properties?: Record<string, Json>;
  additionalProperties?: unknown;
}

const document = JSON.parse(readFileSync("tests/schemas/discord/openapi.min.json", "utf8")) as {
  components: { schemas: Record<string, ObjectSchema> };
};
const { schemas } = document.components;
const allow = (name: string, property: string, schema: Json) => {
  const { properties } = schemas[name] ?? {};
  if (!properties) throw new Error(`the document has no ${name}`);
  properties[property] = schema;
};
// Where the document lags behind the documentation.
for (const name of ["ApplicationCommandUpdateRequest", "ApplicationCommandCreateRequest"])
  allow(name, "default_member_permissions", { type: ["string", "integer", "null"] });
allow("IncomingWebhookInteractionRequest", "enforce_nonce", { type: "boolean" });
for (const schema of Object.values(schemas))
  if (schema.properties && schema.additionalProperties === undefined) schema.additionalProperties = false;

const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: false });
ajv.addSchema(document, "discord");
const compiled = new Map<string, ValidateFunction>();

/** Problems of a value against one component of the document; none when it passes. */
export function problemsOf(component: string, value: unknown): readonly string[] {
  let validate = compiled.get(component);
  if (!validate) {
    validate = ajv.compile({ $ref: `discord#/components/schemas/${component}` });
    compiled.set(component, validate);
  }
  // As it travels: keys without a value are gone.
  if (validate(JSON.parse(JSON.stringify(value)))) return [];
  return (validate.errors ?? []).map((error: ErrorObject) => `${error.instancePath} ${error.message}`);
}

const CALLBACKS: Record<number, string> = {
  1: "PongInteractionCallbackRequest",
  4: "CreateMessageInteractionCallbackRequest",
  5: "CreateMessageInteractionCallbackRequest",
  6: "UpdateMessageInteractionCallbackRequest",
  7: "UpdateMessageInteractionCallbackRequest",
  8: "ApplicationCommandAutocompleteCallbackRequest",
};

/** Problems of a first response. */
export function callbackProblems(body: unknown): readonly string[] {
  const { type, data } = body as { type: number; data?: Json };
  const component = CALLBACKS[type];
  if (!component) return [`callback type ${type}`];
  const needsData = type === 4 || type === 7 || type === 8;
  return [
    ...(needsData && data === undefined ? ["data is missing"] : []),
    ...problemsOf(component, body),
    ...(type === 4 || type === 7 ? messageRules(data ?? {}) : []),
  ];
}

/** Problems of an edit or follow-up, with the names of the files that travel along. */
export function messageProblems(message: unknown, files: readonly string[] = []): readonly string[] {
  const component =
    "flags" in (message as Json)
      ? "IncomingWebhookInteractionRequest"
      : "IncomingWebhookUpdateRequestPartial";
  return [...problemsOf(component, message), ...messageRules(message as Json, files)];
}

/** What the schema does not hold. */
function messageRules(message: Json, files: readonly string[] = []): readonly string[] {
  const {
    allowed_mentions: mentions,
    embeds = [],
    components = [],
    content = "",
  } = message as {
    allowed_mentions?: { parse?: unknown[] };
    embeds?: Json[];
    components?: { components: Json[] }[];
    content?: string;
  };
  const text = JSON.stringify(message);
  const ids = components.flatMap((row) => row.components.map((one) => one.custom_id));
  const total = embeds.map(embedLength).reduce((sum, one) => sum + one, 0);
  const pictures = [...text.matchAll(/attachment:\/\/([\w.-]+)/g)].map((match) => match[1] ?? "");
  return [
    ...(JSON.stringify(mentions) === '{"parse":[]}' ? [] : ["mentions are not switched off"]),
    ...(total > 6000 ? [`${total} characters in embeds`] : []),
    ...(embeds.length === 0 && content === "" ? ["empty message"] : []),
    ...(new Set(ids).size === ids.length ? [] : ["a custom_id twice"]),
    ...(components.length > 5 || components.some((row) => row.components.length > 5)
      ? ["too many components"]
      : []),
    ...pictures.filter((name) => !files.includes(name)).map((name) => `no file for attachment://${name}`),
    ...(/\b(?:NaN|Infinity|undefined|\[object Object\])\b/.test(text) ? ["a raw value shows"] : []),
  ];
}

function embedLength(embed: Json): number {
  const {
    title = "",
    description = "",
    footer,
    author,
    fields = [],
  } = embed as {
    title?: string;
    description?: string;
    footer?: { text: string };
    author?: { name: string };
    fields?: { name: string; value: string }[];
  };
  const parts = [
    title,
    description,
    footer?.text ?? "",
    author?.name ?? "",
    ...fields.flatMap((f) => [f.name, f.value]),
  ];
  return parts.join("").length;
}

/** Problems of a set of commands for the bulk overwrite. */
export function commandProblems(commands: readonly unknown[]): readonly string[] {
  return commands.flatMap((command) => problemsOf("ApplicationCommandUpdateRequest", command));
}
