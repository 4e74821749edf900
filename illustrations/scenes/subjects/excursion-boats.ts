import { circle, joinMarkup, path, stroke } from "../drawing/elements.ts"
import type { Scene } from "../scene.ts"
import { ROUND } from "./round.ts"

/** A glass-bottom excursion boat: the hull 300 wide, waterline on y = 0, facing left. */
export function glassBottomBoatSymbol(
  scene: Scene,
  {
    hull = "#fff6e2",
    band = "#d8432f",
    secondBand = "#2f7f9a",
    roof = "#f2b03f",
    roofDark = "#d98a35",
    post = "#6b4a44",
    deep = "#3a5a66",
  } = {},
): string {
  return scene.symbol(
    joinMarkup([
      path("M-130-30H134V-44H-126z", deep, { opacity: 0.55 }),
      ...GLASS_BOAT_TOPS.map(glassBoatPassenger),
      stroke("M-110-34V-96M-40-34V-98M36-34V-98M110-34V-96", post, 4.5),
      path("M-140-94C-80-112 80-112 136-96L132-86C80-98-80-98-136-84z", roof),
      path("M-136-84C-80-98 80-98 132-86L131-82C80-92-80-92-135-79z", roofDark),
      path(
        "M-100-102L-64-105-62-95-97-91zM-28-107L10-107 10-97-27-97zM46-106L82-102 80-92 46-96z",
        "#fff3d6",
        { opacity: 0.85 },
      ),
      path("M-168-44C-120-30 120-30 150-36L140-2C130 6-120 6-134 0C-150-10-162-26-168-44z", hull),
      path("M-168-44C-120-30 120-30 150-36L148-28C120-22-120-22-163-34z", band),
      path("M-150-18C-120-8 120-8 144-14L140-2C130 6-120 6-134 0C-141-5-146-11-150-18z", secondBand),
    ]),
  )
}

const GLASS_BOAT_TOPS: readonly string[] = ["#d8432f", "#2f7f9a", "#f6e7c4", "#f09a3a", "#7a9a4f"]

function glassBoatPassenger(top: string, i: number): string {
  const x = -88 + i * 42
  return joinMarkup([
    path(`M${x - 10} -28C${x - 12}-46 ${x - 6}-52 ${x} -52C${x + 6}-52 ${x + 12}-46 ${x + 10} -28z`, top),
    circle(x, -60, 7.5, i % 2 ? "#6b4030" : "#8a5238"),
    path(`M${x - 8} -61C${x - 8}-70 ${x + 8}-70 ${x + 8}-61z`, "#2a1820"),
  ])
}

/** A river safari boat with an awning: the hull 260 wide, waterline on y = 0, facing right. */
export function riverSafariBoatSymbol(
  scene: Scene,
  {
    hull = "#2f7a8a",
    hullDark = "#1b4f62",
    rim = "#fff3d6",
    roof = "#fbe7bd",
    roofDark = "#d9a86a",
    post = "#5a3f3a",
    band = "#d8432f",
    tops = ["#d8432f", "#fff3d6", "#f2a93b", "#3f8fa0"],
  } = {},
): string {
  return scene.symbol(
    joinMarkup([
      ...tops.map(safariPassenger),
      path("M-104-18C-106-36-102-42-96-44L-88-44C-84-38-84-28-84-18z", "#fff3d6"),
      circle(-93, -51, 7, "#5d3a30"),
      path("M-101-52C-101-62-86-62-85-53z", "#d8432f"),
      stroke("M-108-30L-132-16", "#3a2a33", 4, ROUND),
      stroke("M-76-14V-84M-10-14V-88M66-14V-86", post, 4),
      path("M-98-80C-60-96 60-98 92-84L88-76C50-86-50-85-93-71z", roof),
      path("M-93-71C-50-85 50-86 88-76L87-72C50-81-50-80-92-66z", roofDark),
      path("M-80-85L-62-88-60-79-77-76zM-26-92L-6-92-6-83-25-83zM30-92L52-90 50-81 30-83z", band, {
        opacity: 0.9,
      }),
      path("M-128-24C-90-12 80-12 146-34C138-14 124 0 108 3L-104 3C-118 0-126-12-128-24z", hull),
      path("M-124-12C-90-2 90-2 138-18C131-7 120 1 108 3L-104 3C-114 1-121-5-124-12z", hullDark),
      path("M-128-24C-90-12 80-12 146-34L142-27C88-6-92-6-126-17z", rim),
    ]),
  )
}

function safariPassenger(top: string, i: number): string {
  const x = -52 + i * 36
  return joinMarkup([
    path(`M${x - 9} -16C${x - 12}-36 ${x - 6}-43 ${x} -43C${x + 6}-43 ${x + 12}-36 ${x + 9} -16z`, top),
    circle(x + 1, -51, 7, "#6b4030"),
    path(`M${x - 6} -52C${x - 7}-61 ${x + 9}-61 ${x + 8}-52z`, i % 2 ? "#f2cf8a" : "#2a1820"),
  ])
}
