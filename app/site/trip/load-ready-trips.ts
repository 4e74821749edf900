import { type Context, messagesContext, portsContext } from "#app/context.ts"
import type { ReadyTrip } from "#domain/content/ready-trip.ts"
import { type RentalPeriod, wallTimeAt } from "#domain/rental-period.ts"
import { type TripPoint, tripPoints } from "#domain/trip/points.ts"
import { bestMonths, planOfReadyTrip } from "#domain/trip/ready-trip.ts"
import { type MonthRun, monthRuns } from "#domain/trip/season.ts"
import { computeTrip, type Trip } from "#domain/trip/trip.ts"

/** A ready-made trip with the values that are computed from the road graph and the seasons. */
export type ComputedReadyTrip = {
  readyTrip: ReadyTrip
  trip: Trip
  bestMonths: readonly MonthRun[]
  /** The scene of the cover picture. */
  scene: string | null
  /** Every point of the map. */
  points: readonly TripPoint[]
}

export function loadReadyTrips(context: Context): ComputedReadyTrip[] {
  return computeTrips(context, context.get(portsContext).content.readyTrips)
}

/** The choices of a visitor for a ready-made trip. */
type TripChoices = { dates: RentalPeriod | null; livesAbroad: boolean }

/** Loads a ready-made trip with a visitor's choices. Null for an unknown slug. */
export function loadReadyTrip(
  context: Context,
  slug: string,
  choices: TripChoices,
): ComputedReadyTrip | null {
  const readyTrips = context
    .get(portsContext)
    .content.readyTrips.filter((readyTrip) => readyTrip.slug === slug)
  return computeTrips(context, readyTrips, choices)[0] ?? null
}

function computeTrips(
  context: Context,
  readyTrips: readonly ReadyTrip[],
  { dates, livesAbroad }: TripChoices = { dates: null, livesAbroad: false },
): ComputedReadyTrip[] {
  const { content, clock } = context.get(portsContext)
  const points = tripPoints(content.places, content.roads, context.get(messagesContext).plan.airport)
  const now = wallTimeAt(clock())
  return readyTrips.flatMap((readyTrip) => {
    const trip = computeTrip({ ...planOfReadyTrip(readyTrip, dates), livesAbroad }, points, content, now)
    if (!trip) return []
    const scene = trip.stops.find(({ place }) => place === readyTrip.cover)?.point.place?.scene ?? null
    return [{ readyTrip, trip, bestMonths: monthRuns(bestMonths(trip.stops)), scene, points }]
  })
}
