import { circle, joinMarkup, path, stroke } from "../drawing/elements.ts"
import { times } from "../drawing/lists.ts"
import type { Scene } from "../scene.ts"
import { ROUND_ENDS } from "./round.ts"

const STATION = {
  wall: "#fbeed2",
  wallShade: "#cdb3b0",
  dado: "#a8443c",
  roof: "#b84a3c",
  roofLit: "#d9705a",
  roofDark: "#85343a",
  trim: "#fffaf0",
  glass: "#3f5f70",
  lit: "#ffe0a0",
  dark: "#4a2f38",
}
type StationColours = typeof STATION

/** The properties that each part of the station needs. Measures run right from its left end, and down from the ground. */
interface Station extends StationColours {
  scene: Scene
  at: { x: (right: number) => number; y: (down: number) => number }
}

/** A hill-country station from its forecourt: the left end at x, the ground at y, about 620 wide. */
export function station(scene: Scene, x: number, y: number, colours: Partial<StationColours> = {}): string {
  const at = { x: (right: number) => x + right, y: (down: number) => y + down }
  const building: Station = { ...STATION, ...colours, scene, at }
  return joinMarkup([
    wings(building),
    wingRoofs(building),
    chimneys(building),
    gable(building),
    flagAndClock(building),
    porch(building),
    path(`M${at.x(-6)} ${at.y(0)}h632v8h-632z`, "#d9c4b4"),
    path(`M${at.x(-6)} ${at.y(8)}h632v5h-632z`, "#8f7478"),
  ])
}

function wings(building: Station): string {
  const { at, wall, wallShade, dado, lit, dark } = building
  return joinMarkup([
    path(`M${at.x(10)} ${at.y(0)}v-84h240v84zM${at.x(370)} ${at.y(0)}v-84h240v84z`, wall),
    path(`M${at.x(10)} ${at.y(0)}v-26h240v26zM${at.x(370)} ${at.y(0)}v-26h240v26z`, dado),
    path(`M${at.x(10)} ${at.y(-84)}h240v12h-240zM${at.x(370)} ${at.y(-84)}h240v12h-240z`, wallShade, {
      opacity: 0.7,
    }),
    [26, 66, 106, 386, 426, 546].map((left) => archedWindow(building, left)),
    path(`M${at.x(156)} ${at.y(0)}v-56h34v56zM${at.x(480)} ${at.y(0)}v-56h40v56z`, dark),
    path(`M${at.x(484)} ${at.y(0)}v-50h14v50zM${at.x(502)} ${at.y(0)}v-50h14v50z`, lit, { opacity: 0.85 }),
  ])
}

function archedWindow({ at, trim, glass }: Station, left: number): string {
  return joinMarkup([
    path(`M${at.x(left)} ${at.y(-30)}v-22a12 12 0 0 1 24 0v22z`, glass),
    stroke(`M${at.x(left + 12)} ${at.y(-30)}v-34M${at.x(left)} ${at.y(-47)}h24`, trim, 1.6),
    path(`M${at.x(left - 3)} ${at.y(-30)}h30v4h-30z`, trim),
  ])
}

/** Tiled, with the shade of the gable and a valance under the eaves. */
function wingRoofs(building: Station): string {
  const { scene, at, roof, roofLit, roofDark } = building
  const tiles = times(6, (i) => tileRow(building, i + 1))
  return joinMarkup([
    path(
      `M${at.x(-14)} ${at.y(-78)}L${at.x(34)} ${at.y(-142)}H${at.x(260)}V${at.y(-78)}zM${at.x(360)} ${at.y(-78)}V${at.y(-142)}H${at.x(586)}L${at.x(634)} ${at.y(-78)}z`,
      scene.verticalGradient(at.y(-142), at.y(-78), roofLit, roof),
    ),
    stroke(tiles.join(""), roofDark, 1.4, { opacity: 0.55 }),
    path(
      `M${at.x(200)} ${at.y(-78)}L${at.x(250)} ${at.y(-142)}H${at.x(262)}V${at.y(-78)}zM${at.x(586)} ${at.y(-142)}L${at.x(634)} ${at.y(-78)}H${at.x(600)}L${at.x(566)} ${at.y(-142)}z`,
      roofDark,
      { opacity: 0.5 },
    ),
    valance(building, -14, 262, -79),
    valance(building, 358, 634, -79),
  ])
}

function tileRow({ at }: Station, row: number): string {
  const y = at.y(-142 + row * 9.1)
  return `M${at.x(34 - row * 6.8)} ${y}H${at.x(260)}M${at.x(360)} ${y}H${at.x(586 + row * 6.8)}`
}

