import type { BodyShape } from "./body-shape.ts"
import type { Dimensions } from "./dimensions.ts"

/**
 * A body is drawn once, at the measures of one model, and warped to the dimensions of every vehicle with this body. A model of the
 * body has only the parts of the shape that differ.
 */
export interface Body {
  nominal: Dimensions
  createShape: () => BodyShape
  models?: Record<string, (nominalShape: BodyShape) => ShapeChange>
}

export type ShapeChange = Partial<BodyShape>

/** The shape of one model of a body; without a model, the body as it is drawn. @throws when the body has no such model. */
export function shapeOf(body: Body, model?: string): BodyShape {
  const nominalShape = body.createShape()
  if (model === undefined) return nominalShape
  const change = body.models?.[model]
  if (!change)
    throw new Error(`No model "${model}" among ${Object.keys(body.models ?? {}).join(", ") || "none"}`)
  return { ...nominalShape, ...change(nominalShape) }
}

/** An item of a list of the nominal shape, as in `itemAt(nominalShape.shutLines, 0)` for the front door. */
export function itemAt<T>(list: T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new Error(`No item ${index} among ${list.length}`)
  return found
}
