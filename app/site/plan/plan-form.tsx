import type { ComponentProps } from "react"
import { LabelledControl } from "#app/forms/field.tsx"
import { Island } from "#app/islands/island.tsx"
import { PLAN } from "#app/paths.ts"
import { usePathWithDates } from "#app/site/layout/layout-data.ts"
import { LivesAbroadCheckbox } from "#app/site/lives-abroad-checkbox.tsx"
import { nightFeeText, oneWayFeesText } from "#app/site/side-costs/cost-texts.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { startOfDay } from "#domain/calendar/period.ts"
import type { Place } from "#domain/content/place.ts"
import { daysBetween, rentalDays, type WallTime } from "#domain/rental-period.ts"
import { RANGES } from "#domain/trip/plan.ts"
import { MONTHS } from "#domain/trip/season.ts"
import type { PlaceFieldValue, PlanData } from "./load-plan.ts"
import styles from "./plan.module.css"
import { NAMES_ID, RESULT_ID } from "./plan-ids.ts"
import { StopRows } from "./stop-rows.tsx"

/** A GET form: its answers are the query of the plan. Submitted texts stay in it, valid or not. */
export function PlanForm(data: PlanData) {
  const {
    formValues,
    start,
    end,
    rows,
    orderSummary,
    points,
    localLanguages,
    plan,
    ignoredTexts,
    livesAbroad,
    sideCosts,
  } = data
  const { plan: planMessages, choosing } = useMessages()
  const messages = planMessages.form
  const pathWithDates = usePathWithDates()
  const isEmpty = Object.keys(formValues).length === 0
  const stops = { rows, order: orderSummary, isLive: !isEmpty }
  /** The message of the first of these reasons for which the plan ignores a text. Null: it ignores none. */
  const errorOf = (...reasons: (keyof typeof messages.errors)[]) => {
    const reason = reasons.find((candidate) => ignoredTexts.some(({ reason }) => reason === candidate))
    return reason ? messages.errors[reason] : null
  }
  return (
    <form action={`${PLAN}#${RESULT_ID}`} className={styles.form} aria-label={messages.label}>
      {/* Enter submits a form with its first button, which would otherwise remove or move a stop. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {messages.show}
      </button>
      <fieldset>
        <legend>{messages.route}</legend>
        <PlaceField name="start" label={messages.start} place={start} />
        {/* The page without a plan is cached and has no script. */}
        {isEmpty ? <StopRows {...stops} /> : <Island name="stopRows" component={StopRows} props={stops} />}
        <PlaceField
          name="end"
          label={messages.end}
          place={end}
          hint={[messages.endHint, oneWayFeesText(sideCosts, choosing.sideCosts)].filter(Boolean).join(" ")}
        />
      </fieldset>
      <div className={styles.choices}>
        <fieldset>
          <legend>{messages.when}</legend>
          <InputField
            name="from"
            label={messages.from}
            type="datetime-local"
            value={formValues.from ?? ""}
            hint={nightFeeText(sideCosts, choosing.sideCosts) ?? undefined}
            error={errorOf("invalidDay", "pastDay", "dayTooFarAhead")}
          />
          <InputField
            name="to"
            label={messages.to}
            type="datetime-local"
            value={formValues.to ?? ""}
            hint={plan.pickUpAt && plan.returnAt ? periodHint(plan.pickUpAt, plan.returnAt, messages) : ""}
            error={errorOf("invalidReturn")}
          />
          <ChoiceField
            name="month"
            label={messages.month}
            value={plan.month === null ? "" : String(plan.month)}
            options={[
              ["", messages.anyMonth],
              ...MONTHS.map((month) => [String(month), messages.months[month - 1] ?? ""] as const),
            ]}
          />
          <LivesAbroadCheckbox checked={livesAbroad} />
        </fieldset>
        <fieldset>
          <legend>{messages.party}</legend>
          <NumberField
            name="people"
            label={messages.people}
            value={formValues.people}
            error={errorOf("invalidPeople")}
          />
          <NumberField
            name="bags"
            label={messages.bags}
            value={formValues.bags}
            error={errorOf("invalidBags")}
          />
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
          <NumberField
            name="hours"
            label={messages.hours}
            value={formValues.hours}
            error={errorOf("invalidHours")}
          />
        </fieldset>
        <div className={styles.submit}>
          <Button type="submit" variant="primary">
            {messages.show}
          </Button>
          {!isEmpty && (
            <ButtonLink variant="outline" href={pathWithDates(PLAN)}>
              {messages.clear}
            </ButtonLink>
          )}
        </div>
      </div>
      {/* Browsers search values and labels, so each name of a place finds it. */}
      <datalist id={NAMES_ID}>
        {points.map(({ id, name, place }) => (
          <option key={id} value={name} label={place ? labelOf(place, localLanguages) : undefined} />
        ))}
      </datalist>
    </form>
  )
}

/** The name of a place with its names in these languages; undefined without any, so that the browser shows the value. */
function labelOf(place: Place, localLanguages: PlanData["localLanguages"]): string | undefined {
  if (localLanguages.length === 0) return undefined
  return [place.name, ...localLanguages.map((language) => place[language])].join(" ")
}

function periodHint(
  pickUpAt: WallTime,
  returnAt: WallTime,
  messages: ReturnType<typeof useMessages>["plan"]["form"],
): string {
  const nights = daysBetween(startOfDay(pickUpAt), startOfDay(returnAt))
  return messages.toHint(rentalDays({ pickUpAt, returnAt }), nights)
}

type PlaceFieldProps = { name: "start" | "end"; label: string; place: PlaceFieldValue; hint?: string }

function PlaceField({ place: { text, error }, ...field }: PlaceFieldProps) {
  const { errors } = useMessages().stopRows
  return <InputField {...field} value={text} error={error && errors[error]} list={NAMES_ID} />
}

type InputFieldProps = {
  name: string
  label: string
  value: string
  error: string | null
  hint?: string | undefined
} & Pick<ComponentProps<"input">, "type" | "inputMode" | "list">

function InputField({ name, label, value, error, hint, ...input }: InputFieldProps) {
  return (
    <LabelledControl id={`plan-${name}`} name={name} label={label} value={value} error={error} hint={hint}>
      {(control) => <input {...control} {...input} autoComplete="off" />}
    </LabelledControl>
  )
}

type NumberFieldProps = {
  name: "people" | "bags" | "hours"
  label: string
  value: string | undefined
  error: string | null
}

function NumberField({ name, label, value, error }: NumberFieldProps) {
  return (
    <InputField
      name={name}
      label={label}
      value={value || String(RANGES[name].defaultValue)}
      error={error}
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
        <select {...control} autoComplete="off">
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
