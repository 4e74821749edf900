import { units } from "../drawing/svg.ts"
import type { PlanDrawing } from "./plan-drawing.ts"
import type { PlanLayout } from "./plan-layouts.ts"

/** A cabin drawing knows the layout of its body and half the width of the body without mirrors or wings. */
export interface CabinPlan extends PlanDrawing {
  layout: PlanLayout
  halfWidth: number
  isBox: boolean
  /** A rear overhang so short that the tail is nearly square. */
  hasShortTail: boolean
}

/** Half the width of the opening as a share of half the width of the body. */
export const OPENING_SHARE = 0.865

/** The attributes of the thin dark line around an opening in the body. */
export function openingEdge(colour: string): string {
  return `stroke="${colour}" stroke-width="${units(1.2)}"`
}

/** Room for seats from side to side. */
export function cabinWidth({ halfWidth }: CabinPlan): number {
  return halfWidth * OPENING_SHARE * 2 - 110
}
