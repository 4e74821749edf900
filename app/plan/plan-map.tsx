import type { ComponentProps } from "react"
import { roadPath } from "#app/map/geometry.ts"
import { SriLankaMap } from "#app/map/sri-lanka-map.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { TripPoint } from "#domain/trip/points.ts"
import { routePoints } from "#domain/trip/share.ts"
import type { Trip } from "#domain/trip/trip.ts"

type PlanMapProps = {
  trip: Trip
  /** All points that a trip may have. Those that are places are dots of the map. */
  points: readonly TripPoint[]
} & Pick<ComponentProps<typeof SriLankaMap>, "linkOf">

/** The route on the map of the island, with its stops numbered in their order. */
export function PlanMap({ trip, points, linkOf }: PlanMapProps) {
  const messages = useMessages().plan
  const places = points.flatMap(({ place }) => place ?? [])
  const pointsOfRoute = routePoints(trip)
  return (
    <>
      <SriLankaMap
        places={places}
        title={messages.map(pointsOfRoute.map(({ name }) => name))}
        labels={[...new Set([...trip.stops.map(({ place }) => place), trip.start.id, trip.end.id])]}
        road={trip.route.length > 1 ? roadPath(trip.route) : undefined}
        linkOf={linkOf}
        badges={trip.stops.map(({ point }, index) => ({ ...point, number: index + 1 }))}
      />
      <p className="small soft">{messages.mapNote}</p>
    </>
  )
}
