import { Fragment } from "react"
import { LabelledControl } from "#app/forms/field.tsx"
import { usePage } from "#app/islands/page-context.tsx"
import { LivesAbroadCheckbox } from "#app/site/lives-abroad-checkbox.tsx"
import { ABROAD_PARAM, DATE_PARAMS, datesQuery, EXTRAS_PARAM } from "#app/site/rental-dates.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { WallTime } from "#domain/rental-period.ts"
import { DATE_PRESETS, type DatePreset, presetPeriod } from "./date-presets.ts"
import { HiddenParams, hrefWithout } from "./hidden-params.tsx"
import type { ListDates } from "./list-dates.ts"
import styles from "./listing.module.css"

type DatesFormProps = {
  dates: ListDates
  mileageAllowanceKm: number
  /** The id of the heading of the list, to which the form and the links lead. */
  titleId: string
  /** The time in Sri Lanka. */
  now: WallTime
  /** The notes on night fees and other currencies. */
  costNotes: readonly string[]
}

const RENTAL_PARAMS = [...DATE_PARAMS, ABROAD_PARAM]

/** A GET form for the rental dates of a listing: the cards then show totals, and the links preserve the dates. */
export function DatesForm({ dates, mileageAllowanceKm, titleId, now, costNotes }: DatesFormProps) {
  const { listing, vehicle } = useMessages()
  const messages = listing.dates
  const page = usePage()
  const isSubmitted = dates.period !== null || dates.isInvalid
  return (
    <details className={`wrap ${styles.dates}`} open={isSubmitted}>
      <summary>{messages.label}</summary>
      <form action={`${page.pathname}#${titleId}`} aria-label={messages.label}>
        <LabelledControl
          id="list-from"
          name="from"
          label={vehicle.bookingForm.labels.pickUpAt}
          value={dates.from}
          error={dates.isInvalid ? messages.invalidDates : null}
        >
          {(control) => <input {...control} type="datetime-local" />}
        </LabelledControl>
        <LabelledControl
          id="list-to"
          name="to"
          label={vehicle.bookingForm.labels.returnAt}
          value={dates.to}
          error={null}
        >
          {(control) => <input {...control} type="datetime-local" />}
        </LabelledControl>
        <LivesAbroadCheckbox checked={dates.livesAbroad} />
        <HiddenParams without={RENTAL_PARAMS} />
        <Button type="submit">{messages.show}</Button>
        {isSubmitted && (
          <ButtonLink variant="outline" href={hrefWithout(page, [...RENTAL_PARAMS, EXTRAS_PARAM])}>
            {messages.clear}
          </ButtonLink>
        )}
      </form>
      <Presets now={now} titleId={titleId} />
      {dates.period && (
        <p className="small soft">
          <strong>{vehicle.price.estimate}</strong> {messages.withoutExtras}{" "}
          {vehicle.notices.standardRates(mileageAllowanceKm)} {vehicle.notices.perDay}{" "}
          {vehicle.notices.foreigners}
          {costNotes.map((note) => (
            <Fragment key={note}> {note}</Fragment>
          ))}
        </p>
      )}
    </details>
  )
}

/** Rentals of usual lengths, as links with their dates. */
function Presets({ now, titleId }: { now: WallTime; titleId: string }) {
  const { presets: messages } = useMessages().choosing
  const page = usePage()
  const hrefOf = (preset: DatePreset) =>
    `${hrefWithout(page, DATE_PARAMS, datesQuery(presetPeriod(now, preset)))}#${titleId}`
  return (
    <ul className={styles.presets} aria-label={messages.label}>
      {DATE_PRESETS.map((preset) => (
        <li key={preset.startsInDays}>
          {/* 'nofollow', because crawlers would find the same vehicles for each day. */}
          <a href={hrefOf(preset)} rel="nofollow">
            {messages.preset(preset.startsInDays, preset.days)}
          </a>
        </li>
      ))}
    </ul>
  )
}
