/** A row of cells, with the number of its first line, from 1. */
export type PastedRow = { line: number; cells: string[] }

/**
 * Parses cells copied from a spreadsheet: separated by tabs, else semicolons, else commas. Quoted cells may contain anything, with
 * doubled quotes. Any line ends are accepted, and empty lines skipped.
 */
export function readCells(text: string): PastedRow[] {
  const unix = text.replaceAll(/\r\n?/g, "\n")
  const cell = CELL[["\t", ";"].find((separator) => unix.includes(separator)) ?? ","] ?? /$/y
  const rows: PastedRow[] = []
  let [line, row]: [number, PastedRow] = [1, { line: 1, cells: [] }]
  cell.lastIndex = 0
  for (let found = cell.exec(unix); found; found = cell.exec(unix)) {
    const [whole, quoted, plain = "", end] = found
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

/** One cell, quoted or not, and its separator. */
const CELL: Readonly<Record<string, RegExp>> = {
  "\t": / *(?:"((?:[^"]|"")*)" *|([^\t\n]*))(\t|\n|$)/y,
  ";": / *(?:"((?:[^"]|"")*)" *|([^;\n]*))(;|\n|$)/y,
  ",": / *(?:"((?:[^"]|"")*)" *|([^,\n]*))(,|\n|$)/y,
}
