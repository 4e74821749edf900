import { oneLine } from "#domain/enquiry/wording.ts"

/** By this, at the head of a file, spreadsheets know that its letters are UTF-8: otherwise they spoil Sinhala and Tamil. */
export const BYTE_ORDER_MARK = "\uFEFF"

/** Text, or a number to reckon with; null: nothing. */
export type CsvCell = string | number | null

/**
 * One line of a file of comma-separated values, its end included. No text in it is one that a spreadsheet runs: each stands in
 * one line, and has an apostrophe before what would begin a formula, also where the spreadsheet parts cells at semicolons.
 * Source: RFC 4180; OWASP, 'CSV Injection'.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map((cell) => (typeof cell === "string" ? quoted(harmless(cell)) : (cell ?? ""))).join(",")}\r\n`
}

/** A number that nobody reckons with, for the telephone: a spreadsheet would take the 0 or the + from its front. */
export function digitsAsText(number: string): string {
  return /^[+\d]/.test(number) ? `'${number}` : number
}

/** What begins a formula, at the front or after a semicolon; Japanese and Chinese keyboards have wide signs of the same meaning. */
const FORMULA = /(^|;)([\s"]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g

function harmless(text: string): string {
  return oneLine(text).replace(FORMULA, "$1$2'")
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
