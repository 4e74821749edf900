import type { Cents } from "#domain/money.ts"
import { TIERS, type TierId } from "#domain/pricing/tiers.ts"
import { type AmountError, readAmount } from "#domain/pricing/typed-amount.ts"
import { type PastedRow, readCells } from "./pasted-cells.ts"
import { amountLimits, rateField } from "./prices.ts"

/**
 * The grid into which rates are pasted: its vehicles from top to bottom, and the names of its columns. Only the first
 * `shownVehicleCount` vehicles are shown. The others match by name only.
 */
export type PasteTarget = {
  vehicles: readonly { id: string; name: string }[]
  shownVehicleCount: number
  tierNames: Readonly<Record<TierId, string>>
  /** The selected cell. Pasted rows without a name begin there. Null: no cell was selected. */
  selectedCell: { vehicleIndex: number; tierIndex: number } | null
}

/** A pasted daily rate of a vehicle's tier. */
export type PastedRate = { vehicleId: string; tier: TierId; rate: Cents }

/** `column` is the cell's number in its line, from 1; null: the whole line. `text` is the pasted text. */
export type PasteError = { line: number; column: number | null; text: string; errorCode: PasteErrorKind }

/**
 * 'unknownVehicle', 'ambiguousName' (two vehicles have it) and 'duplicateVehicle' are about the name of a row. 'nameMissing': a row
 * has no name, and needs one because there is a heading line or no cell was selected. 'outsideTable': the grid has no such row or
 * column. 'noRates': no cell has a rate. The others are about one amount.
 */
export type PasteErrorKind =
  | "noRates"
  | "tooLong"
  | "unknownVehicle"
  | "ambiguousName"
  | "duplicateVehicle"
  | "nameMissing"
  | "outsideTable"
  | Exclude<AmountError, "missing">

/** All pasted rates, or the errors of a paste that is refused as a whole. */
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
  if (rates.length === 0) return pasteFailure([{ line: 1, column: null, text: "", errorCode: "noRates" }])
  return { ok: true, rates }
}

function pasteFailure(fieldErrors: PasteError[]): ReadPaste {
  return { ok: false, fieldErrors }
}

/** The tier of each column of a heading, null for other columns; null if the line is no heading. */
function namedColumns(row: PastedRow, { tierNames }: PasteTarget): Columns {
  const names = row.cells.map(normaliseName)
  const columns = names.map(
    (name) => TIERS.find(({ id }) => normaliseName(tierNames[id]) === name)?.id ?? null,
  )
  return columns.some(Boolean) && !row.cells.some(isAmount) ? columns : null
}

type RowResult = { rates: PastedRate[]; fieldErrors: PasteError[] }

type Columns = (TierId | null)[] | null

/** Assigns rows without a name to the grid's rows from the selected cell on. Reports a vehicle that is named twice. */
function rowReader(target: PasteTarget, columns: Columns): (row: PastedRow) => RowResult {
  const namedVehicleIds = new Set<string>()
  let unnamedRowCount = 0
  return (row) => {
    const [first = ""] = row.cells
    if (isName(first)) return readNamedRow(row, { target, columns, namedVehicleIds })
    if (columns || !target.selectedCell) return rowFailure(row, 1, "nameMissing")
    return readUnnamedRow(row, target, target.selectedCell, unnamedRowCount++)
  }
}

/** Whether a text is a name: it is neither an amount nor a mistyped amount such as '9.500'. */
function isName(cell: string): boolean {
  return cell !== "" && !/^[\d.,+\-/=]+$/.test(cell) && !isAmount(cell)
}

function readNamedRow(
  row: PastedRow,
  {
    target,
    columns,
    namedVehicleIds,
  }: { target: PasteTarget; columns: Columns; namedVehicleIds: Set<string> },
): RowResult {
  const rowName = normaliseName(row.cells[0] ?? "")
  const [vehicle, ...others] = target.vehicles.filter(({ id, name }) =>
    [id, normaliseName(name)].includes(rowName),
  )
  if (!vehicle) return rowFailure(row, 1, "unknownVehicle")
  if (others.length > 0) return rowFailure(row, 1, "ambiguousName")
  if (namedVehicleIds.has(vehicle.id)) return rowFailure(row, 1, "duplicateVehicle")
  namedVehicleIds.add(vehicle.id)
  return readRates(row, vehicle.id, (position) => {
    if (position === 0) return null
    return columns ? (columns[position] ?? null) : (TIERS[position - 1]?.id ?? "outsideTable")
  })
}

function readUnnamedRow(
  row: PastedRow,
  { vehicles, shownVehicleCount }: PasteTarget,
  selectedCell: NonNullable<PasteTarget["selectedCell"]>,
  precedingUnnamedRowCount: number,
): RowResult {
  const vehicle = vehicles.slice(0, shownVehicleCount)[selectedCell.vehicleIndex + precedingUnnamedRowCount]
  if (!vehicle) return rowFailure(row, null, "outsideTable")
  return readRates(
    row,
    vehicle.id,
    (position) => TIERS[position + selectedCell.tierIndex]?.id ?? "outsideTable",
  )
}

function rowFailure({ line, cells }: PastedRow, column: 1 | null, errorCode: PasteErrorKind): RowResult {
  return { rates: [], fieldErrors: [{ line, column, text: cells[0] ?? "", errorCode }] }
}

/** `tierAt` returns the tier of a column, null for a column without rates. */
function readRates(
  { line, cells }: PastedRow,
  vehicleId: string,
  tierAt: (position: number) => TierId | "outsideTable" | null,
): RowResult {
  const result: RowResult = { rates: [], fieldErrors: [] }
  for (const [position, text] of cells.entries()) {
    const tier = tierAt(position)
    if (text === "" || tier === null) continue
    const reportError = (errorCode: PasteErrorKind) =>
      result.fieldErrors.push({ line, column: position + 1, text, errorCode })
    if (tier === "outsideTable") reportError("outsideTable")
    else {
      const read = readAmount(text, amountLimits(rateField(tier)))
      if (read.ok) result.rates.push({ vehicleId, tier, rate: read.amount })
      else if (read.errorCode !== "missing") reportError(read.errorCode)
    }
  }
  return result
}

function isAmount(text: string): boolean {
  return readAmount(text, { min: 0, max: Number.MAX_SAFE_INTEGER / 100 }).ok
}

function normaliseName(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim().toLowerCase()
}
