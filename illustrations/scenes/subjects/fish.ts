import { circle, joinMarkup, path, stroke } from "../drawing/elements.ts"
import type { Scene } from "../scene.ts"
import { curve } from "./curve.ts"

/** A reef fish: 60 long, its middle at (0, 0), facing left; `height` is measured from the middle to the back. */
export function fishSymbol(
  scene: Scene,
  { colour = "#ffd25a", dark = "#2a2f4a", lit = "#fff1b8", height = 20 } = {},
): string {
  return scene.symbol(
    joinMarkup([
      path(
        `M-30 0C-22-${height * 0.7} -6-${height} 8-${height * 0.7}L20-4 32-${height * 0.6}C29-4 29 4 32 ${height * 0.6}L20 4 8 ${height * 0.7}C-6 ${height} -22 ${height * 0.7} -30 0z`,
        colour,
      ),
      path(
        `M-28-3C-20-${height * 0.64} -6-${height * 0.9} 8-${height * 0.62}C0-${height * 0.4} -16-${height * 0.2} -28-3z`,
        lit,
      ),
      path(`M-4-${height * 0.86}Q2 0-4 ${height * 0.86}L3 ${height * 0.8}Q9 0 3-${height * 0.8}z`, dark),
      circle(-20, -2.5, 2.2, dark),
    ]),
  )
}

/** A blacktip reef shark: 300 long, its middle at (0, 0), facing right. */
export function shark({ back = "#4f8f9a", belly = "#bfe0d0", tip = "#143a4a" } = {}): string {
  return joinMarkup([
    path(
      curve(`
        150,2c 128,-16 80,-30 30,-34 -40,-24 -104,-8 -132,-4 -150,-46c -160,-44 -150,-8 -160,18c -146,16
        -128,6 -90,12 -20,24 60,24 120,14
      `),
      back,
    ),
    path(curve("150,2c 120,14 60,24 -20,24 -90,12 -128,6c -60,8 20,12 100,8"), belly),
    path("M36-33C30-58 16-72 2-78C10-58 6-42-6-30z", back),
    path("M12-73L2-78C5-70 6-64 7-58z", tip),
    path("M46 20C40 44 22 62-4 70C8 50 12 34 16 22z", back),
    path("M6 66L-4 70C0 63 3 57 6 52z", tip),
    path("M-150-46L-160-44 -154-30z", tip),
    stroke("M84-16v16M92-15v14M76-17v17", tip, 1.8, { opacity: 0.5 }),
    circle(126, -6, 3, tip),
  ])
}
