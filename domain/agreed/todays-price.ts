import { type Cents, sum, times } from "#domain/money.ts"
import { defaultQuantity, type Extra, type ExtraChoice, isChargedPerDay } from "#domain/pricing/extra.ts"
import { quoteRental, rateAdjustmentsOf } from "#domain/pricing/quote.ts"
import { selectLines } from "#domain/pricing/select-lines.ts"
import type { Terms } from "#domain/pricing/terms.ts"
import { type RentalPeriod, rentalDays } from "#domain/rental-period.ts"
import {
  type AgreedLine,
  type AgreedTerms,
  type AgreedVehicle,
  agreedTotal,
  type Conditions,
  type CountedLine,
  nameWithUnits,
  withComputedDiscounts,
} from "./agreed-terms.ts"

/** A vehicle of the catalogue with the values that its price today and its conditions depend on. */
export type VehiclePricing = {
  id: string
  name: string
  terms: Terms
  /** Whether the customer lives abroad, and so pays the rates for visitors from abroad if the company has them. */
  livesAbroad?: boolean
  deposit: Cents | null
  extraKmRate: Cents | null
  chauffeurOnly: boolean
}

/** The price lines today for several units of one vehicle. Empty if the vehicle has no rate for a rental of this length. */
export function todaysVehicleLines(
  { vehicleId, name, units }: AgreedVehicle,
  { terms, livesAbroad = false }: VehiclePricing,
  period: RentalPeriod,
): CountedLine[] {
  return quoteRental(terms, { period, chosenExtras: [], livesAbroad }).lines.flatMap((line) => {
    if (line.kind !== "vehicle") return []
    const unitPrice = times(line.unitPrice, units)
    return {
      kind: "vehicle" as const,
      vehicleId,
      name: nameWithUnits({ name, units }),
      ...rateAdjustmentsOf(line),
      countedIn: line.countedIn,
      count: line.count,
      unitPrice,
      amount: times(unitPrice, line.count),
    }
  })
}

/** The price lines of extras today, in the order in which they are offered. */
export function todaysExtraLines(
  { terms }: VehiclePricing,
  period: RentalPeriod,
  chosen: readonly ExtraChoice[],
): CountedLine[] {
  return selectLines(quoteRental(terms, { period, chosenExtras: chosen }).lines, {
    vehicle: false,
    extra: true,
  })
}

/** Whether a line is the driver, as the vehicles offer it today. */
export function isDriverLine(line: AgreedLine, pricedVehicles: readonly VehiclePricing[]): boolean {
  return line.kind === "extra" && line.extraId === findDriverExtra(pricedVehicles)?.extra.id
}

/** The number of drivers that vehicles need in addition to their price. A vehicle that always comes with a driver needs none. */
export function neededDrivers(
  vehicles: readonly AgreedVehicle[],
  pricedVehicles: readonly Pick<VehiclePricing, "id" | "chauffeurOnly">[],
): number {
  return vehicles
    .filter(({ vehicleId }) => !pricedVehicles.find(({ id }) => id === vehicleId)?.chauffeurOnly)
    .reduce((count, { units }) => count + units, 0)
}

/** The price line today for a number of drivers for the whole period: two drivers for 17 days are 34 days. Empty for none. */
export function todaysDriverLines(
  drivers: number,
  pricedVehicles: readonly VehiclePricing[],
  period: RentalPeriod,
): CountedLine[] {
  const driver = findDriverExtra(pricedVehicles)
  if (!driver || drivers === 0) return []
  const quantity = defaultQuantity(driver.extra, rentalDays(period))
  return todaysExtraLines(driver.vehicle, period, [{ extraId: driver.extra.id, quantity }]).map((line) => ({
    ...line,
    count: line.count * drivers,
    amount: times(line.amount, drivers),
  }))
}

/** The extra of the driver, and the first vehicle that offers it. */
function findDriverExtra(pricedVehicles: readonly VehiclePricing[]) {
  for (const vehicle of pricedVehicles) {
    const extra = vehicle.terms.offeredExtras.find(({ role }) => role === "driver")
    if (extra) return { vehicle, extra }
  }
  return undefined
}

function isSameExtra(line: CountedLine, other: CountedLine): boolean {
  return line.kind === "extra" && other.kind === "extra" && line.extraId === other.extraId
}

/**
 * The terms with today's price for their vehicles, period and extras. Charges and discounts stay, and a percentage discount is
 * computed again. An extra that is no longer offered keeps its agreed line.
 */
