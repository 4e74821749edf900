import { cellName } from "#app/office/rates/rate-fields.ts"
import { OTHER_PRICE_FIELDS, type PriceField, rateField, totalField } from "#domain/catalogue/prices.ts"
import { TIERS } from "#domain/pricing/tiers.ts"
import { type Block, type CellPosition, isInBlock, type Size, sizeOf } from "./block.ts"

/** One price in its field. `id` is the id and the name of the field. */
export type Cell = { id: string; vehicleId: string; field: PriceField }

/** The cells of a form. `rows` are in its table, in which arrow keys move; `otherCells` are outside the table. */
export type Cells = { rows: readonly (readonly Cell[])[]; otherCells: readonly Cell[] }

/** A row for each vehicle, a column for each tier. */
export function cellsOfFleet(vehicleIds: readonly string[]): Cells {
  return { rows: vehicleIds.map((id) => TIERS.map((tier) => cell(id, rateField(tier.id)))), otherCells: [] }
}

/** A row for each tier with its rate and total. The other prices are outside the table. */
export function cellsOfVehicle(vehicleId: string): Cells {
  return {
    rows: TIERS.map(({ id }) => [cell(vehicleId, rateField(id)), cell(vehicleId, totalField(id))]),
    otherCells: OTHER_PRICE_FIELDS.map((field) => cell(vehicleId, field)),
  }
}

function cell(vehicleId: string, field: PriceField): Cell {
  return { id: cellName(vehicleId, field), vehicleId, field }
}

export function allCells({ rows, otherCells }: Cells): Cell[] {
  return [...rows.flat(), ...otherCells]
}

export function sizeOfTable({ rows }: Cells): Size {
  return { rows: rows.length, columns: rows[0]?.length ?? 0 }
}

export function cellAt({ rows }: Cells, { row, column }: CellPosition): Cell | null {
  return rows[row]?.[column] ?? null
}

/** @returns null for a cell outside the table */
export function positionOf({ rows }: Cells, { id }: Cell): CellPosition | null {
  const row = rows.findIndex((cells) => cells.some((each) => each.id === id))
  return row < 0 ? null : { row, column: rows[row]?.findIndex((each) => each.id === id) ?? 0 }
}

/** The selected cells by rows. A single cell counts as no selection, because it only has the focus. */
export function selectedRows({ rows }: Cells, block: Block | null): Cell[][] {
  if (!block || !isMultiple(block)) return []
  return rows
    .map((cells, row) => cells.filter((_, column) => isInBlock(block, { row, column })))
    .filter((cells) => cells.length > 0)
}

/** The selected columns in a vehicle's row of the fleet table; -1 for a row outside the selection, or if only one cell is selected. */
export function selectedColumns({ rows }: Cells, block: Block | null, vehicleId: string) {
  const row = rows.findIndex(([first]) => first?.vehicleId === vehicleId)
  if (!block || !isMultiple(block) || !isInBlock(block, { row, column: block.end.column })) return NO_COLUMNS
  return {
    selectedFrom: Math.min(block.anchor.column, block.end.column),
    selectedTo: Math.max(block.anchor.column, block.end.column),
  }
}

const NO_COLUMNS = { selectedFrom: -1, selectedTo: -1 }

function isMultiple(block: Block): boolean {
  const { rows, columns } = sizeOf(block)
  return rows * columns > 1
}
