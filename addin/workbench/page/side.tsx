import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import type { AnswerFile } from "../../../core/answers/answer.js";
import { translateFormula } from "../../../core/formula/translate.js";
import { Chat } from "../../chat/chat.js";
import type { SheetHost } from "../../host/sheet-host.js";
import type { MountedPane } from "../../taskpane/mount.js";
import type { Settings } from "./settings.js";
import { texts } from "./texts.js";

type Tab = "chat" | "pane";
const TABS: readonly Tab[] = ["chat", "pane"];

/** The panel beside the grid: the chat, and the task pane that Excel would show. Drawn again, it keeps the chat. */
export function drawSide(element: HTMLElement): (host: SheetHost, settings: Settings) => void {
  const root = createRoot(element);
  return (host, settings) => {
    element.setAttribute("aria-label", texts.side[settings.lang]);
    root.render(<Side host={host} settings={settings} />);
  };
}

function Side({ host, settings: { lang } }: { readonly host: SheetHost; readonly settings: Settings }) {
  const [tab, setTab] = useState<Tab>("chat");
  const [paneSeen, setPaneSeen] = useState(false);
  const tabs = useRef<HTMLDivElement>(null);
  const select = (wanted: Tab) => {
    setTab(wanted);
    if (wanted === "pane") setPaneSeen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const next = TABS[(TABS.indexOf(tab) + 1) % TABS.length] ?? "chat";
    select(next);
    tabs.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  const insert = async (formula: string) => {
    const { sheet, row, column } = await host.activeCell();
    await host.write({ sheet, row, column }, [[translateFormula(formula, lang, "en")]]);
  };
  const save = async ({ name, request }: AnswerFile) => {
    const { planFile } = await import("../../workbook/plan-file.js");
    await host.handOver(name, await planFile(request, "portable", lang));
  };
  return (
    <>
      <div role="tablist" aria-label={texts.side[lang]} ref={tabs}>
        {TABS.map((name) => (
          <button
            type="button"
            role="tab"
            key={name}
            id={`tab-${name}`}
            aria-selected={tab === name}
            aria-controls={`panel-${name}`}
            tabIndex={tab === name ? 0 : -1}
            onClick={() => select(name)}
            onKeyDown={onKeyDown}
          >
            {texts[name][lang]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="panel-chat" aria-labelledby="tab-chat" hidden={tab !== "chat"}>
        <Chat lang={lang} onInsert={insert} onFile={save} />
      </div>
      <div role="tabpanel" id="panel-pane" aria-labelledby="tab-pane" hidden={tab !== "pane"}>
        {paneSeen ? <Pane host={host} lang={lang} /> : null}
      </div>
    </>
  );
}

/** The task pane, in a root of its own as in Excel; loaded when its tab is opened for the first time. */
function Pane({ host, lang }: { readonly host: SheetHost; readonly lang: Settings["lang"] }) {
  const place = useRef<HTMLDivElement>(null);
  const pane = useRef<Promise<MountedPane | undefined>>(undefined);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const before = pane.current;
    const shown = before
      ? before.then(async (mounted) => {
          await mounted?.show(host);
          return mounted;
        })
      : import("../../taskpane/mount.js").then(({ mountPane }) => mountPane(element, host));
    pane.current = shown.catch((error: unknown) => {
      console.error(error);
      setFailed(true);
      return undefined;
    });
  }, [host]);
  return failed ? <p>{texts.paneFailed[lang]}</p> : <div className="pane" ref={place} />;
}
