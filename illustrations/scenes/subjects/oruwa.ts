import { tone } from "../drawing/colour.ts"
import { circle, joinMarkup, path, stroke } from "../drawing/elements.ts"
import type { Scene } from "../scene.ts"
import { ROUND_ENDS } from "./round.ts"

/** An oruwa, the outrigger sailing canoe: the hull 200 wide, waterline on y = 0, facing right. */
export function oruwaSymbol(
  scene: Scene,
  {
    hull = "#3c1f2e",
    sail = "#f6cf8c",
    sailDark = "#d98a55",
    mast = "#2a1520",
    outrigger = true,
    crew = true,
  } = {},
): string {
  return scene.symbol(
    joinMarkup([
      stroke("M-8-4L-22-150", mast, 4),
      stroke("M30-4L66-132", mast, 3.5),
      path("M-22-150C10-146 48-140 68-130C74-96 66-50 34-18C10-22-4-22-10-24C-2-66-6-112-22-150z", sail),
      path("M68-130C74-96 66-50 34-18C30-50 40-96 68-130z", sailDark),
      path("M-22-150C-8-148 4-146 12-144C14-100 6-56-2-24L-10-24C-2-66-6-112-22-150z", "#fff", {
        opacity: 0.18,
      }),
      outrigger ? outriggerFloat(mast, hull) : "",
      path("M-106-20C-96-10 80-10 112-26C108-8 96 3 84 4L-86 4C-96 2-104-8-106-20z", hull),
      path("M-106-20C-96-10 80-10 112-26L111-20C80-4-94-4-105-14z", tone(hull, 0.12)),
      crew ? helmsmanAndBowman(mast) : "",
    ]),
  )
}

function outriggerFloat(mast: string, hull: string): string {
  return joinMarkup([
    stroke("M-46-8C-50-26-70-22-84 4M44-8C40-26 14-30-4 6", mast, 3.5),
    path("M-120 4C-100 8-20 9 40 5C20 12-90 13-120 4z", hull),
  ])
}

function helmsmanAndBowman(mast: string): string {
  return joinMarkup([
    path("M-72-12C-76-26-72-36-62-41L-53-39C-49-30-50-20-51-11z", mast),
    stroke("M-58-35L-45-27-40-34M-35-46L-50 6", mast, 3.6, ROUND_ENDS),
    circle(-56, -47, 6, mast),
    path("M70-13C68-25 72-33 79-36L87-34C90-27 90-20 90-14z", mast),
    stroke("M84-30L96-24", mast, 3.6, ROUND_ENDS),
    circle(85, -42, 5.6, mast),
  ])
}
