import { tone } from "../drawing/colour.ts"
import { circle, ellipse, group, joinMarkup, path, stroke, url, use } from "../drawing/elements.ts"
import { spline } from "../drawing/lines.ts"
import { itemAt, times } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"
import { type Point, points, rows } from "../drawing/points.ts"
import { seededRandom } from "../drawing/random.ts"
import { type Scene, stops } from "../scene.ts"
import { ROUND_ENDS } from "./round.ts"

const COAT = {
  base: "#e3a04c",
  lit: "#ffd48a",
  belly: "#fbe3b4",
  shade: "#a8602f",
  spot: "#3b1d22",
  rosette: "#b9752f",
  eye: "#f7d35a",
  nose: "#7a3a35",
}
type Coat = typeof COAT

type Spot = readonly [x: number, y: number, size?: number]

const BODY: readonly Point[] = points(`
  96,-158 122,-142 154,-134 178,-138 214,-124 262,-116 308,-122 352,-128 390,-112 410,-84 416,-52
  408,-22 392,-4 352,2 322,2c 314,-10 318,-18 290,-16 240,-14 196,-12 172,-4 130,2 92,4 68,3 56,-6
  62,-17 92,-22 108,-32 100,-50 86,-72 74,-92 76,-126
`)
const FAR_PAW: readonly Point[] = points(`
  120,-40 84,-34 50,-28 34,-14 28,14 26,44 22,58 30,66 44,64 50,54 50,30 58,6 92,-8 124,-16
`)
const HEAD: readonly Point[] = points(`
  108,-148 102,-170 90,-183 76,-188 60,-185 49,-176 43,-163 34,-153 25,-145 22,-137c 24,-130 28,-125
  25,-116 28,-107 40,-101 58,-98 78,-92 96,-100 108,-122
`)
const TAIL: readonly Point[] = points(`
  398,-104 424,-84 440,-46 442,4 434,52 438,88 456,106 476,96 480,78c 490,84 490,108 466,124 436,116
  420,90 416,52 424,4 420,-36 404,-62
`)

/** A resting leopard that faces left: about 470 wide, paws on y = 0; the tail and one paw hang below. */
export function leopard(scene: Scene, colours: Partial<Coat> = {}): string {
  const coat = { ...COAT, ...colours }
  const outlines = {
    body: spline(BODY, { decimals: 0 }),
    head: spline(HEAD, { decimals: 0 }),
    farPaw: spline(FAR_PAW, { decimals: 0 }),
    tail: spline(TAIL, { decimals: 0 }),
  }
  const { base, lit, shade } = coat
  const fur = scene.linearGradient(0, -190, 0, 10, [
    [0, lit],
    [0.35, base],
    [0.8, tone(base, -0.07)],
    [1, shade],
  ])
  const rosette = rosetteSymbol(scene, coat)
  const clips = {
    body: scene.clip(outlines.body),
    head: scene.clip(outlines.head),
    tail: scene.clip(outlines.tail),
    farPaw: scene.clip(outlines.farPaw),
  }
  return joinMarkup([
    farPaw(outlines.farPaw, clips.farPaw, coat),
    tail(scene, outlines.tail, clips.tail, coat),
    path(outlines.body, fur),
    bodyMarkings(rosette, clips.body, coat),
    claws(coat),
    litBack(clips.body, coat),
    ears(coat),
    head(scene, outlines.head, clips.head, coat),
    eye(coat),
    muzzle(coat),
  ])
}

function rosetteSymbol(scene: Scene, { rosette, spot }: Coat): string {
  return scene.symbol(
    joinMarkup([
      `<ellipse rx="9" ry="7.500" fill="${rosette}"/>`,
      `<ellipse rx="9" ry="7.500" fill="none" stroke="${spot}" stroke-width="4.600"`,
      ` stroke-dasharray="9 4.500 12 5 7 4" stroke-linecap="round"/>`,
    ]),
  )
}

