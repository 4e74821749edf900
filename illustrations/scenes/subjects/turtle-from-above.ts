import { mix, tone } from "../drawing/colour.ts"
import { circle, ellipse, group, joinMarkup, path, stroke, url } from "../drawing/elements.ts"
import { spline } from "../drawing/lines.ts"
import { type Point, points } from "../drawing/points.ts"
import type { Scene } from "../scene.ts"
import { curve } from "./curve.ts"
import { ROUND_ENDS } from "./round.ts"

const TURTLE = {
  shell: "#7d8a3f",
  lit: "#d3c464",
  dark: "#37523f",
  skin: "#7f9a62",
  skinLit: "#e6dc9a",
  seam: "#f0e6aa",
}
type TurtleColours = typeof TURTLE

type Plate = readonly Point[]

/**
 * A green turtle from above: about 300 long, its middle at (0, 0), swimming left.
 * @returns its symbol, and its silhouette as path data for a shadow or a mask.
 */
export function turtleFromAbove(
  scene: Scene,
  colours: Partial<TurtleColours> = {},
): { symbol: string; silhouette: string } {
  const turtle = { ...TURTLE, ...colours }
  const outline = spline(SHELL, { decimals: 0 })
  const limbs = flippersAndHead(turtle)
  const clip = scene.clip(outline)
  const symbol = scene.symbol(
    joinMarkup([limbs, shell(scene, outline, turtle), plates(clip, turtle), gleamAndSpots(turtle), eyes()]),
  )
  return {
    symbol,
    silhouette:
      outline + FLIPPERS.map((flipper) => spline(flipper, { decimals: 0 })).join("") + HEAD_SILHOUETTE,
  }
}

const FORE_FLIPPER: readonly Point[] = points(
  "-66,-52c -78,-96 -60,-142 -22,-186c -14,-150 -20,-112 -26,-84 -30,-66c",
)
const HIND_FLIPPER: readonly Point[] = points("92,-46c 124,-74 156,-82c 146,-54 116,-26c")
const FLIPPERS: readonly (readonly Point[])[] = [
  FORE_FLIPPER,
  mirrorPoints(FORE_FLIPPER),
  HIND_FLIPPER,
  mirrorPoints(HIND_FLIPPER),
]
const SHELL: readonly Point[] = points(
  "-102,0 -88,-48 -44,-76 16,-78 76,-58 112,-26 132,0 112,26 76,58 16,78 -44,76 -88,48",
)
const HEAD_SILHOUETTE = "M-92-26C-128-30-168-20-170 0C-168 20-128 30-92 26z"

function flippersAndHead({ skin, skinLit }: TurtleColours): string {
  return joinMarkup([
    path(
      spline(HIND_FLIPPER, { decimals: 0 }) + spline(mirrorPoints(HIND_FLIPPER), { decimals: 0 }),
      tone(skin, -0.06),
    ),
    path("M118-6L150 0 118 6z", skin),
    path(spline(FORE_FLIPPER, { decimals: 0 }), skin),
    path(spline(mirrorPoints(FORE_FLIPPER), { decimals: 0 }), tone(skin, -0.08)),
    path(curve("-66,-52c -78,-96 -60,-142 -22,-186c -48,-140 -60,-98 -54,-60"), skinLit, { opacity: 0.6 }),
    path(curve("-66,52c -78,96 -60,142 -22,186c -48,140 -60,98 -54,60"), skinLit, { opacity: 0.35 }),
    path(curve("-92,-26c -128,-28 -156,-20 -170,0 -156,20 -128,28 -92,26c"), skin),
    path(curve("-96,-22c -128,-26 -156,-18 -168,-2 -146,-8 -116,-8"), skinLit, { opacity: 0.55 }),
  ])
}

function shell(scene: Scene, outline: string, { shell, lit, dark }: TurtleColours): string {
  return joinMarkup([
    path(outline, tone(dark, -0.03)),
    group(
      path(
        outline,
        scene.radialGradient(-20, -30, 150, [
          [0, lit],
          [0.45, mix(lit, shell, 0.7)],
          [0.8, shell],
          [1, dark],
        ]),
      ),
      { transform: "translate(1 -1) scale(.95)" },
    ),
  ])
}

