import { COMPARE } from "#app/paths.ts"
import { carriedQuery, type VisitorDates } from "#app/site/rental-dates.ts"
import { Button } from "#app/ui/button.tsx"
import styles from "#app/ui/compare-checkbox.module.css"
import { useMessages } from "#app/ui/messages-context.tsx"

type ChosenVehiclesFormProps = {
  /** The id of the form, which the checkboxes of the vehicles refer to (`CompareCheckbox`). */
  id: string
  dates: VisitorDates | null
  /** The kilometres of the trip, if they are known. */
  km?: number
}

/**
 * A GET form with the vehicles whose checkboxes are checked in the list or table before it, which must be its sibling. The form
 * sticks to the bottom of the window once a vehicle is checked.
 */
export function ChosenVehiclesForm({ id, dates, km }: ChosenVehiclesFormProps) {
  const { compare: messages } = useMessages().choosing
  const params = new URLSearchParams(carriedQuery(dates))
  if (km) params.set("km", String(km))
  return (
    <form id={id} action={COMPARE} className={styles.compareForm} aria-label={messages.page.name}>
      {[...params].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{messages.choose}</Button>
      <p className="small soft">{messages.chooseHint}</p>
    </form>
  )
}
