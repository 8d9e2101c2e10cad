import { defineIntent } from "../define-intent.js";
import { breakeven } from "./breakeven.js";
import { costRequest } from "./cost-request.js";
import { costSelfhost } from "./cost-selfhost.js";

// One command for three questions: what an API charges, what own GPUs cost, and where the two meet.

export const cost = defineIntent({
  id: "cost",
  title: { en: "Cost", fr: "Coût" },
  answer(slots, lang) {
    const own =
      slots.hardware !== undefined || slots.gpu_hour !== undefined || slots.server_hour !== undefined;
    const api = slots.price !== undefined || slots.price_out !== undefined;
    if (own && api) return breakeven.answer(slots, lang);
    return own ? costSelfhost.answer(slots, lang) : costRequest.answer(slots, lang);
  },
});
