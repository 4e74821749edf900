import { type Condition, unmetConditions } from "#domain/catalogue/suited-vehicles.ts"
import type { Vehicle } from "#domain/catalogue/vehicle.ts"
import { type Cents, cents, sum, times, ZERO } from "#domain/money.ts"
import type { Extra, ExtraChoice, ExtraRole } from "#domain/pricing/extra.ts"
import { MIN_SAVING, type Quote, type QuoteLine, quoteRental } from "#domain/pricing/quote.ts"
import { type PriceSettings, rentalTerms, type Terms } from "#domain/pricing/terms.ts"
import { TIERS } from "#domain/pricing/tiers.ts"
import { addDays, type RentalPeriod, rentalDays, type WallTime } from "#domain/rental-period.ts"

/** The values of a trip on which the suitable vehicles and the cost depend. */
export type TripNeeds = {
  people: number
  /** Large bags. */
  bags: number
  drive: "self" | "driver"
  needsAutomatic: boolean
  needsFourWheelDrive: boolean
  /** Whole kilometres of all legs. */
  km: number
  period: RentalPeriod
  /** Whether the rates for visitors from abroad apply, if the company has them. */
  livesAbroad: boolean
}

/** The reasons why a vehicle does not fit a trip. 'noDriver': the trip needs a driver, and the vehicle neither has nor offers one. */
export type UnmetNeed = Condition | "bags" | "noDriver"

/**
 * The kilometres of a trip. `allowanceKm`: the kilometres that are included in all days. `excessKm`: the kilometres beyond that.
 * They are paid per kilometre at the return, or by unlimited kilometres, whichever costs less. `paidBy` null: there are none.
 * `amount` null: the vehicle has no price for them.
 */
export type Mileage = {
  allowanceKm: number
  excessKm: number
  paidBy: "unlimited" | "perKm" | null
  amount: Cents | null
}

/** The price of a trip with a vehicle. `total` null: on request. The total does not contain the deposit. */
export type TripCost = {
  chosenExtras: readonly ExtraChoice[]
  quote: Quote
  mileage: Mileage
  /** The quote's line for the driver. Null: there is no driver, or the vehicle always includes one. */
  driver: QuoteLine | null
  total: Cents | null
  /** A longer rental period that costs less in total. */
  cheaperPeriod: { extraDays: number; returnAt: WallTime; saving: Cents } | null
}

/** A vehicle of the fleet for a trip. It is suitable if `unmetNeeds` is empty; otherwise its cost has no cheaper period. */
export type TripVehicle = { vehicle: Vehicle; unmetNeeds: readonly UnmetNeed[]; cost: TripCost }

/** Every vehicle with its cost, in the order of the fleet. `extras` are all that the catalogue offers. */
export function tripVehicles(
  fleet: readonly Vehicle[],
  extras: readonly Extra[],
  settings: PriceSettings,
  needs: TripNeeds,
): TripVehicle[] {
  const longerPeriods = longerPeriodsOf(needs, settings.rules)
  return fleet.map((vehicle) => {
    const terms = rentalTerms(vehicle, extras, settings)
    const unmetNeeds = unmetNeedsOf(vehicle, terms, needs)
    const cost = tripCost(vehicle, terms, needs, unmetNeeds.length === 0 ? longerPeriods : [])
    return { vehicle, unmetNeeds, cost }
  })
}

function unmetNeedsOf(vehicle: Vehicle, { offeredExtras }: Terms, needs: TripNeeds): UnmetNeed[] {
  const withDriver = needs.drive === "driver"
  const unmetNeeds: UnmetNeed[] = unmetConditions(
    {
      // The seats of a vehicle include the driver's.
      seats: needs.people + (withDriver ? 1 : 0),
      highClearance: false,
      fourWheelDrive: needs.needsFourWheelDrive,
      automatic: needs.needsAutomatic && !withDriver,
      withDriver,
      powerful: false,
    },
    vehicle,
  )
  if ((vehicle.specification.luggageLarge ?? 0) < needs.bags) unmetNeeds.push("bags")
  if (withDriver && !vehicle.chauffeurOnly && !extraWithRole(offeredExtras, "driver"))
    unmetNeeds.push("noDriver")
  return unmetNeeds
}

function extraWithRole(offeredExtras: readonly Extra[], role: ExtraRole): Extra | undefined {
  return offeredExtras.find((extra) => extra.role === role)
}

type CostNeeds = Pick<TripNeeds, "drive" | "km" | "period" | "livesAbroad">

/** A rental period that is longer than the trip needs. */
type LongerPeriod = { extraDays: number; period: RentalPeriod }

/**
 * The cost of a trip: the rental by `quoteRental`, with a driver if requested, and the kilometres beyond the allowance.
 * @param longerPeriods those that may cost less, computed once for many vehicles
 */
export function tripCost(
  vehicle: Pick<Vehicle, "extraKmRate">,
  terms: Terms,
  needs: CostNeeds,
  longerPeriods: readonly LongerPeriod[] = longerPeriodsOf(needs, terms.rules),
): TripCost {
  const cost = costOf(vehicle, terms, needs)
  const { total } = cost
  if (total === null) return { ...cost, cheaperPeriod: null }
  return { ...cost, cheaperPeriod: cheaperTrip(total, longerPeriods, { vehicle, terms, needs }) }
}

