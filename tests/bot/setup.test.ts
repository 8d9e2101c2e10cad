import { describe, expect, it } from "vitest";
import { checkSetup, inviteUrl } from "../../bot/setup.js";

describe("checkSetup", () => {
  it("says that all is well and prints both invitations", () => {
    const { ok, lines } = checkSetup({ DISCORD_APPLICATION_ID: "123456789012345678" }, "en");
    expect(ok).toBe(true);
    expect(lines.join("\n")).toMatch(
      /Transport: console[\s\S]*8,000[\s\S]*integration_type=0[\s\S]*integration_type=1/,
    );
  });

  it("repeats the problems of the configuration", () => {
    const { ok, lines } = checkSetup({ BOT_TRANSPORT: "http" }, "fr");
    expect(ok).toBe(false);
    expect(lines[0]).toContain("DISCORD_PUBLIC_KEY");
  });
});

describe("inviteUrl", () => {
  it("asks for slash commands alone", () => {
    const url = new URL(inviteUrl("1", "server", false));
    expect(url.searchParams.get("scope")).toBe("applications.commands");
    expect(url.searchParams.has("permissions")).toBe(false);
  });

  it("adds the bot user and the right to write for mentions", () => {
    const url = new URL(inviteUrl("1", "server", true));
    expect(url.searchParams.get("scope")).toBe("applications.commands bot");
    // VIEW_CHANNEL, SEND_MESSAGES, EMBED_LINKS, ATTACH_FILES.
    expect(url.searchParams.get("permissions")).toBe("52224");
  });
});
