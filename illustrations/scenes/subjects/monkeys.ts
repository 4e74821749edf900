import { tone } from "../drawing/colour.ts"
import { circle, group, joinMarkup, path, stroke } from "../drawing/elements.ts"
import { ROUND } from "./round.ts"

interface Monkey {
  /** The edge it sits on. */
  x: number
  y: number
  scale?: number
  /** False by default: it faces left. */
  isFacingRight?: boolean
  coat?: string
  lit?: string
  face?: string
}

/** A grey langur on the edge of something: 100 tall, its long tail hangs 90 below the edge. */
export function langur({
  x,
  y,
  scale = 1,
  isFacingRight,
  coat = "#8a7a70",
  lit,
  face = "#2a1a24",
}: Monkey): string {
  const flip = isFacingRight ? -scale : scale
  return group(
    [
      stroke("M22-6C40-2 44 16 38 40C34 58 36 76 44 88", coat, 6, ROUND),
      path("M-20 0C-24-22-18-46-2-58C12-62 26-48 30-26C32-12 30-4 26 0z", coat),
      path("M-20 0C-24-22-18-46-2-58C0-52-6-40-8-26C-10-14-8-6-6 0z", lit ?? tone(coat, 0.12)),
      stroke("M-4-46C-12-38-18-28-20-14M-14-2L-22 8", coat, 8, ROUND),
      circle(-8, -72, 15, tone(coat, 0.1)),
      path("M-22-70C-24-80-16-84-10-82C-4-78-4-68-8-62C-14-58-20-62-22-70z", face),
      path("M-24-80C-20-90-6-92 2-84C-6-86-16-86-24-80z", tone(coat, 0.2)),
    ],
    { transform: `translate(${x} ${y})scale(${flip} ${scale})` },
  )
}

/** A toque macaque on the edge of something: 88 tall, with its whorl of hair; its tail hangs 60 below the edge. */
export function macaque({
  x,
  y,
  scale = 1,
  isFacingRight,
  coat = "#a8683f",
  lit,
  face = "#e0a07a",
}: Monkey): string {
  const flip = isFacingRight ? -scale : scale
  return group(
    joinMarkup([
      stroke("M22-4C36 0 38 14 34 30C32 42 34 52 40 58", tone(coat, -0.06), 5, ROUND),
      path("M-22 0C-24-20-18-42-2-50C14-54 28-42 30-22C31-10 29-4 25 0z", coat),
      path("M-22 0C-24-20-18-42-2-50C-1-44-6-34-8-22C-9-12-8-6-6 0z", lit ?? tone(coat, 0.14)),
      stroke("M-6-40C-14-32-20-22-20-10M-14-2L-24 6", tone(coat, 0.04), 8, ROUND),
      circle(-10, -62, 15, coat),
      path("M-25-60C-27-68-20-72-14-70C-8-67-8-58-11-52C-16-48-23-51-25-60z", face),
      path("M-26-70C-24-82 0-84 6-70C8-66 4-62 0-66C-8-74-18-74-26-70z", tone(coat, -0.1)),
      circle(-20, -62, 1.8, "#2a1a24"),
    ]),
    { transform: `translate(${x} ${y})scale(${flip} ${scale})` },
  )
}
