import { lazy, Suspense, useState } from "react";
import type { Action, Answer, AnswerFile, Figure, Reply } from "../../core/answers/answer.js";
import { formatBound } from "../../core/answers/figures.js";
import type { Lang } from "../../core/index.js";
import { texts } from "./texts.js";

interface Props {
  readonly lang: Lang;
  /** Runs a variation of the answer; without it none is offered. */
  readonly onRun?: (command: string) => void;
  readonly onInsert?: (formula: string) => Promise<void>;
  /** Makes and hands over the file of an answer, where the page can. */
  readonly onFile?: (file: AnswerFile) => Promise<void>;
}

const ChartView = lazy(() => import("./chart-view.js").then((module) => ({ default: module.ChartView })));

/** A reply of the core as HTML. Every text goes in as text, so nothing that was typed can become markup. */
export function ReplyView({ reply, ...props }: Props & { readonly reply: Reply }) {
  if (!reply.ok)
    return (
      <>
        <p className="chat-failure">{reply.message}</p>
        <ActionsView actions={reply.actions ?? []} onRun={props.onRun} />
      </>
    );
  return <AnswerView answer={reply.answer} {...props} />;
}

function AnswerView({ answer, lang, onRun, onInsert, onFile }: Props & { readonly answer: Answer }) {
  const { title, headline, inputs, working, table, chart, notes, formulas, actions, sources, file } = answer;
  return (
    <div className="chat-answer">
      <h3>{title}</h3>
      {headline.length > 0 ? (
        <dl className="chat-figures">
          {headline.map((figure) => (
            <FigureView key={figure.label} figure={figure} lang={lang} />
          ))}
        </dl>
      ) : null}
      {inputs.length > 0 ? (
        <ul className="chat-inputs" aria-label={texts.inputs[lang]}>
          {inputs.map(({ label, value, source }) => (
            <li key={label}>
              {label} <b>{value}</b>
              {source === "derived" ? <i> {texts.derived[lang]}</i> : null}
              {source === "default" ? <i> {texts.byDefault[lang]}</i> : null}
              {source === "catalogue" ? <i> {texts.catalogue[lang]}</i> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {working.map((line) => (
        <p className="chat-working" key={line}>
          {line}
        </p>
      ))}
      {table ? <TableView table={table} /> : null}
      {chart ? (
        <Suspense fallback={<p>{chart.alt}</p>}>
          <ChartView chart={chart} lang={lang} />
        </Suspense>
      ) : null}
      {file && onFile ? <FileButton file={file} lang={lang} onFile={onFile} /> : null}
      {notes.length > 0 ? (
        <ul className="chat-notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
      {formulas.map((formula) => (
        <FormulaView
          key={formula.en}
          formula={formula[lang]}
          lang={lang}
          {...(onInsert ? { onInsert } : {})}
        />
      ))}
      <ActionsView actions={actions} onRun={onRun} />
      {sources.length > 0 ? (
        <p className="chat-sources">
          {texts.sources[lang]}
          {lang === "fr" ? "\u00a0: " : ": "}
          {sources.map((source, i) => (
            <span key={source}>
              {i > 0 ? " · " : ""}
              {/^https:\/\//.test(source) ? (
                <a href={source} target="_blank" rel="noreferrer">
                  {source.replace(/^https:\/\/(?:www\.)?/, "")}
                </a>
              ) : (
                source
              )}
            </span>
          ))}
        </p>
      ) : null}
    </div>
  );
}

function FileButton({
  file,
  lang,
  onFile,
}: Required<Pick<Props, "lang" | "onFile">> & { readonly file: AnswerFile }) {
  const [failed, setFailed] = useState(false);
  return (
    <p className="chat-actions">
      <button type="button" onClick={() => onFile(file).catch(() => setFailed(true))}>
        {failed ? texts.failed[lang] : texts.download[lang].replace("{name}", file.name)}
      </button>
    </p>
  );
}

/** Lines that can be run in place, as buttons; none where the page runs nothing. */
function ActionsView({
  actions,
  onRun,
}: {
  readonly actions: readonly Action[];
  readonly onRun: ((command: string) => void) | undefined;
}) {
  if (actions.length === 0 || !onRun) return null;
  return (
    <p className="chat-actions">
      {actions.map(({ label, command }) => (
        <button type="button" key={command} title={command} onClick={() => onRun(command)}>
          {label}
        </button>
      ))}
    </p>
  );
}

function FigureView({ figure, lang }: { readonly figure: Figure; readonly lang: Lang }) {
  const { label, text, low, high, ceiling } = figure;
  const number = (bound: number) => formatBound(figure, bound, lang);
  const extra = [
    low === undefined || high === undefined
      ? ""
      : texts.between[lang].replace("{low}", number(low)).replace("{high}", number(high)),
    ceiling === undefined ? "" : texts.ceiling[lang].replace("{value}", number(ceiling)),
  ].filter((part) => part !== "");
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <strong>{text}</strong>
        {extra.length > 0 ? <small> {extra.join(" · ")}</small> : null}
      </dd>
    </div>
  );
}

function TableView({ table: { columns, rows } }: { readonly table: NonNullable<Answer["table"]> }) {
  return (
    <div className="chat-table">
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows may repeat and never move
            <tr key={i}>
              {row.map((cell, j) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one cell for each column
                <td key={j}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Done = "copied" | "inserted" | "failed";

function FormulaView({
  formula,
  lang,
  onInsert,
}: {
  readonly formula: string;
  readonly lang: Lang;
  readonly onInsert?: (formula: string) => Promise<void>;
}) {
  const [done, setDone] = useState<Done>();
  const attempt = (work: Promise<void>, success: Done) =>
    work.then(
      () => setDone(success),
      () => setDone("failed"),
    );
  return (
    <div className="chat-formula">
      <code>{formula}</code>
      <span>
        <button type="button" onClick={() => attempt(navigator.clipboard.writeText(formula), "copied")}>
          {texts.copy[lang]}
        </button>
        {onInsert ? (
          <button type="button" onClick={() => attempt(onInsert(formula), "inserted")}>
            {texts.insert[lang]}
          </button>
        ) : null}
        <output>{done ? texts[done][lang] : ""}</output>
      </span>
    </div>
  );
}
