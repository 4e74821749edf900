import { group, path, stroke } from "../drawing/elements.ts"
import { times } from "../drawing/lists.ts"
import type { Scene, Stop } from "../scene.ts"

/** The Japanese peace pagoda: a wide white dome on a drum with a stair and a niche, the spire with rings. Measures inside are of a pagoda 200 wide. */
export function peacePagoda(
  scene: Scene,
  {
    x,
    y,
    width,
    lit = "#fffaf0",
    mid = "#f6dfc8",
    shade = "#c99aa0",
    deep = "#8f6a86",
    gold = "#f2b544",
    goldDark = "#b5743a",
    light = 1,
  }: PeacePagoda,
): string {
  const across = (left: number, right: number, stops: readonly Stop[]) =>
    light > 0
      ? scene.linearGradient(right, 0, left, 0, stops)
      : scene.linearGradient(left, 0, right, 0, stops)
  const plaster: Stop[] = [
    [0, lit],
    [0.4, mid],
    [0.75, shade],
    [1, deep],
  ]
  const upperRail = `${times(21, (i) => `M${-80 + i * 8} -49v-6`).join("")}M-82-55H82`
  const lowerRail = `${times(25, (i) => `M${tenth(-100 + i * 8.3)} -21v-6`).join("")}M-102-27H102`
  const pagoda = [
    path("M-100 0V-16H100V0z", across(-100, 100, plaster)),
    path(
      "M-104-16V-21H104V-16z",
      across(-104, 104, [
        [0, "#fff"],
        [0.5, mid],
        [1, shade],
      ]),
    ),
    path("M-80-21V-44H80V-21z", across(-80, 80, plaster)),
    path(
      "M-84-44V-49H84V-44z",
      across(-84, 84, [
        [0, "#fff"],
        [0.5, mid],
        [1, shade],
      ]),
    ),
    stroke(upperRail, lit, 1.6),
    stroke(lowerRail, lit, 1.6),
    path("M-66-49C-72-92-40-122 0-122C40-122 72-92 66-49z", across(-70, 70, plaster)),
    path(
      "M-22-46V-78C-22-90-8-98 0-104C8-98 22-90 22-78V-46z",
      across(-24, 24, [
        [0, "#fff"],
        [1, mid],
      ]),
    ),
    path("M-13-46V-74C-13-84-5-88 0-92C5-88 13-84 13-74V-46z", gold),
    path("M-9-46V-73C-9-81-4-84 0-87C4-84 9-81 9-73V-46z", goldDark),
    path("M-16-121V-136H16V-121z", across(-16, 16, plaster)),
    path("M-20-136V-140H20V-136z", lit),
    path("M-9-140C-7-160-3-182 0-198C3-182 7-160 9-140z", gold),
    path("M0-198C3-182 7-160 9-140H2z", goldDark),
    stroke("M-8-148H8M-7-156H7M-6-164H6M-4.500-172H4.500", goldDark, 1.6),
    path("M-14 0L-10-21H10L14 0z", "#fff"),
    path("M-10-21L-8-46H8L10-21z", "#fff"),
    stroke("M-13-5H13M-12-10H12M-11-15H11M-9-27H9M-9-33H9M-8-39H8", shade, 1.4),
  ]
  return group(pagoda, { transform: `translate(${x} ${y})scale(${Number((width / 200).toFixed(3))})` })
}

interface PeacePagoda {
  /** The x of its axis. */
  x: number
  /** The y of its foot. */
  y: number
  width: number
  lit?: string
  mid?: string
  shade?: string
  deep?: string
  gold?: string
  goldDark?: string
  /** The side of the light: -1 left, 1 right. */
  light?: number
}

/** The value with one decimal, truncated. */
function tenth(value: number): string {
  return String(value).replace(/(\.\d)\d+/, "$1")
}
