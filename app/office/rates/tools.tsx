import fieldStyles from "#app/forms/field.module.css"
import { FieldError, LabelledControl } from "#app/forms/field.tsx"
import { Choice } from "#app/office/forms/choice.tsx"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { PricedVehicle } from "#domain/catalogue/rates-desk.ts"
import { ROUNDING_STEPS } from "#domain/pricing/percent-change.ts"
import { TIERS } from "#domain/pricing/tiers.ts"
import styles from "./rate-form.module.css"
import type { EditAgain, ToolAnswers } from "./rates-answer.ts"

type ToolProps = Pick<EditAgain, "faults"> & { answers: ToolAnswers | undefined }

function errorFor(faults: EditAgain["faults"], fieldId: string): string | null {
  return faults.find((fault) => fault.fieldId === fieldId)?.words ?? null
}

/** Changes the rates of the vehicles that are ticked in the table. */
export function PercentTool({ answers, faults }: ToolProps) {
  const { officeRates, vehicle } = useMessages()
  const texts = officeRates.percent
  const tiers = answers && answers.percent !== "" ? answers.tiers : TIERS.map(({ id }) => id)
  const tierError = errorFor(faults, "tier-oneWeek")
  return (
    <section className={styles.tool} aria-labelledby="percent-heading" data-percent>
      <h2 id="percent-heading">{texts.heading}</h2>
      <p data-advice={texts.adviceLive}>{texts.advice}</p>
      <div className={styles.fields}>
        <LabelledControl
          id="percent"
          name="percent"
          label={texts.amount}
          hint={texts.amountHint}
          value={answers?.percent ?? ""}
          error={errorFor(faults, "percent")}
        >
          {(control) => <input {...control} inputMode="text" autoComplete="off" />}
        </LabelledControl>
        <Choice
          name="step"
          label={texts.step}
          hint={texts.stepHint}
          value={answers?.step || "50"}
          options={ROUNDING_STEPS.map((step) => ({ id: String(step), name: texts.steps[step] }))}
        />
      </div>
      <fieldset>
        <legend>{texts.tiers}</legend>
        {tierError && <FieldError id="tier-error">{tierError}</FieldError>}
        <div className={styles.choices}>
          {TIERS.map(({ id }) => (
            <label key={id} className={fieldStyles.choice}>
              <input
                type="checkbox"
                id={`tier-${id}`}
                name="tier"
                value={id}
                defaultChecked={tiers.includes(id)}
              />
              {vehicle.rates.tiers[id]}
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" look="line" name="act" value="percent" data-press={texts.pressLive}>
        {texts.press}
      </Button>
    </section>
  )
}

/** Rates from a spreadsheet, as text. */
export function PasteTool({ answers, vehicles, faults }: ToolProps & { vehicles: readonly PricedVehicle[] }) {
  const { officeRates, vehicle } = useMessages()
  const texts = officeRates.paste
  return (
    <section className={styles.tool} aria-labelledby="paste-heading">
      <h2 id="paste-heading">{texts.heading}</h2>
      <LabelledControl
        id="pasted"
        name="pasted"
        label={texts.text}
        hint={texts.advice}
        value={answers?.pasted ?? ""}
        error={errorFor(faults, "pasted")}
      >
        {(control) => <textarea {...control} rows={5} spellCheck={false} />}
      </LabelledControl>
      <div className={styles.fields}>
        <Choice
          name="paste-at"
          label={texts.at}
          value={answers?.pasteAt ?? ""}
          none={texts.named}
          options={vehicles}
        />
        <Choice
          name="paste-tier"
          label={texts.atTier}
          value={answers?.pasteTier || "oneWeek"}
          options={TIERS.map(({ id }) => ({ id, name: vehicle.rates.tiers[id] }))}
        />
      </div>
      <Button type="submit" look="line" name="act" value="paste">
        {texts.press}
      </Button>
    </section>
  )
}
