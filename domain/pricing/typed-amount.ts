import { type Cents, rupees } from "#domain/money.ts"

/** The reasons why a text is not a valid price. 'zero': the price must be above 0. */
export type AmountError = "missing" | "notAmount" | "notWhole" | "zero" | "tooMuch"

/** A parsed amount, or the reason why the text is refused. */
export type ReadAmount = { ok: true; amount: Cents } | { ok: false; errorCode: AmountError }

/** In rupees. `min` is 1 for a price that must be above 0. */
export type AmountLimits = { min: 0 | 1; max: number }

/**
 * Parses whole rupees as typed, or as copied from a spreadsheet: '9,500', '9500', '9,500/=', 'LKR 9 500.00', 'Rs. 9500/-'. Cents
 * are refused: rates are whole rupees, and '9.500' is more likely a typing error.
 */
export function readAmount(text: string, { min, max }: AmountLimits): ReadAmount {
  const input = text.replaceAll(/\s+/g, " ").trim()
  if (input === "") return { ok: false, errorCode: "missing" }
  const [, whole, fraction = ""] = AMOUNT.exec(input) ?? []
  if (whole === undefined) return { ok: false, errorCode: "notAmount" }
  if (Number(fraction) > 0) return { ok: false, errorCode: "notWhole" }
  const amount = Number(whole.replaceAll(/[ ,]/g, ""))
  if (amount > max) return { ok: false, errorCode: "tooMuch" }
  return amount < min ? { ok: false, errorCode: "zero" } : { ok: true, amount: rupees(amount) }
}

const AMOUNT = /^(?:(?:LKR|Rs\.?) ?)?(\d{1,3}(?:[ ,]\d{3})+|\d+)(?:\.(\d{1,2}))?(?: ?\/[=-])?$/i

const amountFormat = new Intl.NumberFormat("en-LK", { maximumFractionDigits: 2 })

/** Formats an amount for a form field and for the audit log: '9,500'. */
export function amountText(amount: Cents): string {
  return amountFormat.format(amount / 100)
}

/** Parses the output of `amountText`, cents included. @returns null for any other text */
export function parseAmountText(text: string): Cents | null {
  return /^\d{1,3}(,\d{3})*(\.\d{1,2})?$/.test(text) ? rupees(Number(text.replaceAll(",", ""))) : null
}
