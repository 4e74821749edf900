import type { Paint } from "../drawing/colour.ts"
import type { Knot, Point } from "../drawing/knots.ts"
import type { Path } from "../drawing/path.ts"
import type { Svg } from "../drawing/svg.ts"
import type { View } from "../drawing/view.ts"
import type { BodyScaling } from "../side/body-scaling.ts"
import type { WheelOptions } from "../side/rims.ts"
import type { WheelStyle } from "../side/wheels.ts"

/**
 * The side of a car that faces left: x from the front bumper, y above the ground, in millimetres at the nominal
 * measures. Lines run from the front to the rear; shapes are closed.
 */
export interface BodyShape {
  /** The outline of the top, from the foot of the front bumper over bonnet, screen and roof to the foot of the rear bumper. */
  profile: Knot[]
  /** Height of the sill, or heights at its front and rear. */
  sillMm: number | [front: number, rear: number]
  underbodyMm: number
  frontArchRadius: number
  rearArchRadius: number
  /** Arches moved along x against their wheels. */
  archShift?: [front: number, rear: number]
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
  /** The part of the roof that takes the second colour, if that is not all of it. */
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
  /** Lengths of the shading at the front and the rear, which turn away from the viewer. */
  endShadeMm?: [front: number, rear: number]
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

  /** The details that only this body has: behind it, on its painted shell, and over everything. */
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
  isPainted?: boolean
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

/** A car being drawn: the data that each drawing function needs. */
export interface CarDrawing {
  svg: Svg
  view: View
  scaling: BodyScaling
  shape: BodyShape
  finish: CarFinish
  lines: { profile: Path; shoulder: Path; character: Path; rocker: Path }
  arches: Arch[]
  /** Height of the sill at the front and at the rear. */
  sill: [front: number, rear: number]
  topPx: number
  sillPx: number
  /** The stored outline of the painted body, and a clip path of the same shape. */
  outlineId: string
  clip: string
  /** Width of a line in pixels that stays visible however small the picture. */
  strokePx: (mm: number, minPx?: number) => number
  /** Path data of knots at nominal measures. */
  linePath: (knots: Knot[]) => string
  shapePath: (knots: Knot[]) => string
}

/** The options of a vehicle: paints, wheels, trim. */
export interface CarFinish {
  paint: Paint
  /** A second colour for the roof. */
  roof?: Paint
  /** The colour of a coach's livery. */
  accent?: Paint
  wheelStyle: WheelStyle
  wheelOptions?: WheelOptions
  trim?: GlassTrim
  hasCladding: boolean
  hasDarkModeOutline: boolean
}

export interface Arch {
  x: number
  radius: number
  /** An arc around the wheel, wider than the arch by `beyond`. */
  arc: (beyond: number, fromDegrees: number, toDegrees: number) => Path
}
