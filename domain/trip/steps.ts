import { MAX_STOPS } from "./plan.ts"

/** The parameter of the buttons that change the rows of the form: `add`, `up-2`, `down-2`, `remove-2`. Rows count from 1. */
export const STEP = "step"

/** A row of the form, as submitted. */
export type StopRow = { stop: string; nights: string }

/** The rows of a query, including empty ones, at most `MAX_ROWS`. */
export function stopRows(params: URLSearchParams): StopRow[] {
  const nights = params.getAll("nights")
  return params
    .getAll("stop")
    .slice(0, MAX_ROWS)
    .map((stop, index) => ({ stop, nights: nights[index] ?? "" }))
}

/** More than a plan has, so that the form still shows the rows of a longer query. */
const MAX_ROWS = MAX_STOPS * 2

/**
 * The query after a button of the form, and the number of the changed row; null where the form was submitted without one. The other
 * parameters stay as they are, valid or not.
 */
export function afterStep(params: URLSearchParams): { params: URLSearchParams; row: number } | null {
  const step = params.get(STEP)
  if (step === null) return null
  const rows = stopRows(params)
  const [action, number] = step.split("-")
  const index = Number(number) - 1
  const row = action === "add" ? addRow(rows) : rows[index] ? changeRow(rows, action ?? "", index) : 0
  return { params: withRows(params, rows), row: row + 1 }
}

function addRow(rows: StopRow[]): number {
  if (rows.length < MAX_STOPS) rows.push({ stop: "", nights: "" })
  return rows.length - 1
}

function changeRow(rows: StopRow[], action: string, index: number): number {
  const to = action === "up" ? index - 1 : action === "down" ? index + 1 : index
  const [row] = action === "remove" || rows[to] ? rows.splice(index, 1) : []
  if (action === "remove" || !row) return Math.max(0, Math.min(index, rows.length - 1))
  rows.splice(to, 0, row)
  return to
}

function withRows(params: URLSearchParams, rows: readonly StopRow[]): URLSearchParams {
  const others = [...params].filter(([name]) => name !== STEP && name !== "stop" && name !== "nights")
  const ofRows = rows.flatMap(({ stop, nights }): [string, string][] => [
    ["stop", stop],
    ["nights", nights],
  ])
  return new URLSearchParams([...others, ...ofRows])
}
