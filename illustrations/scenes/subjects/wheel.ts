import { circle, joinMarkup, stroke } from "../drawing/elements.ts"
import { times } from "../drawing/lists.ts"

/** A wheel seen from the side: stands on y = 0, its axle at x. */
export function wheel(
  x: number,
  radius: number,
  { tyre = "#2a2230", hub = "#cfd3d6", hubDark = "#8a8f98", spokes = 6 } = {},
): string {
  const spoke = (i: number) => {
    const angle = (i / spokes) * Math.PI * 2
    const right = (Math.cos(angle) * radius * 0.5).toFixed(1)
    return `M${x} ${-radius}l${right} ${(Math.sin(angle) * radius * 0.5).toFixed(1)}`
  }
  return joinMarkup([
    circle(x, -radius, radius, tyre),
    circle(x, -radius, radius * 0.64, hubDark),
    circle(x, -radius, radius * 0.58, hub),
    stroke(times(spokes, spoke).join(""), hubDark, radius * 0.1),
    circle(x, -radius, radius * 0.16, tyre),
  ])
}
