import { circle, joinMarkup, path, rectangle, stroke } from "../drawing/elements.ts"
import { times } from "../drawing/lists.ts"
import { lerp } from "../drawing/numbers.ts"
import type { Scene } from "../scene.ts"
import { ROUND } from "./round.ts"

const STAGES = 9

/** A lattice mast in red and white with its dishes and a hut: 100 tall, foot at (0, 0). */
export function latticeMastSymbol(
  scene: Scene,
  { red = "#cf4a3a", white = "#fff3e2", wire = "#51606b", dish = "#fbf3e4", dishDark = "#a9b4b8" } = {},
): string {
  const stages = times(STAGES, stagePath)
  const everySecond = (odd: number) => stages.filter((_, i) => i % 2 === odd).join("")
  return scene.symbol(
    joinMarkup([
      stroke("M0-80L-44 2M0-80L46 3M0-52L-30 1M0-52L30 1", wire, 0.5, { opacity: 0.7 }),
      stroke(everySecond(0), red, 1.15, ROUND),
      stroke(everySecond(1), white, 1.15, ROUND),
      stroke("M0-86V-100", red, 1.2, ROUND),
      circle(0, -101, 1.4, red),
      circle(-4.5, -58, 4.2, dish),
      path("M-4.500-62.200A4.200 4.200 0 0 1-4.500-53.800z", dishDark),
      circle(4.6, -46, 3.6, dish),
      path("M4.600-49.600A3.600 3.600 0 0 1 4.600-42.400z", dishDark),
      circle(-3, -38, 2.6, dish),
      rectangle(-1.6, -76, 3.2, 8, white),
      path("M10 2V-10H26V2z", white),
      path("M8-10L18-16 28-10z", red),
      path("M20 2V-10H26V2z", dishDark),
    ]),
  )
}

/** One stage of the mast: both legs, the cross between them and the bar on top. */
function stagePath(stage: number): string {
  const low = (-86 * (stage / STAGES)).toFixed(1)
  const high = (-86 * ((stage + 1) / STAGES)).toFixed(1)
  const at = (share: number, side: number) => (side * lerp(7.5, 1.6, share)).toFixed(1)
  const left = at(stage / STAGES, -1)
  const right = at(stage / STAGES, 1)
  const leftAbove = at((stage + 1) / STAGES, -1)
  const rightAbove = at((stage + 1) / STAGES, 1)
  const legs = `M${left} ${low}L${leftAbove} ${high}M${right} ${low}L${rightAbove} ${high}`
  const cross = `M${left} ${low}L${rightAbove} ${high}M${right} ${low}L${leftAbove} ${high}`
  return `${legs}${cross}M${leftAbove} ${high}H${rightAbove}`
}
