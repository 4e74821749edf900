import { tone } from "../drawing/colour.ts"
import { circle, path, stroke } from "../drawing/elements.ts"
import { spline } from "../drawing/lines.ts"
import { times } from "../drawing/lists.ts"
import { degreesToRadians, lerp } from "../drawing/numbers.ts"
import { ROUND, ROUND_ENDS } from "./round.ts"

type CanvasPoint = readonly [x: number, y: number]

interface CastNet {
  /** The point at which the net leaves the hand. */
  hand: CanvasPoint
  /** The ring of weights, `tilt` in degrees. */
  mouth: Readonly<{ x: number; y: number; radiusX: number; radiusY: number; tilt: number }>
}

/** A man throwing a net: about 110 tall, feet at (0, 0), facing right; his hand lets go at (50, -103). */
export function netThrower(): string {
  const skin = "#6b4030"
  const lit = tone(skin, 0.08)
  return [
    stroke("M-5-46L-18-26-24 0", tone(skin, -0.05), 9.5, ROUND),
    stroke("M5-46L20-28 20-2", skin, 9.5, ROUND),
    path("M-15-60L11-60C19-50 23-38 22-28L6-33-16-27C-18-38-18-50-15-60z", "#fff3d6"),
    path("M-15-60L-2-60C-6-50-8-40-6-30L-16-27C-18-38-18-50-15-60z", "#d9b98f"),
    path("M-14-57C-20-74-20-86-13-93L5-92C12-82 13-70 11-57z", skin),
    path("M0-92L5-92C12-82 13-70 11-57H3C7-70 6-82 0-92z", lit),
    stroke("M-10-86L14-78 40-90", tone(skin, -0.03), 7.5, ROUND),
    stroke("M4-88L28-92 52-104", lit, 7.5, ROUND),
    circle(-1, -106, 9.5, skin),
    path("M-12-105C-14-120 11-121 10-109L11-105C3-110-6-110-12-105z", "#d8432f"),
    path("M-12-106L-20-102-17-94-11-101z", "#a83a3f"),
  ].join("")
}

/** A net opening in the air. */
export function castNet(net: CastNet): string {
  const ring = (share: number) =>
    spline(
      times(18, (i) => onNet(net, turn(i / 18), share)),
      { decimals: 0 },
    )
  const thread = (i: number) =>
    spline(
      times(6, (step) => onNet(net, turn(i / 30), step / 5)),
      { close: false, decimals: 0 },
    )
  return [
    path(ring(1) + ring(0.7) + ring(0.4), "#ffffff", { opacity: 0.2 }),
    stroke(times(30, thread).join(""), "#fffdf2", 1.1, { opacity: 0.7 }),
    stroke([0.3, 0.48, 0.64, 0.78, 0.9].map(ring).join(""), "#fffdf2", 1.1, { opacity: 0.7 }),
    stroke(ring(1), "#fffdf2", 2.4),
    stroke(ring(1), "#4a3a44", 5, { "stroke-dasharray": "0 13", ...ROUND_ENDS }),
  ].join("")
}

/** A point of the net; `share` runs from the hand to the weights along its mouth. */
function onNet({ hand, mouth }: CastNet, angle: number, share: number): CanvasPoint {
  const { x, y, radiusX, radiusY } = mouth
  const tilt = degreesToRadians(mouth.tilt)
  const right = Math.cos(angle) * radiusX
  const down = Math.sin(angle) * radiusY
  const mouthX = x + right * Math.cos(tilt) - down * Math.sin(tilt)
  const mouthY = y + right * Math.sin(tilt) + down * Math.cos(tilt)
  const lift = Math.sin(Math.PI * share) * 26
  return [lerp(hand[0], mouthX, share), lerp(hand[1], mouthY, share) - lift]
}

const turn = (share: number) => share * 2 * Math.PI
