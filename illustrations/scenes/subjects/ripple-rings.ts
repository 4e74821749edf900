import { joinMarkup, path } from "../drawing/elements.ts"
import { times } from "../drawing/lists.ts"

/** Thin rings on still water around (x, y), each wider and paler than the last. */
export function rippleRings(
  x: number,
  y: number,
  width: number,
  count: number,
  colour: string,
  opacity = 0.7,
): string {
  const ring = (i: number) => {
    const ringWidth = width * (1 + i * 0.34)
    const ringY = y + i * width * 0.05
    const height = width * 0.022 * (1 - i / (count + 2))
    const aside = (i % 2 ? 0.12 : -0.08) * width
    const left = `${(x - ringWidth / 2 + aside).toFixed(0)} ${ringY.toFixed(1)}`
    const right = `${(x + ringWidth * 0.34 + aside).toFixed(0)} ${(ringY - height * 0.3).toFixed(1)}`
    const above = `${(x - ringWidth * 0.1).toFixed(0)} ${(ringY - height).toFixed(1)}`
    const below = `${(x + ringWidth * 0.05).toFixed(0)} ${(ringY + height * 1.5).toFixed(1)}`
    const fading = Number((opacity * (1 - i / (count + 1))).toFixed(2))
    return path(`M${left}Q${above} ${right}Q${below} ${left}z`, colour, { opacity: fading })
  }
  return joinMarkup(times(count, ring))
}
