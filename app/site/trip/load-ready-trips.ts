import type { RouterContextProvider } from "react-router"
import { messagesContext, portsContext } from "#app/context.ts"
import type { ReadyTrip } from "#domain/content/ready-trip.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import { type TripPoint, tripPoints } from "#domain/trip/points.ts"
import { bestMonths, planOfReadyTrip } from "#domain/trip/ready-trip.ts"
import { type MonthRun, monthRuns } from "#domain/trip/season.ts"
import { computeTrip, type Trip } from "#domain/trip/trip.ts"

/** A ready-made trip with what the road graph and the seasons say about it. */
export type ComputedReadyTrip = {
  ready: ReadyTrip
  trip: Trip
  best: readonly MonthRun[]
  /** The scene of its cover. */
  scene: string | null
}

export function loadReadyTrips(context: Readonly<RouterContextProvider>): {
  trips: ComputedReadyTrip[]
  points: TripPoint[]
} {
  const { content, clock } = context.get(portsContext)
  const points = tripPoints(content.places, content.roads, context.get(messagesContext).plan.airport)
  const now = wallTimeAt(clock())
  const trips = content.readyTrips.flatMap((ready) => {
    const trip = computeTrip(planOfReadyTrip(ready), points, content, now)
    if (!trip) return []
    const scene = trip.stops.find(({ place }) => place === ready.cover)?.point.place?.scene ?? null
    return [{ ready, trip, best: monthRuns(bestMonths(trip.stops)), scene }]
  })
  return { trips, points }
}
