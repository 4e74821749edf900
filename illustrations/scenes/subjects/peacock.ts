import { circle, group, joinMarkup, path, stroke, url, use } from "../drawing/elements.ts"
import { spline } from "../drawing/lines.ts"
import { times } from "../drawing/lists.ts"
import { degreesToRadians, lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { type Point, points } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
import { type Scene, stops } from "../scene.ts"
import { curve } from "./curve.ts"
import { ROUND_ENDS } from "./round.ts"

const FEATHERS = {
  blue: "#1f5f9f",
  blueLit: "#4fa3d0",
  deep: "#143a66",
  green: "#2f8a6a",
  goldLit: "#ffe08a",
  brown: "#8a4f34",
  tan: "#e3b07a",
  leg: "#5a4038",
}
type Feathers = typeof FEATHERS

/**
 * A perched peacock that faces right: feet at (0, 0), head at y = -300, the train hangs to (-240, 520).
 * The shade of the train is stippled.
 */
export function peacock(scene: Scene, stippleId: string, colours: Partial<Feathers> = {}): string {
  const feathers = { ...FEATHERS, ...colours }
  const eye = eyeSymbol(scene, feathers)
  const train = spline(TRAIN, { decimals: 0 })
  const clip = scene.clip(train)
  return joinMarkup([
    stroke(
      "M-6-24L-10 2M18-28L18 4M-10 2l-14 4M-10 2l10 5M18 4l-14 4M18 4l12 4",
      feathers.leg,
      5,
      ROUND_ENDS,
    ),
    trainBarbs(scene, train, clip, stippleId, feathers),
    group(trainEyes(eye), { "clip-path": url(clip) }),
    body(scene, feathers),
    wing(scene, feathers),
    path(
      "M42-283C50-289 60-287 66-279C58-281 50-281 42-283zM46-271C54-268 60-268 65-270C60-264 52-264 46-271z",
      "#fff3d6",
    ),
    circle(54, -277, 3, "#14101c"),
    circle(54.8, -278, 1, "#fff"),
    path("M67-279L87-269 65-264z", "#e8d3a8"),
    path("M67-279L87-269 66-271z", "#c9a878"),
    crest(feathers),
  ])
}

function eyeSymbol(scene: Scene, { goldLit, brown, deep }: Feathers): string {
  return scene.symbol(
    joinMarkup([
      `<ellipse rx="13" ry="17" fill="${goldLit}"/>`,
      `<ellipse cy="1" rx="9.500" ry="13" fill="${brown}"/>`,
      `<ellipse cy="2.500" rx="7" ry="9.500" fill="#3fb0b0"/>`,
      `<ellipse cy="4" rx="4" ry="6" fill="${deep}"/>`,
    ]),
  )
}

const TRAIN: readonly Point[] = points(`
  -24,-76c -66,-62 -116,20 -170,140 -222,280 -262,410 -276,500 -262,560 -226,580 -186,556 -150,470
  -112,350 -78,220 -46,90 -14,-20c
`)

function trainBarbs(
  scene: Scene,
  train: string,
  clip: string,
  stippleId: string,
  { green, goldLit }: Feathers,
): string {
  const [dark, lit] = barbPaths()
  const fill = scene.linearGradient(
    -60,
    -60,
    -220,
    560,
    stops(`0 #1f6a5a, .35 ${green}, .7 #7f9a48, 1 #b99a4a`),
  )
  const barbs = [stroke(lit, goldLit, 1.8, { opacity: 0.4 }), stroke(dark, "#123f3c", 3, { opacity: 0.4 })]
  const shade = scene.linearGradient(-200, 0, -20, 60, stops("0 #0f3038 0, 1 #0f3038 .75"))
  const printed = group(path("M-300-80H0V600H-300z", shade), { filter: url(stippleId) })
  return joinMarkup([path(train, fill), group([barbs, printed], { "clip-path": url(clip) })])
}

/** Barbs from the root to the rim of the train, taken by turns: dark ones and lit ones. */
function barbPaths(): [dark: string, lit: string] {
  const random = seededRandom(4)
  const dark = new Pen(0)
  const lit = new Pen(0)
  for (let i = 0; i < 34; i++) {
    const t = i / 33
    const endX = lerp(-290, -120, t) + random.between(-8, 8)
    const endY = lerp(480, 560, Math.sin(t * Math.PI)) + random.between(-20, 20)
    const pen = i % 2 ? lit : dark
    pen.moveTo(lerp(-50, -20, t), -50).curveTo(lerp(-120, -40, t), 80, lerp(-220, -90, t), 280, endX, endY)
  }
  return [dark.path, lit.path]
}

function trainEyes(eye: string): string[] {
  return times(12, (row) => eyesInRow(eye, row)).flat()
}

function eyesInRow(eye: string, row: number): string[] {
  const t = 0.06 + row * 0.08
  const x = lerp(-40, -226, t)
  const y = lerp(-30, 540, t)
  const reach = lerp(16, 72, Math.sin(Math.PI * Math.min(1, t * 0.9)))
  const count = row < 1 ? 1 : row < 3 ? 2 : 3 + (row % 2)
  const size = Number(lerp(0.46, 1.12, t).toFixed(2))
  return times(count, (i) => {
    const side = count === 1 ? 0 : (i / (count - 1) - 0.5) * 2
    const lower = i % 2 ? 14 : 0
    return use(eye, Math.round(x + side * reach), Math.round(y + side * reach * 0.24 + lower), size, size, 18)
  })
}

function body(scene: Scene, { blue, blueLit, deep }: Feathers): string {
  const outline = spline(BODY, { decimals: 0 })
  const clip = scene.clip(outline)
  const fill = scene.linearGradient(
    0,
    -300,
    0,
    -20,
    stops(`0 ${blueLit}, .25 ${blue}, .6 #1a6f8f, 1 #1f6a5a`),
  )
  const modelling = [
    path(
      "M52-252C42-230 50-200 70-166C90-130 94-84 60-40L24-24C62-60 70-110 52-150C36-184 30-226 52-252z",
      blueLit,
      { opacity: 0.75 },
    ),
    path("M-40-100L0-156 10-226 22-262 30-250C18-216 22-180 10-150C0-120-20-106-50-84z", deep, {
      opacity: 0.55,
    }),
    stroke(times(16, breastScale).join(""), "#8fe0c8", 2, { opacity: 0.45 }),
  ]
  return joinMarkup([path(outline, fill), group(modelling, { "clip-path": url(clip) })])
}

const BODY: readonly Point[] = points(`
  -80,-40c -62,-88 -24,-124 0,-156 8,-190 10,-226 18,-262 28,-284 44,-294 60,-288 68,-278 84,-270c
  64,-264 52,-252 46,-228 52,-198 70,-166 88,-126 86,-80 58,-40 14,-20 -36,-22
`)

function breastScale(i: number): string {
  const row = Math.floor(i / 4)
  return `M${10 + (i % 4) * 18 + (row % 2) * 9} ${-150 + row * 22}q7 8 14 0`
}

const BACK_SCALES = "M-60-84q7 6 12-3M-48-96q7 6 12-3M-36-108q7 6 12-3M-24-120q7 6 12-3M-12-133q7 6 12-3"

function wing(scene: Scene, { tan, brown, goldLit }: Feathers): string {
  const outline = curve("-2,-112c 30,-96 34,-66 6,-44 -40,-36 -92,-34c -58,-72")
  const clip = scene.clip(outline)
  return joinMarkup([
    path(outline, tan),
    group(
      stroke(
        "M-80-30C-40-44 0-60 20-104M-64-26C-24-40 16-52 34-92M-96-44C-60-60-20-80-4-112M-44-24C-4-36 26-46 40-76",
        brown,
        4,
        { opacity: 0.75, "stroke-dasharray": "7 4" },
      ),
      { "clip-path": url(clip) },
    ),
    path("M-92-34C-50-40-4-46 20-66C12-46-14-34-50-32z", "#8a4428"),
    stroke(BACK_SCALES, goldLit, 2, { opacity: 0.65, ...ROUND_ENDS }),
  ])
}

/** A fan of six small feathers. */
function crest({ deep }: Feathers): string[] {
  return times(6, (i) => {
    const angle = degreesToRadians(-118 + i * 15)
    const x = 44 + Math.cos(angle) * 44
    const y = -294 + Math.sin(angle) * 44
    return joinMarkup([
      stroke(`M44-294L${x.toFixed(0)} ${y.toFixed(0)}`, deep, 1.8),
      circle(x, y, 5, "#3fb0b0"),
      circle(x, y, 2.4, deep),
    ])
  })
}
