import { ErrorList } from "#app/forms/error-summary.tsx"
import fieldStyles from "#app/forms/field.module.css"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { BulkPercentChange } from "#domain/catalogue/change-summary.ts"
import { countChanges } from "#domain/catalogue/price-changes.ts"
import { PRICE_FIELDS } from "#domain/catalogue/prices.ts"
import type { Messages } from "#messages/messages.ts"
import styles from "./preview.module.css"
import { FleetChanges } from "./preview-fleet.tsx"
import { type PreviewVehicle, VehicleChanges } from "./preview-vehicle.tsx"
import { RisingRatesWarning, TotalMismatchWarning } from "./preview-warnings.tsx"
import { cellName, LOADED_FIELD } from "./rate-fields.ts"
import type { PreviewData } from "./rates-action-data.ts"

/** Up to this number, each vehicle has its own table; more vehicles are summarised. */
const MAX_TABLES = 3

type PreviewProps = Omit<PreviewData, "kind"> & { formHref: string }

/** Shows every change with its warnings before it is saved. `formHref` is the URL of the form. */
export function Preview({ vehicles, isConfirmMissing, tools, bulkChange, formHref }: PreviewProps) {
  const { preview: messages, changeCount } = useMessages().officeRates
  const counts = countChanges(vehicles.flatMap(({ changes }) => changes))
  const changesText = changeCount(counts)
  const confirmErrors = isConfirmMissing ? [{ fieldId: "confirm", message: messages.confirmMissing }] : []
  const hasRisingRates = vehicles.some(({ checks }) => checks.risingRates.length > 0)
  return (
    <>
      <ErrorList id="errors" lines={confirmErrors} announced={isConfirmMissing} />
      <h1>{messages.heading}</h1>
      <p className="lead">{messages.count(changesText, vehicles.length)}</p>
      <p className={styles.note}>
        {bulkChange && percentNote(bulkChange, messages)} {counts.totals > 0 && messages.totalsNote}
      </p>
      <form method="post" action={formHref} className={styles.preview}>
        {vehicles.map((vehicle) => (
          <HiddenPrices key={vehicle.id} vehicle={vehicle} />
        ))}
        {bulkChange && <HiddenTool tools={tools} />}
        {/* Enter submits with the first button of a form. */}
        <button
          type="submit"
          name="act"
          value="save"
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
        >
          {messages.save(changesText)}
        </button>
        <RisingRatesWarning vehicles={vehicles} />
        <TotalMismatchWarning vehicles={vehicles} />
        {vehicles.length > MAX_TABLES ? (
          <FleetChanges vehicles={vehicles} bulkChange={bulkChange} />
        ) : (
          vehicles.map((vehicle) => <VehicleChanges key={vehicle.id} vehicle={vehicle} />)
        )}
        {hasRisingRates && (
          <label className={fieldStyles.choice}>
            <input
              type="checkbox"
              id="confirm"
              name="confirm"
              value="yes"
              aria-invalid={isConfirmMissing || undefined}
            />
            {messages.confirm}
          </label>
        )}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" name="act" value="save">
            {messages.save(changesText)}
          </Button>
          <Button type="submit" variant="outline" name="act" value="edit">
            {messages.keepEditing}
          </Button>
          <ButtonLink variant="outline" href={formHref}>
            {messages.discard}
          </ButtonLink>
        </div>
      </form>
    </>
  )
}

/** The message about the requested percentage and its rounding, because rounding changes the real percentage of a low rate. */
function percentNote(
  { change, step, matchingCount, rateCount }: BulkPercentChange,
  messages: Messages["officeRates"]["preview"],
): string {
  return messages.rounded(
    change / 100,
    step,
    matchingCount === rateCount ? null : { matchingCount, rateCount },
  )
}

/** The fields of the percentage tool as hidden fields, so that the note about it stays if the page is rendered again. */
function HiddenTool({ tools: { percent, roundingStep, tiers } }: Pick<PreviewData, "tools">) {
  return (
    <>
      <input type="hidden" name="percent" value={percent} />
      <input type="hidden" name="step" value={roundingStep} />
      {tiers.map((tier) => (
        <input key={tier} type="hidden" name="tier" value={tier} />
      ))}
    </>
  )
}

/** The typed prices as hidden fields, so that the form can show them again. */
function HiddenPrices({ vehicle: { id, loadedValue, priceTexts } }: { vehicle: PreviewVehicle }) {
  return (
    <>
      <input type="hidden" name={LOADED_FIELD} value={loadedValue} />
      {PRICE_FIELDS.filter((field) => priceTexts[field] !== undefined).map((field) => (
        <input key={field} type="hidden" name={cellName(id, field)} value={priceTexts[field]} />
      ))}
    </>
  )
}