function farPaw(outline: string, clip: string, { base, spot }: Coat): string {
  return joinMarkup([
    path(outline, tone(base, -0.1)),
    group(
      spots(
        rows<Spot>(`
          88,-24 72,-20 58,-16 46,-8 40,6,3 48,14,3 36,22,3 44,32,2.6 34,40,2.6 106,-22 62,-28
        `),
        spot,
      ),
      { "clip-path": url(clip) },
    ),
    stroke("M28 62l2-8M36 64l1-9M44 61l-1-8", spot, 1.6),
  ])
}

function tail(scene: Scene, outline: string, clip: string, { base, shade, spot }: Coat): string {
  const bars = TAIL_BARS.map(([x, y]) => ellipse(x, y, 11, 5, spot))
  const tip = path("M434 84L424 122 500 130 500 70 470 74z", spot)
  return joinMarkup([
    path(outline, scene.linearGradient(0, -100, 0, 120, stops(`0 ${base}, 1 ${shade}`))),
    group([bars, tip], { "clip-path": url(clip) }),
  ])
}

const TAIL_BARS: readonly Point[] = points("414,-84 432,-56 436,-28 434,0 428,26 426,50 428,72")

function bodyMarkings(rosette: string, clip: string, { belly, shade, spot }: Coat): string {
  const markings = [
    path("M150-26C190-38 250-40 300-34L318-20 310-8 180-8z", belly, { opacity: 0.55 }),
    path("M50-10C90-2 130-6 176-10L172 6 50 10z", shade, { opacity: 0.45 }),
    rosettes(rosette),
    path("M176-14L318-18 326-8 180 0z", shade, { opacity: 0.75 }),
    spots(BODY_SPOTS, spot),
    stroke("M332-12C352-58 380-70 404-62", shade, 5, { opacity: 0.55, ...ROUND_ENDS }),
    path("M318-18C322-52 346-84 372-88C350-70 338-44 338-10z", shade, { opacity: 0.4 }),
    path("M168-6C160-40 168-84 186-112C182-80 184-40 196-12z", shade, { opacity: 0.32 }),
    path("M78-126L82-96 96-76 112-54 118-30 132-40C124-80 112-110 108-150z", shade, { opacity: 0.35 }),
  ]
  return group(markings, { "clip-path": url(clip) })
}

const BODY_SPOTS = rows<Spot>(`
  112,-142,3 126,-132,3.4 112,-126,3 140,-126,3.6 98,-106,3 104,-88,3 112,-72,3 128,-118 112,-106
  132,-98 118,-86 136,-78 122,-66 140,-56 128,-44 146,-34 112,-12 128,-8 96,-6 84,-12 146,-14 100,-16
  164,-22 340,-8 358,-6 374,-14 390,-22 400,-36 330,-6
`)

/** Six rows of rosettes that follow the shape of the body. */
function rosettes(rosette: string): string {
  const random = seededRandom(5)
  const drawn: string[] = []
  for (let row = 0; row < 6; row++)
    for (let x = 140 + (row % 2) * 12; x < 408; x += 25) {
      const y = backAt(x) + 9 + row * (20 - row * 0.4) + random.between(-3, 3)
      if (y > -22) continue
      const smallOnBack = row === 0 ? 0.8 : 1
      drawn.push(
        use(
          rosette,
          Math.round(x + random.between(-4, 4)),
          Math.round(y),
          hundredths(lerp(0.92, 0.72, row / 5) * random.between(0.85, 1.15) * smallOnBack),
          hundredths(0.8 * random.between(0.8, 1.1)),
          Math.round(random.between(-40, 40)),
        ),
      )
    }
  return drawn.join("")
}

/** Height of the line of the back. */
function backAt(x: number): number {
  const next = BODY.findIndex((point, i) => i > 0 && x <= point[0])
  const [fromX, fromY] = itemAt(BODY, next - 1)
  const [toX, toY] = itemAt(BODY, next)
  return lerp(fromY, toY, (x - fromX) / (toX - fromX))
}

