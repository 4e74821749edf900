import { mix, tone } from "../drawing/colour.ts"
import { circle, group, joinMarkup, path, stroke, url } from "../drawing/elements.ts"
import type { Scene } from "../scene.ts"
import { ROUND } from "./round.ts"

/** The paint of one boat: no two in a harbour are alike. */
export interface Livery {
  hull: string
  band: string
  lip: string
  house: string
  roof: string
}

const INK = "#3a1f35"

/** A multi-day fishing boat, bow on: 232 wide, 330 tall with its mast, waterline on y = 0. The shade of its hull is stippled. */
export function trawlerSymbol(scene: Scene, livery: Livery, stippleId: string): string {
  return scene.symbol(
    joinMarkup([
      rigging(livery),
      wheelhouse(livery),
      netFloats(),
      flaredHull(livery),
      hullBands(livery),
      stemFittings(livery),
      stippledShade(scene, livery, stippleId),
    ]),
  )
}

function rigging({ band }: Livery): string {
  const lines = "M0-330V-150M-34-262H34M0-326L-96-128M0-326L96-128M-34-262L-60-178M34-262L60-178"
  return joinMarkup([
    stroke(lines, INK, 3.4, ROUND),
    path("M0-328l30 9-30 10z", "#d8432f"),
    path("M-26-262v16l12-3v-11zM26-262v16l-12-3v-11z", band),
    circle(0, -292, 6, "#fff0b0"),
  ])
}

function wheelhouse({ house, roof, band }: Livery): string {
  return joinMarkup([
    path("M-52-120V-206H52V-120z", house),
    path("M0-120V-206H52V-120z", tone(house, -0.09)),
    path("M-62-206L-56-220H56L62-206z", roof),
    path("M0-206V-220H56L62-206z", tone(roof, -0.08)),
    path("M-44-196h26v24h-26zM-12-196h24v24h-24zM18-196h26v24h-26z", "#1f3b50"),
    path("M-44-196h8l-8 14zM-12-196h8l-8 14zM18-196h8l-8 14z", "#fff", { opacity: 0.4 }),
    path("M-30-222h60v-9h-60z", band),
    stroke("M-56-160H56", band, 6),
  ])
}

const FLOATS = [-74, -62, 66, 78]

function netFloats(): string[] {
  return FLOATS.map((x, i) => circle(x, -136 - (i % 2) * 6, 9, i % 2 ? "#f2963a" : "#ffe08a"))
}

/** The two flared sides of the hull. */
function flaredHull({ hull }: Livery): string {
  return joinMarkup([
    path("M0-168C-40-160-88-146-116-128C-112-84-98-34-78 4C-50 14-20 16 0 16z", tone(hull, 0.06)),
    path("M0-168C40-160 88-146 116-128C112-84 98-34 78 4C50 14 20 16 0 16z", tone(hull, -0.1)),
  ])
}

function hullBands({ lip, band }: Livery): string {
  return joinMarkup([
    path(
      "M0-168C-40-160-88-146-116-128L-114-112C-86-130-40-144 0-150zM0-168C40-160 88-146 116-128L114-112C86-130 40-144 0-150z",
      lip,
    ),
    path("M0-132C-40-126-82-112-111-96L-106-74C-80-90-40-104 0-108z", band),
    path("M0-132C40-126 82-112 111-96L106-74C80-90 40-104 0-108z", tone(band, -0.08)),
    path("M-88-18C-60-8-20-4 0-4C20-4 60-8 88-18L78 4C50 14 20 16 0 16C-20 16-50 14-78 4z", "#8f2f35"),
    path("M0-168C5-120 5-40 0 16C-5-40-5-120 0-168z", lip, { opacity: 0.7 }),
  ])
}

/** The plates for the boat's number, and tyres hung out as fenders. */
function stemFittings({ lip }: Livery): string {
  const tyre = (x: number) =>
    `<ellipse cx="${x}" cy="-54" rx="9" ry="13" fill="none" stroke="${INK}" stroke-width="7"/>`
  return joinMarkup([
    path("M-58-92l20-8 4 10-20 8z", lip),
    path("M58-92l-20-8-4 10 20 8z", tone(lip, -0.1)),
    stroke("M-98-98v36M98-98v36", INK, 3),
    tyre(-98),
    tyre(98),
  ])
}

function stippledShade(scene: Scene, { hull }: Livery, stippleId: string): string {
  const dark = tone(mix(hull, "#2a1030", 0.45), -0.08)
  const away = scene.linearGradient(10, -60, 100, 10, [
    [0, dark, 0],
    [0.35, dark, 0.06],
    [1, dark, 0.62],
  ])
  const down = scene.verticalGradient(-64, 16, [0, dark, 0], [1, dark, 0.36])
  const sides = [
    path("M0-108C40-104 80-90 106-74C100-44 90-18 78 4C50 14 20 16 0 16z", away),
    path("M0-108C-40-104-80-90-106-74C-100-44-90-18-78 4C-50 14-20 16 0 16z", down),
  ]
  return group(sides, { filter: url(stippleId) })
}
