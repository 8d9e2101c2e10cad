// `npm start`: the page without Excel. Builds it when needed, serves it on this machine and says what else there is.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildWorkbench } from "./build-workbench.mjs";
import { serve } from "./serve.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const port = readPort(process.env.PORT);

const workbench = await buildWorkbench(() => console.log("Building the page, once …")).catch((error) => {
  // esbuild has already printed what is wrong and where.
  console.error(error.errors ? "The page could not be built." : error);
  process.exit(1);
});
const addin = join(root, "dist/addin");
const hasAddin = existsSync(join(addin, "manifest.xml"));

const server = await serve({ "/": workbench, ...(hasAddin ? { "/addin/": addin } : {}) }, port).catch(
  explain,
);
const address = `http://localhost:${server.address().port}`;

for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });

console.log(`Jeton  ${address}  (français : ${address}/?lang=fr)

  Terminal   npm run -s jeton -- "=TOKENS_PER_SEC(70, 2, 3350)"
  Discord    npm run bot
  Excel      ${hasAddin ? `${address}/addin/manifest.xml` : "npm run build, then sideload dist/addin/manifest.xml"}

Ctrl+C stops the server.`);

function readPort(text = "3000") {
  const number = Number(text);
  if (/^\d{1,5}$/.test(text) && number <= 65535) return number;
  console.error(`PORT is a whole number from 0 to 65535 (0: any free one), not "${text}".`);
  process.exit(2);
}

function explain(error) {
  console.error(
    error.code === "EADDRINUSE"
      ? `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`
      : `The server cannot listen on port ${port}: ${error.message}`,
  );
  process.exit(1);
}
