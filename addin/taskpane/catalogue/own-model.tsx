import { Field, Input, makeStyles, Textarea, tokens } from "@fluentui/react-components";
import { useDeferredValue, useMemo, useState } from "react";
import { answerOwnModel, type OwnModelRequest } from "../../../core/answers/own-model.js";
import { parseNumber } from "../../../core/index.js";
import { chatStyle } from "../../chat/chat-style.js";
import { ReplyView } from "../../chat/reply-view.js";
import { usePane } from "../context.js";
import { texts } from "../texts.js";

const useStyles = makeStyles({
  heading: { margin: "0 0 6px", fontSize: "13px", fontWeight: 600 },
  fields: {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: "8px",
    margin: "8px 0 12px",
  },
  // Fluent's own least width would push the second column out of a narrow pane.
  field: { minWidth: 0 },
  paste: { width: "100%", fontFamily: tokens.fontFamilyMonospace },
  answer: { display: "block", height: "auto", "--jeton-on-accent": tokens.colorNeutralForegroundInverted },
});

const FIELDS = ["hardware", "quant", "gpus", "context"] as const;
type Name = (typeof FIELDS)[number];
const LABELS = {
  hardware: texts.hardware,
  quant: texts.ownQuant,
  gpus: texts.ownGpus,
  context: texts.ownContext,
} as const;

/** A model that the catalogue does not have, by the config.json that stands beside its weights. */
export function OwnModel() {
  const { lang, style, say } = usePane();
  const styles = useStyles();
  const [config, setConfig] = useState("");
  const [typed, setTyped] = useState<Readonly<Record<Name, string>>>({
    hardware: "H100",
    quant: "",
    gpus: "1",
    context: "",
  });
  const request = useDeferredValue(useMemo(() => ({ config, typed }), [config, typed]));
  const reply = useMemo(() => {
    if (request.config.trim() === "") return undefined;
    return answerOwnModel(requestOf(request.config, request.typed, style), lang);
  }, [request, style, lang]);
  return (
    <>
      <h2 className={styles.heading}>{say(texts.ownModel)}</h2>
      <Field label={say(texts.ownPaste)} hint={say(texts.ownHint)}>
        <Textarea
          className={styles.paste}
          value={config}
          rows={6}
          spellCheck={false}
          placeholder={'{"hidden_size": 4096, …}'}
          onChange={(_event, { value }) => setConfig(value)}
        />
      </Field>
      <div className={styles.fields}>
        {FIELDS.map((name) => (
          <Field key={name} label={say(LABELS[name])} size="small">
            <Input
              className={styles.field}
              size="small"
              name={name}
              value={typed[name]}
              onChange={(_event, { value }) => setTyped((before) => ({ ...before, [name]: value }))}
            />
          </Field>
        ))}
      </div>
      <div className={`chat ${styles.answer}`} aria-live="polite">
        <style>{chatStyle}</style>
        {reply ? <ReplyView reply={reply} lang={lang} /> : null}
      </div>
    </>
  );
}

/** What was typed as the core takes it; a count that is no number reaches the core as such and is refused there. */
function requestOf(
  config: string,
  typed: Readonly<Record<Name, string>>,
  style: Parameters<typeof parseNumber>[1],
): OwnModelRequest {
  const count = (name: "gpus" | "context") => {
    const text = typed[name].trim();
    if (text === "") return {};
    const number = parseNumber(text, style);
    return { [name]: number.ok ? number.value : Number.NaN };
  };
  return { config, hardware: typed.hardware, quant: typed.quant, ...count("gpus"), ...count("context") };
}
