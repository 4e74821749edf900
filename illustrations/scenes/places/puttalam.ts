import { mix, tone } from "../drawing/colour.ts"
import { circle, ellipse, group, joinMarkup, path, stroke, url, use } from "../drawing/elements.ts"
import { drawSpline, polygon, spline } from "../drawing/lines.ts"
import { itemAt, times } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { type Random, seededRandom } from "../drawing/random.ts"
import { birds } from "../nature/birds.ts"
import { cumuli } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { blades } from "../nature/grass.ts"
import { tinyPalms } from "../nature/palms.ts"
import { glow, sky, sun } from "../nature/sky.ts"
import { glints } from "../nature/water.ts"
import { Scene, type SceneEntry, type Stop } from "../scene.ts"
import { car, carSymbol } from "../subjects/car.ts"
import { donkeySymbol } from "../subjects/farm-animals.ts"
import { kite } from "../subjects/kite.ts"
import { person } from "../subjects/people.ts"
import { ROUND_ENDS } from "../subjects/round.ts"
import { saltHeapSymbol } from "../subjects/salt.ts"
import { curvedTurbine } from "../subjects/wind-turbines.ts"

export const scene: SceneEntry = { name: "puttalam", focus: 0.72, draw }

const HORIZON = 404

function draw(): Scene {
  const scene = new Scene({ title: "Puttalam: salt pans, windmills and kites on the lagoon", prefix: "pu" })
  const stippleId = scene.stipple({ size: 1.15, seed: 4 })
  const random = seededRandom(5)
  drawSky(scene)
  drawLagoon(scene, random)
  drawWindmills(scene)
  drawKites(scene)
  drawPans(scene, random)
  drawGroundStipple(scene, url(stippleId))
  drawCauseway(scene)
  drawHeaps(scene)
  drawDonkeys(scene, url(stippleId))
  scene.add(
    path(birds(rows("640,150,34,0.08 690,128,26,-0.06 730,160,22,0.05")), "#ffffff", { opacity: 0.9 }),
  )
  return scene.finish({ vignetteColour: "#1a2a55", vignette: 0.24 })
}

function drawSky(scene: Scene) {
  const dryNoon: Stop[] = [
    [0, "#2d6fb5"],
    [0.2, "#6fb0dc"],
    [0.36, "#cfe6e8"],
    [0.46, "#ffe9df"],
  ]
  scene.add(sky(scene, dryNoon))
  scene.add(
    glow(scene, { x: 470, y: 300, radius: 640, colour: "#fff9ee", opacity: 0.75 }),
    sun({ x: 470, y: 196, radius: 62, colour: "#fffdf4", halo: "#fff7e2", rings: 4, opacity: 0.18 }),
  )
  const towers = "1120,208,520,180,3 900,300,420,96,5 1560,300,380,96,8 40,300,420,90,11 230,340,300,50,13"
  scene.add(cumuli(scene, rows(towers), { lit: "#ffffff", mid: "#f6d3d0", lobe: [0.12, 0.26] }))
}

/** The lagoon with the spit of Kalpitiya. */
function drawLagoon(scene: Scene, random: Random) {
  const water = scene.verticalGradient(HORIZON - 4, 470, "#bfe6df", "#4fb6bd", "#2f93ab")
  scene.add(path(`M0 ${HORIZON - 4}H1600V520H0z`, water))
  scene.add(
    forest(scene, {
      profile: points("-40,398 400,394 800,398 1200,392 1640,396"),
      crownWidth: [14, 40],
      crownHeight: 0.3,
      seed: 12,
      colour: "#8fb9b4",
      foot: "#c8e0d4",
      fadeY: 408,
      lit: "#c6dcc6",
      mid: "#a3c8bc",
      base: HORIZON,
      dabsPerCrown: 3,
    }),
  )
  const palms = times(26, () => [random.whole(-10, 1610), HORIZON, random.between(20, 40)] as const)
  scene.add(path(tinyPalms({ list: palms, seed: 3 }), "#86b0ae"))
  scene.add(path(`M0 ${HORIZON - 3}H1600v5H0z`, "#fff0d4"))
}

/** One long line that recedes to the left. */
function drawWindmills(scene: Scene) {
  for (let i = 8; i >= 0; i--) {
    const distance = 1 + i * 0.42
    const x = Math.round(1432 - 1120 * (1 - 1 / distance) * 1.2)
    const haze = Math.min(1, (distance - 1) / 3)
    scene.add(
      curvedTurbine(x, HORIZON + 4, 274 / distance, (i * 47 + 14) % 120, {
        tower: mix("#ffffff", "#dfeeee", haze),
        shade: mix("#9fb4cf", "#c9dfe4", haze),
        blade: mix("#ffffff", "#e6f1ef", haze),
      }),
    )
  }
  const sparkle = glints({
    x: 800,
    spread: 700,
    fan: 0.3,
    fromY: HORIZON + 6,
    toY: 480,
    count: 70,
    seed: 3,
    farWidth: 12,
    nearWidth: 70,
    farHeight: 0.6,
    nearHeight: 1.6,
  })
  scene.add(path(sparkle, "#f4fff8", { opacity: 0.75 }))
}

