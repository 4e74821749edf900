import { tone } from "../drawing/colour.ts"
import { circle, ellipse, group, joined, path, stroke, url, use } from "../drawing/elements.ts"
import { polygon, spline } from "../drawing/lines.ts"
import { lerp } from "../drawing/numbers.ts"
import { Pen } from "../drawing/pen.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { type Random, seededRandom } from "../drawing/random.ts"
import { type Bird, birds, egretSymbol } from "../nature/birds.ts"
import { type CloudRidge, cumuli } from "../nature/clouds.ts"
import { forest } from "../nature/forest.ts"
import { blades } from "../nature/grass.ts"
import { type CrestKey, mountains } from "../nature/mountains.ts"
import { paddy } from "../nature/paddy.ts"
import { tinyPalms } from "../nature/palms.ts"
import { glow, sky } from "../nature/sky.ts"
import { Scene, type SceneEntry, stops } from "../scene.ts"
import { type LimbPoint, limbs } from "../subjects/limbs.ts"
import { person } from "../subjects/people.ts"
import { canopy, type Lobe } from "../subjects/rain-tree.ts"
import { ROUND } from "../subjects/round.ts"

export const scene: SceneEntry = { name: "g-market", focus: 0.5, draw }

/** The stall: its posts, the ridge it hangs from and the top of its counter. */
const STALL = { left: 560, right: 980, top: 500, counter: 676 }

function draw(): Scene {
  const scene = new Scene({ title: "King coconuts under the rain tree", prefix: "M" })
  const stipple = scene.stipple({ size: 1.15, seed: 4 })
  drawSky(scene)
  drawFarCountry(scene)
  drawFields(scene)
  drawRainTree(scene, stipple)
  const random = seededRandom(6)
  drawShadeUnderTree(scene, stipple, random)
  drawStall(scene, random)
  drawTravellers(scene)
  drawVan(scene)
  drawRoad(scene)
  drawNearThings(scene)
  return scene.finish({ vignetteColour: "#122a24" })
}

function drawSky(scene: Scene) {
  scene.add(sky(scene, stops("0 #4fb0b4, .2 #a5d6c0, .42 #f6efc4, .56 #ffe3a4")))
  scene.add(glow(scene, { x: 1180, y: 420, radius: 700, colour: "#fff8d8", opacity: 0.8 }))
  const towers = rows<CloudRidge>(`
    1420,200,420,190,3 1240,290,360,120,4,.15 1560,310,320,120,6,.2 60,300,320,140,7,.1
    250,360,300,80,8,.2
  `)
  scene.add(cumuli(scene, towers, { lit: "#fffdf2", mid: "#f3e0b4" }))
}

function drawFarCountry(scene: Scene) {
  scene.add(
    mountains(scene, {
      keys: rows<CrestKey>(`
        -60,500 100,450,peak 240,490 400,440,peak 560,500 900,510 1080,460,peak 1200,490
        1330,430,peak 1460,480 1680,450
      `),
      base: 600,
      colour: "#9cc4a8",
      foot: "#eee8b8",
      fadeY: 570,
      shade: "#76ac9c",
      shadeOpacity: 0.5,
      seed: 4,
      depth: 4,
      light: 1,
    }),
  )
  scene.add(
    forest(scene, {
      profile: points("-40,540 300,530 700,548 1000,545 1300,530 1640,516"),
      crownWidth: [30, 66],
      crownHeight: 0.5,
      seed: 5,
      colour: "#7fb574",
      foot: "#c9d98a",
      fadeY: 620,
      lit: "#e0e890",
      base: 640,
      dabsPerCrown: 2,
      light: 1,
    }),
  )
  const palms = rows<readonly [number, number, number]>("1080,560,130 1150,560,100 1520,550,140 180,560,120")
  scene.add(path(tinyPalms({ list: palms, seed: 6, decimals: 0 }), "#5f9a68"))
}

function drawFields(scene: Scene) {
  scene.add(path("M-40 590H1640V760H-40z", "#a9cc5c"))
  const fields = paddy({
    upper: points("-40,588 800,596 1640,584"),
    lower: points("-40,720 800,730 1640,716"),
    count: 4,
    crowding: 1.3,
    colours: ["#b9d65c", "#d3e070", "#98c858", "#c4de68"],
    lip: "#f7f2b4",
    bund: "#6fa048",
    seed: 6,
    wave: 5,
    cells: [3, 5],
    farLip: 1.5,
    nearLip: 5,
  })
  scene.add(fields.markup)
  const egret = egretSymbol(scene)
  scene.add(use(egret, 1530, 668, 0.4), use(egret, 1480, 650, -0.34, 0.34), use(egret, 250, 660, 0.4))
  drawHedgeAndVerge(scene)
}

