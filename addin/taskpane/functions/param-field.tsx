import { Button, Field, Input, Select } from "@fluentui/react-components";
import { formatArg, type Param, units } from "../../../core/index.js";
import { usePane } from "../context.js";
import { texts } from "../texts.js";
import { fieldOf } from "./call.js";

interface Props {
  readonly param: Param;
  readonly value: string;
  readonly isWrong: boolean;
  readonly onChange: (value: string) => void;
}

/** One argument: its label with the unit, a hint, and the control that suits its kind. */
export function ParamField({ param, value, isWrong, onChange }: Props) {
  const { host, lang, style, say } = usePane();
  const unit = "unit" in param ? units[param.unit].symbol[lang] : "";
  const name = param.label[lang].charAt(0).toUpperCase() + param.label[lang].slice(1);
  const label = unit === "" ? name : `${name} (${unit})`;
  const ofCells = param.kind === "range" || param.kind === "names";
  const fill = async () => onChange(fieldOf((await host.selection()).values, style));
  return (
    <Field
      label={label}
      hint={param.help[lang]}
      // The sentence stands with the result; the field itself says only that it is the one.
      validationState={isWrong ? "error" : "none"}
      required={absence(param) === undefined}
    >
      {param.kind === "choice" || param.kind === "boolean" ? (
        <Select
          value={value}
          aria-invalid={isWrong}
          onChange={(_event, { value: chosen }) => onChange(chosen)}
        >
          {absence(param) === undefined ? null : <option value="">{absenceText()}</option>}
          {param.kind === "choice" ? (
            param.values.map((choice) => <option key={choice}>{choice}</option>)
          ) : (
            <>
              <option value="TRUE">{say(texts.yes)}</option>
              <option value="FALSE">{say(texts.no)}</option>
            </>
          )}
        </Select>
      ) : (
        <Input
          value={value}
          inputMode={param.kind === "number" || param.kind === "integer" ? "decimal" : "text"}
          placeholder={absenceText()}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isWrong}
          onChange={(_event, { value: typed }) => onChange(typed)}
          {...(ofCells
            ? {
                contentAfter: (
                  <Button
                    size="small"
                    appearance="transparent"
                    title={say(texts.fromSelectionLong)}
                    onClick={fill}
                  >
                    {say(texts.fromSelection)}
                  </Button>
                ),
              }
            : {})}
        />
      )}
    </Field>
  );

  function absenceText(): string {
    const value = absence(param);
    if (value === undefined) return "";
    if (value === null) return say(texts.optional);
    return say(texts.byDefault, { value: typeof value === "string" ? value : formatArg(value, style) });
  }
}

/** What an argument left out stands for: its default, null for "nothing", undefined where it is required. */
function absence(param: Param): number | string | boolean | null | undefined {
  if ("default" in param && param.default !== undefined) return param.default;
  return ("optional" in param && param.optional) || param.kind === "any" ? null : undefined;
}
