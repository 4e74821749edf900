import type { Svg } from "../drawing/svg.ts"
import { drawCity } from "./city.ts"
import { drawCoast } from "./coast.ts"
import { drawDagoba } from "./dagoba.ts"
import { drawGarden } from "./garden.ts"
import { drawHills } from "./hills.ts"
import { drawRock } from "./rock.ts"
import { drawWild } from "./wild.ts"

/** Places of the island behind the road pictures. */
export const SCENES = {
  coast: drawCoast,
  hills: drawHills,
  rock: drawRock,
  city: drawCity,
  dagoba: drawDagoba,
  wild: drawWild,
  garden: drawGarden,
} satisfies Record<string, (svg: Svg) => void>

export type SceneName = keyof typeof SCENES