function drawHedgeAndVerge(scene: Scene) {
  scene.add(
    forest(scene, {
      profile: points("-40,660 200,676 500,690 900,694 1200,686 1640,664"),
      crownWidth: [40, 84],
      crownHeight: 0.42,
      seed: 22,
      colour: "#3f8a58",
      foot: "#5f9f58",
      fadeY: 760,
      lit: "#b9d868",
      base: 770,
      dabsPerCrown: 3,
      light: 1,
    }),
  )
  const edge = spline(points("-40,744 300,736 700,742 1100,736 1640,742"), { close: false, decimals: 0 })
  scene.add(path(`${edge}V920H-40z`, scene.verticalGradient(740, 860, "#f0c88c", "#d99c66")))
}

/** The trunk, then its limbs. */
const LIMBS: readonly (readonly LimbPoint[])[] = [
  rows("372,772,190 376,730,120 384,660,92 376,560,84 386,470,74 398,390,46"),
  rows("382,500,60 320,420,46 230,350,34 120,300,22 20,270,8"),
  rows("388,450,60 450,360,48 560,290,36 700,240,24 840,220,8"),
  rows("398,440,50 402,330,42 384,230,26 360,120,14 350,50,4"),
  rows("700,240,18 860,260,13 1000,250,9 1120,252,4"),
  rows("232,350,22 180,250,14 160,180,6"),
]
const TRUNK = LIMBS.slice(0, 1)

const CROWN_BACK = rows<Lobe>("150,250,420,170 420,190,520,190 820,200,560,190 1120,250,360,150")
const CROWN_MIDDLE = rows<Lobe>(`
  60,210,380,180 300,130,460,190 640,120,520,190 960,170,480,170 1200,240,300,120
  760,230,380,110 190,290,280,90
`)
const CROWN_FRONT = rows<Lobe>("-30,100,360,160 480,40,520,150 900,66,460,140 1180,140,300,110")

/** Trunk and limbs stand between the back of the crown and two nearer depths of it. */
function drawRainTree(scene: Scene, stipple: string) {
  const back = { seed: 5, colour: "#2f7a58", dabsPerCrown: 1, light: 1, density: 0.01 }
  scene.add(canopy(CROWN_BACK, back))
  drawTrunk(scene, stipple)
  const middle = { seed: 9, colour: "#1f6650", mid: "#338a5c", lit: "#a9d460", dabWidth: 7.5 }
  scene.add(canopy(CROWN_MIDDLE, { ...middle, dabsPerCrown: 3, light: 1, size: 0.24, density: 1.15 }))
  const front = { seed: 12, colour: "#185845", mid: "#267556", lit: "#8fc458", dabWidth: 8 }
  scene.add(canopy(CROWN_FRONT, { ...front, dabsPerCrown: 2, light: 1, size: 0.25, density: 0.6 }))
  scene.add(path(birds(rows<Bird>("980,340,34,.1 1036,316,26,-.08 930,366,20,.05 1080,350,18")), "#4f8a78"))
}

function drawTrunk(scene: Scene, stipple: string) {
  scene.add(
    path(limbs(LIMBS), "#5a3f3c"),
    path(limbs(litStrips(LIMBS, 0.25, 0.36)), "#b5805a"),
    path(limbs(litStrips(TRUNK, 0.36, 0.12)), "#f0c084"),
  )
  const shade = scene.linearGradient(316, 700, 420, 490, stops("0 #2a1a24 .85, 1 #2a1a24 0"))
  const trunk = url(scene.clip(limbs(TRUNK)))
  scene.add(group(path("M270 400H480V780H270z", shade), { filter: url(stipple), "clip-path": trunk }))
  scene.add(
    path("M280 776C310 760 330 740 344 716L352 776zM470 776C440 762 424 744 412 720L402 776z", "#4a3234"),
  )
}

/** The side of limbs that takes the light: moved aside and narrowed by shares of their thickness. */
function litStrips(list: readonly (readonly LimbPoint[])[], aside: number, share: number) {
  return list.map((limb) => limb.map(([x, y, width]): LimbPoint => [x + width * aside, y, width * share]))
}

