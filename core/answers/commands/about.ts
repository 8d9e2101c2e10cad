import { defineCommand } from "../define-command.js";

export const about = defineCommand({
  name: "about",
  description: { en: "Version, data, privacy and source", fr: "Version, données, confidentialité et source" },
  intent: "about",
  options: [],
  example: { en: "/about", fr: "/about" },
});