const hundredths = (value: number) => Number(value.toFixed(2))

function claws({ spot }: Coat): string {
  return joinMarkup([
    stroke("M62-4l4-7M72-1l3-8M82 1l2-8", spot, 1.6),
    stroke("M324 0l3-7M334 1l2-7", spot, 1.6),
  ])
}

function litBack(clip: string, { lit }: Coat): string {
  const back = stroke(
    "M96-158L122-142 154-134 178-138 214-124 262-116 308-122 352-128 390-112 410-84 416-52",
    lit,
    5,
    { "stroke-linejoin": "round", opacity: 0.9 },
  )
  return group(back, { "clip-path": url(clip) })
}

function ears({ base, spot }: Coat): string {
  return joinMarkup([
    path("M80-178C80-196 92-202 102-194C110-186 108-172 100-164z", tone(base, -0.04)),
    path("M87-180C89-190 96-192 101-187C104-181 102-172 98-168z", spot),
    path("M56-180C54-192 60-200 69-199C77-197 80-188 77-180z", tone(base, -0.12)),
    path("M61-183C61-191 65-194 70-193C73-190 74-185 72-181z", spot),
  ])
}

function head(scene: Scene, outline: string, clip: string, { base, lit, belly, shade, spot }: Coat): string {
  const fur = scene.linearGradient(20, -190, 100, -104, stops(`0 ${lit}, .55 ${base}, 1 ${shade}`))
  const markings = [
    path("M16-132C30-138 44-132 50-118C54-110 62-104 80-98L60-90 16-98z", belly),
    path("M26-146C34-152 42-156 50-152C46-142 40-134 30-134z", lit, { opacity: 0.7 }),
    path("M60-98C72-104 92-110 108-126L108-90 70-86z", shade, { opacity: 0.45 }),
    spots(HEAD_SPOTS, spot),
    whiskerRows(spot),
  ]
  return joinMarkup([path(outline, fur), group(markings, { "clip-path": url(clip) })])
}

const HEAD_SPOTS = rows<Spot>(`
  70,-178,2.6 60,-175,2.4 78,-170,2.8 66,-167,2.4 88,-172,3 96,-162,3.2 84,-159,3 74,-157,2.6
  92,-148,3.4 80,-145,3 98,-134,3.6 86,-131,3.2 74,-134,2.6 94,-118,3.6 80,-117,3 68,-122,2.4
  54,-171,2 58,-164,2 64,-112,2.4 76,-104,2.6
`)

function whiskerRows(spot: string): string[] {
  return times(3, (i) =>
    stroke(`M${36 + i} ${-128 + i * 4}h12`, spot, 1.5, { "stroke-dasharray": ".1 3.5", ...ROUND_ENDS }),
  )
}

function eye({ lit, spot, eye }: Coat): string {
  return joinMarkup([
    path("M45-155C49-160 57-160 62-155C57-151 50-150 45-155z", spot),
    path("M48.500-155.300C51-158.500 55-158.500 57.500-155.500C54.500-153 51-153 48.500-155.300z", eye),
    circle(52.8, -155.8, 1.7, "#1a0c10"),
    stroke("M45-154C41-149 39-145 38-141", spot, 1.8, { ...ROUND_ENDS, opacity: 0.6 }),
    stroke("M44-160C50-164 58-163 64-158", lit, 2, ROUND_ENDS),
  ])
}

function muzzle({ nose, spot }: Coat): string {
  return joinMarkup([
    path("M21-140C25-145 32-146 35-143C34-137 29-133 24-132z", nose),
    stroke("M26-131C28-124 36-121 46-124C50-125 52-122 52-118", spot, 1.8, ROUND_ENDS),
    stroke("M40-124L12-112M42-120L18-102M45-117L28-94", "#fff3d6", 0.9, { opacity: 0.75 }),
  ])
}

function spots(list: readonly Spot[], colour: string): string[] {
  return list.map(([x, y, size = 3.4]) => ellipse(x, y, size, size * 0.8, colour))
}
