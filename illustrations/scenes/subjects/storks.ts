import { tone } from "../drawing/colour.ts"
import { circle, group, joinMarkup, path, stroke, url } from "../drawing/elements.ts"
import { spline } from "../drawing/lines.ts"
import { type Point, points } from "../drawing/points.ts"
import type { Scene } from "../scene.ts"
import { curve } from "./curve.ts"
import { ROUND } from "./round.ts"

const BARRED_STORK = {
  white: "#fff6e6",
  shade: "#d9c0b4",
  leg: "#d9756a",
  pink: "#ea7f90",
  dark: "#2f2c3a",
  bill: "#f2a83a",
  head: "#dd5a3c",
}
type BarredStorkColours = typeof BARRED_STORK

/** A painted stork with barred wing and breast, for the middle distance: 100 tall, feet at (0, 0), facing right; upright or with its bill in the water. */
export function barredStorkSymbol(
  scene: Scene,
  { isFeeding = false, ...colours }: Partial<BarredStorkColours> & { isFeeding?: boolean } = {},
): string {
  const stork = { ...BARRED_STORK, ...colours }
  const { white, shade, leg } = stork
  const outline = spline(isFeeding ? FEEDING : UPRIGHT, { decimals: 0 })
  const clip = scene.clip(outline)
  return scene.symbol(
    joinMarkup([
      stroke("M-6-40L-9-20-6 1M4-42L7-21 3 1", leg, 2.2, ROUND),
      path(outline, white),
      group(path("M-36-38C-20-42 0-44 14-56C18-50 8-40-8-36z", shade), { "clip-path": url(clip) }),
      barredWing(isFeeding ? -2 : 0, stork),
      isFeeding ? feedingHead(stork) : uprightHead(stork),
    ]),
  )
}

const UPRIGHT: readonly Point[] = points(`
  -36,-41c -27,-56 -12,-66 4,-67 11,-74 9,-84 11,-94 19,-99 26,-95c 21,-88 19,-80 22,-70 19,-58 9,-46
  -8,-39 -24,-38
`)
const FEEDING: readonly Point[] = points(`
  -36,-45c -27,-60 -12,-69 4,-68 16,-68 28,-62 36,-50 37,-36 39,-28 37,-22c 30,-26 28,-38 26,-48
  19,-54 8,-46 -8,-41 -24,-40
`)

function barredWing(lower: number, { white, pink, dark }: BarredStorkColours): string {
  return joinMarkup([
    path(
      `M-38 ${-39 + lower}C-30 ${-56 + lower}-12 ${-63 + lower} 4 ${-58 + lower}C8 ${-50 + lower}-2 ${-44 + lower}-14 ${-42 + lower}z`,
      dark,
    ),
    stroke(
      `M-28 ${-46 + lower}C-20 ${-54 + lower}-8 ${-58 + lower} 3 ${-56 + lower}M-24 ${-43 + lower}C-16 ${-50 + lower}-6 ${-53 + lower} 5 ${-52 + lower}`,
      white,
      1.8,
      { "stroke-dasharray": "3 1.600", opacity: 0.9 },
    ),
    path(
      `M-44 ${-35 + lower}C-34 ${-46 + lower}-20 ${-48 + lower}-8 ${-43 + lower}C-18 ${-36 + lower}-32 ${-33 + lower}-44 ${-35 + lower}z`,
      pink,
    ),
    path(
      `M-44 ${-35 + lower}C-34 ${-42 + lower}-24 ${-44 + lower}-14 ${-43 + lower}C-22 ${-38 + lower}-34 ${-35 + lower}-44 ${-35 + lower}z`,
      tone(pink, 0.1),
    ),
  ])
}

function feedingHead({ white, dark, bill, head }: BarredStorkColours): string {
  return joinMarkup([
    path("M28-58C32-54 35-48 36-42L27-46C26-50 24-53 21-55z", dark, { opacity: 0 }),
    path("M12-64C20-62 24-56 24-50C18-52 12-56 8-62z", dark),
    stroke("M13-61C18-59 21-56 22-53", white, 1.4, { "stroke-dasharray": "2 1.500" }),
    circle(36, -25, 5, head),
    path("M32-25C34-10 40 0 47 6C40-4 40-14 41-24z", bill),
  ])
}

