import { tone } from "../drawing/colour.ts"
import { circle, group, joinMarkup, path, stroke } from "../drawing/elements.ts"
import { ROUND_ENDS } from "./round.ts"

/** A standing figure: 100 tall, feet at (0, 0); made to be read at 25 to 75 px. */
export function person({
  top = "#d8432f",
  legs = "#2f2340",
  skin = "#8a5238",
  hat = "",
  hair = "#241620",
} = {}): string {
  return joinMarkup([
    path("M-8 0L-9-46 9-46 7 0 2 0 0-32-3 0z", legs),
    stroke("M-9-74Q-15-60-12-46M9-74Q15-60 12-46", skin, 5, ROUND_ENDS),
    path("M-9-43C-11-58-14-72-9-79C-5-83 5-83 9-79C14-72 11-58 9-43z", top),
    path("M2-82C6-82 8-81 9-79C14-72 11-58 9-43L2-43z", tone(top, -0.08)),
    path("M-3-80V-87H3V-80z", skin),
    circle(0, -91, 7.5, skin),
    hat
      ? path("M-16-93C-6-96-6-104 0-104C6-104 6-96 16-93z", hat)
      : path("M-8-91C-9-102 9-102 8-91C5-96-4-97-8-91z", hair),
  ])
}

/** A person under an umbrella from behind: 100 tall, feet at (x, y). */
export function umbrellaWalker(
  x: number,
  y: number,
  scale: number,
  { umbrella = "#e8a23a", top = "#2f5f73", legs = "#1a2030", skin = "#5a3a30" } = {},
): string {
  return group(
    [
      path("M-9 0L-8-42H8L9 0H2L0-30-2 0z", legs),
      path("M-11-40C-13-62-10-76 0-78C10-76 13-62 11-40z", top),
      circle(0, -84, 8, skin),
      stroke("M6-60V-126", "#20202c", 2),
      path(
        "M-40-92C-36-116-16-126 4-126C28-126 46-114 50-92C40-98 32-98 26-92C18-98 10-98 4-92C-4-98-12-98-18-92C-24-98-32-98-40-92z",
        umbrella,
      ),
      path("M4-126C28-126 46-114 50-92C40-98 32-98 26-92C24-108 16-120 4-126z", tone(umbrella, -0.12)),
    ],
    { transform: `translate(${x} ${y})scale(${scale})` },
  )
}
