import { group, path, stroke } from "../drawing/elements.ts"

/** A ship-to-shore crane: 100 tall, its foot at (x, y); the boom points right, or left with direction -1. */
export function portCrane(x: number, y: number, scale: number, colour: string, direction = 1): string {
  return group(
    [
      stroke("M-20 0V-62M20 0V-62M-22-36H22M-20-36L20-62M20-36L-20-62", colour, 5),
      stroke("M-34-62H92M20-62V-96M20-96L88-64M20-96L-32-64", colour, 4.4),
      path("M-36-70h26v10h-26z", colour),
    ],
    { transform: `translate(${x} ${y})scale(${scale * direction} ${scale})` },
  )
}
