/** A row of cells, with the line on which it began, from 1. */
export type PastedRow = { line: number; cells: string[] }

/**
 * A block as a spreadsheet copies it: with tabs between cells, or else semicolons, or else commas. Cells may be quoted, with
 * anything in them and quotes doubled. Line ends may be of any system; empty lines are left out.
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

/** One cell and what ends it: quoted wholly, or else as it stands. */
const CELL: Readonly<Record<string, RegExp>> = {
  "\t": / *(?:"((?:[^"]|"")*)" *|([^\t\n]*))(\t|\n|$)/y,
  ";": / *(?:"((?:[^"]|"")*)" *|([^;\n]*))(;|\n|$)/y,
  ",": / *(?:"((?:[^"]|"")*)" *|([^,\n]*))(,|\n|$)/y,
}
