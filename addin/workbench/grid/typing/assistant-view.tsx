import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ActiveCall } from "../../../../core/formula/complete.js";
import type { Lang } from "../../../../core/index.js";
import { describeParameter } from "../../../functions/metadata.js";
import { texts } from "../../page/texts.js";
import type { Assistant } from "./assistant.js";

interface Props {
  readonly assistant: Assistant;
  readonly place: () => DOMRect | undefined;
  readonly lang: Lang;
}

/** The suggestions, or the open call with the parameter being typed, under the field or above it. */
export function AssistantView({ assistant, place, lang }: Props) {
  const shown = useSyncExternalStore(assistant.subscribe, assistant.shown);
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ readonly left: number; readonly top: number }>();
  useLayoutEffect(() => {
    if (!shown) return;
    const move = () => {
      const field = place();
      const size = box.current?.getBoundingClientRect();
      if (field && size) setAt(beside(field, size));
    };
    move();
    // The field grows with its text, a moment after it.
    const later = setTimeout(move, 60);
    return () => clearTimeout(later);
  }, [shown, place]);
  if (!shown) return null;
  const { assistance, active } = shown;
  const { choices, call } = assistance;
  return (
    <div className="assistant" ref={box} style={at ?? { left: 0, top: 0, visibility: "hidden" }}>
      {choices.length > 0 ? (
        <div role="listbox" aria-label={texts.functions[lang]}>
          {choices.map((choice, i) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled in the field, which keeps the focus
            <div
              key={choice.insert}
              role="option"
              tabIndex={-1}
              aria-selected={i === active}
              onClick={() => assistant.take(choice)}
            >
              <b>{choice.insert.slice(0, -1)}</b>
              <span className="assistant-title">{choice.definition?.title[lang]}</span>
            </div>
          ))}
        </div>
      ) : (
        call && <CallView call={call} lang={lang} />
      )}
    </div>
  );
}

function CallView({
  call: { name, params, position, definition },
  lang,
}: {
  readonly call: ActiveCall;
  readonly lang: Lang;
}) {
  // The last parameter of a function that takes any number of them stands for all that follow.
  const repeats = definition?.params.at(-1)?.kind === "any";
  const current = repeats ? Math.min(position, params.length - 1) : position;
  const param = definition?.params[current];
  const separator = lang === "fr" ? ";" : ",";
  return (
    <output className="assistant-call">
      <code>
        {name}(
        {params.map((one, i) => (
          <span key={one}>
            {i === current ? <mark>{one}</mark> : one}
            {i < params.length - 1 ? `${separator} ` : ")"}
          </span>
        ))}
      </code>
      {param ? (
        <span>{describeParameter(param, lang)}</span>
      ) : definition ? (
        <span>{definition.summary[lang]}</span>
      ) : null}
    </output>
  );
}

/** Under the field, above it where there is no room, and never beyond the window. */
function beside(field: DOMRect, size: DOMRect): { readonly left: number; readonly top: number } {
  const below = field.bottom + 3;
  const above = field.top - size.height - 3;
  return {
    left: Math.max(4, Math.min(field.left, innerWidth - size.width - 4)),
    top: below + size.height > innerHeight && above > 0 ? above : below,
  };
}