function drawShadeUnderTree(scene: Scene, stipple: string, random: Random) {
  const pool = stops("0 #6b3f4a .6, .7 #6b3f4a .42, 1 #6b3f4a 0")
  const spray = stops("0 #4a2838 .75, .7 #4a2838 .4, 1 #4a2838 0")
  scene.add(ellipse(640, 800, 640, 60, scene.radialGradient(640, 800, 640, pool, 60)))
  const sprayed = path("M0 750H1300V850H0z", scene.radialGradient(640, 830, 640, spray, 90))
  scene.add(group(sprayed, { filter: url(stipple) }))
  const sunFlecks = new Pen(0)
  for (let i = 0; i < 18; i++) {
    const x = random.between(60, 1200)
    const y = random.between(764, 838)
    const half = random.between(14, 46)
    sunFlecks
      .moveTo(x - half, y)
      .bendTo(x, y - half * 0.22, x + half, y)
      .bendTo(x, y + half * 0.22, x - half, y)
      .close()
  }
  scene.add(path(sunFlecks.path, "#ffe3a0", { opacity: 0.55 }))
}

function drawStall(scene: Scene, random: Random) {
  drawBackWall(scene)
  drawVendor(scene)
  const coconuts = kingCoconutSymbol(scene)
  drawHangingFruit(scene, coconuts, bananaSymbol(scene))
  drawRoof(scene, random)
  drawCounter(scene)
  drawPiles(scene, coconuts)
}

function drawBackWall(scene: Scene) {
  const { left, right, top } = STALL
  scene.add(path(`M${left + 10} 788h${right - left - 10}l40 14H${left - 10}z`, "#4a2c38", { opacity: 0.5 }))
  scene.add(
    path(`M${left + 20} ${top + 40}H${right - 20}V770H${left + 20}z`, "#6b4038"),
    path(`M${left + 20} ${top + 40}H${right - 20}V${top + 96}H${left + 20}z`, "#4a2a30", { opacity: 0.7 }),
  )
  let boards = ""
  for (let x = left + 44; x < right - 20; x += 40) boards += `M${x} ${top + 40}V770`
  scene.add(stroke(boards, "#4a2a30", 2, { opacity: 0.5 }))
}

function drawVendor(scene: Scene) {
  scene.add(
    group(
      [
        path("M-22 4C-22-30-18-48-6-52H8C20-48 24-30 24 4z", "#fff3d6"),
        stroke("M-16-40L-30-14-12-4", "#9a6244", 7, ROUND),
        stroke("M18-42L32-26 44-36", "#9a6244", 7.5, ROUND),
        circle(1, -66, 11, "#8a5640"),
        path("M-11-66C-13-80 12-84 13-68C8-74-4-74-11-66z", "#241820"),
        circle(49, -43, 9, "#f2963a"),
      ],
      { transform: "translate(800 676)" },
    ),
  )
}

type Turned = readonly [x: number, y: number, angle: number]

function kingCoconutSymbol(scene: Scene): string {
  const nuts = rows<Turned>(`
    -26,16,24 26,16,-24 -13,4,12 13,4,-12 -32,40,20 32,40,-20 -11,34,6 11,34,-6 0,58,0
    -21,62,10 21,62,-10
  `)
  const nut = ([x, y, angle]: Turned) =>
    joined([
      `<g transform="translate(${x} ${y})rotate(${angle})">`,
      path("M0-17C12-17 16-4 13 8C10 16 4 20 0 21C-4 20-10 16-13 8C-16-4-12-17 0-17z", "#ee8b2c"),
      path("M3-16C12-15 16-4 13 8C11 13 8 17 5 19C8 8 9-6 3-16z", "#ffc062"),
      path("M-5-17q5-5 10 0l-5 6z", "#7f9a3a"),
      "</g>",
    ])
  const stalks = stroke("M0-34Q4-20 0-4M0-30Q-16-14-18 4M0-30Q16-14 18 4", "#6f8a3a", 5, ROUND)
  return scene.symbol(stalks + joined(nuts.map(nut)))
}

function bananaSymbol(scene: Scene): string {
  const fingers = rows<Turned>(
    "-20,10,30 20,10,-30 -10,14,14 10,14,-14 0,16,0 -16,34,22 16,34,-22 -5,38,7 5,38,-7",
  )
  const finger = ([x, y, angle]: Turned, i: number) =>
    `<path transform="translate(${x} ${y})rotate(${angle})" d="M-4-14C-9 2-8 18 0 26C6 20 7 4 4-14z" fill="${i % 2 ? "#ffe06a" : "#f2c63f"}"/>`
  return scene.symbol(stroke("M0-20V4", "#6f7a30", 5, ROUND) + joined(fingers.map(finger)))
}

