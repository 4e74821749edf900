import type { Cents } from "#domain/money.ts"
import { TIERS, type TierId } from "#domain/pricing/tiers.ts"
import { type AmountFault, readAmount } from "#domain/pricing/typed-amount.ts"
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
export type PasteFault = { line: number; column: number | null; text: string; fault: PasteFaultKind }

/**
 * 'unknownVehicle', 'sameName' (of two vehicles) and 'twice' are about the name; 'noName': nobody can tell which vehicle is
 * meant; 'beyond': there is no such row or column in the grid; the others about one amount.
 */
export type PasteFaultKind =
  | "nothing"
  | "tooLong"
  | "unknownVehicle"
  | "sameName"
  | "twice"
  | "noName"
  | "beyond"
  | Exclude<AmountFault, "missing">

export type ReadPaste = { ok: true; rates: PastedRate[] } | { ok: false; faults: PasteFault[] }

/** In characters: some hundred vehicles. */
export const LONGEST_PASTE = 30_000

/**
 * Rates from a spreadsheet, all of them or none. A line that begins with a vehicle's name holds that vehicle's rates, from the
 * shortest hire on, or in the order of a first line that names the columns; a line of amounts alone goes into the row below
 * the one before it, beginning at the chosen cell. An empty cell leaves a rate as it is.
 */
export function readPastedRates(text: string, target: PasteTarget): ReadPaste {
  if (text.length > LONGEST_PASTE) return refused([{ line: 1, column: null, text: "", fault: "tooLong" }])
  const rows = readCells(text)
  const columns = rows[0] && namedColumns(rows[0], target)
  const read = rowReader(target, columns ?? null)
  const results = rows.slice(columns ? 1 : 0).map(read)
  const faults = results.flatMap((result) => result.faults)
  const rates = results.flatMap((result) => result.rates)
  if (faults.length > 0) return refused(faults)
  if (rates.length === 0) return refused([{ line: 1, column: null, text: "", fault: "nothing" }])
  return { ok: true, rates }
}

function refused(faults: PasteFault[]): ReadPaste {
  return { ok: false, faults }
}

/** The tier that each column of a heading names, null for one that names none; null where the line is no heading. */
function namedColumns(row: PastedRow, { tierNames }: PasteTarget): (TierId | null)[] | null {
  const names = row.cells.map(normalised)
  const columns = names.map((name) => TIERS.find(({ id }) => normalised(tierNames[id]) === name)?.id ?? null)
  return columns.some(Boolean) && !row.cells.some(isAmount) ? columns : null
}

type RowResult = { rates: PastedRate[]; faults: PasteFault[] }

function rowReader(target: PasteTarget, columns: (TierId | null)[] | null): (row: PastedRow) => RowResult {
  const taken = new Set<string>()
  let nextIndex = target.from?.vehicleIndex ?? null
  return (row) => {
    const { line, cells } = row
    const [first = ""] = cells
    const wrongName = (fault: PasteFaultKind): RowResult => {
      return { rates: [], faults: [{ line, column: 1, text: first, fault }] }
    }
    const isNamed = first !== "" && !/^[\d.,+\-/=]+$/.test(first) && !isAmount(first)
    if (!isNamed && columns) return wrongName("noName")
    if (!isNamed) {
      const index = nextIndex
      if (index === null) return wrongName("noName")
      nextIndex = index + 1
      const vehicle = target.vehicles.slice(0, target.lastRow)[index]
      if (!vehicle) return { rates: [], faults: [{ line, column: null, text: "", fault: "beyond" }] }
      const offset = target.from?.tierIndex ?? 0
      return readRates(row, vehicle.id, (position) => TIERS[position + offset]?.id ?? "beyond")
    }
    const named = target.vehicles.filter(({ id, name }) => [id, normalised(name)].includes(normalised(first)))
    const [vehicle] = named
    if (!vehicle) return wrongName("unknownVehicle")
    if (named.length > 1) return wrongName("sameName")
    if (taken.has(vehicle.id)) return wrongName("twice")
    taken.add(vehicle.id)
    return readRates(row, vehicle.id, (position) => {
      if (position === 0) return null
      return columns ? (columns[position] ?? null) : (TIERS[position - 1]?.id ?? "beyond")
    })
  }
}

/** `tierAt` says which tier stands in a column, null where it holds no rate. */
function readRates(
  { line, cells }: PastedRow,
  vehicleId: string,
  tierAt: (position: number) => TierId | "beyond" | null,
): RowResult {
  const result: RowResult = { rates: [], faults: [] }
  for (const [position, text] of cells.entries()) {
    const tier = tierAt(position)
    if (text === "" || tier === null) continue
    const refuse = (fault: PasteFaultKind) => result.faults.push({ line, column: position + 1, text, fault })
    if (tier === "beyond") refuse("beyond")
    else {
      const read = readAmount(text, limitsOf(rateField(tier)))
      if (read.ok) result.rates.push({ vehicleId, tier, rate: read.amount })
      else if (read.fault !== "missing") refuse(read.fault)
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