/** Pointed boards under an edge. */
function valance({ at, trim }: Station, left: number, right: number, down: number): string {
  const teeth = "l-6 12l-6-12".repeat(Math.ceil((right - left) / 12))
  return path(`M${at.x(left)} ${at.y(down)}H${at.x(right)}${teeth}z`, trim)
}

function chimneys({ at, trim }: Station): string {
  return joinMarkup([
    path(`M${at.x(90)} ${at.y(-136)}v-34h22v34zM${at.x(520)} ${at.y(-136)}v-34h22v34z`, "#c98a6a"),
    path(`M${at.x(103)} ${at.y(-136)}v-34h9v34zM${at.x(533)} ${at.y(-136)}v-34h9v34z`, "#8f5a54"),
    path(`M${at.x(86)} ${at.y(-170)}h30v-7h-30zM${at.x(516)} ${at.y(-170)}h30v-7h-30z`, trim),
  ])
}

/** The block in the middle. */
function gable({ at, wall, wallShade, dado, roof, roofLit, trim }: Station): string {
  return joinMarkup([
    path(
      `M${at.x(244)} ${at.y(0)}V${at.y(-136)}L${at.x(310)} ${at.y(-214)}L${at.x(376)} ${at.y(-136)}V${at.y(0)}z`,
      wall,
    ),
    path(`M${at.x(334)} ${at.y(0)}V${at.y(-186)}L${at.x(376)} ${at.y(-136)}V${at.y(0)}z`, wallShade, {
      opacity: 0.55,
    }),
    path(`M${at.x(244)} ${at.y(0)}v-26h132v26z`, dado),
    path(
      `M${at.x(228)} ${at.y(-124)}L${at.x(310)} ${at.y(-232)}L${at.x(392)} ${at.y(-124)}L${at.x(378)} ${at.y(-122)}L${at.x(310)} ${at.y(-210)}L${at.x(242)} ${at.y(-122)}z`,
      roof,
    ),
    path(
      `M${at.x(228)} ${at.y(-124)}L${at.x(310)} ${at.y(-232)}L${at.x(310)} ${at.y(-210)}L${at.x(242)} ${at.y(-122)}z`,
      roofLit,
    ),
    path(
      `M${at.x(242)} ${at.y(-122)}L${at.x(310)} ${at.y(-210)}L${at.x(378)} ${at.y(-122)}L${at.x(370)} ${at.y(-120)}L${at.x(310)} ${at.y(-198)}L${at.x(250)} ${at.y(-120)}z`,
      trim,
    ),
  ])
}

function flagAndClock({ at, dado, trim, dark }: Station): string {
  return joinMarkup([
    stroke(`M${at.x(310)} ${at.y(-232)}v-26`, dark, 3),
    path(`M${at.x(310)} ${at.y(-258)}l22 6l-22 7z`, "#e8b04a"),
    circle(at.x(310), at.y(-150), 22, trim),
    circle(at.x(310), at.y(-150), 18, "#fff8e4"),
    stroke(`M${at.x(310)} ${at.y(-150)}v-13M${at.x(310)} ${at.y(-150)}l9 5`, dark, 2.6, ROUND_ENDS),
    `<circle cx="${at.x(310)}" cy="${at.y(-150)}" r="19.500" fill="none" stroke="${dado}" stroke-width="2.600"/>`,
  ])
}

function porch(building: Station): string {
  const { at, wallShade, roof, roofLit, trim, lit, dark } = building
  const post = (left: number) => [
    path(`M${at.x(left)} ${at.y(0)}v-66h7v66z`, trim),
    path(`M${at.x(left + 4.5)} ${at.y(0)}v-66h2.500v66z`, wallShade),
  ]
  return joinMarkup([
    path(`M${at.x(262)} ${at.y(0)}v-58h96v58z`, dark),
    path(`M${at.x(270)} ${at.y(0)}v-50a40 26 0 0 1 80 0v50z`, lit),
    path(`M${at.x(296)} ${at.y(0)}v-46h28v46z`, "#a8604a"),
    path(`M${at.x(311)} ${at.y(0)}v-46h13v46z`, "#7a4a44"),
    path(
      `M${at.x(240)} ${at.y(-66)}L${at.x(260)} ${at.y(-92)}H${at.x(360)}L${at.x(380)} ${at.y(-66)}z`,
      roof,
    ),
    path(
      `M${at.x(240)} ${at.y(-66)}L${at.x(260)} ${at.y(-92)}H${at.x(300)}L${at.x(284)} ${at.y(-66)}z`,
      roofLit,
    ),
    valance(building, 240, 380, -67),
    [250, 280, 334, 364].map(post),
  ])
}
