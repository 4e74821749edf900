import { circle, joinMarkup, path, stroke } from "../drawing/elements.ts"
import { rows } from "../drawing/points.ts"
import { type Scene, stops } from "../scene.ts"

const CAR = {
  body: "#fff6e0",
  lit: "#ffffff",
  mid: "#fbeccf",
  shade: "#e6c8a6",
  deep: "#b08a7c",
  roof: "#7d2f3f",
  roofLit: "#b5566a",
  glass: "#3f5a6a",
  chrome: "#eef0ea",
  chromeDark: "#a89f9c",
  ribbon: "#ffffff",
  rose: "#e88fa0",
  roseLit: "#ffd3d6",
  leaf: "#5f8f5f",
}
type CarColours = typeof CAR

/** A classic cream saloon, decorated for a wedding: 340 long, wheels on y = 0, facing left. */
export function weddingCarSymbol(scene: Scene, colours: Partial<CarColours> = {}): string {
  const car = { ...CAR, ...colours }
  return scene.symbol(
    joinMarkup([
      bodyAndRoof(scene, car),
      wings(scene, car),
      brightwork(car),
      ...AXLES.map((x) => carWheel(x, car)),
      ribbons(car),
      ...BUNCHES.map((roses) => bunch(roses, car)),
      trailingRibbon(car),
    ]),
  )
}

function bodyAndRoof(
  scene: Scene,
  { body, lit, mid, shade, deep, roof, roofLit, glass }: CarColours,
): string {
  const outline =
    "M-168-34C-170-52-164-64-150-70C-120-78-84-82-56-84C-44-104-30-122-8-124C26-128 62-126 84-108C98-96 106-86 118-82C142-78 160-66 166-44C168-34 167-28 164-24L-160-24C-165-26-167-29-168-34z"
  return joinMarkup([
    path(
      outline,
      scene.linearGradient(
        0,
        -126,
        0,
        -20,
        stops(`0 ${lit}, .36 ${body}, .62 ${mid}, .85 ${shade}, 1 ${deep}`),
      ),
    ),
    path(
      "M-56-84C-44-104-30-122-8-124C26-128 62-126 84-108C92-101 98-94 105-88L96-86C86-98 74-106 60-108C36-112 8-112-8-110C-20-106-32-96-40-84z",
      roof,
    ),
    path(
      "M-50-92C-42-106-28-122-8-124C26-128 62-126 84-108C62-120 26-122-6-118C-24-114-38-104-50-92z",
      roofLit,
    ),
    path(
      "M-36-86C-28-98-18-106-6-107L16-108V-84zM22-108C44-109 60-105 68-98C76-92 82-88 86-83L22-84z",
      glass,
    ),
    path("M-14-104L0-107-10-85-24-86zM34-108L48-107 38-84 26-84z", "#fff", { opacity: 0.25 }),
  ])
}

function wings(scene: Scene, { body, lit, shade, deep, chrome, chromeDark }: CarColours): string {
  return joinMarkup([
    path(
      "M-166-40C-160-66-140-74-118-70C-92-64-78-44-68-34C-20-28 40-26 66-34C74-58 92-72 116-70C142-68 158-54 164-36L160-24C140-22 90-22 66-24L-72-24C-110-24-150-22-162-26C-166-30-167-36-166-40z",
      scene.linearGradient(0, -74, 0, -22, stops(`0 ${lit}, .4 ${body}, .75 ${shade}, 1 ${deep}`)),
    ),
    stroke(
      "M-160-50C-150-68-132-73-116-69C-92-64-78-44-68-34C-20-28 40-26 66-34C74-58 92-72 116-70C136-68 150-60 158-48",
      deep,
      1.6,
      { opacity: 0.5 },
    ),
    stroke("M-50-80H104M-2-84C-2-60 0-44 2-32M64-84C66-66 66-52 62-40", deep, 1.3, { opacity: 0.5 }),
    stroke("M-150-68C-110-78-60-82-30-82H96", lit, 2),
    stroke("M-60-60C0-64 60-64 92-62", chrome, 2.4),
    path("M6-74h14v3h-14zM52-74h14v3h-14z", chromeDark),
  ])
}

