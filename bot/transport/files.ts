import type { Lang } from "../../core/index.js";
import type { AttachmentRef } from "../interaction.js";
import { limits } from "../limits.js";
import type { FileJob } from "../plan.js";
import { planFile } from "../workbook/plan-file.js";
import type { ReadyFile } from "./api.js";

/** Draws a chart as PNG. */
export type DrawChart = (spec: Readonly<Record<string, unknown>>, lang: Lang) => Promise<Uint8Array>;

/** Makes the files of an answer and reads those that users attach. */
export interface FileMaker {
  /** The files that could be made and are small enough; `lost` when one is missing. */
  readonly make: (
    jobs: readonly FileJob[],
    sizeLimit?: number,
  ) => Promise<{ readonly ready: readonly ReadyFile[]; readonly lost: boolean }>;
  /** The text of an attachment; nothing when it cannot be read as text. */
  readonly fetchText: (attachment: AttachmentRef) => Promise<string | undefined>;
}

/** Attachments come from these hosts alone; any other address would make the bot a proxy. */
const ATTACHMENT_HOSTS: readonly string[] = ["cdn.discordapp.com", "media.discordapp.net"];

export function makeFiles(options: { readonly draw: DrawChart; readonly fetch?: typeof fetch }): FileMaker {
  const { draw, fetch: get = fetch } = options;
  return {
    async make(jobs, sizeLimit = limits.fileBytes) {
      const most = Math.min(sizeLimit, limits.fileBytes);
      const made = await Promise.all(jobs.map((job) => makeOne(job, draw)));
      const ready = made.filter((file) => file !== undefined).filter(({ data }) => data.length <= most);
      return { ready, lost: ready.length < jobs.length };
    },
    async fetchText({ url, size }) {
      const address = URL.canParse(url) ? new URL(url) : undefined;
      if (address?.protocol !== "https:" || !ATTACHMENT_HOSTS.includes(address.hostname)) return undefined;
      if (size > limits.attachmentBytes) return undefined;
      try {
        const response = await get(address, { redirect: "error", signal: AbortSignal.timeout(5000) });
        return response.ok ? await readText(response) : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

async function makeOne(job: FileJob, draw: DrawChart): Promise<ReadyFile | undefined> {
  const { name, alt } = job;
  if (job.kind === "text") return { name, alt, data: job.text };
  try {
    if (job.kind === "plan") return { name, alt, data: await planFile(job.request, "portable", job.lang) };
    return { name, alt, data: await draw(job.spec, job.lang) };
  } catch {
    // The drawing side has counted and logged it; the answer goes out in text.
    return undefined;
  }
}

/** UTF-8 text up to the cap; the declared size is not to be trusted. */
async function readText(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > limits.attachmentBytes) return undefined;
    chunks.push(chunk);
  }
  const text = new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  return text.includes("\u0000") ? undefined : text;
}
