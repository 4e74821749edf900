import { circle, joinMarkup, path, stroke } from "../drawing/elements.ts"
import { ROUND } from "./round.ts"

/** A surfer with the board under the arm: 110 tall, feet at (0, 0), walking right. */
export function walkingSurfer({
  skin = "#7a4a38",
  shorts = "#d8432f",
  top = "",
  board = "#fff3d6",
  stripe = "#2f7f9a",
  hair = "#2a1820",
} = {}): string {
  return joinMarkup([
    path("M-66-58C-40-76 30-82 78-66C40-52-30-46-66-58z", board),
    stroke("M-52-58C-20-66 30-68 66-65", stripe, 3.4),
    stroke("M-1-48L-12-24-22-2M4-48L14-26 12 0", skin, 8, ROUND),
    path("M-9-56L9-56 18-34 8-30 2-42-8-30-17-35z", shorts),
    path("M-8-54C-10-70-8-84-3-88L7-88C12-84 11-66 9-54z", top || skin),
    stroke("M2-84L8-66 2-56", skin, 6, ROUND),
    circle(4, -98, 8.5, skin),
    path("M-5-98C-6-110 13-110 12-99C8-103 2-103-1-98z", hair),
  ])
}

/** A surfer on a wave: 90 tall, the board on y = 0, moving left. */
export function ridingSurfer({
  skin = "#5d3a38",
  shorts = "#d8432f",
  board = "#fff3d6",
  hair = "#2a1820",
} = {}): string {
  return joinMarkup([
    path("M-60-6C-44 4 30 6 52-2C30-8-30-10-60-6z", board),
    stroke("M-4-34L-18-22-20-4M6-34L20-20 18-3", skin, 7.5, ROUND),
    path("M-10-40L10-42 20-26 10-20-14-22-16-30z", shorts),
    path("M-8-40C-10-56-12-62-8-68L3-70C8-64 10-50 9-40z", skin),
    stroke("M-6-64L-24-56-40-62M4-64L22-58 36-66", skin, 5.5, ROUND),
    circle(-6, -78, 7.5, skin),
    path("M-13-79C-14-89 2-90 2-80C-2-83-8-83-10-78z", hair),
  ])
}

/** A snorkeller from above, face down: about 190 long, heading left, the middle at (0, 0). */
export function snorkeller({
  skin = "#a9683f",
  suit = "#d8432f",
  fin = "#f2c23f",
  tube = "#fff3d6",
  hair = "#3a2430",
} = {}): string {
  return joinMarkup([
    stroke("M36-9L84-16M36 9L82 22", skin, 12, ROUND),
    path("M80-26L128-34 132-10 82-8zM78 12L126 24 122 46 76 32z", fin),
    path("M-36-17C-14-22 20-18 42-14L42 14C20 18-14 22-36 17z", skin),
    path("M14-17L46-15 48 15 14 17z", suit),
    stroke("M-34-14C-52-34-76-38-98-32M-34 14C-46 32-62 44-80 48", skin, 9, ROUND),
    circle(-50, 0, 15, hair),
    stroke("M-62-8C-66-4-66 4-62 8", "#2f6f8f", 5),
    stroke("M-54 14C-58 22-52 28-46 30", tube, 4.5, ROUND),
  ])
}
