import { type Condition, unmetConditions } from "#domain/catalogue/suited-vehicles.ts"
import type { Vehicle } from "#domain/catalogue/vehicle.ts"
import { type Cents, cents, NOTHING, sum, times } from "#domain/money.ts"
import { type Extra, type ExtraChoice, UNLIMITED_KILOMETERS_ID } from "#domain/pricing/extra.ts"
import { cheaperStay, MIN_SAVING, type Quote, quoteRental } from "#domain/pricing/quote.ts"
import { type PriceSettings, rentalTerms, type Terms } from "#domain/pricing/terms.ts"
import { type RentalPeriod, rentalDays, type WallTime } from "#domain/rental-period.ts"

/** What a trip asks of its vehicle. */
export type TripNeeds = {
  people: number
  /** Large bags. */
  bags: number
  drive: "self" | "driver"
  isAutomatic: boolean
  isFourWheelDrive: boolean
  /** Whole kilometres of all legs. */
  km: number
  period: RentalPeriod
}

/** Why a vehicle does not fit a trip. */
export type Misfit = Condition | "bags" | "noDriver"

/**
 * Kilometres against the allowance of all days. `beyond` are paid for by the kilometre at the return, or by unlimited kilometres,
 * whichever costs less. `paidBy` null: there are none. `amount` null: the vehicle has no rate for them.
 */
export type Mileage = {
  allowance: number
  beyond: number
  paidBy: "unlimited" | "perKm" | null
  amount: Cents | null
}

/** The price of a trip with a vehicle. `total` null: on request. The deposit is not in it. */
export type TripCost = {
  chosen: readonly ExtraChoice[]
  quote: Quote
  /** The part of the quote for the driver; null without one. */
  driver: Cents | null
  mileage: Mileage
  total: Cents | null
  /** Some more days that cost less in all. */
  cheaper: { extraDays: number; returnAt: WallTime; saving: Cents } | null
}

/** A vehicle of the fleet for a trip. It fits where `misfits` is empty. */
export type TripVehicle = { vehicle: Vehicle; misfits: readonly Misfit[]; cost: TripCost }

/** Every vehicle with its cost, in the order of the fleet. `extras` are all that the catalogue offers. */
export function tripVehicles(
  fleet: readonly Vehicle[],
  extras: readonly Extra[],
  settings: PriceSettings,
  needs: TripNeeds,
): TripVehicle[] {
  return fleet.map((vehicle) => {
    const terms = rentalTerms(vehicle, extras, settings)
    return { vehicle, misfits: misfitsOf(vehicle, terms, needs), cost: tripCost(vehicle, terms, needs) }
  })
}

function misfitsOf(vehicle: Vehicle, { offered }: Terms, needs: TripNeeds): Misfit[] {
  const withDriver = needs.drive === "driver"
  const misfits: Misfit[] = unmetConditions(
    {
      // Seats count the driver's.
      seats: needs.people + (withDriver ? 1 : 0),
      highClearance: false,
      fourWheelDrive: needs.isFourWheelDrive,
      automatic: needs.isAutomatic && !withDriver,
      withDriver,
      powerful: false,
    },
    vehicle,
  )
  if ((vehicle.specification.luggageLarge ?? 0) < needs.bags) misfits.push("bags")
  if (withDriver && !vehicle.chauffeurOnly && !driverOf(offered)) misfits.push("noDriver")
  return misfits
}

function driverOf(offered: readonly Extra[]): Extra | undefined {
  return offered.find(({ role }) => role === "driver")
}

/** The cost of a trip: the rental by `quoteRental`, with a driver where asked, and the kilometres beyond the allowance. */
export function tripCost(
  vehicle: Pick<Vehicle, "extraKmRate">,
  terms: Terms,
  needs: Pick<TripNeeds, "drive" | "km" | "period">,
): TripCost {
  const cost = costOf(vehicle, terms, needs)
  const longer =
    cost.total === null ? null : cheaperStay(terms, { period: needs.period, chosen: cost.chosen })
  if (!longer || cost.total === null) return { ...cost, cheaper: null }
  const { returnAt, extraDays } = longer
  const { total } = costOf(vehicle, terms, { ...needs, period: { ...needs.period, returnAt } })
  const saving = total === null ? 0 : cost.total - total
  return { ...cost, cheaper: saving >= MIN_SAVING ? { extraDays, returnAt, saving: cents(saving) } : null }
}

function costOf(
  { extraKmRate }: Pick<Vehicle, "extraKmRate">,
  terms: Terms,
  { drive, km, period }: Pick<TripNeeds, "drive" | "km" | "period">,
): Omit<TripCost, "cheaper"> {
  const days = rentalDays(period)
  const driver = drive === "driver" ? driverOf(terms.offered) : undefined
  const withDriver = driver ? [{ extraId: driver.id, quantity: days }] : []
  const allowance = days * terms.rules.mileageAllowanceKm
  const beyond = Math.max(0, km - allowance)
  const perKm = extraKmRate === null ? null : times(extraKmRate, beyond)
  const unlimited = terms.offered.find(({ id }) => id === UNLIMITED_KILOMETERS_ID)
  const unlimitedAmount = unlimited ? times(unlimited.price, days) : null
  const isUnlimited = beyond > 0 && unlimitedAmount !== null && (perKm === null || unlimitedAmount < perKm)
  const chosen = isUnlimited ? [...withDriver, { extraId: UNLIMITED_KILOMETERS_ID, quantity: 1 }] : withDriver
  const quote = quoteRental(terms, { period, chosen })
  const atReturn = isUnlimited || beyond === 0 ? NOTHING : perKm
  return {
    chosen,
    quote,
    driver: quote.lines.find((line) => line.kind === "extra" && line.extraId === driver?.id)?.amount ?? null,
    mileage: {
      allowance,
      beyond,
      paidBy: beyond === 0 ? null : isUnlimited ? "unlimited" : "perKm",
      amount: isUnlimited ? unlimitedAmount : beyond === 0 ? NOTHING : perKm,
    },
    total: quote.total === null || atReturn === null ? null : sum([quote.total, atReturn]),
  }
}

export const COST_ORDERS = ["price", "seats", "name"] as const
export type CostOrder = (typeof COST_ORDERS)[number]

/** Sorts vehicles; those with a price on request are last, and equal ones are in the order of their price. */
export function sortedVehicles(vehicles: readonly TripVehicle[], order: CostOrder): TripVehicle[] {
  const price = ({ cost }: TripVehicle) => cost.total ?? Number.MAX_SAFE_INTEGER
  const seats = ({ vehicle }: TripVehicle) => vehicle.specification.seats ?? 0
  const byPrice = vehicles.toSorted((one, other) => price(one) - price(other))
  if (order === "name")
    return byPrice.toSorted((one, other) => one.vehicle.name.localeCompare(other.vehicle.name, "en"))
  return order === "seats" ? byPrice.toSorted((one, other) => seats(one) - seats(other)) : byPrice
}