/** Grille, lamps and bumpers. */
function brightwork({ chrome, chromeDark }: CarColours): string {
  return joinMarkup([
    path("M-170-30C-174-48-170-62-162-66L-156-64C-160-52-160-40-158-28z", chrome),
    stroke("M-168-34C-170-48-167-58-161-64M-164-32C-166-46-164-56-159-62", chromeDark, 1.4),
    circle(-146, -58, 10, chrome),
    circle(-147, -58, 7.6, "#fff3c4"),
    circle(-149, -60, 3, "#ffffff"),
    path(
      "M-176-26C-176-30-172-32-166-31L-128-26V-20L-166-21C-172-21-176-22-176-26zM170-26C170-30 166-32 160-31L128-26V-20L160-21C166-21 170-22 170-26z",
      chrome,
    ),
    stroke("M-174-24L-128-21M168-24L128-21", chromeDark, 1.6),
    path("M158-52C162-50 164-46 164-42L158-42z", "#d8432f"),
    path("M-160-66C-162-74-160-78-157-82C-154-78-153-74-154-67z", chrome),
  ])
}

const AXLES: readonly number[] = [-112, 112]

function carWheel(x: number, { chrome, chromeDark }: CarColours): string {
  return joinMarkup([
    path(
      `M${x - 32} -22C${x - 33}-42 ${x - 18}-52 ${x} -52C${x + 18}-52 ${x + 33}-42 ${x + 32} -22z`,
      "#4a333c",
    ),
    circle(x, -25, 25, "#2f2630"),
    circle(x, -25, 19, "#fffaf0"),
    circle(x, -25, 14, "#d8cfc8"),
    circle(x, -25, 9, chrome),
    circle(x, -25, 4, chromeDark),
  ])
}

/** Draws the ribbons from the mascot to the windscreen, with a bow. */
function ribbons({ ribbon, rose, roseLit }: CarColours): string {
  return joinMarkup([
    path("M-160-78C-130-80-86-87-48-93L-46-88.500C-84-82-130-75-157-72z", ribbon),
    path("M-160-78C-130-80-86-87-48-93L-47-91C-86-85-130-78-159-76z", roseLit),
    path("M-157-70C-120-72-80-76-52-79L-52-76C-80-73-120-69-156-66z", ribbon, { opacity: 0.9 }),
    path("M-166-76C-170-84-162-88-157-80C-152-88-144-84-150-76C-154-72-162-72-166-76z", rose),
    circle(-158, -77, 3, "#fff6ea"),
  ])
}

type Rose = readonly [x: number, y: number, radius: number]

/** The flowers on the bonnet, the roof, the boot and the door handles. */
const BUNCHES: readonly (readonly Rose[])[] = [
  rows<Rose>("-104,-84,6 -94,-90,7 -82,-86,6.5 -92,-80,6 -72,-82,5"),
  rows<Rose>("20,-128,5 30,-131,6 41,-129,5"),
  rows<Rose>("126,-80,5 136,-84,6.5 146,-78,5.5 136,-74,5"),
  rows<Rose>("12,-67,3.6 58,-67,3.6"),
]

function bunch(roses: readonly Rose[], colours: CarColours): string {
  return joinMarkup([
    roses.map((rose) => leaves(rose, colours)),
    roses.map((rose, i) => flower(rose, i, colours)),
  ])
}

function leaves([x, y, radius]: Rose, { leaf }: CarColours): string {
  const left = `M${x} ${y}q${-radius * 1.6} ${-radius * 0.4} ${-radius * 1.8} ${radius * 0.9}q${radius * 1.2} ${radius * 0.2} ${radius * 1.8} ${-radius * 0.9}z`
  const right = `M${x} ${y}q${radius * 1.6} ${-radius * 0.4} ${radius * 1.8} ${radius * 0.9}q${-radius * 1.2} ${radius * 0.2} ${-radius * 1.8} ${-radius * 0.9}z`
  return path(left + right, leaf)
}

function flower([x, y, radius]: Rose, i: number, { rose, roseLit }: CarColours): string {
  const isWhite = i % 3 === 0
  return joinMarkup([
    circle(x, y, radius, isWhite ? "#fff6ea" : rose),
    circle(x - radius * 0.25, y - radius * 0.25, radius * 0.5, isWhite ? "#ffffff" : roseLit),
  ])
}

function trailingRibbon({ ribbon, roseLit }: CarColours): string {
  return joinMarkup([
    stroke("M166-28C184-24 196-18 206-8M166-26C180-16 190-8 196-2", ribbon, 2.4),
    path("M200-12C206-14 212-10 212-4C206-2 200-6 200-12z", roseLit),
  ])
}
