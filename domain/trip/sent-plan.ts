import { type Cents, sum } from "#domain/money.ts"
import type { Quote } from "#domain/pricing/quote.ts"
import { tierOf } from "#domain/pricing/tiers.ts"
import { type RentalPeriod, rentalDays } from "#domain/rental-period.ts"
import type { TripVehicle } from "./cost.ts"
import { roundToQuarterHour } from "./legs.ts"
import { type IgnoredText, type Plan, type PlanField, planQuery } from "./plan.ts"
import { routePoints } from "./share.ts"
import type { Trip } from "./trip.ts"

/** The maximum length of a plan's query in an enquiry, in characters. Twelve stops with long names have about 700. */
export const MAX_PLAN_LENGTH = 2_000

/**
 * A plan as it was sent with an enquiry, with the values that were computed from it at that time. Later changes of roads or
 * guides do not change these values.
 */
export type SentPlan = Pick<Plan, "month" | "people" | "bags" | "drive" | "gearbox"> & {
  /** `pickUpAt` of the plan. Stored plans have this name. */
  firstDay: Plan["pickUpAt"]
  /** The canonical query: `planQuery`. */
  query: string
  /** Names of the places in their order, start and end included. */
  path: string[]
  stops: { name: string; nights: number }[]
  days: SentDay[]
  /** Whole kilometres, and hours at the usual speed in quarters, of all drives. 0 kilometres: a trip without a drive. */
  km: number
  /** Whether the kilometres contain estimates, as in `Leg`. */
  isEstimate: boolean
  hours: number
  nights: number
  /** The ignored texts of the query (`ParsedPlan`). Stored plans have this name. `field` null: a plan of an earlier version. */
  leftOut: { field: PlanField | null; text: string }[]
}

/** A day of a sent plan. `date` null: no first day was chosen; `night` null: the last day. */
export type SentDay = {
  date: string | null
  drives: { from: string; to: string; km: number; isEstimate: boolean; hours: number }[]
  night: string | null
}

/** The price of a sent plan with one vehicle. It never changes. */
export type SentPrice = {
  vehicleId: string
  vehicleName: string
  /**
   * Whether the visitor chose this vehicle. False: the visitor chose none, or one that is not offered, and this is the cheapest
   * that fits.
   */
  isChosen: boolean
  quote: Quote
  /** Kilometres beyond the allowance that are paid for at the return; null: none. `amount` null: on request. */
  atReturn: { km: number; amount: Cents | null } | null
}

/** The plan of a computed trip, to be stored. */
export function sentPlan(trip: Trip, ignoredTexts: readonly IgnoredText[]): SentPlan {
  const { plan, stops, days, km, isEstimate, hours, nights, datePrecision } = trip
  const { month, people, bags, drive, gearbox, pickUpAt } = plan
  return {
    query: planQuery(plan),
    path: routePoints(trip).map(({ name }) => name),
    stops: stops.map(({ point, nights }) => ({ name: point.name, nights })),
    days: days.map(({ date, legs, stay }) => ({
      date: datePrecision === "day" ? date : null,
      drives: legs.map(({ from, to, km, isEstimate, hours }) => ({
        from: from.name,
        to: to.name,
        km: Math.round(km),
        isEstimate,
        hours: roundToQuarterHour(hours),
      })),
      night: stay?.name ?? null,
    })),
    km: Math.round(km),
    isEstimate,
    hours: roundToQuarterHour(hours),
    nights,
    month,
    people,
    bags,
    drive,
    gearbox,
    firstDay: pickUpAt,
    leftOut: ignoredTexts.flatMap(({ field, text }) => (text ? [{ field, text }] : [])),
  }
}

/** The rental period of a trip with a first day; null: its dates are not known. */
export function sentPeriod({
  datePrecision,
  period,
}: Pick<Trip, "datePrecision" | "period">): RentalPeriod | null {
  return datePrecision === "day" ? period : null
}

/**
 * The price with the chosen vehicle; without one, or if it is not offered any more, with the cheapest that fits.
 * @returns null if no vehicle fits
 */
export function sentPrice(vehicles: readonly TripVehicle[], chosenId: string | null): SentPrice | null {
  const chosenVehicle = vehicles.find(({ vehicle }) => vehicle.id === chosenId)
  const found = chosenVehicle ?? cheapestFitting(vehicles)
  if (!found) return null
  const { vehicle, cost } = found
  const { paidBy, excessKm, amount } = cost.mileage
  return {
    vehicleId: vehicle.id,
    vehicleName: vehicle.name,
    isChosen: chosenVehicle !== undefined,
    quote: cost.quote,
    atReturn: paidBy === "perKm" ? { km: excessKm, amount } : null,
  }
}

/** A chosen vehicle whose rates could not be read: on request. */
export function priceOnRequest({ id, name }: { id: string; name: string }, period: RentalPeriod): SentPrice {
  const days = rentalDays(period)
  const quote = { days, tier: tierOf(days), lines: [], total: null }
  return { vehicleId: id, vehicleName: name, isChosen: true, quote, atReturn: null }
}

/** The total of a sent price, kilometres at the return included; null: on request. */
export function sentTotal({ quote, atReturn }: Pick<SentPrice, "quote" | "atReturn">): Cents | null {
  if (quote.total === null || atReturn?.amount === null) return null
  return atReturn ? sum([quote.total, atReturn.amount]) : quote.total
}

/** Sorts a vehicle with a price before one with a price on request. */
function cheapestFitting(vehicles: readonly TripVehicle[]): TripVehicle | undefined {
  const price = ({ cost }: TripVehicle) => cost.total ?? Number.MAX_SAFE_INTEGER
  return vehicles
    .filter(({ unmetNeeds }) => unmetNeeds.length === 0)
    .toSorted((one, other) => price(one) - price(other))[0]
}

/** `Dambulla – Kandy – Ella – Dambulla`. */
export function pathText({ path }: Pick<SentPlan, "path">): string {
  return path.join(" – ")
}

/** The URL of a plan on the site. `siteUrl` has no trailing slash. */
export function planUrl({ query }: Pick<SentPlan, "query">, siteUrl: string): string {
  return `${siteUrl}/plan?${query}`
}
