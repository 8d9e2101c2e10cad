import { spawn, spawnSync } from "node:child_process";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { describe, expect, it } from "vitest";

const SCRIPT = "scripts/start.mjs";
const env = (PORT: string) => ({ ...process.env, PORT });

describe("npm start", () => {
  it("prints the address and what else there is, and ends quietly on Ctrl+C", async () => {
    const server = spawn(process.execPath, [SCRIPT], { env: env("0") });
    let output = "";
    await new Promise<void>((resolve) => {
      server.stdout.on("data", (text) => {
        output += text;
        if (output.includes("Ctrl+C")) resolve();
      });
    });
    expect(output).toMatch(/http:\/\/localhost:\d+ {2}\(français/);
    expect(output).toContain('npm run -s jeton -- "=TOKENS_PER_SEC(70, 2, 3350)"');
    const ended = new Promise((resolve) => server.once("exit", (code) => resolve(code)));
    server.kill("SIGINT");
    expect(await ended).toBe(0);
  });

  it("says what to do when the port is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const { port } = other.address() as AddressInfo;
    // Asynchronous, because the other server lives in this process.
    const server = spawn(process.execPath, [SCRIPT], { env: env(String(port)) });
    let errors = "";
    server.stderr.on("data", (text) => {
      errors += text;
    });
    expect(await new Promise((resolve) => server.once("exit", resolve))).toBe(1);
    expect(errors).toContain(
      `Port ${port} is taken by another program. Choose another one: PORT=${port + 1}`,
    );
    other.close();
  });

  it("refuses what is no port", () => {
    const { status, stderr } = spawnSync(process.execPath, [SCRIPT], { env: env("3000x"), encoding: "utf8" });
    expect(status).toBe(2);
    expect(stderr).toContain('not "3000x"');
  });
});
