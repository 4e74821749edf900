import fieldStyles from "#app/forms/field.module.css"
import { LabelledControl } from "#app/forms/field.tsx"
import { usePage } from "#app/islands/page-context.tsx"
import { SEARCH_PARAM } from "#app/site/fleet/list-query.ts"
import { ABROAD_PARAM, ABROAD_VALUE } from "#app/site/rental-dates.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { ListDates } from "./list-dates.ts"
import styles from "./listing.module.css"

type DatesFormProps = { dates: ListDates; mileageAllowanceKm: number; target: string }

/** A GET form for the rental dates of a listing: the cards then show totals, and the links preserve the dates. */
export function DatesForm({ dates, mileageAllowanceKm, target }: DatesFormProps) {
  const { forms, listing, vehicle } = useMessages()
  const messages = listing.dates
  const { pathname, search } = usePage()
  const searchText = new URLSearchParams(search).get(SEARCH_PARAM)
  return (
    <details className={`wrap ${styles.dates}`} open={Boolean(dates.from || dates.to)}>
      <summary>{messages.label}</summary>
      <form action={`${pathname}#${target}`} aria-label={messages.label}>
        <LabelledControl
          id="list-from"
          name="from"
          label={vehicle.reservation.labels.pickUpAt}
          value={dates.from}
          error={dates.isInvalid ? messages.wrong : null}
        >
          {(control) => <input {...control} type="datetime-local" />}
        </LabelledControl>
        <LabelledControl
          id="list-to"
          name="to"
          label={vehicle.reservation.labels.returnAt}
          value={dates.to}
          error={null}
        >
          {(control) => <input {...control} type="datetime-local" />}
        </LabelledControl>
        {dates.livesAbroad !== null && (
          <label className={fieldStyles.choice}>
            <input
              type="checkbox"
              name={ABROAD_PARAM}
              value={ABROAD_VALUE}
              defaultChecked={dates.livesAbroad}
            />
            <span>{forms.labels.livesAbroad}</span>
          </label>
        )}
        {searchText && <input type="hidden" name={SEARCH_PARAM} value={searchText} />}
        <Button type="submit">{messages.show}</Button>
        {(dates.from || dates.to) && (
          <ButtonLink look="line" href={pathname}>
            {messages.clear}
          </ButtonLink>
        )}
      </form>
      {dates.period && (
        <p className="small soft">
          <strong>{vehicle.price.estimate}</strong> {messages.without}{" "}
          {vehicle.notices.standardRates(mileageAllowanceKm)} {vehicle.notices.aDay}{" "}
          {vehicle.notices.foreigners}
        </p>
      )}
    </details>
  )
}
