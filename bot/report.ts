import { randomBytes } from "node:crypto";
import { errorFields, type Log } from "./log.js";

/** Notes an unexpected error under a short id; the user sees the id, the log what is known. */
export function makeReport(log: Log): (error: unknown) => string {
  return (error) => {
    const id = randomBytes(4).toString("hex").toUpperCase();
    log.error("unexpected", { id, ...errorFields(error) });
    return id;
  };
}
