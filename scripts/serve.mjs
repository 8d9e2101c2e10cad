import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, sep } from "node:path";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};

// The page needs nothing but itself; the grid writes style attributes and draws pictures from memory.
const OWN_FILES_ONLY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join("; ");

/**
 * A server of static files: `folders` maps a path such as "/" or "/addin/" to a folder. Listens on this machine only;
 * rejects when the port is taken.
 */
export function serve(folders, port) {
  const server = createServer((request, response) => answer(folders, request, response));
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    // localhost may mean either; the loopback of version 4 exists everywhere.
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

function answer(folders, request, response) {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response
      .writeHead(405, { allow: "GET, HEAD", "content-type": TYPES[".txt"] })
      .end("Only GET is answered here.\n");
    return;
  }
  const found = find(folders, request.url ?? "/");
  if (found === undefined) {
    response.writeHead(404, { "content-type": TYPES[".txt"] }).end("Nothing here.\n");
    return;
  }
  const { file, size, modified, prefix } = found;
  const tag = `"${size.toString(36)}-${Math.floor(modified).toString(36)}"`;
  const headers = {
    "content-type": TYPES[extname(file)] ?? "application/octet-stream",
    "cache-control": "no-cache",
    etag: tag,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    // The Excel files load office.js from Microsoft and are framed by Excel, so only the page itself is locked up.
    ...(prefix === "/" ? { "content-security-policy": OWN_FILES_ONLY } : {}),
  };
  if (request.headers["if-none-match"] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, "content-length": size });
  if (request.method === "HEAD") response.end();
  else
    createReadStream(file)
      .on("error", () => response.destroy())
      .pipe(response);
}

/** The file behind an address, or undefined; nothing outside the folders is ever found. */
export function find(folders, url) {
  let path;
  try {
    path = decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return undefined;
  }
  if (path.includes("\0") || path.includes("\\")) return undefined;
  const prefix = Object.keys(folders)
    .sort((a, b) => b.length - a.length)
    .find((start) => path.startsWith(start));
  if (prefix === undefined) return undefined;
  const folder = folders[prefix];
  const file = join(folder, path.slice(prefix.length) || "index.html");
  if (!file.startsWith(folder + sep)) return undefined;
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat?.isFile() ? { file, size: stat.size, modified: stat.mtimeMs, prefix } : undefined;
}
