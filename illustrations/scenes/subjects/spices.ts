import { circle, ellipse, joinMarkup, path, use } from "../drawing/elements.ts"
import { times } from "../drawing/lists.ts"
import type { Scene } from "../scene.ts"

/** A lacquered bowl on its foot: 100 wide, its middle at (0, 0). */
export function lacquerBowlSymbol(scene: Scene): string {
  return scene.symbol(
    joinMarkup([
      path("M-50-18H50C46 4 26 12 18 13H-18C-26 12-46 4-50-18z", "#1f1416"),
      path("M-50-18H50L49-12H-49z", "#cf3f2c"),
      path("M-47-7H47L45-3H-45z", "#f2b53a"),
    ]),
  )
}

/** A lacquered pot with its lid: 107 tall, its foot at (0, 0). */
export function lacquerPotSymbol(scene: Scene): string {
  return scene.symbol(
    joinMarkup([
      path("M-26 0C-44-20-44-54-22-72L-16-84H16L22-72C44-54 44-20 26 0z", "#cf3a2a"),
      path("M-37-22C-39-30-39-40-36-48H36C39-40 39-30 37-22z", "#1f1416"),
      path("M-38-30C-39-34-39-36-38-40H38C39-36 39-34 38-30z", "#f2b53a"),
      path("M-19-78H19L16-84H-16z", "#f2b53a"),
      path("M-22-84H22L14-96H-14z", "#1f1416"),
      circle(0, -100, 7, "#cf3a2a"),
      path("M-26 0C-44-20-44-54-22-72L-16-84H-8C-22-60-28-30-14 0z", "#fff", { opacity: 0.16 }),
    ]),
  )
}

interface SpiceColours {
  heap: string
  lit: string
}

/** A heap of ground spice in a bowl of this width. */
export function bowlOfSpice(
  bowlSymbol: string,
  x: number,
  y: number,
  width: number,
  { heap, lit }: SpiceColours,
): string {
  const across = (share: number) => Math.round(x + width * share)
  const up = (share: number) => Math.round(y - width * share)
  const leftSlope = `M${across(-0.46)} ${up(0.16)}Q${across(-0.1)} ${up(0.5)} ${x} ${up(0.52)}`
  return joinMarkup([
    path(`${leftSlope}Q${across(0.14)} ${up(0.48)} ${across(0.46)} ${up(0.16)}z`, heap),
    path(`${leftSlope}Q${across(-0.06)} ${up(0.3)} ${across(-0.08)} ${up(0.16)}z`, lit),
    use(bowlSymbol, x, y, width / 100),
  ])
}

const BARKS = ["#b5703a", "#c9854a", "#a8602f"] as const

/** A bundle of nine in two layers, lying to the right. */
export function cinnamonQuills(): string {
  return joinMarkup(
    times(9, (i) => {
      const isUpper = i > 4
      return quill(
        752 + (i % 5) * 15 + (isUpper ? 8 : 0),
        868 - (isUpper ? 15 : 0),
        BARKS[(i % 3) as 0 | 1 | 2],
      )
    }),
  )
}

function quill(x: number, y: number, bark: string): string {
  return joinMarkup([
    path(`M${x - 4} ${y - 14}l150-26 5 13-150 27z`, bark),
    ellipse(x, y - 7, 6, 8, "#e8b070"),
    ellipse(x, y - 7, 3, 4.5, "#7a3f20"),
  ])
}
