import { describe, expect, it } from "vitest";
import { makeFiles } from "../../../bot/transport/files.js";

const draw = () => Promise.resolve(new Uint8Array(3));
const reader = (respond: () => Response | Promise<Response>) => {
  const asked: string[] = [];
  const files = makeFiles({
    draw,
    fetch: ((url: URL) => {
      asked.push(String(url));
      return Promise.resolve(respond());
    }) as typeof fetch,
  });
  return { asked, read: (url: string, size = 10) => files.fetchText({ url, size, filename: "x" }) };
};
const CDN = "https://cdn.discordapp.com/attachments/1/2/results.json?ex=1";

describe("fetchText", () => {
  it("reads UTF-8 text from Discord's hosts", async () => {
    const { read } = reader(() => new Response("é"));
    expect(await read(CDN)).toBe("é");
    expect(await read("https://media.discordapp.net/attachments/1/2/x")).toBe("é");
  });

  it.each([
    "http://cdn.discordapp.com/x",
    "https://cdn.discordapp.com.evil.example/x",
    "https://evil.example/cdn.discordapp.com",
    "https://127.0.0.1/x",
    "file:///etc/passwd",
    "nonsense",
  ])("asks no other address: %s", async (url) => {
    const { read, asked } = reader(() => new Response("x"));
    expect(await read(url)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it("refuses what is announced or turns out to be over 1 MiB", async () => {
    const { read, asked } = reader(() => new Response("x".repeat(1024 * 1024 + 1)));
    expect(await read(CDN, 2e6)).toBeUndefined();
    expect(asked).toEqual([]);
    expect(await read(CDN)).toBeUndefined();
  });

  it("refuses binary data, errors and broken connections", async () => {
    expect(await reader(() => new Response(new Uint8Array([0xff, 0xfe, 0]))).read(CDN)).toBeUndefined();
    expect(await reader(() => new Response("a\u0000b")).read(CDN)).toBeUndefined();
    expect(await reader(() => new Response("gone", { status: 404 })).read(CDN)).toBeUndefined();
    expect(await reader(() => Promise.reject(new Error("reset"))).read(CDN)).toBeUndefined();
  });
});

describe("make", () => {
  it("keeps what could be made and says when something is missing", async () => {
    const files = makeFiles({ draw: (spec) => (spec.bad ? Promise.reject(new Error("x")) : draw()) });
    const job = (spec: object) =>
      ({ kind: "chart", name: "c.png", alt: "a", spec: { ...spec }, lang: "en" }) as const;
    const text = { kind: "text", name: "t.csv", alt: "t", text: "1" } as const;
    expect(await files.make([job({}), text])).toMatchObject({
      lost: false,
      ready: [{ name: "c.png" }, { name: "t.csv" }],
    });
    expect(await files.make([job({ bad: 1 }), text])).toMatchObject({
      lost: true,
      ready: [{ name: "t.csv" }],
    });
    expect(await files.make([text], 0)).toMatchObject({ lost: true, ready: [] });
  });
});
