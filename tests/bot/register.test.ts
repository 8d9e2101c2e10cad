import { REST } from "discord.js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type SlashCommand, slashCommands } from "../../bot/definitions.js";
import { register } from "../../bot/register.js";
import { difference } from "../../bot/register-diff.js";
import { commands } from "../../core/answers/command.js";
import { type FakeDiscord, startFakeDiscord } from "../fakes/discord.js";
import { APPLICATION } from "../fakes/interactions.js";
import { commandProblems } from "../fakes/openapi.js";

const wanted = slashCommands(commands);
const GUILD = "400000000000000001";

describe("difference", () => {
  /** As Discord lists it: with ids, defaults and nulls of its own. */
  const asListed = (command: SlashCommand) => ({
    id: "1",
    application_id: APPLICATION,
    version: "2",
    default_member_permissions: null,
    nsfw: false,
    name_localizations: null,
    ...command,
    contexts: [2, 0, 1],
    options: command.options.map((option) => ({
      required: false,
      autocomplete: false,
      name_localizations: null,
      ...option,
    })),
  });

  it("sees nothing to change in what Discord lists back", () => {
    expect(difference(wanted, wanted.map(asListed), "global")).toEqual({
      added: [],
      changed: [],
      removed: [],
    });
  });

  it("tells added, changed and removed commands", () => {
    const [first, second, ...others] = wanted.map(asListed);
    const changed = { ...first, name: first?.name ?? "", description: "Another" };
    const gone = { name: "old", description: "x" };
    expect(difference(wanted, [changed, ...others, gone], "global")).toEqual({
      added: [second?.name],
      changed: [first?.name],
      removed: ["old"],
    });
  });

  it("sees a changed choice and a changed translation", () => {
    const [first] = wanted.map(asListed);
    const translated = {
      ...first,
      name: first?.name ?? "",
      description_localizations: { "en-US": "a", fr: "b" },
    };
    expect(difference(wanted.slice(0, 1), [translated], "global").changed).toHaveLength(1);
  });
});

describe("register", () => {
  let discord: FakeDiscord;
  let lines: string[] = [];
  beforeAll(async () => {
    discord = await startFakeDiscord();
  });
  afterAll(() => discord.stop());
  beforeEach(() => {
    lines = [];
    discord.requests.length = 0;
  });
  const run = (...args: string[]) => {
    const rest = new REST({ api: discord.api, retries: 0 }).setToken("token");
    return register(args, APPLICATION, rest, (line) => lines.push(line), "en");
  };
  const puts = () => discord.requests.filter(({ method }) => method === "PUT");

  it("changes nothing without --apply", async () => {
    expect(await run()).toBe(0);
    expect(lines).toContain("  /calc added");
    expect(lines.at(-1)).toContain("--apply");
    expect(puts()).toEqual([]);
  });

  it("puts the whole valid set once, and then finds nothing to change", async () => {
    expect(await run("--apply")).toBe(0);
    expect(puts()).toHaveLength(1);
    expect(commandProblems(puts()[0]?.body as unknown[])).toEqual([]);
    lines = [];
    expect(await run("--apply")).toBe(0);
    expect(lines).toEqual(["Nothing to change."]);
    expect(puts()).toHaveLength(1);
  });

  it("registers in one server without what only global commands may have, and warns of twins", async () => {
    expect(await run("--apply", "--guild", GUILD)).toBe(0);
    expect(puts()[0]?.path).toContain(`/guilds/${GUILD}/`);
    expect(JSON.stringify(puts()[0]?.body)).not.toMatch(/contexts|integration_types/);
    expect(lines.join("\n")).toContain("show twice");
  });

  it("removes what is gone, and everything when told to", async () => {
    expect(await run("--apply", "--remove", "--guild", GUILD)).toBe(0);
    expect(puts()[0]?.body).toEqual([]);
    expect(lines).toContain("  /calc removed");
  });

  it("explains the daily limit and other refusals", async () => {
    discord.fail(/^GET/, { status: 400, code: 30034 }, { status: 401 });
    expect(await run()).toBe(1);
    expect(lines[0]).toContain("200 new commands a day");
    expect(await run()).toBe(1);
    expect(lines[1]).toContain("Discord refused (401");
  });

  it.each([["--nope"], ["--guild", "my server"], ["extra"]])("prints its usage for %s", async (...args) => {
    expect(await run(...args)).toBe(2);
    expect(lines[0]).toContain("Usage");
    expect(discord.requests).toEqual([]);
  });
});
