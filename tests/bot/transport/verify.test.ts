import { generateKeyPairSync, sign } from "node:crypto";
import { describe, expect, it } from "vitest";
import { isSigned, publicKey } from "../../../bot/transport/verify.js";

const { privateKey, publicKey: own } = generateKeyPairSync("ed25519");
const hex = Buffer.from(own.export({ format: "jwk" }).x ?? "", "base64url").toString("hex");
const key = publicKey(hex);
const body = Buffer.from('{"type":1}');
const stamp = "1700000000";
const signature = sign(null, Buffer.concat([Buffer.from(stamp), body]), privateKey).toString("hex");

describe("isSigned", () => {
  it("accepts what Discord signed", async () => {
    expect(await isSigned(key, signature, stamp, body)).toBe(true);
    expect(await isSigned(key, signature.toUpperCase(), stamp, body)).toBe(true);
  });

  it("leaves the thread of the requests free while it computes", async () => {
    const order: string[] = [];
    const checked = isSigned(key, signature, stamp, body).then(() => order.push("checked"));
    order.push("called");
    await Promise.resolve();
    order.push("went on");
    await checked;
    expect(order).toEqual(["called", "went on", "checked"]);
  });

  it("tells many at once apart", async () => {
    const forged = signature.replace(/^./, (c) => (c === "0" ? "1" : "0"));
    const all = Array.from({ length: 100 }, (_, i) => isSigned(key, i % 3 ? signature : forged, stamp, body));
    expect(await Promise.all(all)).toEqual(all.map((_, i) => i % 3 !== 0));
  });

  const bad: Record<string, [string | undefined, string | undefined, Buffer]> = {
    "another body": [signature, stamp, Buffer.from('{"type":2}')],
    "another timestamp": [signature, "1700000001", body],
    "one bit changed": [signature.replace(/^./, (c) => (c === "0" ? "1" : "0")), stamp, body],
    "no signature": [undefined, stamp, body],
    "no timestamp": [signature, undefined, body],
    "a short signature": [signature.slice(2), stamp, body],
    "a signature that is no hex": ["zz".repeat(64), stamp, body],
    "a timestamp that is no number": [signature, "now", body],
    "an empty body": [signature, stamp, Buffer.alloc(0)],
  };
  for (const [name, [sig, at, bytes]] of Object.entries(bad))
    it(`refuses ${name}`, async () => expect(await isSigned(key, sig, at, bytes)).toBe(false));
});
