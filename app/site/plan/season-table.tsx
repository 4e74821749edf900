import { useMessages } from "#app/ui/messages-context.tsx"
import { MONTHS, monthRuns } from "#domain/trip/season.ts"
import type { Trip, TripStop } from "#domain/trip/trip.ts"
import styles from "./plan.module.css"

/** The months of each stop as a strip, with notes about the month of the trip. */
export function SeasonTable({ trip }: { trip: Trip }) {
  const messages = useMessages().plan.season
  const stops = trip.stops.filter(
    ({ place, season }, index, all) =>
      season.year.length > 0 && all.findIndex((other) => other.place === place) === index,
  )
  if (stops.length === 0) return null
  const month = trip.dateKnown === "none" ? null : Number(trip.period.pickUpAt.slice(5, 7))
  return (
    <section className={`wrap ${styles.part}`} aria-labelledby="plan-season">
      <h2 id="plan-season">{messages.title}</h2>
      <table className={styles.season}>
        <caption className="vh">{messages.title}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.columns.place}</th>
            {MONTHS.map((each) => (
              <th key={each} scope="col" data-chosen={each === month || undefined}>
                <abbr title={messages.fullMonths[each - 1]}>{messages.months[each - 1]}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stops.map(({ place, point, season }) => (
            <tr key={place}>
              <th scope="row">{point.name}</th>
              {season.year.map((mark, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the twelve months
                <td key={index} data-mark={mark} data-chosen={index + 1 === month || undefined}>
                  <span className="vh">{messages.cell(index + 1, mark)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.legend}>
        {(["good", "mixed", "poor"] as const).map((mark) => (
          <li key={mark}>
            <span data-mark={mark} /> {messages.legend[mark]}
          </li>
        ))}
      </ul>
      {month !== null && (
        <ul className={styles.seasonNotes}>
          {stops.map((stop) => (
            <StopNote key={stop.place} stop={stop} month={messages.fullMonths[month - 1] ?? ""} />
          ))}
        </ul>
      )}
      {trip.crowded.length > 0 && (
        <>
          <h3>{messages.crowdedTitle}</h3>
          <ul className={styles.seasonNotes}>
            {trip.crowded.map(({ date, name }) => (
              <li key={date + name}>{messages.crowded(date, name)}</li>
            ))}
          </ul>
        </>
      )}
      <p className="small soft">{messages.source}</p>
    </section>
  )
}

function StopNote({ stop: { point, season }, month }: { stop: TripStop; month: string }) {
  const messages = useMessages().plan.season
  const { mark, notes, betterIn, weather } = season
  if (!mark) return null
  const texts = [
    messages.inMonth(point.name, month, mark),
    ...notes.map(messages.note),
    ...(betterIn.length > 0 ? [messages.better(monthRuns(betterIn))] : []),
    ...(weather ? [messages.weather(weather.station, weather.rainMm, weather.highC, weather.lowC)] : []),
  ]
  return <li>{texts.join(" ")}</li>
}
