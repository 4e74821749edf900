import { type KeyboardEvent, useRef } from "react"
import fieldStyles from "#app/forms/field.module.css"
import { FieldError, LabelledControl } from "#app/forms/field.tsx"
import { optionsOf, SelectField } from "#app/forms/fields.tsx"
import { textOf } from "#app/forms/read-answers.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { type PriceField, rateField } from "#domain/catalogue/prices.ts"
import { ROUNDING_STEPS, readPercent } from "#domain/pricing/percent-change.ts"
import { TIERS } from "#domain/pricing/tiers.ts"
import styles from "./rate-form.module.css"
import type { RejectedEdit, ToolAnswers } from "./rates-action-data.ts"
import type { Cell, Cells } from "./sheet/cells.ts"
import { roundingStep, textsByPercent } from "./sheet/percent.ts"
import type { useSheet } from "./sheet/use-sheet.ts"
import { PICK } from "./sheet-fields.ts"

type ToolProps = Pick<RejectedEdit, "fieldErrors"> & { answers: ToolAnswers | undefined }

function errorFor(fieldErrors: RejectedEdit["fieldErrors"], fieldId: string): string | null {
  return fieldErrors.find((error) => error.fieldId === fieldId)?.message ?? null
}

type PercentToolProps = ToolProps & { sheet: ReturnType<typeof useSheet>; cells: Cells }

/** Changes the rates of the ticked vehicles by per cent. A script changes the fields at once, as one step of undo. */
export function PercentTool({ answers, fieldErrors, sheet, cells }: PercentToolProps) {
  const { percent: messages, tiers: names } = useMessages().officeRates
  const tiers = answers && answers.percent !== "" ? answers.tiers : TIERS.map(({ id }) => id)
  const tierError = errorFor(fieldErrors, "tier-oneWeek")
  const amount = useRef<HTMLInputElement>(null)

  function changeCells() {
    const answers = new FormData(amount.current?.form ?? undefined)
    const targets = sheet.selected.length > 0 ? sheet.selected : tickedCells(cells, answers)
    const change = readPercent(textOf(answers, "percent"))
    if (change === null) amount.current?.focus()
    if (change === null || targets.length === 0) {
      const problem = change === null ? messages.wrong : messages.nothingChosen
      return sheet.dispatch({ type: "refuse", problems: [problem] })
    }
    const step = roundingStep(textOf(answers, "step"))
    const changed = textsByPercent(targets, sheet.state.texts, change, step)
    sheet.dispatch({ type: "set", texts: changed, by: "percent" })
  }

  function changeOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter") return
    event.preventDefault()
    changeCells()
  }

  return (
    <section className={styles.tool} aria-labelledby="percent-heading">
      <h2 id="percent-heading">{messages.heading}</h2>
      <p>{sheet.isHydrated ? messages.adviceLive : messages.advice}</p>
      <div className={styles.fields}>
        <LabelledControl
          id="percent"
          name="percent"
          label={messages.amount}
          hint={messages.amountHint}
          value={answers?.percent ?? ""}
          error={errorFor(fieldErrors, "percent")}
        >
          {(control) => (
            <input
              {...control}
              ref={amount}
              inputMode="text"
              autoComplete="off"
              onKeyDown={sheet.isHydrated ? changeOnEnter : undefined}
            />
          )}
        </LabelledControl>
        <SelectField
          field="step"
          label={messages.step}
          hint={messages.stepHint}
          initial={answers?.step || "50"}
          options={ROUNDING_STEPS.map((step) => ({ value: String(step), label: messages.steps[step] }))}
        />
      </div>
      <fieldset>
        <legend>{messages.tiers}</legend>
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
              {names[id]}
            </label>
          ))}
        </div>
      </fieldset>
      <Button variant="outline" {...(sheet.isHydrated ? { onClick: changeCells } : SUBMIT)}>
        {sheet.isHydrated ? messages.submitLive : messages.submit}
      </Button>
    </section>
  )
}

const SUBMIT = { type: "submit", name: "act", value: "percent" } as const

function tickedCells({ rows }: Cells, answers: FormData): Cell[] {
  const picked = answers.getAll(PICK)
  const tiers = answers.getAll("tier")
  const fields = TIERS.filter(({ id }) => tiers.includes(id)).map(({ id }): PriceField => rateField(id))
  return rows.flat().filter(({ vehicleId, field }) => picked.includes(vehicleId) && fields.includes(field))
}

type PasteToolProps = ToolProps & { vehicles: readonly { id: string; name: string }[] }

/** Rates from a spreadsheet, as text. */
export function PasteTool({ answers, vehicles, fieldErrors }: PasteToolProps) {
  const { paste: messages, tiers } = useMessages().officeRates
  return (
    <section className={styles.tool} aria-labelledby="paste-heading">
      <h2 id="paste-heading">{messages.heading}</h2>
      <LabelledControl
        id="pasted"
        name="pasted"
        label={messages.text}
        hint={messages.advice}
        value={answers?.pasted ?? ""}
        error={errorFor(fieldErrors, "pasted")}
      >
        {(control) => <textarea {...control} rows={5} spellCheck={false} />}
      </LabelledControl>
      <div className={styles.fields}>
        <SelectField
          field="paste-at"
          label={messages.at}
          initial={answers?.pasteAt ?? ""}
          emptyLabel={messages.named}
          options={optionsOf(vehicles)}
        />
        <SelectField
          field="paste-tier"
          label={messages.atTier}
          initial={answers?.pasteTier || "oneWeek"}
          options={TIERS.map(({ id }) => ({ value: id, label: tiers[id] }))}
        />
      </div>
      <Button type="submit" variant="outline" name="act" value="paste">
        {messages.submit}
      </Button>
    </section>
  )
}
