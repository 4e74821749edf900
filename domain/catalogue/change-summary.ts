import type { Cents } from "#domain/money.ts"
import { type BasisPoints, changeByPercent, type RoundingStep } from "#domain/pricing/percent-change.ts"
import { type PriceChange, percentChange } from "./price-changes.ts"
import { isRateField, isTotalField, PRICE_FIELDS, type PriceField } from "./prices.ts"

/** A price of which changes are summarised: the totals of all tiers count as one, because they follow from the rates. */
export type SummarisedPrice = Exclude<PriceField, `total-${string}`> | "totals"

/**
 * The changes of one price over several vehicles. Percentages have one decimal. They are null if no vehicle has both an old and a
 * new price; an old price of 0 counts as none.
 */
export type ChangeSummary = {
  price: SummarisedPrice
  vehicleCount: number
  lowestPercent: number | null
  highestPercent: number | null
  /** The largest change in per cent, up or down. A change without a percentage counts as larger than any other. */
  largest: { vehicleName: string; from: Cents | null; to: Cents | null }
}

type ChangedVehicle = { name: string; changes: readonly PriceChange[] }

/** Summarises the changes by price, in the order of the prices. Prices that do not change are left out. */
export function summariseChanges(vehicles: readonly ChangedVehicle[]): ChangeSummary[] {
  const changes = vehicles.flatMap(({ name, changes: vehicleChanges }) =>
    vehicleChanges.map((change) => ({ ...change, vehicleName: name, percent: percentChange(change) })),
  )
  const byPrice = Map.groupBy(changes, ({ field }) => summarisedAs(field))
  return [...new Set(PRICE_FIELDS.map(summarisedAs))].flatMap((price) => {
    const priceChanges = byPrice.get(price) ?? []
    const [first, ...others] = priceChanges
    if (!first) return []
    const percents = priceChanges.flatMap(({ percent }) => percent ?? [])
    const { vehicleName, from, to } = others.reduce(
      (largest, each) => (sizeOfChange(each) > sizeOfChange(largest) ? each : largest),
      first,
    )
    return {
      price,
      vehicleCount: new Set(priceChanges.map((each) => each.vehicleName)).size,
      lowestPercent: percents.length > 0 ? Math.min(...percents) : null,
      highestPercent: percents.length > 0 ? Math.max(...percents) : null,
      largest: { vehicleName, from, to },
    }
  })
}

/**
 * A change of all rates by a percentage. `rateCount`: the number of changed rates. `matchingCount`: how many of these are the
 * result of the percentage. The others were typed one by one.
 */
export type BulkPercentChange = {
  change: BasisPoints
  step: RoundingStep
  matchingCount: number
  rateCount: number
}

/** @returns null if no changed rate is the result of this percentage */
export function bulkPercentChange(
  vehicles: readonly Pick<ChangedVehicle, "changes">[],
  change: BasisPoints,
  step: RoundingStep,
): BulkPercentChange | null {
  const rates = vehicles.flatMap(({ changes }) => changes).filter(({ field }) => isRateField(field))
  const matching = rates.filter(({ from, to }) => from !== null && to === changeByPercent(from, change, step))
  return matching.length === 0
    ? null
    : { change, step, matchingCount: matching.length, rateCount: rates.length }
}

function sizeOfChange({ percent }: { percent: number | null }): number {
  return percent === null ? Number.POSITIVE_INFINITY : Math.abs(percent)
}

function summarisedAs(field: PriceField): SummarisedPrice {
  return isTotalField(field) ? "totals" : field
}