function drawKites(scene: Scene) {
  scene.add(
    kiteRider([306, 446], [452, 290], 1),
    kite(456, 286, 0.9, 24, { canopy: "#e8503a", middle: "#ffd25a" }),
    kiteRider([610, 434], [686, 322], 0.72),
    kite(690, 316, 0.56, 20, { canopy: "#1f8f9a", middle: "#ffe9a8" }),
    kiteRider([120, 430], [206, 336], 0.6),
    kite(208, 330, 0.5, 20, { canopy: "#f2a23a", middle: "#e8503a" }),
  )
}

/** A rider with the lines up to the kite and the wake. */
function kiteRider([x, y]: Point, [kiteX, kiteY]: Point, scale: number): string {
  const hands = `M${x} ${y - 12 * scale}`
  const lines = `${hands}L${kiteX - 14 * scale} ${kiteY + 8}${hands}L${kiteX + 14 * scale} ${kiteY + 8}`
  const wakeTop = `M${x - 26 * scale} ${y + 2}C${x - 50 * scale} ${y - 4} ${x - 70 * scale} ${y - 2} ${x - 96 * scale} ${y + 6}`
  const wakeFoot = `C${x - 60 * scale} ${y + 10} ${x - 40 * scale} ${y + 8} ${x - 26 * scale} ${y + 6}z`
  const rider = [
    path("M-26 3C-10 8 14 6 24-2L22 4C10 10-14 12-26 3z", "#f6f0e0"),
    path("M-5 2L-8-9-2-18 6-17 2-8 7 2 3 2-2-6-1 2z", "#27405f"),
    circle(0, -22, 3.6, "#6b3f30"),
    stroke("M0-16L9-20", "#6b3f30", 2.4),
  ]
  return joinMarkup([
    stroke(lines, "#4a6f8f", 0.8, { opacity: 0.6 }),
    group(rider, { transform: `translate(${x} ${y})scale(${scale})` }),
    path(wakeTop + wakeFoot, "#fff", { opacity: 0.9 }),
  ])
}

/** A point on the ground: `aside` to the right of the eye and `away` from it. */
const onGround = (aside: number, away: number): Point => [640 + (980 * aside) / away, 386 + 520 / away]

const ROW_ENDS = [0.9, 1.16, 1.5, 1.95, 2.55, 3.35, 4.4, 5.6]
const COLUMN_WIDTH = 0.56
const COLUMN_ENDS = columnEnds()
const BRINES = ["#f3b7b4", "#e58f9c", "#9fd4da", "#6fbccb", "#fdf3ea", "#fbe2da", "#c9e6e4", "#f0a6a4"]
/** A pan already white with salt. */
const SALT_WHITE = "#fdf3ea"

function columnEnds(): number[] {
  const ends: number[] = []
  // added and not multiplied, because rounding would change the last digits of the drawing
  for (let x = -6; x <= 9; x += COLUMN_WIDTH) ends.push(x - 0.2)
  return ends
}

interface Pan {
  row: number
  column: number
  left: number
  right: number
  near: number
  far: number
}

interface PanPens {
  rims: Pen
  sides: Pen
  crusts: Pen
  gleams: Pen
}

/** Salt pans on a real ground plane, in brines of every colour. */
function drawPans(scene: Scene, random: Random) {
  scene.add(path("M0 476H1600V900H0z", scene.verticalGradient(476, 900, "#ecd0b4", "#cfa48c", "#a87a76")))
  const pathByColour = new Map<string, string>()
  const pens = { rims: new Pen(0), sides: new Pen(0), crusts: new Pen(0), gleams: new Pen(0) }
  for (const pan of visiblePans()) {
    const colour = brineOf(pan)
    pathByColour.set(colour, (pathByColour.get(colour) ?? "") + polygon(cornersOf(pan), { decimals: 0 }))
    drawPanEdges(pens, pan)
    if (pan.row < 4 && random() < 0.62 && colour !== SALT_WHITE) drawCrust(pens.crusts, pan, random)
    if (pan.row < 5 && random() < 0.8) drawGleams(pens.gleams, pan, random)
  }
  const uneven = scene.filter(
    '<feTurbulence type="fractalNoise" baseFrequency=".018 .03" numOctaves="3" seed="6"/><feDisplacementMap in="SourceGraphic" scale="13" xChannelSelector="R" yChannelSelector="G"/>',
    'filterUnits="userSpaceOnUse" x="-60" y="470" width="1720" height="460"',
  )
  const brines = [...pathByColour].map(([colour, data]) =>
    path(data, scene.verticalGradient(476, 900, mix(colour, "#ffffff", 0.35), colour, tone(colour, -0.06))),
  )
  const edges = [
    path(pens.crusts.path, "#fffaf4", { opacity: 0.62 }),
    stroke(pens.rims.path, "#fffaf0", 2.6, { opacity: 0.9 }),
    stroke(pens.sides.path, "#fff6ea", 1.8, { opacity: 0.65 }),
  ]
  scene.add(group([brines, edges], { filter: url(uneven) }))
  scene.add(sunOnGround(scene))
  scene.add(stroke(pens.gleams.path, "#ffffff", 2.2, { opacity: 0.6, ...ROUND_ENDS }))
}

