import { times, ZERO } from "#domain/money.ts"
import { type RentalPeriod, rentalDays } from "#domain/rental-period.ts"
import type { AgreedLine, AgreedTerms, CountedLine, VehicleRow } from "./agreed-terms.ts"
import { isDriverLine, neededDrivers, todaysDriverLines, type VehiclePricing } from "./todays-price.ts"

type DriverContext = {
  /** The terms before the change; null: none. */
  current: AgreedTerms | null
  pricedVehicles: readonly VehiclePricing[]
  period: RentalPeriod
}

/**
 * Adds a driver to the lines of vehicles and extras for each added vehicle, if the customer has a driver. Removes the driver of a
 * removed vehicle. Leaves a number of drivers that the office edited unchanged. A vehicle that replaces one with a driver in its
 * price gets a driver at no charge, because it takes over the agreed price.
 */
export function withDrivers(
  lines: readonly CountedLine[],
  rows: readonly VehicleRow[],
  { current, pricedVehicles, period }: DriverContext,
): CountedLine[] {
  if (!current?.conditions.hasDriver) return [...lines]
  const isDriver = (line: AgreedLine) => isDriverLine(line, pricedVehicles)
  const driver = lines.find(isDriver)
  const formerDriver = current.lines.find(isDriver)
  const { added, removed, replaced } = countDriverChanges(rows, current, pricedVehicles)
  if (driver) {
    const isEdited = formerDriver?.kind !== "extra" || formerDriver.count !== driver.count
    if (isEdited) return [...lines]
    const countPerDriver = driver.countedIn === "days" ? rentalDays(period) : 1
    const vehicles = rows.map(({ vehicle }) => vehicle)
    // A removed vehicle does not reduce the drivers below the number that the other vehicles need.
    const minCount = Math.min(driver.count, neededDrivers(vehicles, pricedVehicles) * countPerDriver)
    const count = Math.max(minCount, driver.count + (added - removed) * countPerDriver)
    const changed = { ...driver, count, amount: times(driver.unitPrice, count) }
    return lines.flatMap((line) => (line !== driver ? line : count > 0 ? changed : []))
  }
  if (formerDriver) return [...lines] // the office removed the driver
  if (added > 0) return [...lines, ...todaysDriverLines(added, pricedVehicles, period)]
  const atNoCharge = { unitPrice: ZERO, amount: ZERO }
  const replacementDrivers = todaysDriverLines(replaced, pricedVehicles, period)
  return [...lines, ...replacementDrivers.map((line) => ({ ...line, ...atNoCharge }))]
}

/**
 * The numbers of drivers for added vehicles, for removed vehicles, and for vehicles that replace one with a driver in its price.
 */
function countDriverChanges(
  rows: readonly VehicleRow[],
  current: AgreedTerms,
  pricedVehicles: readonly VehiclePricing[],
) {
  const countNeeded = (vehicles: AgreedTerms["vehicles"]) => neededDrivers(vehicles, pricedVehicles)
  const isStillBooked = (vehicle: AgreedTerms["vehicles"][number]) =>
    rows.some(({ former }) => former?.vehicleId === vehicle.vehicleId)
  const replacements = rows.filter(({ former }) => former && countNeeded([former]) === 0)
  return {
    added: countNeeded(rows.flatMap(({ former, vehicle }) => (former ? [] : vehicle))),
    removed: countNeeded(current.vehicles.filter((vehicle) => !isStillBooked(vehicle))),
    replaced: countNeeded(replacements.map(({ vehicle }) => vehicle)),
  }
}
