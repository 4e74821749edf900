import { groupDigits } from "#lib/group-digits.ts"

declare const centsBrand: unique symbol

/** An amount of Sri Lankan rupees in whole cents. Never a fraction; made only by `cents` and `rupees`. */
export type Cents = number & { readonly [centsBrand]: true }

/**
 * Checks a number of cents and gives it the type `Cents`.
 * @throws RangeError for anything but a whole, safe, non-negative number of cents
 */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`not an amount of cents: ${amount}`)
  return amount as Cents
}

/** Rupees, with at most two decimals, as cents: `rupees(5500)` is 550000 cents. */
export function rupees(amount: number): Cents {
  return cents(Math.round(amount * 100))
}

/** No money. */
export const ZERO = cents(0)

/** Multiplies an amount by a whole number of days, seats or trips, 0 or more. */
export function times(amount: Cents, count: number): Cents {
  return cents(amount * count)
}

/** A percentage of an amount, with at most two decimals, rounded to the cent, half a cent upwards: 120 % of 5,500 is 6,600. */
export function percentageOf(amount: Cents, percent: number): Cents {
  // Computes with integers only, so that exactly half a cent is rounded upwards.
  const exactScaled = amount * Math.round(percent * 100)
  const divisor = 100_00
  return cents(Math.floor((2 * exactScaled + divisor) / (2 * divisor)))
}

/** Adds amounts; 0 for none. */
export function sum(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((total, amount) => total + amount, 0))
}

const NO_BREAK_SPACE = "\u00a0"

/** Formats a total: `LKR 12,500.00`, with a no-break space. */
export function formatTotal(amount: Cents): string {
  return `LKR${NO_BREAK_SPACE}${rupeesText(amount)}.${centsText(amount)}`
}

/** Formats a listed rate: `12,500/=`. */
export function formatRate(amount: Cents): string {
  return `${withNeededDecimals(amount)}/=`
}

/** Formats a company rule's amount: `Rs. 5,000`, with a no-break space. */
export function formatRuleAmount(amount: Cents): string {
  return `Rs.${NO_BREAK_SPACE}${withNeededDecimals(amount)}`
}

const rupeesText = (amount: Cents) => groupDigits(Math.floor(amount / 100))
const centsText = (amount: Cents) => String(amount % 100).padStart(2, "0")

/** Whole rupees have no decimals; half a rupee has one decimal: `12,500.5`. */
function withNeededDecimals(amount: Cents): string {
  return amount % 100 === 0
    ? rupeesText(amount)
    : `${rupeesText(amount)}.${centsText(amount).replace(/0$/, "")}`
}
