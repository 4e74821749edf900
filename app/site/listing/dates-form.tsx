import { LabelledControl } from "#app/forms/field.tsx"
import { usePage } from "#app/islands/page-context.tsx"
import { SEARCH_PARAM } from "#app/site/fleet/list-address.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { ListDates } from "./list-dates.ts"
import styles from "./listing.module.css"

type DatesFormProps = { dates: ListDates; mileageAllowanceKm: number; target: string }

/** The dates of a rental over a list: a GET, after which every card has its total, and links go on with the dates. */
export function DatesForm({ dates, mileageAllowanceKm, target }: DatesFormProps) {
  const { listing, vehicle } = useMessages()
  const texts = listing.dates
  const { pathname, search } = usePage()
  const searched = new URLSearchParams(search).get(SEARCH_PARAM)
  return (
    <details className={`wrap ${styles.dates}`} open={Boolean(dates.from || dates.to)}>
      <summary>{texts.label}</summary>
      <form action={`${pathname}#${target}`} aria-label={texts.label}>
        <LabelledControl
          id="list-from"
          name="from"
          label={vehicle.reservation.labels.pickUpAt}
          value={dates.from}
          error={dates.isWrong ? texts.wrong : null}
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
        {searched && <input type="hidden" name={SEARCH_PARAM} value={searched} />}
        <Button type="submit">{texts.show}</Button>
        {(dates.from || dates.to) && (
          <ButtonLink look="line" href={pathname}>
            {texts.clear}
          </ButtonLink>
        )}
      </form>
      {dates.period && (
        <p className="small soft">
          <strong>{vehicle.price.estimate}</strong> {texts.without}{" "}
          {vehicle.notices.standardRates(mileageAllowanceKm)} {vehicle.notices.aDay}{" "}
          {vehicle.notices.foreigners}
        </p>
      )}
    </details>
  )
}
