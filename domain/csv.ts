import { oneLine } from "#domain/enquiry/wording.ts"

/** The byte order mark tells spreadsheets that a file is UTF-8; without it they garble Sinhala and Tamil. */
export const BYTE_ORDER_MARK = "\uFEFF"

/** Text, or a number for calculations; null: an empty cell. */
export type CsvCell = string | number | null

/**
 * A CSV line with its line end. No text in it can run as a formula: line breaks become spaces, and an apostrophe is inserted before
 * each character that would begin a formula. This also happens after a semicolon, because some spreadsheets split cells there.
 * Source: RFC 4180; OWASP, 'CSV Injection'.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map((cell) => (typeof cell === "string" ? quoteCell(escapeFormula(cell)) : (cell ?? ""))).join(",")}\r\n`
}

/**
 * A phone number as text: `tel: 077 123 4567`. A spreadsheet would read it as a number otherwise, and drop its leading 0 or +. An
 * apostrophe does not help: it marks a text only when it is typed, and in a file it would be shown.
 */
export function digitsAsText(number: string): string {
  return /^[+\d]/.test(number) ? `tel: ${number}` : number
}

/** Matches before a character that begins a formula, in half or full width, at the start of a text or after a semicolon. */
const FORMULA = /(^|;)([\s"]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g

function escapeFormula(text: string): string {
  return oneLine(text).replace(FORMULA, "$1$2'")
}

function quoteCell(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
