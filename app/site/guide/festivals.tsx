import { guidePath } from "#app/paths.ts"
import { SiteLink } from "#app/site/layout/site-link.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { CalendarDay, FestivalCalendar } from "#domain/content/festivals.ts"
import type { Place } from "#domain/content/place.ts"
import tableStyles from "./guide-table.module.css"

/** The publisher of the calendar, and the URL of its page. */
type CalendarSource = Pick<FestivalCalendar, "source" | "href">

/** The days on which a place is crowded, in the coming twelve months. */
export function PlaceFestivals({
  days,
  calendar,
}: {
  days: readonly CalendarDay[]
  calendar: CalendarSource
}) {
  const messages = useMessages().visit.calendar
  if (days.length === 0) return null
  return (
    <div className="stack">
      <h3>{messages.titleOfPlace}</h3>
      <FestivalDays days={days} calendar={calendar} />
    </div>
  )
}

/** The days in a list, with the source of the calendar. */
export function FestivalDays({ days, calendar }: { days: readonly CalendarDay[]; calendar: CalendarSource }) {
  const messages = useMessages().visit.calendar
  return (
    <>
      <ul>
        {days.map(({ date, name }) => (
          <li key={`${date} ${name}`}>
            <time dateTime={date}>{messages.date(date)}</time>: {name}
          </li>
        ))}
      </ul>
      <Source {...calendar} />
    </>
  )
}

type FestivalTableProps = { days: readonly CalendarDay[]; calendar: CalendarSource; places: readonly Place[] }

/**
 * Every poya day (full moon, a public holiday) and festival of the coming twelve months, with the places that are crowded then.
 * Places that are crowded on every poya day are named once, above the table.
 */
export function FestivalTable({ days, calendar, places }: FestivalTableProps) {
  const messages = useMessages().visit.calendar
  const alwaysCrowdedSlugs = placesCrowdedOnEveryPoya(days)
  return (
    <>
      {alwaysCrowdedSlugs.length > 0 && (
        <p>
          {messages.everyPoya}{" "}
          <PlaceLinks places={places.filter(({ slug }) => alwaysCrowdedSlugs.includes(slug))} />.
        </p>
      )}
      <table className={`${tableStyles.table} ${tableStyles.stacked} ${tableStyles.twoColumns}`}>
        <caption className="visually-hidden">{messages.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.columns.date}</th>
            <th scope="col">{messages.columns.day}</th>
            <th scope="col">{messages.columns.places}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, name, places: slugs }) => (
            <tr key={`${date} ${name}`}>
              <td>
                <time dateTime={date}>{messages.date(date)}</time>
              </td>
              <th scope="row">{name}</th>
              <td>
                <PlaceLinks
                  places={places.filter(
                    ({ slug }) => slugs.includes(slug) && !alwaysCrowdedSlugs.includes(slug),
                  )}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Source {...calendar} />
    </>
  )
}

/** The slugs of the places. None if there is only one poya day, because the table names its places. */
function placesCrowdedOnEveryPoya(days: readonly CalendarDay[]): string[] {
  const [first, ...others] = days.filter(({ kind }) => kind === "poya")
  return others.length === 0 || !first
    ? []
    : first.places.filter((slug) => others.every(({ places }) => places.includes(slug)))
}

function PlaceLinks({ places }: { places: readonly Place[] }) {
  return places.map(({ slug, name }, index) => (
    <span key={slug}>
      {index > 0 && ", "}
      <SiteLink href={guidePath(slug)}>{name}</SiteLink>
    </span>
  ))
}

function Source({ source, href }: CalendarSource) {
  const messages = useMessages().visit.calendar
  return (
    <p className="small soft">
      {messages.source} <a href={href}>{source}</a>
    </p>
  )
}
