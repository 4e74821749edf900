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
import type { Cell, Cells } from "./grid/cells.ts"
import { parseRoundingStep, textsByPercent } from "./grid/percent.ts"
import type { usePriceGrid } from "./grid/use-price-grid.ts"
import { FIRST_TIER_CHECKBOX_ID, VEHICLE_CHECKBOX } from "./rate-fields.ts"
import styles from "./rate-form.module.css"
import type { EditData, ToolAnswers } from "./rates-action-data.ts"

type ToolProps = Pick<EditData, "fieldErrors"> & { answers: ToolAnswers | undefined }

function errorFor(fieldErrors: EditData["fieldErrors"], fieldId: string): string | null {
  return fieldErrors.find((error) => error.fieldId === fieldId)?.message ?? null
}

type PercentToolProps = ToolProps & { grid: ReturnType<typeof usePriceGrid>; cells: Cells }

/** The form section that changes rates by per cent. With scripts, it changes the fields at once, as one undo step. */
export function PercentTool({ answers, fieldErrors, grid, cells }: PercentToolProps) {
  const { percent: messages, tiers: tierNames } = useMessages().officeRates
  // Every tier is checked until the tool is used.
  const checkedTiers = answers && answers.percent !== "" ? answers.tiers : TIERS.map(({ id }) => id)
  const tierError = errorFor(fieldErrors, FIRST_TIER_CHECKBOX_ID)
  const percentInput = useRef<HTMLInputElement>(null)

  function changeCells() {
    const form = new FormData(percentInput.current?.form ?? undefined)
    const targets = grid.selectedCells.length > 0 ? grid.selectedCells : cellsOfCheckedVehicles(cells, form)
    const change = readPercent(textOf(form, "percent"))
    if (change === null) percentInput.current?.focus()
    if (change === null || targets.length === 0) {
      const errorMessage = change === null ? messages.invalidPercent : messages.nothingChosen
      return grid.dispatch({ type: "refuse", problems: [errorMessage] })
    }
    const step = parseRoundingStep(textOf(form, "step"))
    const changedTexts = textsByPercent(targets, grid.state.texts, change, step)
    grid.dispatch({ type: "set", texts: changedTexts, by: "percent" })
  }

  function changeOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter") return
    event.preventDefault()
    changeCells()
  }

  return (
    <section className={styles.tool} aria-labelledby="percent-heading">
      <h2 id="percent-heading">{messages.heading}</h2>
      <p>{grid.isHydrated ? messages.adviceWithScript : messages.advice}</p>
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
              ref={percentInput}
              inputMode="text"
              autoComplete="off"
              onKeyDown={grid.isHydrated ? changeOnEnter : undefined}
            />
          )}
        </LabelledControl>
        <SelectField
          field="step"
          label={messages.step}
          hint={messages.stepHint}
          initial={answers?.roundingStep || DEFAULT_ROUNDING_STEP}
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
                defaultChecked={checkedTiers.includes(id)}
              />
              {tierNames[id]}
            </label>
          ))}
        </div>
      </fieldset>
      <Button variant="outline" {...(grid.isHydrated ? { onClick: changeCells } : SUBMIT)}>
        {grid.isHydrated ? messages.submitWithScript : messages.submit}
      </Button>
    </section>
  )
}

const DEFAULT_ROUNDING_STEP = "50"

/** The props of the button without scripts. */
const SUBMIT = { type: "submit", name: "act", value: "percent" } as const

/** The rates of the checked vehicles and tiers. */
function cellsOfCheckedVehicles({ rows }: Cells, form: FormData): Cell[] {
  const vehicleIds = form.getAll(VEHICLE_CHECKBOX)
  const tiers = form.getAll("tier")
  const fields = TIERS.filter(({ id }) => tiers.includes(id)).map(({ id }): PriceField => rateField(id))
  return rows
    .flat()
    .filter(({ vehicleId, field }) => vehicleIds.includes(vehicleId) && fields.includes(field))
}

type PasteToolProps = ToolProps & { vehicles: readonly { id: string; name: string }[] }

/** The form section for rates that are pasted from a spreadsheet as text. */
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
          label={messages.startRow}
          initial={answers?.pasteAt ?? ""}
          emptyLabel={messages.allRowsNamed}
          options={optionsOf(vehicles)}
        />
        <SelectField
          field="paste-tier"
          label={messages.startTier}
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
