import { type Cents, cents } from "#domain/money.ts"

/** Rounding of changed rates, in rupees. */
export const ROUNDING_STEPS = [1, 10, 50, 100] as const
export type RoundingStep = (typeof ROUNDING_STEPS)[number]

/** A change in hundredths of a per cent: 750 is 7.5 % more, -500 is 5 % less. */
export type BasisPoints = number

const MIN_CHANGE: BasisPoints = -90_00
const MAX_CHANGE: BasisPoints = 500_00

/**
 * Parses a typed percentage: '5', '+7.5', '-10 %', with at most two decimals.
 * @returns null for any other text, for 0, and for less than -90 or more than 500, which must be a typing error
 */
export function readPercent(text: string): BasisPoints | null {
  const [, sign, whole, fraction = ""] = PERCENT.exec(text.replaceAll(/\s+/g, "")) ?? []
  if (whole === undefined) return null
  const points = Number(whole) * 100 + Number(fraction.padEnd(2, "0"))
  const change = sign === "-" || sign === MINUS ? -points : points
  return change === 0 || change < MIN_CHANGE || change > MAX_CHANGE ? null : change
}

const MINUS = "\u2212"
const PERCENT = /^([+\u2212-])?(\d{1,3})(?:\.(\d{1,2}))?%?$/

/** Changes a rate and rounds it to the step, half a step upwards. At least one step, so that no rate becomes 0. */
export function changeByPercent(rate: Cents, change: BasisPoints, step: RoundingStep): Cents {
  const stepCents = step * 100
  // Computes with integers only, so that exactly half a step is rounded upwards.
  const exactScaled = rate * (100_00 + change)
  const divisor = 100_00 * stepCents
  const steps = Math.floor((2 * exactScaled + divisor) / (2 * divisor))
  return cents(Math.max(1, steps) * stepCents)
}
