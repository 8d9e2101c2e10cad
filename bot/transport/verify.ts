import { createPublicKey, type KeyObject, verify } from "node:crypto";

// Ed25519 over timestamp + raw body (interactions/overview). The key is Discord's 32 bytes in the frame that OpenSSL reads.

const SPKI_PREFIX = Buffer.from("302a300506032b6570032100", "hex");

/** The application's public key, 64 hexadecimal digits. */
export function publicKey(hex: string): KeyObject {
  return createPublicKey({
    key: Buffer.concat([SPKI_PREFIX, Buffer.from(hex, "hex")]),
    format: "der",
    type: "spki",
  });
}

/**
 * Whether the raw bytes of a request were signed by Discord. Malformed headers are simply wrong. The arithmetic runs on
 * Node's thread pool: it is half of the work of a request, and forged ones cannot hold up the others with it.
 */
export async function isSigned(
  key: KeyObject,
  signature: string | undefined,
  timestamp: string | undefined,
  body: Uint8Array,
): Promise<boolean> {
  if (!signature || !timestamp || !/^[0-9a-f]{128}$/i.test(signature) || !/^\d{1,12}$/.test(timestamp))
    return false;
  const message = Buffer.concat([Buffer.from(timestamp), body]);
  return new Promise((resolve) => {
    verify(null, message, key, Buffer.from(signature, "hex"), (error, good) => resolve(!error && good));
  });
}
