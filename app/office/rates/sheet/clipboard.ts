import { readCells } from "#domain/catalogue/pasted-cells.ts"
import { type PasteError, readPastedRates } from "#domain/catalogue/pasted-rates.ts"
import { shownPrice } from "#domain/catalogue/price-changes.ts"
import { rateField } from "#domain/catalogue/prices.ts"
import type { TierId } from "#domain/pricing/tiers.ts"
import type { Block, Place } from "./block.ts"
import { type Cells, cellAt } from "./cells.ts"

/** Texts by the ids of their fields, all of a paste or none of it. */
export type ReadBlock = { ok: true; texts: Map<string, string> } | { ok: false; fieldErrors: PasteError[] }

/** Rows by line ends, columns by tabs, as spreadsheets have it. */
export function asText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.join("\t")).join("\n")
}

/** Whether a paste is one amount, which may go into the text of a field. */
export function isOneAmount(text: string): boolean {
  return !/[\t\n\r]/.test(text.trim())
}

export function cornerOf({ anchor, end }: Block): Place {
  return { row: Math.min(anchor.row, end.row), column: Math.min(anchor.column, end.column) }
}

type Fleet = {
  vehicles: readonly { id: string; name: string }[]
  tierNames: Readonly<Record<TierId, string>>
}

/** Rates of vehicles, which may be named in their rows. */
export function readRates(
  text: string,
  corner: Place,
  { vehicles, tierNames }: Fleet,
  cells: Cells,
): ReadBlock {
  const read = readPastedRates(text, {
    vehicles,
    lastRow: vehicles.length,
    tierNames,
    from: { vehicleIndex: corner.row, tierIndex: corner.column },
  })
  if (!read.ok) return read
  const texts = read.rates.flatMap(({ vehicleId, tier, rate }) => {
    const cell = cells.rows
      .flat()
      .find((each) => each.vehicleId === vehicleId && each.field === rateField(tier))
    return cell ? [[cell.id, shownPrice(rate)] as const] : []
  })
  return { ok: true, texts: new Map(texts) }
}

/** Each text into its place as it is. What is no amount is marked there; an empty cell leaves a field as it is. */
export function readTexts(text: string, corner: Place, cells: Cells): ReadBlock {
  const texts = readCells(text).flatMap((pasted, down) =>
    pasted.cells.flatMap((words, along) => {
      const cell = cellAt(cells, { row: corner.row + down, column: corner.column + along })
      return cell && words !== "" ? [[cell.id, words] as const] : []
    }),
  )
  return { ok: true, texts: new Map(texts) }
}
