import { circle, joinMarkup, path, stroke } from "../drawing/elements.ts"
import type { Scene } from "../scene.ts"
import { ROUND } from "./round.ts"

/** A cyclist: about 100 wide, wheels on y = 0, riding left. */
export function cyclistSymbol(
  scene: Scene,
  { frame = "#2f2340", shirt = "#fff1d2", legs = "#2f6f7f", skin = "#6b3f30" } = {},
): string {
  return scene.symbol(
    joinMarkup([
      `<g fill="none" stroke="${frame}" stroke-width="3"><circle cx="-30" cy="-20" r="19"/><circle cx="30" cy="-20" r="19"/></g>`,
      stroke(
        "M-30-20L-20-52M-26-58L-16-54M-22-44L8-46 0-18-22-44M8-46L30-20 0-18M5-56L8-46M0-58L14-57",
        frame,
        3,
        ROUND,
      ),
      stroke("M10-60L-6-40-2-16", legs, 8, ROUND),
      path("M2-60C4-80 0-94-8-96C-14-94-12-84-8-76L-2-58C4-56 12-56 14-60C18-72 12-90 2-98L-8-96z", shirt),
      stroke("M-6-90L-18-74-22-60", skin, 5, ROUND),
      circle(-10, -106, 8, skin),
      path("M-17-108C-18-116-4-118-2-108C-1-104-2-100-4-99C-6-106-12-108-17-108z", "#2a1a24"),
    ]),
  )
}
