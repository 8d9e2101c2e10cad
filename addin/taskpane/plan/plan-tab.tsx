import {
  Button,
  Field as FluentField,
  Input,
  makeStyles,
  Radio,
  RadioGroup,
  tokens,
} from "@fluentui/react-components";
import { useDeferredValue, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import type { Flavour, PlanRequest } from "../../../core/workbook/plan/types.js";
import { usePane } from "../context.js";
import { FIELDS, type Field, judgeForm, type PlanForm, USUAL_FORM } from "./plan-form.js";
import { lacking, planTexts } from "./texts.js";

const useStyles = makeStyles({
  intro: { margin: "0 0 10px", color: tokens.colorNeutralForeground2 },
  field: { marginBottom: "8px" },
  verdict: { margin: "12px 0", fontWeight: 600 },
  refusal: { margin: "12px 0", color: tokens.colorPaletteRedForeground1 },
  note: { color: tokens.colorNeutralForeground2 },
  buttons: { display: "flex", gap: "8px", flexWrap: "wrap" },
});

/** A scenario in a few fields, its verdict while typing, and a sheet of it beside. */
export function PlanTab() {
  const { host, lang, style, say } = usePane();
  const styles = useStyles();
  const [form, setForm] = useState<PlanForm>(USUAL_FORM);
  const [message, setMessage] = useState("");
  const [busy, setBusy] = useState(false);
  const [flavour, setFlavour] = useState<Flavour>("live");
  const typed = useDeferredValue(form);
  const verdict = useMemo(() => judgeForm(typed, lang, style), [typed, lang, style]);
  const change = (field: Field, value: string) => {
    setForm((before) => ({ ...before, [field]: value }));
    setMessage("");
  };
  const run = async (work: (request: PlanRequest) => Promise<string>) => {
    if (!verdict.request) return;
    setBusy(true);
    setMessage(say(planTexts.busy));
    const done = await work(verdict.request).catch((error: unknown) =>
      say(planTexts.failed, { reason: error instanceof Error ? error.message : String(error) }),
    );
    // At once: the grid starts computing what was inserted, and nothing is drawn meanwhile.
    flushSync(() => {
      setMessage(done);
      setBusy(false);
    });
  };
  const insert = () =>
    run(async (request) => {
      const { planWorkbook } = await import("../../../core/workbook/plan/build.js");
      const { sheets } = planWorkbook(request, { flavour, lang });
      await host.insertSheets(sheets);
      return say(planTexts.inserted, { count: sheets.length });
    });
  const handOver = () =>
    run(async (request) => {
      const { planFile } = await import("../../workbook/plan-file.js");
      await host.handOver("plan.xlsx", await planFile(request, flavour, lang));
      return say(host.file === "opens" ? planTexts.opened : planTexts.saved);
    });
  return (
    <>
      <p className={styles.intro}>{say(planTexts.intro)}</p>
      {FIELDS.map((field) => (
        <FluentField key={field} className={styles.field} label={say(planTexts[field])} size="small">
          <Input
            size="small"
            name={field}
            value={form[field]}
            onChange={(_event, { value }) => change(field, value)}
          />
        </FluentField>
      ))}
      <RadioGroup
        layout="horizontal"
        value={flavour}
        aria-label={say(planTexts.flavour)}
        onChange={(_event, { value }) => setFlavour(value as Flavour)}
      >
        <Radio value="live" label={say(planTexts.live)} />
        <Radio value="portable" label={say(planTexts.portable)} />
      </RadioGroup>
      <p className={verdict.ok ? styles.verdict : styles.refusal} aria-live="polite">
        {verdict.message}
      </p>
      <div className={styles.buttons}>
        <Button appearance="primary" size="small" disabled={busy || !verdict.request} onClick={insert}>
          {say(planTexts.insert)}
        </Button>
        <Button size="small" disabled={busy || !verdict.request} onClick={handOver}>
          {say(host.file === "opens" ? planTexts.open : planTexts.save)}
        </Button>
      </div>
      <p aria-live="polite">{message}</p>
      <p className={styles.note}>
        {say(planTexts.untouched)}
        {host.lacks.length > 0 ? ` ${lacking(host.lacks, lang)}` : ""}
      </p>
    </>
  );
}
