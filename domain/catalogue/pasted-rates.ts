import type { Cents } from "#domain/money.ts"
import { TIERS, type TierId } from "#domain/pricing/tiers.ts"
import { type AmountError, readAmount } from "#domain/pricing/typed-amount.ts"
import { type PastedRow, readCells } from "./pasted-cells.ts"
import { limitsOf, rateField } from "./prices.ts"

/**
 * The grid that is pasted into: its vehicles from top to bottom, and what its columns are called. Behind the `lastRow` may stand
 * vehicles that are not shown: they are found by name only.
 */
export type PasteTarget = {
  vehicles: readonly { id: string; name: string }[]
  lastRow: number
  tierNames: Readonly<Record<TierId, string>>
  /** The cell from which rows without a name go on; null where none was chosen. */
  from: { vehicleIndex: number; tierIndex: number } | null
}

export type PastedRate = { vehicleId: string; tier: TierId; rate: Cents }

/** `column` counts the cells of the line, from 1; null where the line is meant as a whole. `text` is what stood there. */
export type PasteError = { line: number; column: number | null; text: string; errorCode: PasteErrorKind }

/**
 * 'unknownVehicle', 'sameName' (of two vehicles) and 'twice' are about the name; 'noName': nobody can tell which vehicle is
 * meant; 'beyond': there is no such row or column in the grid; the others about one amount.
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
export const LONGEST_PASTE = 30_000

/**
 * Rates from a spreadsheet, all of them or none. A line that begins with a vehicle's name holds that vehicle's rates, from the
 * shortest hire on, or in the order of a first line that names the columns; a line of amounts alone goes into the row below
 * the one before it, beginning at the chosen cell. An empty cell leaves a rate as it is.
 */
export function readPastedRates(text: string, target: PasteTarget): ReadPaste {
  if (text.length > LONGEST_PASTE) return refused([{ line: 1, column: null, text: "", errorCode: "tooLong" }])
  const rows = readCells(text)
  const columns = rows[0] && namedColumns(rows[0], target)
  const read = rowReader(target, columns ?? null)
  const results = rows.slice(columns ? 1 : 0).map(read)
  const fieldErrors = results.flatMap((result) => result.fieldErrors)
  const rates = results.flatMap((result) => result.rates)
  if (fieldErrors.length > 0) return refused(fieldErrors)
  if (rates.length === 0) return refused([{ line: 1, column: null, text: "", errorCode: "nothing" }])
  return { ok: true, rates }
}

function refused(fieldErrors: PasteError[]): ReadPaste {
  return { ok: false, fieldErrors }
}

/** The tier that each column of a heading names, null for one that names none; null where the line is no heading. */
function namedColumns(row: PastedRow, { tierNames }: PasteTarget): Columns {
  const names = row.cells.map(normalised)
  const columns = names.map((name) => TIERS.find(({ id }) => normalised(tierNames[id]) === name)?.id ?? null)
  return columns.some(Boolean) && !row.cells.some(isAmount) ? columns : null
}

type RowResult = { rates: PastedRate[]; fieldErrors: PasteError[] }

type Columns = (TierId | null)[] | null

/** Rows are read in their order: those without a name count on from the chosen cell, and no vehicle is named twice. */
function rowReader(target: PasteTarget, columns: Columns): (row: PastedRow) => RowResult {
  const named = new Set<string>()
  let placed = 0
  return (row) => {
    const [first = ""] = row.cells
    if (isName(first)) return readNamed(row, { target, columns, named })
    if (columns || !target.from) return refusedRow(row, 1, "noName")
    return readPlaced(row, target, target.from, placed++)
  }
}

/** What is no amount, nor a slip in one: '9.500' in the first cell is about a rate. */
function isName(first: string): boolean {
  return first !== "" && !/^[\d.,+\-/=]+$/.test(first) && !isAmount(first)
}

function readNamed(
  row: PastedRow,
  { target, columns, named }: { target: PasteTarget; columns: Columns; named: Set<string> },
): RowResult {
  const wanted = normalised(row.cells[0] ?? "")
  const [vehicle, ...others] = target.vehicles.filter(({ id, name }) =>
    [id, normalised(name)].includes(wanted),
  )
  if (!vehicle) return refusedRow(row, 1, "unknownVehicle")
  if (others.length > 0) return refusedRow(row, 1, "sameName")
  if (named.has(vehicle.id)) return refusedRow(row, 1, "twice")
  named.add(vehicle.id)
  return readRates(row, vehicle.id, (position) => {
    if (position === 0) return null
    return columns ? (columns[position] ?? null) : (TIERS[position - 1]?.id ?? "beyond")
  })
}

/** `below` counts the rows without a name that came before. */
function readPlaced(
  row: PastedRow,
  { vehicles, lastRow }: PasteTarget,
  from: NonNullable<PasteTarget["from"]>,
  below: number,
): RowResult {
  const vehicle = vehicles.slice(0, lastRow)[from.vehicleIndex + below]
  if (!vehicle) return refusedRow(row, null, "beyond")
  return readRates(row, vehicle.id, (position) => TIERS[position + from.tierIndex]?.id ?? "beyond")
}

function refusedRow({ line, cells }: PastedRow, column: 1 | null, errorCode: PasteErrorKind): RowResult {
  return { rates: [], fieldErrors: [{ line, column, text: cells[0] ?? "", errorCode }] }
}

/** `tierAt` says which tier stands in a column, null where it holds no rate. */
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
