import type { StopRow } from "#domain/trip/steps.ts"
import type { Totals } from "#domain/trip/trip.ts"

export type PlaceError = "unknownPlace" | "severalPlaces"

/** A row of the form: the submitted text, or the name of the place that it matches. */
export type ShownRow = StopRow & {
  error: PlaceError | null
  /** The change of the trip by the buttons; null where the row or its neighbour is no stop. */
  up: Totals | null
  down: Totals | null
}

/** The trip in its order, and the change by the suggested one. */
export type OrderFacts = Totals & { suggested: (Totals & { href: string }) | null; isFastest: boolean }

/** `order`: null without a trip of several stops. */
export type StopRowsProps = { rows: readonly ShownRow[]; order: OrderFacts | null; isLive: boolean }
