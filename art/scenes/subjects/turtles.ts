import { mix, tone } from "../drawing/colour.ts"
import { circle, ellipse, group, joined, path, stroke, url } from "../drawing/elements.ts"
import { type Point, points } from "../drawing/points.ts"
import type { Scene } from "../scene.ts"
import { curve } from "./curve.ts"

/** A green turtle from the side: about 250 long, its middle at (0, 0), swimming left. */
export function turtle(
  scene: Scene,
  {
    shell = "#5f7d4a",
    lit = "#c9c46a",
    dark = "#2f4a3f",
    skin = "#7f9a6a",
    skinLit = "#e3dfa0",
    belly = "#fbeec0",
    seam = "#e3dfa0",
  } = {},
): string {
  const limbsBehind = [
    path(curve("-46,-22c -44,-62 -20,-100 22,-124c 10,-88 -4,-56 -12,-36"), tone(skin, -0.1)),
    path(curve("66,-18c 96,-30 122,-22c 106,-8 84,0"), tone(skin, -0.1)),
    path(curve("-66,4 -40,36 14,46 64,28 92,0 40,6 -30,4"), belly),
    path(curve("-62,-12c -84,-26 -112,-26 -126,-12 -116,2 -90,8 -60,14c"), skin),
    path(curve("-84,-24c -112,-26 -126,-12 -112,-16 -90,-14"), skinLit, { opacity: 0.6 }),
    circle(-112, -11, 3.6, dark),
    circle(-113, -12, 1.2, "#fff"),
    stroke("M-124-4Q-116 2-104 2", dark, 1.6),
  ]
  const outline = curve("-74,2c -62,-30 -28,-52 16,-56 60,-40 96,-6c 60,12 6,18 -44,14")
  const clip = scene.clip(outline)
  return joined([
    limbsBehind,
    path(
      outline,
      scene.linearGradient(-40, -56, 40, 30, [
        [0, lit],
        [0.4, mix(lit, shell, 0.6)],
        [0.7, shell],
        [1, dark],
      ]),
    ),
    group(
      stroke(
        "M-74-4C-40-20 50-26 100-6M-58-34L-42-18-48 10M-20-52L-12-25-16 12M22-56L22-28 18 18M58-42L52-20 50 14M-42-18L-12-25M-12-25L22-28M22-28L52-20M52-20L84-14",
        seam,
        2.4,
        { opacity: 0.75 },
      ),
      { "clip-path": url(clip) },
    ),
    path(curve("70,8c 92,30 118,40 130,34c 114,18 88,0c"), skin),
    path(
      curve("-58,6c -70,36 -60,84 -30,122 4,142c -4,106 -14,70 -14,40 -16,18c"),
      scene.linearGradient(-60, 0, 0, 140, [
        [0, skin],
        [1, tone(skin, -0.12)],
      ]),
    ),
    path(curve("-60,14c -70,36 -60,84 -30,122 4,142c -28,112 -50,76 -56,40"), skinLit, { opacity: 0.7 }),
    SIDE_SPOTS.map(([x, y]) => ellipse(x, y, 4.6, 3.6, dark, { opacity: 0.55 })),
  ])
}

const SIDE_SPOTS: readonly Point[] = points(
  "-40,30 -44,48 -30,44 -36,66 -24,62 -26,84 -14,100 -96,-6 -86,0 -98,-20 -78,-12",
)
