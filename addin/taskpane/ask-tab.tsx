import { translateFormula } from "../../core/formula/translate.js";
import { Chat } from "../chat/chat.js";
import { usePane } from "./context.js";

/** Questions, formulas and commands: the same conversation as in the page without Excel. */
export function AskTab() {
  const { host, lang } = usePane();
  const insert = async (formula: string) => {
    const { sheet, row, column } = await host.activeCell();
    await host.write({ sheet, row, column }, [[translateFormula(formula, lang, "en")]]);
  };
  return <Chat lang={lang} onInsert={insert} />;
}
