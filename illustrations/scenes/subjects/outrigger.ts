import { tone } from "../drawing/colour.ts"
import { circle, joinMarkup, path, stroke } from "../drawing/elements.ts"
import type { Scene } from "../scene.ts"
import { ROUND } from "./round.ts"

/** A painted outrigger canoe without a sail: the hull 240 wide, keel on y = 0, the float on the near side, facing right. */
export function outriggerSymbol(
  scene: Scene,
  {
    hull = "#2f7fa8",
    hullDark = "#1d5478",
    rim = "#fff3d6",
    band = "#f2b03f",
    inside = "#6b3f38",
    wood = "#7a4a38",
    float = "#8a5a42",
    load = true,
  } = {},
): string {
  return scene.symbol(
    joinMarkup([
      path("M-112-24C-90-16 88-16 122-34L118-28C90-8-92-8-108-18z", inside),
      load ? netAndFloats() : "",
      path("M-118-26C-100-14 92-14 128-40C126-20 112 0 94 3L-88 3C-106 0-116-12-118-26z", hull),
      path("M-114-14C-90-2 96-2 124-24C121-11 110 0 94 3L-88 3C-100 1-109-5-114-14z", hullDark),
      path("M-117-22C-98-10 92-10 127-34L128-40C92-14-100-14-118-26z", rim),
      path("M-114-15C-90-3 96-3 124-25L125.500-29C94-7-92-7-116-18.500z", band),
      path("M108-27L120-34 118-20 104-12zM-112-17L-100-12-98-4-106-8z", "#d8432f"),
      stroke("M-62-20C-66-34-82-20-88 34M58-21C56-36 38-22 30 34", wood, 5, ROUND),
      stroke("M-62-20C-66-34-82-20-88 34M58-21C56-36 38-22 30 34", tone(wood, 0.14), 1.6, {
        ...ROUND,
        transform: "translate(-1.200 -1.200)",
      }),
      path("M-132 32C-118 28 50 28 76 24C70 36 52 42 30 42L-108 42C-122 42-130 38-132 32z", float),
      path(
        "M-132 32C-118 28 50 28 76 24C66 31 50 33 30 33L-110 35C-122 35-129 34-132 32z",
        tone(float, 0.14),
      ),
    ]),
  )
}

function netAndFloats(): string {
  return joinMarkup([
    path("M-30-20C-34-34-20-42-6-38C4-44 18-38 22-30L26-19z", "#3f8f8a"),
    stroke("M-26-24C-14-36 6-38 22-26M-18-20C-6-32 8-32 18-22", "#bfe6d2", 1.6, { opacity: 0.8 }),
    circle(-20, -36, 4, "#f2703f"),
    circle(14, -39, 4, "#f2703f"),
  ])
}

/** The shadow of the outrigger canoe on the sea floor. */
export const outriggerShadow =
  "M-118-4C-96-14 96-14 126-6C118 10 96 14 80 14L-84 14C-104 12-114 6-118-4zM-132 44C-116 38 56 38 78 40C68 50 50 52 30 52L-106 52C-122 52-130 48-132 44zM-88 12L-94 44-88 44-80 12zM36 12L28 42 34 42 44 12z"