function drawHangingFruit(scene: Scene, coconuts: string, bananas: string) {
  const { left, right, top } = STALL
  scene.add(
    path(
      `M${left - 10} ${top + 44}V786h12V${top + 44}zM${right - 2} ${top + 44}V786h12V${top + 44}z`,
      "#7a4f3c",
    ),
    path(
      `M${left - 4} ${top + 44}V786h6V${top + 44}zM${right + 4} ${top + 44}V786h6V${top + 44}z`,
      "#c98f5f",
    ),
  )
  const bunches: readonly (readonly [id: string, x: number, y: number, scale: number])[] = [
    [coconuts, 640, 588, 0.74],
    [bananas, 706, 580, 0.9],
    [bananas, 752, 584, 0.8],
    [bananas, 890, 580, 0.9],
    [coconuts, 936, 588, 0.74],
  ]
  for (const [id, x, y, scale] of bunches)
    scene.add(stroke(`M${x} ${top + 44}V${y - 22}`, "#3a2228", 2.4), use(id, x, y, scale))
}

/** A roof of plaited coconut leaf. */
function drawRoof(scene: Scene, random: Random) {
  const { left, right, top } = STALL
  const outline: readonly Point[] = [
    [left - 46, top + 52],
    [left + 40, top - 46],
    [right - 40, top - 46],
    [right + 46, top + 52],
  ]
  scene.add(
    path(polygon(outline, { decimals: 0 }), scene.verticalGradient(top - 46, top + 52, "#f2d08a", "#c08a50")),
  )
  drawThatch(scene, random)
  const eave = new Pen(0)
  for (let x = left - 46; x < right + 44; x += 18)
    eave
      .moveTo(x, top + 48)
      .lineTo(x + 12, top + 48)
      .lineTo(x + 7 + random.spread() * 4, top + 48 + random.between(12, 24))
      .close()
  scene.add(
    path(eave.path, "#8f5c38"),
    stroke(`M${left + 40} ${top - 46}H${right - 40}`, "#fbe3a4", 6, ROUND),
  )
}

function drawThatch(scene: Scene, random: Random) {
  const { left, right, top } = STALL
  const dark = new Pen(0)
  const lit = new Pen(0)
  for (let course = 0; course < 4; course++) {
    const y = lerp(top - 46, top + 30, course / 4)
    const fromX = lerp(left + 40, left - 46, course / 4)
    const toX = lerp(right - 40, right + 46, course / 4)
    for (let x = fromX; x < toX; x += 22) {
      const splay = x < (fromX + toX) / 2 ? -3 : 3
      const pen = course % 2 ? dark : lit
      pen
        .moveTo(x, y)
        .lineTo(x + 16 + splay, y + random.between(25, 34))
        .lineTo(x + 6 + splay, y + random.between(22, 32))
        .close()
    }
  }
  scene.add(path(dark.path, "#a8703f", { opacity: 0.75 }), path(lit.path, "#e0b06a", { opacity: 0.9 }))
}

function drawCounter(scene: Scene) {
  const { left, right, counter } = STALL
  const front = scene.linearGradient(left, 0, right, 0, stops("0 #8f5a40, 1 #c9875a"))
  scene.add(
    path(`M${left - 6} ${counter}H${right + 6}V${counter + 14}H${left - 6}z`, "#e0a868"),
    path(`M${left + 6} ${counter + 14}H${right - 6}V786H${left + 6}z`, front),
  )
  const boards = `M${left + 6} ${counter + 50}H${right - 6}M${left + 6} ${counter + 80}H${right - 6}`
  scene.add(
    path(`M${left + 6} ${counter + 14}H${right - 6}V${counter + 26}H${left + 6}z`, "#4a2a30", {
      opacity: 0.45,
    }),
    stroke(boards, "#6b3f34", 2.4, { opacity: 0.6 }),
  )
}

