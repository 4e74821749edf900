/** The id of the element that contains the planned trip, below the form. */
export const RESULT_ID = "plan"

/** The id of the heading above the vehicles and prices. */
export const COST_ID = "plan-cost"

/** The id of the list of names, from which the browser completes the fields of places. */
export const NAMES_ID = "plan-places"

/** The id of a row of stops in the form. Rows count from 1. */
export function rowId(row: number): string {
  return `stop-${row}`
}
