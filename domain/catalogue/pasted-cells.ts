/** A row of cells, with the number of its first line, from 1. */
export type PastedRow = { line: number; cells: string[] }

/**
 * Parses cells copied from a spreadsheet: separated by tabs, else semicolons, else commas. Quoted cells may contain
 * separators, line breaks and doubled quotes. Any line ends are accepted, and empty lines are skipped.
 */
export function readCells(text: string): PastedRow[] {
  const lines = text.replaceAll(/\r\n?/g, "\n")
  const separator = (["\t", ";"] as const).find((each) => lines.includes(each)) ?? ","
  const cellPattern = CELL_PATTERNS[separator]
  const rows: PastedRow[] = []
  let [line, row]: [number, PastedRow] = [1, { line: 1, cells: [] }]
  cellPattern.lastIndex = 0
  for (let match = cellPattern.exec(lines); match; match = cellPattern.exec(lines)) {
    const [whole, quoted, plain = "", end] = match
    row.cells.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    line += whole.split("\n").length - 1
    if (end === "\n" || end === "") {
      if (row.cells.some(Boolean)) rows.push(row)
      row = { line, cells: [] }
    }
    if (end === "") break
  }
  return rows
}

/** Patterns of one cell, quoted or not, with the separator or line end after it. The key is the separator. */
const CELL_PATTERNS = {
  "\t": / *(?:"((?:[^"]|"")*)" *|([^\t\n]*))(\t|\n|$)/y,
  ";": / *(?:"((?:[^"]|"")*)" *|([^;\n]*))(;|\n|$)/y,
  ",": / *(?:"((?:[^"]|"")*)" *|([^,\n]*))(,|\n|$)/y,
}
