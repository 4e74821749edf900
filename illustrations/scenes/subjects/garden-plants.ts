import { joinMarkup, path, stroke } from "../drawing/elements.ts"
import { times } from "../drawing/lists.ts"
import type { Scene } from "../scene.ts"

/** An agapanthus: 100 tall, foot at (0, 0), a globe of small trumpets in three tones from dark to pale. */
export function agapanthusSymbol(
  scene: Scene,
  { stem = "#3f6f5f", dark = "#5a60b8", mid = "#8a92da", pale = "#c3c8f4" } = {},
): string {
  const trumpets = times(26, trumpetAt)
  const ofTone = (tone: Trumpet["tone"]) =>
    trumpets
      .filter((trumpet) => trumpet.tone === tone)
      .map(trumpetPath)
      .join("")
  const stalks = trumpets.map(({ x, y }) => `M0-80L${x.toFixed(0)} ${y.toFixed(0)}`).join("")
  return scene.symbol(
    joinMarkup([
      stroke("M0 0Q3-40 0-80", stem, 3),
      stroke(stalks, stem, 1),
      path(ofTone("dark"), dark),
      path(ofTone("mid"), mid),
      path(ofTone("pale"), pale),
    ]),
  )
}

interface Trumpet {
  x: number
  y: number
  size: number
  tone: "dark" | "mid" | "pale"
}

/** On a spiral from the centre of the globe outward: pale above on the left, dark below and on the right. */
function trumpetAt(i: number): Trumpet {
  const angle = i * 2.4
  const radius = 27 * Math.sqrt((i + 1) / 26)
  const x = Math.cos(angle) * radius
  const y = -80 + Math.sin(angle) * radius * 0.86
  const isPale = x < -4 && y < -76
  return { x, y, size: radius > 18 ? 1.25 : 0.9, tone: isPale ? "pale" : y > -72 || x > 12 ? "dark" : "mid" }
}

function trumpetPath({ x, y, size }: Trumpet): string {
  const angle = Math.atan2(y + 80, x)
  const at = (out: number, aside: number) => {
    const right = Math.round(x + (Math.cos(angle) * out - Math.sin(angle) * aside) * size)
    return `${right} ${Math.round(y + (Math.sin(angle) * out + Math.cos(angle) * aside) * size)}`
  }
  return `M${at(-5, 0)}L${at(5, -5)}L${at(3.5, 0)}L${at(5, 5)}z`
}

/** A cocoa pod that hangs from (0, 0): 100 long. */
export function cocoaPodSymbol(
  scene: Scene,
  { colour = "#cf4a2f", lit = "#f2a04a", dark = "#7a2430", stalk = "#4a3a2c" } = {},
): string {
  return scene.symbol(
    joinMarkup([
      stroke("M0-8V6", stalk, 6),
      path("M0 0C22 4 34 30 30 56C27 80 12 96 2 104C-10 96-26 80-30 56C-34 30-22 4 0 0z", colour),
      path("M0 0C-22 4-34 30-30 56C-26 80-12 94 2 104C-10 84-18 60-16 36C-14 18-8 6 0 0z", lit, {
        opacity: 0.75,
      }),
      path("M2 0C22 4 34 30 30 56C27 80 12 96 2 104C16 86 24 60 20 36C18 20 10 6 2 0z", dark, {
        opacity: 0.6,
      }),
      stroke("M-2 4C-8 30-8 70 1 102M4 4C14 30 16 66 5 98", dark, 2, { opacity: 0.55 }),
    ]),
  )
}