function uprightHead({ white, dark, bill, head }: BarredStorkColours): string {
  return joinMarkup([
    path("M22-70C23-62 20-56 15-51C10-54 8-60 9-66C13-64 18-66 22-70z", dark),
    stroke("M20-66C19-61 17-58 14-55", white, 1.6, { "stroke-dasharray": "2 1.500" }),
    circle(18, -93.5, 5.2, head),
    path("M20-98C36-99 50-93 61-80C48-88 36-90 22-89z", bill),
    path("M20-98C36-99 50-93 61-80C50-90 36-94 21-94z", tone(bill, 0.09)),
    circle(19, -94.5, 1, "#1a1018"),
  ])
}

/** A painted stork in broad planes, for birds that stand large or many: 100 tall, feet at (0, 0), facing right. */
export function plainStorkSymbol(
  scene: Scene,
  {
    white = "#fffaf0",
    shade = "#c9bccb",
    black = "#27283e",
    pink = "#f2929a",
    bill = "#f6b23f",
    face = "#ef7a4a",
    leg = "#d98a80",
  } = {},
): string {
  return scene.symbol(
    joinMarkup([
      stroke("M-2-38L-5-16-2 0M6-38L8-18 6 0", leg, 2.4, ROUND),
      path(
        curve(`
          -40,-34c -24,-50 -6,-60 8,-62 14,-70 12,-82 18,-92 26,-94 30,-90 28,-86 22,-82 22,-72 24,-60 18,-46
          4,-36 -14,-34
        `),
        white,
      ),
      path(curve("-40,-34c -20,-48 0,-54 8,-50 0,-42 -16,-36 -34,-31c"), shade),
      path("M-44-28L-18-46-2-44-14-36-32-30z", black),
      path("M-30-37C-22-42-12-46-4-46L-10-38-26-34z", pink),
      stroke("M12-56C8-50 2-46-4-44M19-62L22-54", black, 2.6, ROUND),
      path("M22-95C30-97 33-91 31-86L27-86C24-88 22-91 22-95z", face),
      path("M30-92L58-78C60-76 58-75 56-76L29-85z", bill),
      circle(27, -91, 1.4, black),
    ]),
  )
}

/** A flying stork, or an egret without black wing tips: about 100 wide, its middle at (0, 0), flying left. */
export function flyingStorkSymbol(
  scene: Scene,
  {
    white = "#fffaf0",
    shade = "#cdc4d4",
    black = "",
    bill = "#f6b23f",
    leg = "#d98a80",
    isWingUp = true,
  } = {},
): string {
  return scene.symbol(
    joinMarkup([
      stroke("M26 4L58 12", leg, 2.4, ROUND),
      path(
        spline(
          isWingUp
            ? points("4,-2c 18,-22 40,-44 66,-56c 60,-38 44,-18 26,4c")
            : points("4,0c 22,16 40,34 60,58c 44,52 22,34 -4,10c"),
          { decimals: 0 },
        ),
        shade,
      ),
      path(curve("-26,-4 -10,-9 10,-8 28,0 32,6c 18,8 -4,8 -20,4"), white),
      path(curve("-20,-3 -30,-8 -40,-9 -48,-6 -47,-2 -38,-2 -28,3 -18,5"), white),
      path("M-47-7L-68 0-46-1z", bill),
      path(
        spline(
          isWingUp
            ? points("-14,-4c -16,-26 -6,-52 8,-74c 14,-52 16,-26 18,0c")
            : points("-12,-2c 4,20 14,44 22,70c 2,52 -12,28 -18,4c"),
          { decimals: 0 },
        ),
        white,
      ),
      black && path(isWingUp ? TIPS_UP : TIPS_DOWN, black),
    ]),
  )
}

const TIPS_UP = "M8-74L-1-61C6-56 11-54 15-54C14-60 12-68 8-74zM66-56L54-50 58-34C62-42 65-50 66-56z"
const TIPS_DOWN = "M22 70L10 60 18 54zM60 58L48 54 54 46z"