/** The shortest longer rental period that costs less in total, as `cheaperPeriod`, with the kilometres and the driver counted. */
function cheaperTrip(
  total: Cents,
  longerPeriods: readonly LongerPeriod[],
  { vehicle, terms, needs }: { vehicle: Pick<Vehicle, "extraKmRate">; terms: Terms; needs: CostNeeds },
): TripCost["cheaperPeriod"] {
  for (const { extraDays, period } of longerPeriods) {
    const longer = costOf(vehicle, terms, { ...needs, period })
    if (longer.total !== null && total - longer.total >= MIN_SAVING)
      return { extraDays, returnAt: period.returnAt, saving: cents(total - longer.total) }
  }
  return null
}

/**
 * The longer rental periods that may cost less, the shortest first. Within a tier a further day saves money only while kilometres
 * are beyond the allowance.
 */
function longerPeriodsOf(
  { period, km }: Pick<CostNeeds, "period" | "km">,
  { mileageAllowanceKm }: Terms["rules"],
): LongerPeriod[] {
  const days = rentalDays(period)
  const tierStarts = TIERS.map(({ fromDays }) => fromDays).filter((from) => from > days)
  const daysToCoverKm = mileageAllowanceKm === 0 ? 0 : Math.ceil(km / mileageAllowanceKm)
  // Ends at the last tier, however small the allowance is.
  const last = Math.min(daysToCoverKm, tierStarts.at(-1) ?? days)
  const daysWithExcess = Array.from({ length: Math.max(0, last - days) }, (_, index) => days + 1 + index)
  return [...daysWithExcess, ...tierStarts.filter((from) => from > last)].map((length) => {
    const extraDays = length - days
    return { extraDays, period: { ...period, returnAt: addDays(period.returnAt, extraDays) } }
  })
}

function costOf(
  { extraKmRate }: Pick<Vehicle, "extraKmRate">,
  terms: Terms,
  { drive, km, period, livesAbroad }: CostNeeds,
): Omit<TripCost, "cheaperPeriod"> {
  const days = rentalDays(period)
  const driver = drive === "driver" ? extraWithRole(terms.offeredExtras, "driver") : undefined
  const unlimited = extraWithRole(terms.offeredExtras, "unlimitedKilometers")
  const mileage = mileageOf(km, days * terms.rules.mileageAllowanceKm, {
    extraKmRate,
    unlimited: unlimited ? times(unlimited.price, days) : null,
  })
  const chosen = [
    ...(driver ? [{ extraId: driver.id, quantity: days }] : []),
    ...(unlimited && mileage.paidBy === "unlimited" ? [{ extraId: unlimited.id, quantity: 1 }] : []),
  ]
  const quote = quoteRental(terms, { period, chosenExtras: chosen, livesAbroad })
  const atReturn = mileage.paidBy === "perKm" ? mileage.amount : ZERO
  return {
    chosenExtras: chosen,
    quote,
    mileage,
    driver: quote.lines.find((line) => line.kind === "extra" && line.extraId === driver?.id) ?? null,
    total: quote.total === null || atReturn === null ? null : sum([quote.total, atReturn]),
  }
}

/** `unlimited`: the price of unlimited kilometres for all days. Null: they are not offered. */
function mileageOf(
  km: number,
  allowanceKm: number,
  { extraKmRate, unlimited }: { extraKmRate: Cents | null; unlimited: Cents | null },
): Mileage {
  const excessKm = Math.max(0, km - allowanceKm)
  if (excessKm === 0) return { allowanceKm, excessKm, paidBy: null, amount: ZERO }
  const perKm = extraKmRate === null ? null : times(extraKmRate, excessKm)
  const isUnlimited = unlimited !== null && (perKm === null || unlimited < perKm)
  return isUnlimited
    ? { allowanceKm, excessKm, paidBy: "unlimited", amount: unlimited }
    : { allowanceKm, excessKm, paidBy: "perKm", amount: perKm }
}

/** The orders of the vehicles in the table of costs. */
export const COST_ORDERS = ["price", "seats", "name"] as const
export type CostOrder = (typeof COST_ORDERS)[number]

/** Sorts vehicles. In the order by price, those with a price on request are last. Equal vehicles are sorted by price. */
export function sortTripVehicles(vehicles: readonly TripVehicle[], order: CostOrder): TripVehicle[] {
  const price = ({ cost }: TripVehicle) => cost.total ?? Number.MAX_SAFE_INTEGER
  const seats = ({ vehicle }: TripVehicle) => vehicle.specification.seats ?? 0
  const byPrice = vehicles.toSorted((one, other) => price(one) - price(other))
  if (order === "name")
    return byPrice.toSorted((one, other) => one.vehicle.name.localeCompare(other.vehicle.name, "en"))
  return order === "seats" ? byPrice.toSorted((one, other) => seats(one) - seats(other)) : byPrice
}
