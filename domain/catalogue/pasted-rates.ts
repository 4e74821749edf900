import type { Cents } from "#domain/money.ts"
import { TIERS, type TierId } from "#domain/pricing/tiers.ts"
import { type AmountError, readAmount } from "#domain/pricing/typed-amount.ts"
import { type PastedRow, readCells } from "./pasted-cells.ts"
import { limitsOf, rateField } from "./prices.ts"

/**
 * The grid into which rates are pasted: its vehicles from top to bottom, and the names of its columns. Vehicles after `lastRow`
 * are hidden, so they match by name only.
 */
export type PasteTarget = {
  vehicles: readonly { id: string; name: string }[]
  lastRow: number
  tierNames: Readonly<Record<TierId, string>>
  /** The selected cell. Pasted rows without a name begin there. Null: no cell was selected. */
  from: { vehicleIndex: number; tierIndex: number } | null
}

export type PastedRate = { vehicleId: string; tier: TierId; rate: Cents }

/** `column` is the cell's number in its line, from 1; null: the whole line. `text` is the pasted text. */
export type PasteError = { line: number; column: number | null; text: string; errorCode: PasteErrorKind }

/**
 * 'unknownVehicle', 'sameName' (two vehicles have it) and 'twice' are about the name of a row. 'noName': a row without a name
 * that needs one, because there is a heading line or no cell was selected. 'beyond': the grid has no such row or column. The
 * others are about one amount.
 */
export type PasteErrorKind =
  | "nothing"
  | "tooLong"
  | "unknownVehicle"
  | "sameName"
  | "twice"
  | "noName"
  | "beyond"
  | Exclude<AmountError, "missing">

export type ReadPaste = { ok: true; rates: PastedRate[] } | { ok: false; fieldErrors: PasteError[] }

/** In characters: some hundred vehicles. */
export const MAX_PASTE_LENGTH = 30_000

/**
 * Parses rates from a spreadsheet, all or none. A line that begins with a vehicle's name has that vehicle's rates, from the
 * shortest period on, or in the order of a heading line. A line of amounts only goes into the row below the previous one,
 * beginning at the selected cell. An empty cell leaves a rate unchanged.
 */
export function readPastedRates(text: string, target: PasteTarget): ReadPaste {
  if (text.length > MAX_PASTE_LENGTH)
    return pasteFailure([{ line: 1, column: null, text: "", errorCode: "tooLong" }])
  const rows = readCells(text)
  const columns = rows[0] && namedColumns(rows[0], target)
  const read = rowReader(target, columns ?? null)
  const results = rows.slice(columns ? 1 : 0).map(read)
  const fieldErrors = results.flatMap((result) => result.fieldErrors)
  const rates = results.flatMap((result) => result.rates)
  if (fieldErrors.length > 0) return pasteFailure(fieldErrors)
  if (rates.length === 0) return pasteFailure([{ line: 1, column: null, text: "", errorCode: "nothing" }])
  return { ok: true, rates }
}

function pasteFailure(fieldErrors: PasteError[]): ReadPaste {
  return { ok: false, fieldErrors }
}

/** The tier of each column of a heading, null for other columns; null if the line is no heading. */
function namedColumns(row: PastedRow, { tierNames }: PasteTarget): Columns {
  const names = row.cells.map(normalised)
  const columns = names.map((name) => TIERS.find(({ id }) => normalised(tierNames[id]) === name)?.id ?? null)
  return columns.some(Boolean) && !row.cells.some(isAmount) ? columns : null
}

type RowResult = { rates: PastedRate[]; fieldErrors: PasteError[] }

type Columns = (TierId | null)[] | null

/** Assigns rows without a name to the grid's rows from the selected cell on. Reports a vehicle that is named twice. */
function rowReader(target: PasteTarget, columns: Columns): (row: PastedRow) => RowResult {
  const named = new Set<string>()
  let placed = 0
  return (row) => {
    const [first = ""] = row.cells
    if (isName(first)) return readNamedRow(row, { target, columns, named })
    if (columns || !target.from) return rowFailure(row, 1, "noName")
    return readUnnamedRow(row, target, target.from, placed++)
  }
}

/** Whether a text is a name: it is neither an amount nor a mistyped amount such as '9.500'. */
function isName(first: string): boolean {
  return first !== "" && !/^[\d.,+\-/=]+$/.test(first) && !isAmount(first)
}

function readNamedRow(
  row: PastedRow,
  { target, columns, named }: { target: PasteTarget; columns: Columns; named: Set<string> },
): RowResult {
  const rowName = normalised(row.cells[0] ?? "")
  const [vehicle, ...others] = target.vehicles.filter(({ id, name }) =>
    [id, normalised(name)].includes(rowName),
  )
  if (!vehicle) return rowFailure(row, 1, "unknownVehicle")
  if (others.length > 0) return rowFailure(row, 1, "sameName")
  if (named.has(vehicle.id)) return rowFailure(row, 1, "twice")
  named.add(vehicle.id)
  return readRates(row, vehicle.id, (position) => {
    if (position === 0) return null
    return columns ? (columns[position] ?? null) : (TIERS[position - 1]?.id ?? "beyond")
  })
}

/** `below` is the number of preceding rows without a name. */
function readUnnamedRow(
  row: PastedRow,
  { vehicles, lastRow }: PasteTarget,
  from: NonNullable<PasteTarget["from"]>,
  below: number,
): RowResult {
  const vehicle = vehicles.slice(0, lastRow)[from.vehicleIndex + below]
  if (!vehicle) return rowFailure(row, null, "beyond")
  return readRates(row, vehicle.id, (position) => TIERS[position + from.tierIndex]?.id ?? "beyond")
}

function rowFailure({ line, cells }: PastedRow, column: 1 | null, errorCode: PasteErrorKind): RowResult {
  return { rates: [], fieldErrors: [{ line, column, text: cells[0] ?? "", errorCode }] }
}

/** `tierAt` returns the tier of a column, null for a column without rates. */
function readRates(
  { line, cells }: PastedRow,
  vehicleId: string,
  tierAt: (position: number) => TierId | "beyond" | null,
): RowResult {
  const result: RowResult = { rates: [], fieldErrors: [] }
  for (const [position, text] of cells.entries()) {
    const tier = tierAt(position)
    if (text === "" || tier === null) continue
    const refuse = (errorCode: PasteErrorKind) =>
      result.fieldErrors.push({ line, column: position + 1, text, errorCode })
    if (tier === "beyond") refuse("beyond")
    else {
      const read = readAmount(text, limitsOf(rateField(tier)))
      if (read.ok) result.rates.push({ vehicleId, tier, rate: read.amount })
      else if (read.errorCode !== "missing") refuse(read.errorCode)
    }
  }
  return result
}

function isAmount(text: string): boolean {
  return readAmount(text, { least: 0, most: Number.MAX_SAFE_INTEGER / 100 }).ok
}

function normalised(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim().toLowerCase()
}
