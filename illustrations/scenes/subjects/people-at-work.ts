import { tone } from "../drawing/colour.ts"
import { circle, joinMarkup, path, stroke } from "../drawing/elements.ts"
import type { Scene } from "../scene.ts"
import { ROUND, ROUND_ENDS } from "./round.ts"

/** A stilt fisherman: the foot of the pole at (0, 0), about 190 tall, fishing to the right. Bare-chested without a shirt. */
export function stiltFishermanSymbol(
  scene: Scene,
  {
    pole = "#4a3038",
    skin = "#6b3f30",
    sarong = "#d8432f",
    hat = "#f2cf8a",
    rod = "#3a2a33",
    shirt = "",
  } = {},
): string {
  return scene.symbol(
    joinMarkup([
      stroke("M0 6L-3-152M-22-96L24-101M-3-64L14-99", pole, 4.6, ROUND),
      stroke("M20-134C60-160 90-178 118-186", rod, 1.8, ROUND),
      stroke("M118-186L121-60", rod, 0.8, { opacity: 0.55 }),
      stroke("M-5-103L22-106 15-76 3-66", skin, 8.5, ROUND),
      path("M-14-98C-15-110-10-118 0-116L26-112C30-108 28-102 24-101L-4-96C-8-94-13-95-14-98z", sarong),
      path("M-14-98C-13-103-6-104 2-104L25-106 24-101-4-96C-8-94-13-95-14-98z", tone(sarong, -0.12)),
      path("M-11-112C-12-128-8-142 2-147C10-147 14-140 13-132C12-124 10-116 8-110z", shirt || skin),
      shirt
        ? ""
        : path("M4-146C10-147 14-140 13-132C12-124 10-116 8-110L2-111C8-122 9-136 4-146z", tone(skin, 0.1)),
      stroke("M5-138L20-122 22-134", tone(skin, shirt ? 0 : -0.05), 6, ROUND),
      circle(9, -158, 8, skin),
      path("M-1-159C-2-168 4-171 10-171C17-171 20-166 19-161L24-158C16-160 4-160-1-159z", hat),
    ]),
  )
}

/** A tea plucker, waist up behind the bushes: 100 tall, base at (0, 0), facing left. */
export function teaPluckerSymbol(
  scene: Scene,
  { sari = "#d8432f", cloth = "#f2a93b", skin = "#7a4a38", basket = "#c08a4e" } = {},
): string {
  return scene.symbol(
    joinMarkup([
      path("M2-62C14-66 30-64 37-58L33-12C24-6 12-6 6-12z", basket),
      stroke("M5-46L36-46M6-32L35-32M7-18L34-18", tone(basket, -0.14), 2.4),
      path("M2-62C8-74 16-70 20-75C26-70 34-70 37-58C28-54 12-54 2-62z", "#8fb865"),
      path("M-20 6C-18-16-20-38-14-48C-8-56 8-56 12-46C16-30 14-10 17 6z", sari),
      path("M-14-48C-6-40 6-24 9 6L17 6C14-10 16-30 12-46C8-56-8-56-14-48z", tone(sari, -0.1)),
      path("M-15-46L-6-51 12 4 2 6z", cloth),
      stroke("M-10-44L-25-28-40-24", skin, 6.5, ROUND),
      circle(-7, -68, 10, skin),
      path(
        "M-15-72C-16-82-6-86 2-82C9-78 9-68 5-58C11-56 12-50 10-46C4-50-2-56-3-64C-4-72-9-74-15-72z",
        cloth,
      ),
      stroke("M-14-75C-6-80 6-74 16-62", tone(cloth, -0.16), 2.2),
    ]),
  )
}

/** A rice planter who bends down: 60 tall, feet at (0, 0), facing left. */
export function ricePlanterSymbol(
  scene: Scene,
  { top = "#d8432f", legs = "#6b4038", hat = "#f6dc98", skin = "#6b4038" } = {},
): string {
  return scene.symbol(
    joinMarkup([
      stroke("M4 0L5-24M14 0L12-24", legs, 4.5, ROUND_ENDS),
      path("M2-20C0-34 8-40 16-36C18-30 16-24 15-18z", tone(top, -0.12)),
      path("M4-38C-6-46-20-44-24-36C-18-30-2-30 12-26L17-34z", top),
      stroke("M-18-36L-22-16", skin, 4, ROUND_ENDS),
      circle(-29, -36, 5.5, skin),
      path("M-35-38C-35-45-25-46-23-40L-22-36C-26-40-31-40-35-38z", hat),
    ]),
  )
}
