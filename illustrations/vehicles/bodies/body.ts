import type { Knot, Point } from "../drawing/knots.ts"
import type { CarDrawing } from "../side/car-drawing.ts"

/** The measures that decide how a vehicle reads, in millimetres. */
export interface Dimensions {
  lengthMm: number
  wheelbaseMm: number
  /** From the front bumper to the front axle. */
  frontOverhangMm: number
  heightMm: number
  tyreRadiusMm: number
  rimRadiusMm: number
}

/**
 * A body is drawn once, at the measures of one model, and warped to the measures of every vehicle that wears it.
 * A model of the body is the few parts of the shape that differ.
 */
export interface Body {
  nominal: Dimensions
  base: () => BodyShape
  models?: Record<string, (base: BodyShape) => Change>
}

export type Change = Partial<BodyShape>

/** The shape of one model of a body; without a model, the body as it is drawn. @throws when the body has no such model. */
export function shapeOf(body: Body, model?: string): BodyShape {
  const base = body.base()
  if (model === undefined) return base
  const change = body.models?.[model]
  if (!change)
    throw new Error(`No model "${model}" among ${Object.keys(body.models ?? {}).join(", ") || "none"}`)
  return { ...base, ...change(base) }
}

/** A part of the base by its index in a list, as in `part(base.shutLines, 0)` for the front door. */
export function part<T>(list: T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new Error(`No part ${index} among ${list.length}`)
  return found
}

/**
 * The side of a car that faces left: x from the front bumper, y above the ground, in millimetres at the nominal
 * measures. Lines run from the front to the rear; shapes are closed.
 */
export interface BodyShape {
  /** Around the top from the foot of the front bumper over bonnet, screen and roof to the foot of the rear bumper. */
  profile: Knot[]
  /** Height of the sill, or heights at its front and rear. */
  sillMm: number | [front: number, rear: number]
  underbodyMm: number
  frontArchRadius: number
  rearArchRadius: number
  /** Arches moved along x against their wheels. */
  archShift?: [front: number, rear: number]
  /** Height of an arch as a share of its radius; 1 is round. */
  archFlatness?: number
  /** Width of the light on top of the arches; 1 is that of a saloon. */
  archFlare?: number

  /** All side windows as one shape; the pillars stand on it. */
  sideGlass: Knot[]
  glassTrim?: GlassTrim
  pillars: Pillar[]
  /** Thin bars within the glass. */
  glassBars?: Knot[][]
  windscreen?: Knot[]
  rearScreen?: Knot[]
  /** Glass behind this x is tinted. */
  tintedFromX?: number
  /** The part of the roof that takes the second colour, where that is not all of it. */
  floatingRoof?: Knot[]

  /** Top of the flank, under the glass. From here to the character line the flank sees the sky. */
  shoulderLine: Knot[]
  /** The crease below which the flank turns to the ground. */
  characterLine: Knot[]
  /** Where the flank ends and the rocker begins. */
  rockerLine: Knot[]
  bonnetEdge?: Knot[]
  /** Strength of the shade below the character line, 0 to 1. */
  flankShade?: number
  /** Lengths of front and rear that turn away from the viewer. */
  endShade?: [front: number, rear: number]
  creaseGlint?: boolean
  softCreases?: Knot[][]

  /** Front door, rear door, tailgate or boot, then what else opens. */
  shutLines: Knot[][]
  doorHandles: [x: number, y: number, width?: number][]
  handleStyle?: "bar" | "flap" | "chrome" | "black"
  /** Lower front corner of the door mirror. */
  doorMirror?: [x: number, y: number, scale?: number]
  aerialFin?: Point
  fuelFlap?: [x: number, y: number, width: number, height: number]

  /** Headlamp, tail lamp, then fog lamps, reflectors and markers; drawn in this order. */
  lamps: Lamp[]
  blackParts?: Knot[][]
  cladding?: { archWidth: number; sillTop?: number; front?: Knot[]; rear?: Knot[] }
  chromeStrips?: Knot[][]

  /** Tops of the seat backs that show through the glass. */
  seatBacks?: [x: number, y: number, scale?: number][]
  coachSeats?: boolean
  steeringWheel?: Point

  /** What only this body has: behind it, on its painted shell, over everything. */
  drawBehind?: (drawing: CarDrawing) => void
  drawOnShell?: (drawing: CarDrawing) => void
  drawOver?: (drawing: CarDrawing) => void
}

export type GlassTrim = "black" | "chrome" | "chrome-belt" | "none"

/** A pillar across the glass; a painted one has the colour of the body. */
export interface Pillar {
  footX: number
  headX: number
  footWidth: number
  headWidth: number
  painted?: boolean
}

export interface Lamp {
  kind: "led" | "halogen" | "tail" | "tail-led" | "fog" | "amber" | "reflector"
  outline: Knot[]
  /** Centres of round bulbs or lenses. */
  bulbs?: Knot[]
  bulbRadius?: number
  /** A thin line of light. */
  lightLine?: Knot[]
  /** The bright reflector of a headlamp, the clear window of a tail lamp. */
  inset?: Knot[]
}
