import { roadPath } from "#app/map/geometry.ts"
import { type MapPlace, SriLankaMap } from "#app/map/sri-lanka-map.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { TripDay } from "#domain/trip/days.ts"
import type { TripPoint } from "#domain/trip/points.ts"
import { routePoints } from "#domain/trip/share.ts"
import type { Trip } from "#domain/trip/trip.ts"
import { LegTable } from "./leg-table.tsx"
import styles from "./printed-day.module.css"

/** The maximum number of drives that leave room for notes on the page. */
const MAX_DRIVES_WITH_NOTES = 5

/** The second half of a day's printed page, below the text: the route on the map, the roads, and room for notes. */
export function PrintedDay({ day, trip }: { day: TripDay; trip: Trip }) {
  const messages = useMessages().plan
  const route = trip.dayRoutes[day.number - 1] ?? []
  const points = day.legs.flatMap(({ from, to }) => [from, to])
  const names = points.map(({ name }) => name).filter((name, index, all) => name !== all[index - 1])
  return (
    <div className={`print-only ${styles.printedDay}`}>
      {day.legs.length > 0 && (
        <>
          <SriLankaMap
            places={[...new Set([...routePoints(trip), ...points])].map(mapPlace)}
            title={messages.map(names)}
            labels={points.map(({ id }) => id)}
            road={roadPath(route)}
          />
          <LegTable legs={day.legs} />
        </>
      )}
      {day.legs.length <= MAX_DRIVES_WITH_NOTES && <p className={styles.notes}>{messages.print.notes}</p>}
    </div>
  )
}

/** The airport has no guide. On the map it looks like a place of its region. */
function mapPlace({ id, place, ...point }: TripPoint): MapPlace {
  return place ?? { ...point, slug: id, region: "west" }
}
