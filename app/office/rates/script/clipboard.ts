import { readCells } from "#domain/catalogue/pasted-cells.ts"
import { readPastedRates } from "#domain/catalogue/pasted-rates.ts"
import { shownPrice } from "#domain/catalogue/price-changes.ts"
import { rateField } from "#domain/catalogue/prices.ts"
import type { Cell, Sheet } from "./sheet.ts"

/** A selection is copied as a spreadsheet would; a block from one is pasted from the cell on, all of it or nothing. */
export function handleClipboard(sheet: Sheet): void {
  const { form } = sheet
  form.addEventListener("copy", (event) => {
    const cells = sheet.selected()
    if (!sheet.cellOf(event.target) || cells.length === 0 || sheet.isEditing) return
    event.preventDefault()
    event.clipboardData?.setData("text/plain", asText(cells))
    sheet.say(sheet.texts.rates.copied(cells.length))
  })
  form.addEventListener("paste", (event) => {
    const cell = sheet.cellOf(event.target)
    const text = event.clipboardData?.getData("text/plain") ?? ""
    if (!cell?.place || sheet.isEditing) return
    const isOneAmount = !/[\t\n\r]/.test(text.trim())
    if (isOneAmount && sheet.selected().length === 0) return // it goes into the field, as anywhere
    event.preventDefault()
    if (isOneAmount) fill(sheet, text.trim())
    else if (sheet.size.rows === sheet.vehicles.length) pasteBlock(sheet, cell, text)
    else pasteTexts(sheet, cell, text)
  })
}

/** Rows by line ends, columns by tabs. */
function asText(cells: readonly Cell[]): string {
  // Not Map.groupBy: the support floor has none.
  const rows = new Map<number | undefined, string[]>()
  for (const { place, input } of cells) rows.set(place?.row, [...(rows.get(place?.row) ?? []), input.value])
  return [...rows.values()].map((row) => row.join("\t")).join("\n")
}

function fill(sheet: Sheet, text: string): void {
  const cells = sheet.selected()
  const changed = sheet.setTexts(new Map(cells.map((cell) => [cell, text])))
  sheet.showProblems([])
  sheet.say(sheet.texts.rates.paste.done(cells.length, changed))
}

function pasteBlock(sheet: Sheet, cell: Cell, text: string): void {
  const { texts, vehicles } = sheet
  const read = readPastedRates(text, {
    vehicles: vehicles.map(({ vehicleId, cells }) => ({ id: vehicleId, name: nameOf(cells) })),
    lastRow: vehicles.length,
    tierNames: texts.tiers,
    from: cornerOf(sheet, cell),
  })
  if (!read.ok) {
    sheet.showProblems(
      read.faults.map(({ line, column, fault, text: found }) =>
        texts.rates.paste.fault(line, column, fault, found.slice(0, 60)),
      ),
    )
    return
  }
  const pasted = new Map<Cell, string>()
  for (const { vehicleId, tier, rate } of read.rates) {
    const vehicle = vehicles.find((each) => each.vehicleId === vehicleId)
    const target = vehicle?.cells.find(({ field }) => field === rateField(tier))
    if (target) pasted.set(target, shownPrice(rate))
  }
  const changed = sheet.setTexts(pasted)
  sheet.showProblems([])
  sheet.say(texts.rates.paste.done(pasted.size, changed))
}

/** Where the rows are no vehicles: each text into its place, as it is. What cannot be read is marked there. */
function pasteTexts(sheet: Sheet, { place }: Cell, text: string): void {
  const pasted = new Map<Cell, string>()
  for (const [down, { cells }] of readCells(text).entries()) {
    for (const [along, words] of cells.entries()) {
      const target = place && sheet.cellAt({ row: place.row + down, column: place.column + along })
      if (target && words !== "") pasted.set(target, words)
    }
  }
  sheet.say(sheet.texts.rates.paste.done(pasted.size, sheet.setTexts(pasted)))
}

/** The vehicle as its row calls it. */
function nameOf([cell]: readonly Cell[]): string {
  return cell?.input.closest("tr")?.querySelector("th a")?.textContent ?? ""
}

/** Where the selection begins: its upper left. */
function cornerOf({ block }: Sheet, { place }: Cell): { vehicleIndex: number; tierIndex: number } | null {
  const corners = block ? [block.anchor, block.end] : place ? [place] : []
  if (corners.length === 0) return null
  return {
    vehicleIndex: Math.min(...corners.map(({ row }) => row)),
    tierIndex: Math.min(...corners.map(({ column }) => column)),
  }
}
