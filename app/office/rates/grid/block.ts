/** The row and column of a cell in the table, from 0. */
export type CellPosition = { row: number; column: number }

/** A selected rectangle of cells. `anchor` is the corner where the selection began, `end` the opposite corner, in any direction. */
export type Block = { anchor: CellPosition; end: CellPosition }

export type Size = { rows: number; columns: number }

export function sizeOf({ anchor, end }: Block): Size {
  return { rows: Math.abs(anchor.row - end.row) + 1, columns: Math.abs(anchor.column - end.column) + 1 }
}

export function isInBlock({ anchor, end }: Block, { row, column }: CellPosition): boolean {
  const isBetween = (one: number, other: number, value: number) =>
    value >= Math.min(one, other) && value <= Math.max(one, other)
  return isBetween(anchor.row, end.row, row) && isBetween(anchor.column, end.column, column)
}

/** The rows and columns by which a key moves. */
const KEY_MOVES: Readonly<Record<string, { row: number; column: number }>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  Home: { row: 0, column: -Infinity },
  End: { row: 0, column: Infinity },
  Enter: { row: 1, column: 0 },
}

/** The position to which a key moves, within the table; null for a key that does not move. */
export function movedPosition(
  { row, column }: CellPosition,
  key: string,
  { rows, columns }: Size,
): CellPosition | null {
  const move = KEY_MOVES[key]
  if (!move) return null
  const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))
  return { row: clamp(row + move.row, rows), column: clamp(column + move.column, columns) }
}

export function isSamePosition(one: CellPosition | undefined, other: CellPosition): boolean {
  return one?.row === other.row && one.column === other.column
}