/** Rows from near to far, each from left to right; some pans are two columns wide. */
function visiblePans(): Pan[] {
  const pans: Pan[] = []
  for (let row = 0; row < ROW_ENDS.length - 1; row++)
    for (let column = 0; column < COLUMN_ENDS.length - 1; column++) {
      const isTaken = column > 0 && isDouble(row, column - 1) && !(column > 1 && isDouble(row, column - 2))
      if (isTaken) continue
      const pan = panAt(row, column)
      if (isInSight(pan)) pans.push(pan)
    }
  return pans
}

function panAt(row: number, column: number): Pan {
  const isWide =
    isDouble(row, column) && !(column && isDouble(row, column - 1)) && column < COLUMN_ENDS.length - 2
  const bund = 0.035 * (1 + row * 0.25)
  return {
    row,
    column,
    left: itemAt(COLUMN_ENDS, column) + 0.035,
    right: itemAt(COLUMN_ENDS, column + (isWide ? 2 : 1)) - 0.035,
    near: itemAt(ROW_ENDS, row) + bund,
    far: itemAt(ROW_ENDS, row + 1) - bund,
  }
}

function isDouble(row: number, column: number): boolean {
  const hash = Math.sin(column * 71.3 + row * 19.7) * 9301
  return hash - Math.floor(hash) < 0.3
}

function brineOf({ row, column }: Pan): string {
  const hash = Math.sin(column * 12.9 + row * 78.2) * 43758.5
  return itemAt(BRINES, Math.floor((((hash % 1) + 1) % 1) * BRINES.length))
}

/** The corners of a pan: near left, near right, far right, far left. */
function cornersOf({ left, right, near, far }: Pan): [Point, Point, Point, Point] {
  return [onGround(left, near), onGround(right, near), onGround(right, far), onGround(left, far)]
}

function isInSight(pan: Pan): boolean {
  const [nearLeft, nearRight, farRight] = cornersOf(pan)
  return nearRight[0] >= -30 && nearLeft[0] <= 1640 && farRight[0] >= -40
}

function drawPanEdges({ rims, sides }: PanPens, pan: Pan) {
  const [nearLeft, , farRight, farLeft] = cornersOf(pan)
  rims.moveTo(farLeft[0], farLeft[1]).lineTo(farRight[0], farRight[1])
  sides.moveTo(farLeft[0], farLeft[1]).lineTo(nearLeft[0], nearLeft[1])
}

/** Salt that has settled along the far side of a pan. */
function drawCrust(pen: Pen, pan: Pan, random: Random) {
  const { left, right, near, far } = pan
  const steps = 7
  const edge: Point[] = []
  for (let i = steps; i >= 0; i--) {
    const isEnd = i === 0 || i === steps
    const away = lerp(far, near, (0.1 + 0.3 * random()) * (isEnd ? 0.5 : 1))
    edge.push(onGround(lerp(left, right, i / steps), away))
  }
  const [, , farRight, farLeft] = cornersOf(pan)
  pen.moveTo(farLeft[0], farLeft[1]).lineTo(farRight[0], farRight[1])
  drawSpline(pen, edge, { close: false, continues: true })
  pen.close()
}

function drawGleams(pen: Pen, { left, right, near, far }: Pan, random: Random) {
  for (let i = 0; i < 3; i++) {
    const share = random() * 0.5
    const away = lerp(near, far, random.between(0.15, 0.9))
    const [startX, startY] = onGround(lerp(left, right, share + 0.05), away)
    const [endX, endY] = onGround(lerp(left, right, share + random.between(0.15, 0.4)), away)
    pen.moveTo(startX, startY).lineTo(endX, endY)
  }
}

function sunOnGround(scene: Scene): string {
  const light: Stop[] = [
    [0, "#fffdf2", 0.6],
    [0.5, "#fffdf2", 0.26],
    [1, "#fffdf2", 0],
  ]
  return path("M0 476H1600V900H0z", scene.radialGradient(470, 540, 420, light, 260))
}

