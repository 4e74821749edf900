import type { Attributes } from "../drawing/elements.ts"

/** Strokes that end round. */
export const ROUND_ENDS: Attributes = { "stroke-linecap": "round" }

/** Strokes that end and turn round. */
export const ROUND: Attributes = { "stroke-linecap": "round", "stroke-linejoin": "round" }