export function atTodaysPrice(agreed: AgreedTerms, pricedVehicles: readonly VehiclePricing[]): AgreedTerms {
  const [first] = findPricing(agreed.vehicles, pricedVehicles)
  if (!first) return agreed
  const vehicleLines = agreed.vehicles.flatMap((vehicle) => {
    const priced = pricedVehicles.find(({ id }) => id === vehicle.vehicleId)
    return priced ? todaysVehicleLines(vehicle, priced, agreed) : agreedLinesOfVehicle(agreed.lines, vehicle)
  })
  const extras = selectLines(agreed.lines, { vehicle: false, extra: true, charge: false, discount: false })
  const drivers = extras.some((line) => isDriverLine(line, pricedVehicles))
    ? todaysDriverLines(neededDrivers(agreed.vehicles, pricedVehicles), pricedVehicles, agreed)
    : []
  const choices = extras.flatMap((line) => extraChoiceToday(line, first, rentalDays(agreed)))
  const offeredExtras = todaysExtraLines(first, agreed, choices).map(
    (line) => drivers.find((driver) => isSameExtra(line, driver)) ?? line,
  )
  const repriced = [
    ...offeredExtras,
    ...drivers.filter((driver) => !offeredExtras.some((line) => isSameExtra(line, driver))),
  ]
  const lines: AgreedLine[] = [
    ...vehicleLines,
    ...repriced,
    ...extras.filter((line) => !repriced.some((priced) => isSameExtra(line, priced))),
    ...selectLines(agreed.lines, { vehicle: false, extra: false, charge: true, discount: true }),
  ]
  return { ...agreed, lines: withComputedDiscounts(lines) }
}

/** The agreed terms at today's price. Null if today's price equals the agreed one or cannot be computed. */
export function differentPriceToday(
  agreed: AgreedTerms,
  pricedVehicles: readonly VehiclePricing[],
): AgreedTerms | null {
  if (findPricing(agreed.vehicles, pricedVehicles).length < agreed.vehicles.length) return null
  const today = atTodaysPrice(agreed, pricedVehicles)
  const total = agreedTotal(today)
  return total === null || total === agreedTotal(agreed) ? null : today
}

/** The conditions that follow from vehicles and extras. A vehicle that the catalogue no longer has adds no deposit. */
export function conditionsOf(
  { vehicles, lines }: Pick<AgreedTerms, "vehicles" | "lines">,
  pricedVehicles: readonly VehiclePricing[],
  kmPerDay: number,
): Conditions {
  const priced = findPricing(vehicles, pricedVehicles)
  const offeredExtras = priced.flatMap(({ terms }) => terms.offeredExtras)
  const hasRole = (role: Extra["role"]) =>
    lines.some(
      (line) =>
        line.kind === "extra" &&
        offeredExtras.some((extra) => extra.id === line.extraId && extra.role === role),
    )
  const deposits = vehicles.flatMap(({ vehicleId, units }) => {
    const deposit = priced.find(({ id }) => id === vehicleId)?.deposit
    return deposit ? [times(deposit, units)] : []
  })
  const extraKmRates = priced.map(({ id, extraKmRate }) => ({ vehicleId: id, rate: extraKmRate }))
  const hasSeveralRates = new Set(extraKmRates.map(({ rate }) => rate)).size > 1
  return {
    kmPerDay: hasRole("unlimitedKilometers") ? null : kmPerDay,
    extraKmRate: priced[0]?.extraKmRate ?? null,
    ...(hasSeveralRates && { extraKmRates }),
    hasDriver: hasRole("driver") || (priced.length > 0 && priced.every(({ chauffeurOnly }) => chauffeurOnly)),
    deposit: deposits.length > 0 ? sum(deposits) : null,
  }
}

/** The lines of one vehicle among the agreed lines. */
export function agreedLinesOfVehicle(
  lines: readonly AgreedLine[],
  { vehicleId }: AgreedVehicle,
): (CountedLine & { kind: "vehicle" })[] {
  return lines.filter((line) => line.kind === "vehicle").filter((line) => line.vehicleId === vehicleId)
}

function findPricing(
  vehicles: readonly AgreedVehicle[],
  pricedVehicles: readonly VehiclePricing[],
): VehiclePricing[] {
  return vehicles.flatMap(({ vehicleId }) => pricedVehicles.find(({ id }) => id === vehicleId) ?? [])
}

/**
 * The choice of an agreed extra at today's price. An extra whose quantity counts days gets the days of the whole rental. Empty if
 * the extra is no longer offered.
 */
function extraChoiceToday(
  line: CountedLine & { kind: "extra" },
  { terms }: VehiclePricing,
  days: number,
): ExtraChoice[] {
  const extra = terms.offeredExtras.find(({ id }) => id === line.extraId)
  if (!extra) return []
  const quantity =
    isChargedPerDay(extra) && extra.inputKind === "quantity" ? defaultQuantity(extra, days) : line.count
  return [{ extraId: line.extraId, quantity }]
}
