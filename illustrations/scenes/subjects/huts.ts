import { tone } from "../drawing/colour.ts"
import { group, path, stroke } from "../drawing/elements.ts"

/** A thatched village hut: 160 wide, its foot at (x, y). */
export function hut(
  x: number,
  y: number,
  scale = 1,
  { wall = "#e9b070", wallDark = "#a8683f", straw = "#f0c874", strawDark = "#a8743f", door = "#4a2a2a" } = {},
): string {
  return group(
    [
      path("M-62 0V-44H30V0z", wall),
      path("M30 0V-44H66V0z", wallDark),
      path("M-84-38L-44-98H34L52-38z", straw),
      path("M34-98L88-38H48L30-60z", strawDark),
      stroke("M-70-40L-36-96M-50-38L-22-96M-28-38L-8-96M-6-38L6-96M16-38L20-96M36-38L30-92", strawDark, 1.6, {
        opacity: 0.6,
      }),
      path("M-86-38L-84-34 52-34 52-38zM52-38L90-38 88-34 52-34z", tone(strawDark, -0.1)),
      path("M-22 0V-32H0V0zM40 0V-28H54V0z", door),
      path("M-62 0H66V5H-66z", "#7a4a38"),
    ],
    { transform: `translate(${x} ${y})scale(${scale})` },
  )
}

/** A beach shack under thatch, open to the sea: 140 wide, its foot at (x, y). */
export function beachShack(
  x: number,
  y: number,
  scale: number,
  {
    straw = "#e0b366",
    strawDark = "#a8743f",
    wall = "#c9573a",
    wallDark = "#8a3a3a",
    post = "#5d3a3a",
    inside = "#4a2a38",
    light = "#ffd98a",
  } = {},
): string {
  return group(
    [
      path("M-60 0V-40H60V0z", inside),
      path("M-50-4V-34H50V-4z", light, { opacity: 0.35 }),
      path("M-60 0V-18H60V0z", wall),
      path("M20 0V-18H60V0z", wallDark),
      stroke("M-60 0V-42M-20-18V-42M20-18V-42M60 0V-42", post, 4),
      path("M-80-36L-44-78H44L80-36C50-42-50-42-80-36z", straw),
      path("M20-78H44L80-36C64-40 50-41 40-41z", strawDark),
    ],
    { transform: `translate(${x} ${y})scale(${scale})` },
  )
}
