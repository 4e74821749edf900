import { mix, tone } from "../drawing/colour.ts"
import { circle, group, joinMarkup, path, stroke, url } from "../drawing/elements.ts"
import { polygon } from "../drawing/lines.ts"
import { points } from "../drawing/points.ts"
import type { Scene } from "../scene.ts"
import { curve } from "./curve.ts"
import { ROUND_ENDS } from "./round.ts"

const TURTLE = {
  shell: "#3f3a34",
  scute: "#8a6a3f",
  lit: "#e6bd6c",
  rim: "#c99f58",
  skin: "#54664c",
  skinLit: "#93a06c",
  seam: "#eadfae",
  belly: "#f3e6b8",
  eye: "#161c20",
}
type TurtleColours = typeof TURTLE

/** A green turtle from the side: about 290 long, its middle at (0, 0), gliding to the left. Its shade is stippled. */
export function turtle(scene: Scene, stippleId: string, colours: Partial<TurtleColours> = {}): string {
  const green = { ...TURTLE, ...colours }
  return joinMarkup([
    farFlippers(green),
    path(curve("-64,8 -36,36 16,46 66,32 108,2 40,8 -30,6"), green.belly),
    path(curve("-64,8 -36,36 16,46 66,32 108,2 60,22 -10,30"), tone(green.belly, -0.16)),
    head(green),
    carapace(scene, stippleId, green),
    path(curve("66,14c 92,20 118,40 146,46c 124,56 92,44 64,26"), green.skin),
    path(curve("66,14c 92,20 118,40 146,46c 116,40 92,28 66,20"), green.skinLit),
    frontFlipper(scene, stippleId, green),
  ])
}

/** The flippers of the far side, tinted blue by the water. */
function farFlippers({ skin }: TurtleColours): string {
  const hazed = mix(skin, "#2f8aa0", 0.35)
  return joinMarkup([
    path(curve("-46,-22c -58,-56 -40,-92 14,-122c 2,-92 -8,-62 -2,-38c"), hazed),
    path(curve("86,-14c 112,-34 148,-36c 134,-16 108,0c"), hazed),
  ])
}

function head({ skin, skinLit, seam, eye }: TurtleColours): string {
  return joinMarkup([
    path(curve("-60,-24 -84,-32 -112,-36 -132,-26 -141,-10c -126,0 -104,4 -84,14 -60,16"), skin),
    path(curve("-60,-24 -84,-32 -112,-36 -132,-26 -141,-10c -126,-22 -106,-27 -84,-22"), skinLit),
    path(curve("-60,16 -84,14 -104,4 -126,0c -112,-4 -88,0 -62,4"), seam, { opacity: 0.8 }),
    stroke("M-66-14C-82-18-94-20-104-18M-70-4C-82-8-94-10-102-8M-122-26C-116-28-108-28-100-26", eye, 8, {
      "stroke-dasharray": "9 4",
      opacity: 0.34,
    }),
    circle(-118, -15, 5, mix(skin, seam, 0.5)),
    circle(-119, -14, 4, eye),
    path("M-124-17C-121-22-114-22-112-16C-116-18-120-18-124-17z", skin),
    circle(-120.6, -15, 1, "#fff"),
    stroke("M-139-7L-118-5", eye, 1.6, ROUND_ENDS),
  ])
}

/** The scutes of the rows along the back and along the side, from neck to tail. */
const BACK_SCUTES = [
  "-68,-20 -48,-37 -30,-45 -33,-29 -58,-13",
  "-26,-46 7,-52 12,-35 -29,-29",
  "11,-52 44,-48 47,-32 16,-35",
  "48,-47 75,-34 77,-21 51,-31",
  "79,-31 108,-6 95,-4 81,-19",
].map((outline) => polygon(points(outline), { decimals: 0 }))
const SIDE_SCUTES = [
  "-61,-9 -36,-24 -25,-24 -22,6 -44,9 -64,4",
  "-21,-25 14,-30 20,8 -18,8",
  "18,-30 49,-28 54,6 24,8",
  "53,-27 76,-17 87,0 58,5",
].map((outline) => polygon(points(outline), { decimals: 0 }))

/** Growth lines, from the hind corner of each scute of the side. */
const GROWTH =
  "M-24 4L-58-6M-24 4L-50-14M-24 4L-34-22M18 6L-16 0M18 6L-18-12M18 6L2-26M52 4L22 0M52 4L22-14M52 4L36-27M84-1L58 0M84-1L56-12M84-1L66-22"

function carapace(scene: Scene, stippleId: string, { shell, scute, lit, rim }: TurtleColours): string {
  const outline = curve("-76,2c -68,-26 -34,-50 14,-56 62,-46 98,-20 116,2c 66,24 8,26 -46,20")
  const back = scene.linearGradient(0, -56, 0, -14, [
    [0, lit],
    [1, mix(lit, scute, 0.45)],
  ])
  const side = scene.linearGradient(0, -30, 0, 10, [
    [0, mix(lit, scute, 0.35)],
    [1, scute],
  ])
  const shade = scene.verticalGradient(-34, 30, [0, shell, 0], [0.5, shell, 0.16], [1, shell, 0.7])
  const drawn = [
    path(BACK_SCUTES.join(""), back),
    path(SIDE_SCUTES.join(""), side),
    stroke(GROWTH, shell, 1.4, { opacity: 0.5 }),
    stroke("M-74 8C-40 18 20 22 66 14C90 10 104 6 116 2", rim, 9, { "stroke-dasharray": "17 3" }),
    group(path("M-90-60H130V40H-90z", shade), { filter: url(stippleId) }),
  ]
  return path(outline, shell) + group(drawn, { "clip-path": url(scene.clip(outline)) })
}

function frontFlipper(scene: Scene, stippleId: string, { skin, skinLit, shell }: TurtleColours): string {
  const outline = curve("-62,4c -88,38 -80,92 -40,138 10,160c -12,116 -22,72 -16,36 -14,16c")
  const along = { "stroke-dasharray": "12 5" }
  const shade = scene.linearGradient(-60, 60, -10, 70, [
    [0, shell, 0],
    [1, shell, 0.5],
  ])
  const drawn = [
    path("M-70 0C-98 40-88 96-46 142L14 164C-34 140-66 100-62 44z", skinLit),
    stroke("M-60 22C-72 60-58 100-24 134", shell, 11, { ...along, opacity: 0.42 }),
    stroke("M-42 24C-52 60-42 96-12 134", shell, 10, { ...along, opacity: 0.3 }),
    group(path("M-100-10H20V170H-100z", shade), { filter: url(stippleId) }),
  ]
  return path(outline, skin) + group(drawn, { "clip-path": url(scene.clip(outline)) })
}