function drawGroundStipple(scene: Scene, filter: string) {
  const shade = scene.verticalGradient(720, 920, [0, "#6b3f62", 0], [1, "#6b3f62", 0.3])
  scene.add(group(path("M0 560H1600V900H0z", shade), { filter }))
}

function drawCauseway(scene: Scene) {
  scene.add(
    path("M-10 470C300 464 700 466 1610 474V489C900 482 400 482-10 487z", "#fbe6c4"),
    path("M-10 487C400 482 900 482 1610 489v6C900 488 400 488-10 493z", "#a87866"),
  )
  scene.add(car(carSymbol(scene, { dark: "#3a2030" }), 1236, 481, 74))
}

/** A row of different heaps that approaches the viewer on the right, with two carriers in a gap of the row. */
function drawHeaps(scene: Scene) {
  // a symbol is scaled together with its stipple, so a nearer heap needs a finer grain
  const far = saltHeapSymbol(scene, { stippleId: scene.stipple({ size: 1, seed: 4 }), seed: 8, ...SALT })
  const middle = saltHeapSymbol(scene, { stippleId: scene.stipple({ size: 0.7, seed: 5 }), seed: 3, ...SALT })
  const nearest = saltHeapSymbol(scene, {
    stippleId: scene.stipple({ size: 0.36, seed: 9 }),
    seed: 8,
    ...SALT,
  })
  scene.add(
    heap(far, 0.86, 5, 0.7),
    heap(middle, 0.84, 4.2, 0.62),
    heap(far, 0.88, 3.5, 0.8),
    heap(far, 0.82, 2.75, 0.58),
    heap(middle, 0.9, 2.2, 0.84),
    heap(far, 0.78, 1.84, 0.46),
  )
  scene.add(
    saltCarrier(924, 690, 0.62, { top: "#d8432f", legs: "#2f4a6f" }),
    saltCarrier(1006, 704, 0.66, { top: "#f2a23a", legs: "#4a2f44" }),
  )
  scene.add(heap(nearest, 0.86, 1.14, 1.06))
}

const SALT = { shade: "#a3aed3", deep: "#6a74ad" }

/** A heap on the ground, with its image in the brine. */
function heap(symbol: string, aside: number, away: number, size: number): string {
  const [x, y] = onGround(aside, away)
  const scale = (size * 640) / away / 200
  return group(use(symbol, x, y, scale, -scale * 0.62), { opacity: 0.34 }) + use(symbol, x, y, scale, scale)
}

/** A worker with a basket of salt on the head, one hand to it. */
function saltCarrier(x: number, y: number, scale: number, clothes: { top: string; legs: string }): string {
  const load = [
    stroke("M9-74Q20-88 14-100", "#8a5238", 5, ROUND_ENDS),
    path("M-18-108C-14-122 14-124 18-108z", "#ffffff"),
    path("M-20-108H20L14-97H-14z", "#a8743f"),
  ]
  const shadow = ellipse(20, 0, 34, 4, "#5a3a50", { opacity: 0.35 })
  return group([shadow, person(clothes), load], { transform: `translate(${x} ${y})scale(${scale})` })
}

type DonkeyPlace = readonly [x: number, y: number, scale: number, facing: number]

/** Donkeys on the near bund: the darkest shapes in front of the palest. */
function drawDonkeys(scene: Scene, filter: string) {
  const crest = points("-40,822 120,816 300,826 480,846 640,872 760,912")
  const bund = `${spline(crest, { close: false, decimals: 0 })}V930H-40z`
  const shade = scene.linearGradient(60, 820, 120, 930, [
    [0, "#2f1f44", 0],
    [1, "#2f1f44", 0.85],
  ])
  scene.add(
    path(bund, scene.verticalGradient(816, 900, "#b98a7c", "#7a5068", "#4b2f54")),
    group(path("M-40 810H780V920H-40z", shade), { filter, "clip-path": url(scene.clip(bund)) }),
    path(
      blades({ fromX: -20, toX: 700, count: 46, height: [16, 60], width: 5, seed: 6, lean: 0.5, y: 910 }),
      "#3a2348",
    ),
    path(
      blades({ fromX: -20, toX: 220, count: 16, height: [30, 84], width: 6, seed: 9, lean: 0.4, y: 910 }),
      "#33203f",
    ),
  )
  const donkey = donkeySymbol(scene, { body: "#54465f", dark: "#2f2440", lit: "#f0d3c0", muzzle: "#f3e2d6" })
  const places = rows<DonkeyPlace>("262,832,2,1 452,850,1.7,-1 120,826,1.1,-1")
  for (const [x, y, scale, facing] of places)
    scene.add(
      ellipse(x + 6, y, 46 * scale, 4 * scale, "#2f1f40", { opacity: 0.45 }),
      use(donkey, x, y, scale * facing, scale),
    )
}