function drawPiles(scene: Scene, coconuts: string) {
  const orange = ballSymbol(scene, "#f08a2f")
  const mango = ballSymbol(scene, "#f2b53a")
  const apple = ballSymbol(scene, "#d8432f")
  const lime = ballSymbol(scene, "#8fb844")
  const pineapple = pineappleSymbol(scene)
  const melon = melonSymbol(scene)
  const { counter } = STALL
  scene.add(
    pile(apple, 604, counter, 4, 0.95),
    pile(orange, 690, counter, 4, 1),
    pile(lime, 900, counter, 3, 0.95),
    pile(mango, 958, counter, 3, 0.9),
  )
  scene.add(use(pineapple, 742, counter, 0.9), use(pineapple, 766, counter, 0.95))
  scene.add(use(melon, 856, counter, 0.8))
  scene.add(
    pile(mango, 640, 752, 5, 0.86),
    crate(590, 750, 100, 46),
    pile(lime, 916, 756, 4, 0.9),
    crate(868, 752, 96, 44),
  )
  const heap = rows<readonly [x: number, y: number, scale: number]>(
    "726,716,.82 792,712,.9 842,724,.76 754,742,.98 822,744,.96",
  )
  for (const [x, y, scale] of heap) scene.add(use(coconuts, x, y, scale))
  scene.add(
    use(melon, 560, 806, 1),
    use(melon, 520, 812, 0.9),
    use(pineapple, 1004, 806, 0.95),
    use(pineapple, 1030, 812, 1),
  )
}

function ballSymbol(scene: Scene, colour: string): string {
  const shade = path("M2-9.500A10 10 0 018 6A12 12 0 002-9.500z", tone(colour, 0.1))
  return scene.symbol(circle(0, 0, 10, colour) + shade + circle(0, -9, 1.6, "#5f6a30"))
}

function pineappleSymbol(scene: Scene): string {
  const eyes = "M-14-8L10-34M-15-20L2-38M-8 0L15-24M14-8L-10-34M15-20L-2-38M8 0L-15-24"
  return scene.symbol(
    joined([
      path("M-14 0C-18-16-16-34 0-38C16-34 18-16 14 0z", "#e0a03a"),
      stroke(eyes, "#a8642f", 2),
      path("M0-36L-14-58-5-50-8-70 0-54 8-70 5-50 14-58z", "#4f9a52"),
    ]),
  )
}

function melonSymbol(scene: Scene): string {
  const stripes = "M-22-26Q0-16 22-26M-26-16Q0-6 26-16M-18-32Q0-26 18-32"
  return scene.symbol(ellipse(0, -18, 27, 19, "#3f8a4c") + stroke(stripes, "#9ccf6a", 3.4, { opacity: 0.8 }))
}

/** Fruit in courses, each one shorter than the one under it; (x, y) is the middle of the foot. */
function pile(fruit: string, x: number, y: number, courses: number, scale: number): string {
  let markup = ""
  for (let course = 0; course < courses; course++)
    for (let i = 0; i < courses - course; i++) {
      const aside = (i - (courses - course - 1) / 2) * 19 * scale
      const up = 9 * scale + course * 15.5 * scale
      markup += use(fruit, Math.round(x + aside), Math.round(y - up), scale)
    }
  return markup
}

function crate(x: number, y: number, width: number, height: number): string {
  return joined([
    path(`M${x} ${y}h${width}v${height}h${-width}z`, "#d9a060"),
    path(`M${x + width * 0.62} ${y}h${width * 0.38}v${height}h${-width * 0.38}z`, "#b5784a", {
      opacity: 0.6,
    }),
    stroke(`M${x} ${y + height * 0.34}h${width}M${x} ${y + height * 0.68}h${width}`, "#8a5238", 3),
  ])
}

function drawTravellers(scene: Scene) {
  const one = scene.symbol(person({ top: "#d8432f", legs: "#2f4a6b", skin: "#6b3f30", hat: "#f6dc98" }))
  const other = scene.symbol(person({ top: "#2f8a8f", legs: "#fff0d0", skin: "#5f3630" }))
  scene.add(
    ellipse(1074, 818, 50, 8, "#4a2c38", { opacity: 0.4 }),
    use(one, 1058, 818, 1.16),
    use(other, 1102, 822, 1.08),
    path("M1072 770q10-22 18 0v16h-18z", "#f2b53a"),
  )
}

function drawVan(scene: Scene) {
  const van = scene.symbol(joined([vanBody(), vanWindows(), vanTrim(), vanWheels(), vanRoof()]))
  scene.add(ellipse(1330, 836, 210, 16, "#4a2c38", { opacity: 0.5 }), use(van, 1146, 834, 1.1))
}

