import { tone } from "../drawing/colour.ts"
import { circle, joinMarkup, path, stroke } from "../drawing/elements.ts"
import { times } from "../drawing/lists.ts"
import { type Scene, stops } from "../scene.ts"
import { ROUND } from "./round.ts"

const BUS = {
  red: "#cf3a2f",
  cream: "#f7e6bf",
  glow: "#ffd98a",
  dark: "#221a28",
  lamp: "#fff6cf",
  trim: "#f2b544",
}
type BusColours = typeof BUS

/** The pilgrims' bus with lit windows: 310 wide and 150 tall with its load, wheels on y = 0, facing right. */
export function pilgrimBusSymbol(scene: Scene, colours: Partial<BusColours> = {}): string {
  const bus = { ...BUS, ...colours }
  return scene.symbol(
    joinMarkup([
      roofLoad(bus),
      busBody(bus),
      busWindows(scene, bus),
      busDoor(bus),
      ...AXLES.map((x) => busWheel(x, bus)),
      busLamps(bus),
    ]),
  )
}

const AXLES: readonly number[] = [-88, 76]

/** Bundles on the roof: left end, width, height, cloth. */
const BUNDLES: readonly (readonly [x: number, width: number, height: number, cloth: string])[] = [
  [-118, 40, 20, "#8a5a3c"],
  [-84, 34, 28, "#e8d2a0"],
  [-52, 44, 18, "#3f6f7f"],
  [-12, 30, 26, "#b5653a"],
  [14, 42, 16, "#d9c08a"],
  [52, 26, 22, "#5f4a6a"],
]

function roofLoad({ dark }: BusColours): string {
  return joinMarkup([
    ...BUNDLES.map(([x, width, height, cloth]) => bundle(x, width, height, cloth)),
    stroke(
      "M-128-124H92M-128-124V-112M92-124V-112M-84-124V-112M-40-124V-112M4-124V-112M48-124V-112",
      dark,
      2.4,
      ROUND,
    ),
    stroke("M-154-30V-112M-162-30V-112M-162-98H-154M-162-82H-154M-162-66H-154M-162-50H-154", dark, 2, ROUND),
  ])
}

function bundle(x: number, width: number, height: number, cloth: string): string {
  return joinMarkup([
    path(
      `M${x} -114C${x - 2} ${-114 - height * 0.7} ${x + width * 0.2} ${-114 - height} ${x + width * 0.5} ${-114 - height}C${x + width * 0.8} ${-114 - height} ${x + width + 2} ${-114 - height * 0.7} ${x + width} -114z`,
      cloth,
    ),
    stroke(
      `M${x + width * 0.3} -114Q${x + width * 0.34} ${-114 - height * 0.8} ${x + width * 0.4} ${-114 - height + 1}M${x + width * 0.7} -114Q${x + width * 0.68} ${-114 - height * 0.8} ${x + width * 0.64} ${-114 - height + 1}`,
      tone(cloth, -0.16),
      1.6,
    ),
  ])
}

function busBody({ red, cream, trim }: BusColours): string {
  const shade = tone(red, -0.12)
  return joinMarkup([
    path(
      "M-150-16L-152-92C-152-106-146-113-132-113H118C138-113 146-106 149-94L155-52C156-40 156-28 154-16z",
      red,
    ),
    path("M-152-92C-152-106-146-113-132-113H118C138-113 146-106 149-94z", cream),
    path("M-132-113H118C126-113 132-112 136-109H-146C-143-112-138-113-132-113z", "#fff", { opacity: 0.35 }),
    path("M-152-54H155L155.500-46H-152z", cream),
    path("M-151-40H155.500V-36H-151z", trim),
    path("M-150-26H155V-16H-150z", shade),
    path("M-152-92H149L150-88H-152z", shade, { opacity: 0.5 }),
  ])
}

/** Lamp light behind eight windows, with heads in six of them. */
function busWindows(scene: Scene, { glow }: BusColours): string {
  const lefts = times(8, (i) => -143 + i * 29)
  const light = scene.linearGradient(0, -88, 0, -56, stops(`0 #fff0c0, 1 ${glow}`))
  const heads = lefts
    .filter((_, i) => i % 4 !== 3)
    .map((x) => `M${x + 7} -58v-7c0-3 1-4 3-5c-3-2-4-8 1-9c6 0 7 6 3 9c3 1 4 2 4 5v7z`)
  return joinMarkup([
    path(lefts.map((x) => `M${x} -86h24v28h${-24}z`).join(""), light),
    path(heads.join(""), "#7a4438"),
  ])
}

function busDoor({ red, glow, dark }: BusColours): string {
  return joinMarkup([
    path("M93-88H114V-18H93z", tone(red, -0.2)),
    path("M95-86H112V-54H95z", glow),
    stroke("M103.500-86V-20", dark, 1.4),
    path("M120-88H141C145-88 146-86 147-82L151-56H120z", "#2f4a58"),
    path("M124-86L134-86 128-58 122-58z", "#fff", { opacity: 0.25 }),
  ])
}

function busWheel(x: number, { red, cream, dark }: BusColours): string {
  return joinMarkup([
    path(`M${x - 30} -16C${x - 29} -46 ${x + 29} -46 ${x + 30} -16z`, dark),
    circle(x, -20, 21, "#17121c"),
    circle(x, -20, 11, cream),
    circle(x, -20, 4.5, red),
    path(`M${x - 11} -20A11 11 0 0 0 ${x + 11} -20z`, tone(cream, -0.18)),
  ])
}

function busLamps({ lamp, dark }: BusColours): string {
  return joinMarkup([
    path("M148-36H156V-26H148z", lamp),
    path("M-152-36H-148V-26H-152z", "#ff7a4a"),
    path("M150-20H160V-12H150z", dark),
    stroke("M149-92L160-96V-82", dark, 2.4, ROUND),
  ])
}
