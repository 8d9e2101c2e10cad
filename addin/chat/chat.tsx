import { useEffect, useRef, useState } from "react";
import type { AnswerFile, Reply } from "../../core/answers/answer.js";
import { ask } from "../../core/answers/ask.js";
import type { Lang } from "../../core/index.js";
import { ChatInput } from "./chat-input.js";
import { chatStyle } from "./chat-style.js";
import { emptyHistory, remember } from "./history.js";
import { ReplyView } from "./reply-view.js";
import { examples, texts } from "./texts.js";

interface Turn {
  readonly id: number;
  readonly text: string;
  readonly reply: Reply;
}

export interface ChatProps {
  readonly lang: Lang;
  /** Puts a formula, typed in the style of `lang`, into the active cell; without it there is no such button. */
  readonly onInsert?: (formula: string) => Promise<void>;
  readonly onFile?: (file: AnswerFile) => Promise<void>;
}

/** A conversation with the core: the same answers as the bot's, from the same code, in the page itself. */
export function Chat({ lang, onInsert, onFile }: ChatProps) {
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const [history, setHistory] = useState(emptyHistory);
  const log = useRef<HTMLDivElement>(null);
  const send = (text: string) => {
    setTurns((before) => [...before, { id: (before.at(-1)?.id ?? 0) + 1, text, reply: ask(text, lang) }]);
    setHistory((before) => remember(before, text));
  };
  const newest = turns.at(-1)?.id;
  useEffect(() => {
    // The start of an answer matters more than its end.
    if (newest !== undefined) log.current?.lastElementChild?.scrollIntoView({ block: "start" });
  }, [newest]);
  return (
    <section className="chat" lang={lang}>
      <style>{chatStyle}</style>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a log that scrolls must be reachable by keyboard */}
      <div className="chat-log" role="log" aria-label={texts.log[lang]} tabIndex={0} ref={log}>
        {turns.length === 0 ? <Welcome lang={lang} onPick={send} /> : null}
        {turns.map(({ id, text, reply }) => (
          <article className="chat-turn" key={id}>
            <p className="chat-question">{text}</p>
            <ReplyView
              reply={reply}
              lang={lang}
              onRun={send}
              {...(onInsert ? { onInsert } : {})}
              {...(onFile ? { onFile } : {})}
            />
          </article>
        ))}
      </div>
      <ChatInput lang={lang} history={history} onHistory={setHistory} onSend={send} />
    </section>
  );
}

function Welcome({ lang, onPick }: { readonly lang: Lang; readonly onPick: (text: string) => void }) {
  return (
    <div className="chat-welcome">
      <p>{texts.intro[lang]}</p>
      <ul>
        {examples[lang].map((example) => (
          <li key={example}>
            <button type="button" className="chat-example" onClick={() => onPick(example)}>
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
