import { tone } from "../drawing/colour.ts"
import { circle, joined, path, stroke } from "../drawing/elements.ts"
import { spline } from "../drawing/lines.ts"
import type { Pen } from "../drawing/pen.ts"
import { points } from "../drawing/points.ts"
import type { Scene } from "../scene.ts"
import { curve } from "./curve.ts"
import { ROUND } from "./round.ts"

const FLAMINGO = {
  body: "#f58f86",
  lit: "#ffd2c2",
  deep: "#d9546a",
  leg: "#d9536b",
  wing: "#ef6a72",
  tip: "#3a1f3a",
  bill: "#fbe0c4",
}
type FlamingoColours = typeof FLAMINGO

type FlamingoPose = "upright" | "feeding" | "striding"

/** A greater flamingo: about 350 tall, feet at (0, 0), facing right. */
export function flamingoSymbol(
  scene: Scene,
  { pose = "upright", ...colours }: Partial<FlamingoColours> & { pose?: FlamingoPose } = {},
): string {
  const flamingo = { ...FLAMINGO, ...colours }
  return scene.symbol(
    joined([
      legs(pose === "striding", flamingo),
      stroke(pose === "feeding" ? LOWERED_NECK : RAISED_NECK, flamingo.body, 18, ROUND),
      plumage(flamingo),
      pose === "feeding" ? loweredHead(flamingo) : raisedHead(flamingo),
    ]),
  )
}

const LOWERED_NECK = "M44-186C96-206 112-150 96-98C88-70 92-46 78-30"
const RAISED_NECK = "M42-188C84-200 92-246 62-264C36-280 34-318 60-330"

function legs(isStriding: boolean, { leg }: FlamingoColours): string {
  const nearLeg = tone(leg, 0.06)
  return joined([
    stroke("M-8-150L-14-78-4-2M-14-78h.1", leg, 6, ROUND),
    stroke(isStriding ? "M14-150L44-112 20-66" : "M14-150L22-80 8 0", nearLeg, 6, ROUND),
    circle(-14, -78, 5.4, leg),
    isStriding ? circle(44, -112, 5.4, nearLeg) : circle(22, -80, 5.4, nearLeg),
    stroke(`M-4-2l18 4M-4-2l-8 5${isStriding ? "" : "M8 0l18 3M8 0l-7 5"}`, leg, 4.6, ROUND),
  ])
}

function plumage({ body, lit, deep, wing, tip }: FlamingoColours): string {
  return joined([
    path(
      curve(`
        58,-186 44,-210 14,-220 -26,-212 -66,-190 -112,-152c -70,-156 -34,-144 6,-140 40,-152 58,-172
      `),
      body,
    ),
    path(curve("-112,-152c -120,-138c -76,-144 -40,-138c -62,-160"), tip),
    path(curve("22,-206 -20,-206 -62,-186 -118,-146c -62,-152 -20,-150 12,-164 26,-186"), wing),
    path(curve("22,-206 -20,-206 -62,-186 -100,-160c -56,-172 -14,-182 26,-186"), lit),
    stroke("M-92-156C-60-162-30-166-6-174M-70-154C-44-156-20-160 6-170", deep, 3.4, {
      ...ROUND,
      opacity: 0.7,
    }),
    path(curve("-34,-144c 6,-140 40,-152 58,-176c 40,-164 4,-152"), deep, { opacity: 0.75 }),
  ])
}

function loweredHead({ body, lit, tip, bill }: FlamingoColours): string {
  return joined([
    stroke("M48-192C92-206 104-152 90-100", lit, 5, { ...ROUND, opacity: 0.8 }),
    path(curve("86,-40 88,-26 80,-14 68,-12 62,-20 66,-32 76,-40"), body),
    path("M66-28C54-26 46-14 52 2C56 6 62 4 64-2C66-10 72-12 78-14z", bill),
    path("M53-6C50 0 52 4 56 5C62 4 64-2 65-6z", tip),
    circle(74, -26, 2.6, tip),
  ])
}

function raisedHead({ body, lit, tip, bill }: FlamingoColours): string {
  return joined([
    stroke("M46-194C78-204 84-244 58-260C34-276 28-310 48-328", lit, 5, { ...ROUND, opacity: 0.85 }),
    path(
      spline(points("46,-326 50,-340 64,-346 80,-340 86,-328 78,-318 64,-316 52,-318"), {
        decimals: 0,
      }),
      body,
    ),
    path("M78-340C92-338 102-326 100-304C98-296 92-292 88-296C88-308 84-316 74-318z", bill),
    path("M100-316C101-304 98-296 94-294C90-292 88-296 88-302C90-308 95-312 100-316z", tip),
    circle(70, -331, 2.8, tip),
  ])
}

/** A far flamingo, 40 tall at scale 1, drawn with a pen for bodies and one for legs; `direction` -1 faces left. */
export function drawTinyFlamingo(
  bodies: Pen,
  legs: Pen,
  {
    x,
    y,
    scale,
    isFeeding,
    direction = 1,
  }: { x: number; y: number; scale: number; isFeeding: boolean; direction?: number },
) {
  const X = (value: number) => x + value * scale * direction
  const Y = (value: number) => y + value * scale
  legs.moveTo(X(-1), Y(-17)).lineTo(X(-1.5), Y(0)).moveTo(X(2), Y(-17)).lineTo(X(1.5), Y(0))
  bodies.moveTo(X(-13), Y(-17)).curveTo(X(-6), Y(-26), X(4), Y(-26), X(7), Y(-21))
  if (isFeeding) drawLoweredNeck(bodies, X, Y)
  else drawRaisedNeck(bodies, X, Y)
  bodies.curveTo(X(2), Y(-15), X(-4), Y(-15), X(-13), Y(-17)).close()
}

type Placed = (value: number) => number

function drawLoweredNeck(pen: Pen, X: Placed, Y: Placed) {
  pen.curveTo(X(14), Y(-24), X(13), Y(-8), X(10), Y(-2))
  pen.lineTo(X(8), Y(-1)).lineTo(X(8), Y(-4))
  pen.curveTo(X(11), Y(-10), X(10), Y(-19), X(6), Y(-18))
}

function drawRaisedNeck(pen: Pen, X: Placed, Y: Placed) {
  pen.curveTo(X(11), Y(-24), X(10), Y(-29), X(7), Y(-32))
  pen.curveTo(X(4), Y(-36), X(7), Y(-40), X(11), Y(-39))
  pen.lineTo(X(14), Y(-35)).lineTo(X(12), Y(-34)).lineTo(X(10), Y(-36.5))
  pen.curveTo(X(7), Y(-36), X(8), Y(-34), X(10), Y(-31))
  pen.curveTo(X(13), Y(-26), X(12), Y(-18), X(6), Y(-17))
}
