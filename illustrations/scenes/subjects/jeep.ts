import { tone } from "../drawing/colour.ts"
import { circle, joinMarkup, path, stroke } from "../drawing/elements.ts"
import type { Scene } from "../scene.ts"
import { ROUND } from "./round.ts"

const JEEP = {
  body: "#6b7440",
  dark: "#2c2a2c",
  lit: "#c9b86a",
  canopy: "#d9b06a",
  glass: "#3f5a58",
  lamp: "#fff3c0",
}
type JeepColours = typeof JEEP

const SKIN = "#4f3228"

/** A safari jeep with raised open seats under a canopy: 250 wide, wheels on y = 0, facing left. */
export function safariJeepSymbol(scene: Scene, colours: Partial<JeepColours> = {}): string {
  const jeep = { ...JEEP, ...colours }
  return scene.symbol(
    joinMarkup([
      stroke("M-4-88V-166M58-88V-168M118-88V-164", jeep.dark, 4.4, ROUND),
      ...PASSENGERS.map(passenger),
      camera(jeep),
      jeepBody(jeep),
      canopy(jeep),
      path("M-126-42H-110V-32H-126z", jeep.dark),
      path("M128-44H138V-34H128z", jeep.dark),
      path("M-121-60H-113V-50H-121z", jeep.lamp),
      ...AXLES.map((x) => jeepWheel(x, jeep)),
      circle(139, -66, 17, "#1f1c20"),
      circle(139, -66, 8, "#6b5f48"),
    ]),
  )
}

const AXLES: readonly number[] = [-76, 84]

type Passenger = readonly [x: number, y: number, shirt: string]

/** Shoulders and shirts. */
const PASSENGERS: readonly Passenger[] = [
  [18, -96, "#d8432f"],
  [38, -100, "#f2d9a0"],
  [72, -106, "#2f6f7f"],
  [92, -108, "#e8923a"],
  [106, -104, "#8a4a6a"],
]

function passenger([x, y, shirt]: Passenger): string {
  return joinMarkup([
    path(
      `M${x - 11} ${y + 22}C${x - 13} ${y + 2} ${x - 8} ${y - 6} ${x} ${y - 6}C${x + 8} ${y - 6} ${x + 13} ${y + 2} ${x + 11} ${y + 22}z`,
      shirt,
    ),
    circle(x - 1, y - 14, 7.5, SKIN),
    path(
      `M${x - 14} ${y - 16}C${x - 6} ${y - 18} ${x - 7} ${y - 25} ${x - 1} ${y - 25}C${x + 6} ${y - 25} ${x + 5} ${y - 18} ${x + 12} ${y - 16}z`,
      "#e8cf94",
    ),
  ])
}

/** The front passenger's arm and camera. */
function camera({ dark }: JeepColours): string {
  return joinMarkup([stroke("M24-92L-14-108", SKIN, 5, ROUND), path("M-26-114h14v9h-14z", dark)])
}

function jeepBody({ body, lit, glass }: JeepColours): string {
  const shade = tone(body, -0.1)
  return joinMarkup([
    path(
      "M-120-30L-121-58C-121-64-117-67-110-68L-54-74-46-72-30-112C-28-116-26-118-20-118L8-118C12-118 13-116 13-112L13-90 128-90C131-90 132-88 132-84L130-30z",
      body,
    ),
    path("M-120-30L-120-50 131-50 130-30z", shade),
    path("M-121-58C-121-64-117-67-110-68L-54-74-46-72-48-66-110-60z", lit),
    path("M13-90H128C131-90 132-88 132-84H13z", lit),
    path("M-30-112C-28-116-26-118-20-118L8-118C12-118 13-116 13-112z", lit),
    path("M-37-74L-24-108H-8V-74zM-2-74V-108H7V-74z", glass),
    path("M-30-74L-19-104H-13L-22-74z", "#fff", { opacity: 0.22 }),
    stroke("M-8-74V-40M10-74V-40M-44-70V-44", shade, 2),
    path("M20-82H122V-74H20z", shade),
    stroke("M66-82V-52", shade, 2),
  ])
}

function canopy({ canopy }: JeepColours): string {
  return joinMarkup([
    path("M-14-166C20-176 90-178 128-166L126-158C90-168 20-166-14-158z", canopy),
    path("M-14-166C20-176 90-178 128-166C90-172 20-170-14-166z", tone(canopy, 0.1)),
    path(
      "M-14-158L-10-152-4-157 4-152 12-158 20-153 28-159 36-154 44-160 52-155 60-161 68-155 76-161 84-155 92-160 100-154 108-159 116-153 126-158C90-168 20-166-14-158z",
      tone(canopy, -0.12),
    ),
  ])
}

function jeepWheel(x: number, { dark }: JeepColours): string {
  return joinMarkup([
    path(`M${x - 33} -30C${x - 32} -62 ${x + 32} -62 ${x + 33} -30z`, dark),
    circle(x, -25, 25, "#1f1c20"),
    circle(x, -25, 13, "#8a7a5c"),
    circle(x, -25, 5, dark),
  ])
}
