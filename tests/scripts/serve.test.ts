import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const { serve } = (await import(pathToFileURL("scripts/serve.mjs").href)) as {
  serve: (folders: Readonly<Record<string, string>>, port: number) => Promise<Server>;
};

let server: Server;
const root = mkdtempSync(join(tmpdir(), "serve-"));

beforeAll(async () => {
  for (const folder of ["page/parts", "page-private", "addin"])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, "page/index.html"), "<p>é</p>");
  writeFileSync(join(root, "page/parts/a.js"), "1");
  writeFileSync(join(root, "page-private/secret.txt"), "secret");
  writeFileSync(join(root, "secret.txt"), "secret");
  writeFileSync(join(root, "addin/manifest.xml"), "<x/>");
  server = await serve({ "/": join(root, "page"), "/addin/": join(root, "addin") }, 0);
});

afterAll(() => {
  server.close();
  rmSync(root, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Sends the path as it stands: `fetch` would tidy up `..` before anything leaves. */
function get(
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, ...options }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (text) => {
        body += text;
      });
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    })
      .on("error", reject)
      .end();
  });
}

describe("serve", () => {
  it("serves the page with its encoding and a policy that keeps it on this machine", async () => {
    const { status, headers, body } = await get("/?lang=fr");
    expect({ status, body }).toEqual({ status: 200, body: "<p>é</p>" });
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["content-security-policy"]).toContain("default-src 'self'");
    expect(headers["content-security-policy"]).not.toContain("http");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  it("serves several folders under their own paths", async () => {
    expect((await get("/addin/manifest.xml")).headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect((await get("/parts/a.js")).headers["content-type"]).toBe("text/javascript; charset=utf-8");
  });

  it.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/..%5csecret.txt",
    "/../page-private/secret.txt",
    "/addin/../../secret.txt",
    "/addin/..%2f..%2fsecret.txt",
    "/%00",
    "/%zz",
    "//etc/passwd",
    "/parts",
    "/nothing.js",
  ])("finds nothing at %s", async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body).not.toContain("secret");
  });

  it("answers an unchanged file with its tag only", async () => {
    const { headers } = await get("/");
    const { status, body } = await get("/", { headers: { "if-none-match": String(headers.etag) } });
    expect({ status, body }).toEqual({ status: 304, body: "" });
  });

  it("answers GET and HEAD alone", async () => {
    expect((await get("/", { method: "POST" })).status).toBe(405);
    expect(await get("/", { method: "HEAD" })).toMatchObject({ status: 200, body: "" });
  });

  it("listens on this machine only, and says when the port is taken", async () => {
    const { address, port } = server.address() as AddressInfo;
    expect(address).toBe("127.0.0.1");
    await expect(serve({ "/": root }, port)).rejects.toMatchObject({ code: "EADDRINUSE" });
  });
});
