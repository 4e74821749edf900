import type { ComponentProps } from "react"
import { LabelledControl } from "#app/forms/field.tsx"
import { PLAN } from "#app/paths.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { MAX_STOPS, RANGES } from "#domain/trip/plan.ts"
import { MONTHS } from "#domain/trip/season.ts"
import { STEP } from "#domain/trip/steps.ts"
import { type PlanData, RESULT_ID, rowId, type ShownRow } from "./load-plan.ts"
import styles from "./plan.module.css"

const NAMES_ID = "plan-places"
const EMPTY_ROWS = 3

/** A GET form: its answers are the query of the plan. Submitted texts stay in it, valid or not. */
export function PlanForm({ typed, rows, points, plan }: PlanData) {
  const messages = useMessages().plan.form
  const name = (id: string) => points.find((point) => point.id === id)?.name ?? id
  return (
    <form action={`${PLAN}#${RESULT_ID}`} className={styles.form} aria-label={messages.label}>
      {/* Enter submits a form with its first button, which would otherwise remove or move a stop. */}
      <button type="submit" className="vh" tabIndex={-1} aria-hidden="true">
        {messages.show}
      </button>
      <fieldset>
        <legend>{messages.route}</legend>
        <InputField name="start" label={messages.start} value={name(plan.start)} list={NAMES_ID} />
        <StopRows rows={rows} />
        <InputField name="end" label={messages.end} value={name(plan.end)} list={NAMES_ID} />
      </fieldset>
      <div className={styles.choices}>
        <fieldset>
          <legend>{messages.when}</legend>
          <InputField name="from" label={messages.from} type="datetime-local" value={typed.from ?? ""} />
          <ChoiceField
            name="month"
            label={messages.month}
            value={plan.month === null ? "" : String(plan.month)}
            options={[
              ["", messages.anyMonth],
              ...MONTHS.map((month) => [String(month), messages.months[month - 1] ?? ""] as const),
            ]}
          />
        </fieldset>
        <fieldset>
          <legend>{messages.party}</legend>
          <NumberField name="people" label={messages.people} value={typed.people} />
          <NumberField name="bags" label={messages.bags} value={typed.bags} />
          <ChoiceField
            name="drive"
            label={messages.drive}
            value={plan.drive}
            options={Object.entries(messages.drives)}
          />
          <ChoiceField
            name="gearbox"
            label={messages.gearbox}
            value={plan.gearbox}
            options={Object.entries(messages.gearboxes)}
          />
          <NumberField name="hours" label={messages.hours} value={typed.hours} />
        </fieldset>
        <div className={styles.submit}>
          <Button type="submit" look="go">
            {messages.show}
          </Button>
          {Object.keys(typed).length > 0 && (
            <ButtonLink look="line" href={PLAN}>
              {messages.clear}
            </ButtonLink>
          )}
        </div>
      </div>
      {/* Browsers search values and labels, so each name of a place finds it. */}
      <datalist id={NAMES_ID}>
        {points.map(({ id, name, place }) => (
          <option key={id} value={name} label={place ? `${name} ${place.sinhala} ${place.tamil}` : name} />
        ))}
      </datalist>
    </form>
  )
}

function StopRows({ rows }: { rows: readonly ShownRow[] }) {
  const messages = useMessages().plan.form
  const empty: ShownRow = { stop: "", nights: "", error: null }
  const needed = rows.length === 0 ? EMPTY_ROWS : rows.length < MAX_STOPS && rows.at(-1)?.stop !== "" ? 1 : 0
  const shown = [...rows, ...Array.from({ length: needed }, () => empty)]
  return (
    <>
      <ol className={styles.rows} aria-label={messages.stops}>
        {shown.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one address never change
          <StopFields key={index} row={row} number={index + 1} count={shown.length} />
        ))}
      </ol>
      <div>
        <Button type="submit" name={STEP} value="add" look="line" small>
          {messages.add}
        </Button>
      </div>
    </>
  )
}

function StopFields({ row, number, count }: { row: ShownRow; number: number; count: number }) {
  const messages = useMessages().plan.form
  const id = rowId(number)
  return (
    <li className={styles.row}>
      <LabelledControl
        id={id}
        name="stop"
        label={messages.stop(number)}
        value={row.stop}
        error={row.error && messages.stopErrors[row.error]}
      >
        {(control) => <input {...control} list={NAMES_ID} autoComplete="off" />}
      </LabelledControl>
      <LabelledControl
        id={`${id}-nights`}
        name="nights"
        label={messages.nights}
        value={row.nights || String(RANGES.nights.defaultValue)}
        error={null}
      >
        {(control) => (
          <input {...control} aria-label={messages.nightsAt(number)} inputMode="numeric" autoComplete="off" />
        )}
      </LabelledControl>
      <div className={styles.steps}>
        {number > 1 && <StepButton action="up" text={messages.up} number={number} />}
        {number < count && <StepButton action="down" text={messages.down} number={number} />}
        <StepButton action="remove" text={messages.remove} number={number} />
      </div>
    </li>
  )
}

function StepButton({ action, text, number }: { action: string; text: string; number: number }) {
  const { step } = useMessages().plan.form
  return (
    <Button
      type="submit"
      name={STEP}
      value={`${action}-${number}`}
      look="line"
      small
      aria-label={step(text, number)}
    >
      {text}
    </Button>
  )
}

type InputFieldProps = { name: string; label: string; value: string } & Pick<
  ComponentProps<"input">,
  "type" | "inputMode" | "list"
>

function InputField({ name, label, value, ...input }: InputFieldProps) {
  return (
    <LabelledControl id={`plan-${name}`} name={name} label={label} value={value} error={null}>
      {(control) => <input {...control} {...input} autoComplete="off" />}
    </LabelledControl>
  )
}

type NumberFieldProps = { name: "people" | "bags" | "hours"; label: string; value: string | undefined }

function NumberField({ name, label, value }: NumberFieldProps) {
  return (
    <InputField
      name={name}
      label={label}
      value={value || String(RANGES[name].defaultValue)}
      inputMode="numeric"
    />
  )
}

type ChoiceFieldProps = {
  name: string
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
}

function ChoiceField({ name, label, value, options }: ChoiceFieldProps) {
  return (
    <LabelledControl id={`plan-${name}`} name={name} label={label} value={value} error={null}>
      {(control) => (
        <select {...control}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </LabelledControl>
  )
}