function vanBody(): string {
  return joined([
    path("M8-30V-96C8-132 22-150 52-152H262C296-150 316-126 328-84L334-66C340-60 342-50 341-30z", "#fff3d6"),
    path("M8-86H327L334-66C340-60 342-50 341-28H8z", "#1f9a98"),
    path("M8-40H341V-22H8z", "#14767a"),
    path("M8-90H326L328-83H8z", "#f2963a"),
  ])
}

function vanWindows(): string {
  return joined([
    path(
      "M24-100V-120C24-134 30-138 42-138H92V-100zM102-100V-138H166V-100zM176-100V-138H238V-100zM248-100V-138H262C282-136 296-122 306-100z",
      "#1f4a5c",
    ),
    path(
      "M34-138h14l-20 38h-4v-18zM114-138h16l-22 38h-6v-16zM188-138h16l-22 38h-6v-16zM258-138h10l-14 38h-6v-20z",
      "#a9dcd8",
      { opacity: 0.5 },
    ),
  ])
}

function vanTrim(): string {
  return joined([
    stroke("M97-86V-26M242-86V-26M170-86V-26", "#14767a", 2.4),
    path("M226-70h12v4h-12zM154-70h12v4h-12z", "#fff3d6"),
    path("M326-66h12q4 8 2 16h-14z", "#ffe9a0"),
    path("M6-66h8v18h-8z", "#d8432f"),
    path("M2-30H346V-20H2z", "#e9e0cc"),
  ])
}

function vanWheels(): string {
  const both = (radius: number, colour: string) =>
    circle(76, -22, radius, colour) + circle(276, -22, radius, colour)
  return both(27, "#2a2230") + both(12, "#f2e6cc") + both(5, "#a89a8c")
}

function vanRoof(): string {
  return joined([
    stroke("M46-156H268M60-152v-8M110-152v-8M160-152v-8M210-152v-8M256-152v-8", "#7a4f3c", 5),
    path("M64-160v-28h70v28z", "#c9653f"),
    path("M64-176h70v5h-70z", "#8f3f30"),
    path("M142-160v-20h52v20z", "#f2b53a"),
    path("M200-160v-34h44v34z", "#2f6f9f"),
    path("M214-194v34M230-194v34", "none", { stroke: "#1f4f7a", "stroke-width": 3 }),
    path("M54-190C110-206 190-206 270-192L266-186C190-198 110-198 58-184z", "#fff6e0"),
    path("M14-150C30-152 60-152 80-152L30-104 24-104C24-130 20-140 14-150z", "#fff", { opacity: 0.001 }),
  ])
}

function drawRoad(scene: Scene) {
  const edge = spline(points("-40,852 400,846 900,850 1640,842"), { close: false, decimals: 0 })
  scene.add(
    path(`${edge}V920H-40z`, scene.verticalGradient(842, 900, "#8a7a84", "#5a4a5f")),
    path(`${edge}V850C900 858 400 854-40 860z`, "#fff0cc"),
    stroke("M-20 888H1640", "#fff3d6", 6, { "stroke-dasharray": "70 56", opacity: 0.85 }),
  )
}

/** A kilometre stone, a bicycle, grass. */
function drawNearThings(scene: Scene) {
  scene.add(
    path("M1080 850V820q12-14 24 0v30z", "#fff6e0", { transform: "translate(-990 0)" }),
    path("M90 836h24v14H90z", "#f2b53a"),
  )
  const bicycle = scene.symbol(
    joined([
      `<g fill="none" stroke="#2f2340" stroke-width="3.500"><circle cx="-34" cy="-24" r="23"/><circle cx="34" cy="-24" r="23"/></g>`,
      stroke(
        "M-34-24L-20-62M-24-62h-12M-22-56L10-54 0-24-22-56M10-54L34-24 0-24M6-62h14",
        "#c93a3f",
        4,
        ROUND,
      ),
      path("M38-52h26v16H42z", "#c08a4e"),
    ]),
  )
  scene.add(use(bicycle, 486, 800, 1))
  scene.add(
    path(
      blades({ fromX: 260, toX: 480, y: 784, count: 18, height: [10, 34], width: 7, seed: 15, lean: 0.5 }),
      "#3f8a50",
    ),
    path(
      blades({ fromX: -20, toX: 240, y: 856, count: 14, height: [14, 54], width: 7, seed: 25, lean: 0.5 }),
      "#2f7a4c",
    ),
  )
}
