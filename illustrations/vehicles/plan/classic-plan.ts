import type { Knot } from "../drawing/knots.ts"
import type { PlanDrawing } from "./plan-drawing.ts"

/** A car whose wings, running boards and lamps stand outside a narrower body. In its own millimetres; right half. */
export interface ClassicPlan {
  outline: Knot[]
  underWings: Knot[]
  underWingsColour?: string
  bumpers: { x: number; halfWidth: number }[]
  runningBoard: Knot[]
  wings: Knot[][]
  /** Lamps and what else hangs outside the body. */
  drawOutside: (plan: PlanDrawing) => void
  /** Bonnet, hinges and radiator, on the body. */
  drawOnBody: (plan: PlanDrawing) => void
}
