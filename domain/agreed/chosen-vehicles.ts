import { selectLines } from "#domain/pricing/select-lines.ts"
import type { RentalPeriod } from "#domain/rental-period.ts"
import {
  type AgreedLine,
  type AgreedTerms,
  type AgreedVehicle,
  type Conditions,
  type CountedLine,
  nameWithUnits,
  type VehicleRow,
  withComputedDiscounts,
} from "./agreed-terms.ts"
import { withDrivers } from "./drivers.ts"
import {
  agreedLinesOfVehicle,
  conditionsOf,
  todaysVehicleLines,
  type VehiclePricing,
} from "./todays-price.ts"

type RowContext = { pricedVehicles: readonly VehiclePricing[]; period: RentalPeriod }

/**
 * The price lines of the vehicles. A vehicle that replaces another one takes over the agreed price; an additional vehicle gets
 * today's price.
 */
export function linesOfVehicleRows(
  rows: readonly VehicleRow[],
  agreed: readonly AgreedLine[],
  { pricedVehicles, period }: RowContext,
): CountedLine[] {
  return rows.flatMap(({ former, vehicle }) => {
    const lines = former ? agreedLinesOfVehicle(agreed, former) : []
    const { vehicleId } = vehicle
    if (lines.length > 0) return lines.map((line) => ({ ...line, vehicleId, name: nameWithUnits(vehicle) }))
    const priced = pricedVehicles.find(({ id }) => id === vehicleId)
    return priced ? todaysVehicleLines(vehicle, priced, period) : []
  })
}

/** The values besides the chosen vehicles that the conditions depend on. */
export type ChoiceContext = {
  /** The terms before the change; null: none. */
  current: AgreedTerms | null
  pricedVehicles: readonly VehiclePricing[]
  kmPerDay: number
}

/**
 * The conditions follow from vehicles and extras, so the agreed conditions stay while these are unchanged. The deposit and the
 * price of a further kilometre follow from the vehicles only, so another extra does not change them.
 */
export function conditionsAfter(
  changed: Pick<AgreedTerms, "vehicles" | "lines">,
  { current, pricedVehicles, kmPerDay }: ChoiceContext,
): Conditions {
  const hasSameVehicles = current !== null && vehiclesText(current) === vehiclesText(changed)
  if (hasSameVehicles && extrasText(current) === extrasText(changed)) return current.conditions
  const conditions = conditionsOf(changed, pricedVehicles, kmPerDay)
  // Without vehicles, the lines have no driver. Then the driver that the enquiry asked for is only in the current conditions.
  const hasNoVehicles = changed.vehicles.length === 0 || current?.vehicles.length === 0
  const hasRequestedDriver = hasNoVehicles && current?.conditions.hasDriver === true
  return {
    ...(hasSameVehicles ? current.conditions : conditions),
    kmPerDay: conditions.kmPerDay,
    hasDriver: conditions.hasDriver || hasRequestedDriver,
  }
}

function vehiclesText({ vehicles }: Pick<AgreedTerms, "vehicles">): string {
  return JSON.stringify(vehicles.map(({ vehicleId, units }) => [vehicleId, units]))
}

function extrasText({ lines }: Pick<AgreedTerms, "lines">): string {
  const extras = selectLines(lines, { vehicle: false, extra: true, charge: false, discount: false })
  return JSON.stringify(extras.map(({ extraId }) => extraId))
}

/** The terms with these vehicles, in this order, in place of the agreed ones. A customer who is driven gets the needed drivers. */
export function withVehicles(
  terms: AgreedTerms,
  vehicles: AgreedVehicle[],
  context: Omit<ChoiceContext, "current">,
): AgreedTerms {
  const rows = vehicles.map((vehicle, row) => ({ former: terms.vehicles[row] ?? null, vehicle }))
  const { pricedVehicles } = context
  const counted = [
    ...linesOfVehicleRows(rows, terms.lines, { pricedVehicles, period: terms }),
    ...selectLines(terms.lines, { vehicle: false, extra: true, charge: false, discount: false }),
  ]
  const lines = withComputedDiscounts([
    ...withDrivers(counted, rows, { current: terms, pricedVehicles, period: terms }),
    ...selectLines(terms.lines, { vehicle: false, extra: false, charge: true, discount: true }),
  ])
  const conditions = conditionsAfter({ vehicles, lines }, { ...context, current: terms })
  return { ...terms, vehicles, lines, conditions }
}
