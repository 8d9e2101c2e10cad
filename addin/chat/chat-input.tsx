import { type KeyboardEvent, useId, useRef, useState } from "react";
import { completeLine } from "../../core/answers/complete.js";
import type { Lang } from "../../core/index.js";
import { type History, step } from "./history.js";
import { texts } from "./texts.js";

interface Props {
  readonly lang: Lang;
  readonly history: History;
  readonly onHistory: (history: History) => void;
  readonly onSend: (text: string) => void;
}

/** Longest line that the chat takes; the core cuts there as well. */
const LONGEST = 2000;
const MOST_SHOWN = 8;

/** The field of the chat: arrow keys go through the history, Tab takes a suggestion, Enter sends. */
export function ChatInput({ lang, history, onHistory, onSend }: Props) {
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  const completion = open ? completeLine(text, lang) : { from: 0, choices: [] };
  const choices = completion.choices.slice(0, MOST_SHOWN);

  const change = (value: string, suggest: boolean) => {
    setText(value);
    setOpen(suggest && /^[=/]./.test(value));
    setActive(-1);
  };
  const accept = (index: number) => {
    const choice = choices[index];
    if (choice) change(text.slice(0, completion.from) + choice.insert, true);
    field.current?.focus();
  };
  const send = () => {
    const line = text.trim();
    if (line === "") return;
    change("", false);
    onSend(line);
  };
  const move = (by: -1 | 1) => {
    if (choices.length > 0) {
      // One place more than there are choices: the field itself.
      const places = choices.length + 1;
      setActive(((active + 1 + by + places) % places) - 1);
      return;
    }
    const found = step(history, by, text);
    if (!found) return;
    onHistory(found.history);
    change(found.line, false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const handled = (action: () => void) => {
      event.preventDefault();
      action();
    };
    if (event.key === "ArrowUp") handled(() => move(-1));
    else if (event.key === "ArrowDown") handled(() => move(1));
    else if (event.key === "Escape" && choices.length > 0) handled(() => setOpen(false));
    else if (event.key === "Tab" && !event.shiftKey && choices.length > 0)
      handled(() => accept(Math.max(0, active)));
    else if (event.key === "Enter") handled(() => (active >= 0 ? accept(active) : send()));
  };

  return (
    <form
      className="chat-form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {choices.length > 0 ? (
        <div className="chat-choices" role="listbox" id={list} aria-label={texts.suggestions[lang]}>
          {choices.map(({ label, insert }, i) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled in the field, which keeps the focus
            <div
              key={insert}
              id={`${list}-${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => accept(i)}
            >
              <code>{insert}</code>
              <span>{label.replace(insert.replace(/\($/, ""), "").replace(/^ – /, "")}</span>
            </div>
          ))}
        </div>
      ) : null}
      <input
        ref={field}
        value={text}
        maxLength={LONGEST}
        placeholder={texts.placeholder[lang]}
        aria-label={texts.placeholder[lang]}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={choices.length > 0}
        aria-controls={list}
        {...(active >= 0 ? { "aria-activedescendant": `${list}-${active}` } : {})}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => change(event.target.value, true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <button type="submit">{texts.ask[lang]}</button>
    </form>
  );
}
