import type { StopRow } from "#domain/trip/steps.ts"
import type { Totals, TotalsChange } from "#domain/trip/trip.ts"

export type PlaceError = "unknownPlace" | "severalPlaces"

/** A row of the form. `stop` is the submitted text, or the name of the place that it matches. */
export type StopRowData = StopRow & {
  error: PlaceError | null
  /** The change of the trip by each button. Null: the row or its neighbour is not a stop. */
  up: TotalsChange | null
  down: TotalsChange | null
}

/** The totals of the trip in its order, and their change by the suggested order. */
export type OrderSummary = Totals & {
  suggestedOrder: (TotalsChange & { href: string }) | null
  /** Whether it is known that no other order of the stops is faster. */
  isFastest: boolean
}

/** `order` null: there is no trip with several stops. `isLive`: the rows are an island, which changes them at once. */
export type StopRowsProps = { rows: readonly StopRowData[]; order: OrderSummary | null; isLive: boolean }
