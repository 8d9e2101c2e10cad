import { describe, expect, it } from "vitest";
import { readConfig } from "../../bot/config.js";

const TOKEN = "MTA.fake-token.for-tests-only";
const KEY = "ab".repeat(32);
const problems = (env: Record<string, string>, lang: "en" | "fr" = "en") => {
  const read = readConfig(env, lang);
  return read.ok ? "" : read.problems.join("\n");
};
const config = (env: Record<string, string>) => {
  const read = readConfig(env, "en");
  if (!read.ok) throw new Error(read.problems.join());
  return read.config;
};

describe("readConfig", () => {
  it("chooses the gateway with a token, the console without, http when told", () => {
    expect(config({ DISCORD_TOKEN: TOKEN })).toMatchObject({
      transport: "gateway",
      token: TOKEN,
      mentions: false,
    });
    expect(config({})).toMatchObject({ transport: "console", logLevel: "info" });
    expect(config({ BOT_TRANSPORT: "http", DISCORD_PUBLIC_KEY: KEY, PORT: "8080" })).toMatchObject({
      transport: "http",
      port: 8080,
      api: "https://discord.com/api",
    });
    expect(config({ BOT_TRANSPORT: "console", DISCORD_TOKEN: TOKEN })).toMatchObject({
      transport: "console",
    });
  });

  it("takes an empty variable as left out", () => {
    expect(config({ BOT_TRANSPORT: "", DISCORD_TOKEN: " ", MENTIONS: "" })).toMatchObject({
      transport: "console",
    });
  });

  const bad: Record<string, [Record<string, string>, RegExp]> = {
    "an unknown transport": [{ BOT_TRANSPORT: "smoke" }, /BOT_TRANSPORT.*gateway, http or console/],
    "a token in quotes": [{ DISCORD_TOKEN: `"${TOKEN}"` }, /DISCORD_TOKEN.*Reset Token/],
    "a token with Bot in front": [{ DISCORD_TOKEN: `Bot ${TOKEN}` }, /DISCORD_TOKEN.*without/],
    "an application id for a key": [
      { BOT_TRANSPORT: "http", DISCORD_PUBLIC_KEY: "123456789012345678", PORT: "1" },
      /DISCORD_PUBLIC_KEY.*neither the token nor the id/,
    ],
    "a port that is none": [{ PORT: "80 80" }, /PORT.*8080/],
    "a port out of range": [{ PORT: "70000" }, /PORT/],
    "http without key and port": [{ BOT_TRANSPORT: "http" }, /DISCORD_PUBLIC_KEY[\s\S]*PORT/],
    "gateway without a token": [{ BOT_TRANSPORT: "gateway" }, /DISCORD_TOKEN/],
    "mentions over http": [
      { BOT_TRANSPORT: "http", DISCORD_PUBLIC_KEY: KEY, PORT: "1", MENTIONS: "on" },
      /MENTIONS=on needs the gateway/,
    ],
    "mentions in the console": [{ MENTIONS: "on" }, /transport is console/],
    "a key that no transport uses": [{ DISCORD_PUBLIC_KEY: KEY }, /BOT_TRANSPORT=http/],
    "mentions that are neither on nor off": [{ MENTIONS: "yes" }, /MENTIONS.*on or off/],
    "an application id that is a name": [{ DISCORD_APPLICATION_ID: "jeton" }, /17 to 20 digits/],
    "an address that is none": [{ DISCORD_API_URL: "discord" }, /DISCORD_API_URL/],
  };
  for (const [name, [env, says]] of Object.entries(bad))
    it(`refuses ${name} with a sentence`, () => {
      expect(problems(env)).toMatch(says);
      expect(problems(env, "fr")).not.toBe(problems(env));
    });

  it("never repeats a secret", () => {
    expect(problems({ DISCORD_TOKEN: "short secret" })).not.toContain("short secret");
  });
});
