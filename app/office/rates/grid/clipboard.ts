import { readCells } from "#domain/catalogue/pasted-cells.ts"
import { type PasteError, readPastedRates } from "#domain/catalogue/pasted-rates.ts"
import { priceFieldText } from "#domain/catalogue/price-changes.ts"
import { rateField } from "#domain/catalogue/prices.ts"
import type { TierId } from "#domain/pricing/tiers.ts"
import type { Block, CellPosition } from "./block.ts"
import { type Cells, cellAt } from "./cells.ts"

/** The pasted texts by the ids of their fields. A paste with an error changes no field. */
export type ParsedPaste = { ok: true; texts: Map<string, string> } | { ok: false; fieldErrors: PasteError[] }

/** The maximum number of characters of a pasted cell that an error message quotes. */
export const MAX_ERROR_TEXT_LENGTH = 60

/** The text format of spreadsheets: a line for each row, tabs between columns. */
export function formatCells(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.join("\t")).join("\n")
}

/** Whether a paste is a single cell. */
export function isSingleCell(text: string): boolean {
  return !/[\t\n\r]/.test(text.trim())
}

export function topLeft({ anchor, end }: Block): CellPosition {
  return { row: Math.min(anchor.row, end.row), column: Math.min(anchor.column, end.column) }
}

type Fleet = {
  vehicles: readonly { id: string; name: string }[]
  tierNames: Readonly<Record<TierId, string>>
}

/** Parses a paste into the table of the fleet. A row may begin with the name of its vehicle. */
export function readRates(
  text: string,
  corner: CellPosition,
  { vehicles, tierNames }: Fleet,
  cells: Cells,
): ParsedPaste {
  const read = readPastedRates(text, {
    vehicles,
    shownVehicleCount: vehicles.length,
    tierNames,
    selectedCell: { vehicleIndex: corner.row, tierIndex: corner.column },
  })
  if (!read.ok) return read
  const texts = read.rates.flatMap(({ vehicleId, tier, rate }) => {
    const cell = cells.rows
      .flat()
      .find((each) => each.vehicleId === vehicleId && each.field === rateField(tier))
    return cell ? [[cell.id, priceFieldText(rate)] as const] : []
  })
  return { ok: true, texts: new Map(texts) }
}

/** Parses a paste into the form of one vehicle, cell by cell, without checking amounts. An empty cell leaves its field unchanged. */
export function readTexts(text: string, corner: CellPosition, cells: Cells): ParsedPaste {
  const texts = readCells(text).flatMap((pastedRow, rowOffset) =>
    pastedRow.cells.flatMap((cellText, columnOffset) => {
      const cell = cellAt(cells, { row: corner.row + rowOffset, column: corner.column + columnOffset })
      return cell && cellText !== "" ? [[cell.id, cellText] as const] : []
    }),
  )
  return { ok: true, texts: new Map(texts) }
}
