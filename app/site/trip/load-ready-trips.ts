import type { RouterContextProvider } from "react-router"
import { messagesContext, portsContext } from "#app/context.ts"
import type { ReadyTrip } from "#domain/content/ready-trip.ts"
import { type RentalPeriod, wallTimeAt } from "#domain/rental-period.ts"
import { type TripPoint, tripPoints } from "#domain/trip/points.ts"
import { bestMonths, planOfReadyTrip } from "#domain/trip/ready-trip.ts"
import { type MonthRun, monthRuns } from "#domain/trip/season.ts"
import { computeTrip, type Trip } from "#domain/trip/trip.ts"

type Context = Readonly<RouterContextProvider>

/** A ready-made trip with what the road graph and the seasons say about it. */
export type ComputedReadyTrip = {
  ready: ReadyTrip
  trip: Trip
  best: readonly MonthRun[]
  /** The scene of its cover. */
  scene: string | null
  /** Every point of the map. */
  points: readonly TripPoint[]
}

export function loadReadyTrips(context: Context): ComputedReadyTrip[] {
  return computed(context, context.get(portsContext).content.readyTrips)
}

/** With a visitor's dates, where there are any. Null for an unknown slug. */
export function loadReadyTrip(
  context: Context,
  slug: string,
  dates: RentalPeriod | null = null,
): ComputedReadyTrip | null {
  const ready = context.get(portsContext).content.readyTrips.filter((each) => each.slug === slug)
  return computed(context, ready, dates)[0] ?? null
}

function computed(
  context: Context,
  readyTrips: readonly ReadyTrip[],
  dates: RentalPeriod | null = null,
): ComputedReadyTrip[] {
  const { content, clock } = context.get(portsContext)
  const points = tripPoints(content.places, content.roads, context.get(messagesContext).plan.airport)
  const now = wallTimeAt(clock())
  return readyTrips.flatMap((ready) => {
    const trip = computeTrip(planOfReadyTrip(ready, dates), points, content, now)
    if (!trip) return []
    const scene = trip.stops.find(({ place }) => place === ready.cover)?.point.place?.scene ?? null
    return [{ ready, trip, best: monthRuns(bestMonths(trip.stops)), scene, points }]
  })
}
