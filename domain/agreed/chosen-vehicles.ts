import type { ExtraChoice } from "#domain/pricing/extra.ts"
import { selectLines } from "#domain/pricing/select-lines.ts"
import type { RentalPeriod } from "#domain/rental-period.ts"
import {
  type AgreedLine,
  type AgreedTerms,
  type AgreedVehicle,
  type Conditions,
  type CountedLine,
  unitsName,
  withComputedDiscounts,
} from "./agreed-terms.ts"
import { conditionsOf, extraLines, linesOfVehicle, type PricedToday, vehicleLines } from "./todays-price.ts"

/** A row for one vehicle of a booking: the vehicle before the change, and the vehicle after it. */
export type VehicleRow = { former: AgreedVehicle | null; vehicle: AgreedVehicle }

type RowContext = { pricedVehicles: readonly PricedToday[]; period: RentalPeriod }

/**
 * The price lines of the vehicles. A vehicle that replaces another one takes over the agreed price; an additional vehicle gets
 * today's price.
 */
export function linesOfRows(
  rows: readonly VehicleRow[],
  agreed: readonly AgreedLine[],
  { pricedVehicles, period }: RowContext,
): CountedLine[] {
  return rows.flatMap(({ former, vehicle }) => {
    const lines = former ? linesOfVehicle(agreed, former) : []
    const { vehicleId } = vehicle
    if (lines.length > 0) return lines.map((line) => ({ ...line, vehicleId, name: unitsName(vehicle) }))
    const priced = pricedVehicles.find(({ id }) => id === vehicleId)
    return priced ? vehicleLines(vehicle, priced, period) : []
  })
}

export type ChoiceContext = {
  /** The terms before; null: none. */
  current: AgreedTerms | null
  pricedVehicles: readonly PricedToday[]
  kmADay: number
}

/**
 * The conditions follow from vehicles and extras, so the agreed conditions stay while these are unchanged. The deposit and the
 * price of a further kilometre follow from the vehicles only, so another extra does not change them.
 */
export function conditionsAfter(
  changed: Pick<AgreedTerms, "vehicles" | "lines">,
  { current, pricedVehicles, kmADay }: ChoiceContext,
): Conditions {
  const hasSameVehicles = current !== null && vehiclesText(current) === vehiclesText(changed)
  if (hasSameVehicles && extrasText(current) === extrasText(changed)) return current.conditions
  const conditions = conditionsOf(changed, pricedVehicles, kmADay)
  const hadRequestedDriver = current?.vehicles.length === 0 && current.conditions.hasDriver
  const { deposit, extraKmRate } = hasSameVehicles ? current.conditions : conditions
  return { ...conditions, deposit, extraKmRate, hasDriver: conditions.hasDriver || hadRequestedDriver }
}

function vehiclesText({ vehicles }: Pick<AgreedTerms, "vehicles">): string {
  return JSON.stringify(vehicles.map(({ vehicleId, units }) => [vehicleId, units]))
}

function extrasText({ lines }: Pick<AgreedTerms, "lines">): string {
  const extras = selectLines(lines, { vehicle: false, extra: true, charge: false, discount: false })
  return JSON.stringify(extras.map(({ extraId }) => extraId))
}

/**
 * The terms with these vehicles, in this order, in place of the agreed vehicles. The first vehicle that terms get also adds the
 * requested extras.
 */
export function withVehicles(
  terms: AgreedTerms,
  vehicles: AgreedVehicle[],
  context: Omit<ChoiceContext, "current"> & { requestedExtras: readonly ExtraChoice[] },
): AgreedTerms {
  const rows = vehicles.map((vehicle, row) => ({ former: terms.vehicles[row] ?? null, vehicle }))
  const others = terms.lines.filter(({ kind }) => kind !== "vehicle")
  const first = context.pricedVehicles.find(({ id }) => id === vehicles[0]?.vehicleId)
  const requested =
    terms.vehicles.length === 0 && first ? extraLines(first, terms, context.requestedExtras) : []
  const lines = withComputedDiscounts([
    ...linesOfRows(rows, terms.lines, { pricedVehicles: context.pricedVehicles, period: terms }),
    ...requested,
    ...others,
  ])
  const conditions = conditionsAfter({ vehicles, lines }, { ...context, current: terms })
  return { ...terms, vehicles, lines, conditions }
}
