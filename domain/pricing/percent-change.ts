import { type Cents, cents } from "#domain/money.ts"

/** What a changed rate is rounded to, in rupees. */
export const ROUNDING_STEPS = [1, 10, 50, 100] as const
export type RoundingStep = (typeof ROUNDING_STEPS)[number]

/** A change in hundredths of a per cent: 750 is 7.5 % dearer, -500 is 5 % cheaper. */
export type BasisPoints = number

const CHEAPEST: BasisPoints = -90_00
const DEAREST: BasisPoints = 500_00

/**
 * A percentage as somebody types it: '5', '+7.5', '-10 %', with at most two decimals.
 * @returns null for any other text, for 0, and for less than -90 or more than 500: a slip rather than a wish.
 */
export function readPercent(text: string): BasisPoints | null {
  const [, sign, whole, fraction = ""] = PERCENT.exec(text.replaceAll(/\s+/g, "")) ?? []
  if (whole === undefined) return null
  const points = Number(whole) * 100 + Number(fraction.padEnd(2, "0"))
  const change = sign === "-" || sign === MINUS ? -points : points
  return change === 0 || change < CHEAPEST || change > DEAREST ? null : change
}

const MINUS = "\u2212"
const PERCENT = /^([+\u2212-])?(\d{1,3})(?:\.(\d{1,2}))?%?$/

/** A rate, changed and rounded to the step, half of it upwards. Never less than one step: no rate becomes nothing. */
export function changeByPercent(rate: Cents, change: BasisPoints, step: RoundingStep): Cents {
  const stepCents = step * 100
  // Whole numbers throughout, so that half a step is exactly half.
  const [parts, whole] = [rate * (100_00 + change), 100_00 * stepCents]
  const steps = Math.floor((2 * parts + whole) / (2 * whole))
  return cents(Math.max(1, steps) * stepCents)
}
