import { times, ZERO } from "#domain/money.ts"
import { type RentalPeriod, rentalDays } from "#domain/rental-period.ts"
import type { AgreedLine, AgreedTerms, CountedLine, VehicleRow } from "./agreed-terms.ts"
import { isDriverLine, linesOfDrivers, neededDrivers, type PricedToday } from "./todays-price.ts"

type DriverContext = {
  /** The terms before; null: none. */
  current: AgreedTerms | null
  pricedVehicles: readonly PricedToday[]
  period: RentalPeriod
}

/**
 * The lines of vehicles and extras with a driver for each added vehicle, if the customer is driven. The driver of a removed vehicle
 * is removed too. A number of drivers that the office edits stays. A vehicle that replaces one with a driver in its price gets a
 * driver at no charge, because it takes over the agreed price.
 */
export function withDrivers(
  lines: readonly CountedLine[],
  rows: readonly VehicleRow[],
  { current, pricedVehicles, period }: DriverContext,
): CountedLine[] {
  if (!current?.conditions.hasDriver) return [...lines]
  const isDriver = (line: AgreedLine) => isDriverLine(line, pricedVehicles)
  const driver = lines.find(isDriver)
  const before = current.lines.find(isDriver)
  const { added, removed, replaced } = neededIn(rows, current, pricedVehicles)
  if (driver) {
    const isEdited = before?.kind !== "extra" || before.count !== driver.count
    if (isEdited) return [...lines]
    const ofOne = driver.countedIn === "days" ? rentalDays(period) : 1
    const vehicles = rows.map(({ vehicle }) => vehicle)
    const least = Math.min(driver.count, neededDrivers(vehicles, pricedVehicles) * ofOne)
    const count = Math.max(least, driver.count + (added - removed) * ofOne)
    const changed = { ...driver, count, amount: times(driver.unitPrice, count) }
    return lines.flatMap((line) => (line !== driver ? line : count > 0 ? changed : []))
  }
  if (before) return [...lines] // the office removed the driver
  if (added > 0) return [...lines, ...linesOfDrivers(added, pricedVehicles, period)]
  const atNoCharge = { unitPrice: ZERO, amount: ZERO }
  const ofReplaced = linesOfDrivers(replaced, pricedVehicles, period)
  return [...lines, ...ofReplaced.map((line) => ({ ...line, ...atNoCharge }))]
}

/** The drivers of added and of removed vehicles, and those of vehicles that replace one with a driver in its price. */
function neededIn(rows: readonly VehicleRow[], current: AgreedTerms, pricedVehicles: readonly PricedToday[]) {
  const needed = (vehicles: AgreedTerms["vehicles"]) => neededDrivers(vehicles, pricedVehicles)
  const isKept = (vehicle: AgreedTerms["vehicles"][number]) =>
    rows.some(({ former }) => former?.vehicleId === vehicle.vehicleId)
  const replacing = rows.filter(({ former }) => former && needed([former]) === 0)
  return {
    added: needed(rows.flatMap(({ former, vehicle }) => (former ? [] : vehicle))),
    removed: needed(current.vehicles.filter((vehicle) => !isKept(vehicle))),
    replaced: needed(replacing.map(({ vehicle }) => vehicle)),
  }
}
