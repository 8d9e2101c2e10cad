import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";

/** A key pair as Discord has one for each application. */
export interface Signer {
  readonly publicKeyHex: string;
  readonly headers: (body: string | Buffer) => Record<string, string>;
}

export function makeSigner(): Signer {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  return { publicKeyHex: hexOf(publicKey), headers: (body) => signedHeaders(privateKey, body) };
}

function hexOf(key: KeyObject): string {
  return Buffer.from(key.export({ format: "jwk" }).x ?? "", "base64url").toString("hex");
}

function signedHeaders(key: KeyObject, body: string | Buffer): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = sign(null, Buffer.concat([Buffer.from(timestamp), Buffer.from(body)]), key).toString(
    "hex",
  );
  return {
    "content-type": "application/json",
    "x-signature-ed25519": signature,
    "x-signature-timestamp": timestamp,
  };
}
