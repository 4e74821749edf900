import { MAX_STOPS } from "./plan.ts"

/**
 * The query parameter of the buttons that change the rows of stops in the form. Its values are the steps `add`, `up-2`, `down-2`,
 * `remove-2`, and `move-4-2`, which moves row 4 to the position of row 2. Rows count from 1.
 */
export const STEP = "step"

/** A row of stops in the form, as submitted. */
export type StopRow = { stop: string; nights: string }

/** The rows of a query, including empty ones, at most `MAX_ROWS`. */
export function stopRows(params: URLSearchParams): StopRow[] {
  const nights = params.getAll("nights")
  return params
    .getAll("stop")
    .slice(0, MAX_ROWS)
    .map((stop, index) => ({ stop, nights: nights[index] ?? "" }))
}

/**
 * The maximum number of rows. It is larger than the number of stops of a plan, so that the form still shows the rows of a longer
 * query.
 */
const MAX_ROWS = MAX_STOPS * 2

/**
 * The query after a button of the form, and the number of the changed row. Null if the form was submitted without such a button.
 * The other parameters stay unchanged, also invalid ones.
 */
export function queryAfterStep(params: URLSearchParams): { params: URLSearchParams; row: number } | null {
  const step = params.get(STEP)
  if (step === null) return null
  const { rows, row } = applyStep(step, stopRows(params), { stop: "", nights: "" })
  return { params: withRows(params, rows), row }
}

/**
 * The rows after a step, and the number of the changed row. `empty` is the row that `add` appends. A step of a row that does not
 * exist changes nothing.
 */
export function applyStep<Row>(
  step: string,
  rows: readonly Row[],
  empty: Row,
): { rows: readonly Row[]; row: number } {
  const [action, first, second] = step.split("-")
  const rowNumber = Number(first)
  if (action === "add") {
    const added = rows.length < MAX_STOPS ? [...rows, empty] : rows
    return { rows: added, row: added.length }
  }
  if (!rows[rowNumber - 1]) return { rows, row: 1 }
  if (action === "remove") {
    const remaining = rows.filter((_, index) => index !== rowNumber - 1)
    return { rows: remaining, row: Math.max(1, Math.min(rowNumber, remaining.length)) }
  }
  const to = action === "up" ? rowNumber - 1 : action === "down" ? rowNumber + 1 : Number(second)
  return moveRow(rows, rowNumber, to)
}

function moveRow<Row>(rows: readonly Row[], from: number, to: number): { rows: readonly Row[]; row: number } {
  if (!rows[to - 1]) return { rows, row: from }
  const moved = [...rows]
  moved.splice(to - 1, 0, ...moved.splice(from - 1, 1))
  return { rows: moved, row: to }
}

/** The query with one more stop, for one night, after the last row that is not empty. */
export function withStop(params: URLSearchParams, place: string): URLSearchParams {
  const rows = stopRows(params)
  const last = rows.findLastIndex(({ stop }) => stop.trim() !== "")
  return withRows(params, [...rows.slice(0, last + 1), { stop: place, nights: "1" }])
}

function withRows(params: URLSearchParams, rows: readonly StopRow[]): URLSearchParams {
  const others = [...params].filter(([name]) => name !== STEP && name !== "stop" && name !== "nights")
  const rowParams = rows.flatMap(({ stop, nights }): [string, string][] => [
    ["stop", stop],
    ["nights", nights],
  ])
  return new URLSearchParams([...others, ...rowParams])
}
