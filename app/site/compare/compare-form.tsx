import { LabelledControl } from "#app/forms/field.tsx"
import { COMPARE } from "#app/paths.ts"
import { LivesAbroadCheckbox } from "#app/site/lives-abroad-checkbox.tsx"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { MAX_COMPARED } from "#domain/catalogue/compared-vehicles.ts"
import styles from "./compare.module.css"
import type { Comparison } from "./load-comparison.ts"

/**
 * A GET form for the dates, the distance, whether the visitor lives abroad, and one more vehicle while there are fewer than four.
 */
export function CompareForm({ vehicles, addableVehicles, dates, distance }: Comparison) {
  const { choosing, vehicle } = useMessages()
  const { compare: messages } = choosing
  const { labels } = vehicle.bookingForm
  return (
    <form action={COMPARE} aria-label={messages.form} className={`${styles.form} screen-only`}>
      {vehicles.map(({ id }) => (
        <input key={id} type="hidden" name="ids" value={id} />
      ))}
      {vehicles.length < MAX_COMPARED && addableVehicles.length > 0 && (
        <LabelledControl id="compare-add" name="ids" label={messages.add} value="" error={null}>
          {(control) => (
            <select {...control}>
              <option value="">{messages.addNone}</option>
              {addableVehicles.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </LabelledControl>
      )}
      <LabelledControl
        id="compare-from"
        name="from"
        label={labels.pickUpAt}
        value={dates.from}
        error={dates.isInvalid ? messages.wrongDates : null}
      >
        {(control) => <input {...control} type="datetime-local" />}
      </LabelledControl>
      <LabelledControl id="compare-to" name="to" label={labels.returnAt} value={dates.to} error={null}>
        {(control) => <input {...control} type="datetime-local" />}
      </LabelledControl>
      <LabelledControl
        id="compare-km"
        name="km"
        label={messages.distance}
        value={distance.text}
        error={distance.isInvalid ? messages.wrongDistance : null}
        hint={messages.distanceHint}
      >
        {(control) => <input {...control} inputMode="numeric" autoComplete="off" />}
      </LabelledControl>
      <LivesAbroadCheckbox checked={dates.livesAbroad} />
      <Button type="submit">{messages.update}</Button>
    </form>
  )
}
