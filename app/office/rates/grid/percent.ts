import { amountLimits } from "#domain/catalogue/prices.ts"
import {
  type BasisPoints,
  changeByPercent,
  ROUNDING_STEPS,
  type RoundingStep,
} from "#domain/pricing/percent-change.ts"
import { amountText, readAmount } from "#domain/pricing/typed-amount.ts"
import type { Cell } from "./cells.ts"
import { type GridTexts, textIn } from "./grid-state.ts"

/** The texts of cells after a change by per cent. Omits cells without a valid amount. */
export function textsByPercent(
  cells: readonly Cell[],
  texts: GridTexts,
  change: BasisPoints,
  step: RoundingStep,
): Map<string, string> {
  const changedTexts = cells.flatMap((cell) => {
    const read = readAmount(textIn(texts, cell), amountLimits(cell.field))
    return read.ok ? [[cell.id, amountText(changeByPercent(read.amount, change, step))] as const] : []
  })
  return new Map(changedTexts)
}

/** Parses a step of `ROUNDING_STEPS`, in rupees. Any other text is 1: whole rupees. */
export function parseRoundingStep(text: string): RoundingStep {
  return ROUNDING_STEPS.find((known) => String(known) === text) ?? 1
}