/** Plates along the spine, and the ribs of the upper side; the lower side mirrors them. */
const SPINE: readonly [Plate, Plate, Plate, Plate] = [
  points("-92,0 -62,-30 -24,-34 -30,0 -24,34 -62,30"),
  points("-24,-34 36,-32 30,0 36,32 -24,34 -30,0"),
  points("36,-32 66,-24 94,-14 86,0 94,14 66,24 36,32 30,0"),
  points("94,-14 120,0 94,14 86,0"),
]
const RIBS: readonly [Plate, Plate, Plate, Plate, Plate] = [
  points("-62,-30 -24,-34 -30,-78 -78,-58"),
  points("-24,-34 8,-34 16,-80 -30,-78"),
  points("8,-34 36,-32 66,-24 80,-64 16,-80"),
  points("66,-24 94,-14 120,-34 80,-64"),
  points("-62,-30 -92,0 -108,-4 -78,-58"),
]

function plates(clip: string, { shell, lit, dark, seam }: TurtleColours): string {
  const [first, , third] = SPINE
  const [nape, second, middle, fourth, edge] = RIBS
  const shadedPlates = [nape, middle, mirrorPoints(second), mirrorPoints(fourth), mirrorPoints(edge)]
  const seams = platesPath(SPINE) + platesPath(RIBS) + platesPath(RIBS.map(mirrorPoints))
  const drawn = [
    path(platesPath([first, third, second, fourth]), lit, { opacity: 0.28 }),
    path(platesPath(shadedPlates), mix(shell, dark, 0.45), { opacity: 0.3 }),
    path(platesPath([mirrorPoints(nape), mirrorPoints(middle)]), dark, { opacity: 0.36 }),
    stroke(
      "M-50-8L-74-4M-50 8L-74 5M-46 0L-66 0M6-10L-12-20M6 10L-12 20M10 0L-16 0M-2-12L-6-26M-2 12L-6 26M60-8L44-18M60 8L44 18M64 0H40M-40-44L-62-54M-38-48L-48-66M-2-46L-14-68M0-46L4-70M38-42L34-68M42-42L60-60M84-26L100-40M-40 44L-62 54M-38 48L-48 66M-2 46L-14 68M0 46L4 70M38 42L34 68M42 42L60 60M84 26L100 40",
      dark,
      2.4,
      { opacity: 0.24, ...ROUND_ENDS },
    ),
    stroke(seams, seam, 2.8, { opacity: 0.8, "stroke-linejoin": "round" }),
  ]
  return group(drawn, { "clip-path": url(clip) })
}

function platesPath(plates: readonly Plate[]): string {
  return plates.map((plate) => `M${plate.map(([x, y]) => `${x} ${y}`).join("L")}z`).join("")
}

function gleamAndSpots({ dark }: TurtleColours): string {
  return joinMarkup([
    path("M-92-34C-74-66-36-82 12-80C-30-72-66-52-84-16z", "#fffbe0", { opacity: 0.22 }),
    SPOTS.map(([x, y]) => ellipse(x, y, 5.4, 4.6, dark, { opacity: 0.6 })),
  ])
}

const SPOTS: readonly Point[] = points(`
  -136,-10 -136,10 -148,0 -122,-14 -122,14 -118,0 -56,-98 -50,-116 -44,-132 -40,-100 -34,-150 -48,-82
  -56,98 -50,116 -44,132 -40,100 -34,150 -48,82 126,-58 138,-66 126,58 138,66
`)

function eyes(): string {
  return circle(-150, -15, 3, "#1f2f2a") + circle(-150, 15, 3, "#1f2f2a")
}

function mirrorPoints(points: readonly Point[]): Point[] {
  return points.map(([x, y, isCorner]) => [x, -y, isCorner])
}
