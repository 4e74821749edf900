import { useMessages } from "#app/ui/messages-context.tsx"
import { MONTHS, type MonthSeason, monthRuns } from "#domain/trip/season.ts"
import type { Trip } from "#domain/trip/trip.ts"
import styles from "./plan.module.css"

/** The months of each place as a strip, with notes about the months of the stay. */
export function SeasonTable({ trip }: { trip: Trip }) {
  const messages = useMessages().plan.season
  const places = seasonsByPlace(trip)
  if (places.length === 0) return null
  const stayMonths = places.flatMap(({ months }) => months.map(({ month }) => month))
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="plan-season">
      <h2 id="plan-season">{messages.title}</h2>
      <table className={styles.season}>
        <caption className="visually-hidden">{messages.title}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.columns.place}</th>
            {MONTHS.map((month) => (
              <th key={month} scope="col" data-chosen={stayMonths.includes(month) || undefined}>
                <abbr title={messages.fullMonths[month - 1]}>{messages.months[month - 1]}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map(({ name, monthRatings, months }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {monthRatings.map((rating, index) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: the twelve months
                  key={index}
                  data-rating={rating}
                  data-chosen={months.some(({ month }) => month === index + 1) || undefined}
                >
                  <span className="visually-hidden">{messages.cell(index + 1, rating)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.legend}>
        {(["good", "mixed", "poor"] as const).map((rating) => (
          <li key={rating}>
            <span data-rating={rating} /> {messages.legend[rating]}
          </li>
        ))}
      </ul>
      {stayMonths.length > 0 && (
        <ul className={styles.seasonNotes}>
          {places.flatMap(({ name, months }) =>
            months.map((season) => (
              <MonthNote key={`${name} ${season.month}`} place={name} season={season} />
            )),
          )}
        </ul>
      )}
      {trip.crowdedDays.length > 0 && (
        <>
          <h3>{messages.crowdedTitle}</h3>
          <ul className={styles.seasonNotes}>
            {trip.crowdedDays.map(({ date, name }) => (
              <li key={date + name}>{messages.crowded(date, name)}</li>
            ))}
          </ul>
        </>
      )}
      <p className="small soft">{messages.source}</p>
    </section>
  )
}

/** The places of a trip, each once, with the months of all its stays. */
function seasonsByPlace({ stops }: Trip) {
  const places = stops.filter(
    ({ place, season }, index) =>
      season.monthRatings.length > 0 && stops.findIndex((other) => other.place === place) === index,
  )
  return places.map(({ place, point: { name }, season: { monthRatings } }) => {
    const monthsOfStays = stops.filter((stop) => stop.place === place).flatMap(({ season }) => season.months)
    const months = monthsOfStays.filter(
      ({ month }, index) => monthsOfStays.findIndex((other) => other.month === month) === index,
    )
    return { name, monthRatings, months }
  })
}

function MonthNote({ place, season }: { place: string; season: MonthSeason }) {
  const messages = useMessages().plan.season
  const { month, rating, notes, betterMonths, weather } = season
  const texts = [
    messages.inMonth(place, messages.fullMonths[month - 1] ?? "", rating),
    ...notes.map(messages.note),
    ...(betterMonths.length > 0 ? [messages.better(monthRuns(betterMonths))] : []),
    ...(weather ? [messages.weather(weather.station, weather.rainMm, weather.highC, weather.lowC)] : []),
  ]
  return <li>{texts.join(" ")}</li>
}
