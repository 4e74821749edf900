import type { ReactNode } from "react"
import { guidePath, planPath } from "#app/paths.ts"
import { classNames } from "#app/ui/class-names.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { parseDay } from "#domain/calendar/period.ts"
import { formatWallDate } from "#domain/rental-period.ts"
import { type TripDay, withOvernightStop } from "#domain/trip/days.ts"
import { type Plan, planQuery } from "#domain/trip/plan.ts"
import type { TripPoint } from "#domain/trip/points.ts"
import { crowdedDays } from "#domain/trip/season.ts"
import type { Trip } from "#domain/trip/trip.ts"
import styles from "./day-list.module.css"

/** The first sights of a place, with the time to stay at each; null: unknown. */
export type PlaceSights = readonly { name: string; stayMinutes: number | null }[]

type DayListProps = {
  trip: Trip
  /** By the id of the place. */
  sights: Readonly<Record<string, PlaceSights>>
  /** A text for each day, from the content file of a ready-made trip. Missing: there are none. */
  texts?: readonly string[]
  /** The URL of the guide to a place. */
  guideHref?: (place: string) => string
  /** Whether the page has no links that would change the plan. */
  isFixed?: boolean
  /** Further content of a printed day. With it, each day is printed on a separate page. */
  printContent?: ((day: TripDay) => ReactNode) | undefined
}

/** The days of a trip: drives, overnight stop, sunrise and sunset, and the sights of the place. */
export function DayList({
  trip,
  sights,
  texts = [],
  guideHref = guidePath,
  isFixed = false,
  printContent,
}: DayListProps) {
  const messages = useMessages().plan.days
  const hasDates = trip.datePrecision === "day"
  const earlierPlaces = new Set<string>()
  return (
    <section aria-labelledby="plan-days">
      <h2 id="plan-days">{messages.title}</h2>
      <ol className={classNames(styles.dayList, printContent && styles.printedDays)}>
        {trip.days.map((day) => {
          const place = day.stay?.id ?? ""
          const isFirstDayAtPlace = !earlierPlaces.has(place)
          earlierPlaces.add(place)
          return (
            <li key={day.number}>
              <h3>{messages.day(day.number, hasDates ? dateText(day.date) : null)}</h3>
              <Drives day={day} end={trip.end} />
              {day.isTooLong && <TooLongWarning day={day} plan={trip.plan} isFixed={isFixed} />}
              {hasDates && <Holidays day={day} days={trip.crowdedDays} />}
              {texts[day.number - 1] && <p>{texts[day.number - 1]}</p>}
              {day.stay && (
                <p className={styles.night}>
                  <strong>{messages.night(day.stay.name)}</strong>
                </p>
              )}
              {(isFirstDayAtPlace || printContent) && (
                <Sights place={day.stay} sights={sights[place] ?? []} href={guideHref(place)} />
              )}
              {trip.datePrecision !== "none" && (
                <p className="small soft">{messages.sun(day.sun.sunrise, day.sun.sunset, day.sun.dark)}</p>
              )}
              {trip.datePrecision !== "none" && day.endsInTheDark && (
                <p className={styles.warning}>
                  <Icon name="alert" /> {messages.inTheDark(day.startsAt)}
                </p>
              )}
              {printContent?.(day)}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** `2027-01-10` is 'Sun 10 Jan 2027'. */
function dateText(date: string): string | null {
  const midnight = parseDay(date)
  return midnight && formatWallDate(midnight)
}

/** The poya days and festivals on a day, at the places of that day. */
function Holidays({ day: { date, legs, stay }, days }: { day: TripDay; days: Trip["crowdedDays"] }) {
  const places = [...legs.flatMap(({ from, to }) => [from.id, to.id]), ...(stay ? [stay.id] : [])]
  return crowdedDays(days, { firstDay: date, lastDay: date, places }).map(({ name }) => (
    <p key={name} className={styles.holiday}>
      <Icon name="calendar" /> {name}
    </p>
  ))
}

function Drives({ day: { legs, stay }, end }: { day: TripDay; end: TripPoint }) {
  const { days: messages, legs: legMessages } = useMessages().plan
  if (legs.length === 0) return <p>{stay ? messages.dayWithoutDrive(stay.name) : messages.end(end.name)}</p>
  return legs.map(({ from, to, km, isEstimate, hourRange }) => (
    <p key={`${from.id} ${to.id}`}>
      {messages.drive(
        from.name,
        to.name,
        legMessages.km(km, isEstimate),
        legMessages.timeRange(...hourRange),
      )}
    </p>
  ))
}

function Sights({ place, sights, href }: { place: TripPoint | null; sights: PlaceSights; href: string }) {
  const messages = useMessages().plan.days
  if (!place?.place || sights.length === 0) return null
  return (
    <p className="small">
      <a href={href}>{messages.sights}</a>{" "}
      {sights.map(({ name, stayMinutes }) => messages.sight(name, stayMinutes)).join(", ")}
    </p>
  )
}

function TooLongWarning({
  day: { hours, overnightStop },
  plan,
  isFixed,
}: {
  day: TripDay
  plan: Plan
  isFixed: boolean
}) {
  const messages = useMessages().plan.days
  const dividedPlan = overnightStop && !isFixed && withOvernightStop(plan, overnightStop)
  return (
    <div className={styles.warning}>
      <Icon name="alert" />
      <p>
        {messages.tooLong(hours, plan.hoursPerDay)}{" "}
        {overnightStop
          ? messages.overnightStop(overnightStop.point.name, overnightStop.hours, plan.hoursPerDay)
          : messages.noOvernightStop}{" "}
        {!overnightStop && !isFixed && messages.noOvernightStopAdvice}
        {overnightStop && dividedPlan && (
          <a href={planPath(planQuery(dividedPlan))}>{messages.addOvernightStop(overnightStop.point.name)}</a>
        )}
      </p>
    </div>
  )
}
