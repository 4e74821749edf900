import { group, path } from "../drawing/elements.ts"

/** The kite of a kite surfer: a crescent 90 wide, its middle at (x, y); rotation in degrees. */
export function kite(
  x: number,
  y: number,
  scale: number,
  rotation: number,
  { canopy, middle, tips = "#fff" }: { canopy: string; middle: string; tips?: string },
): string {
  return group(
    [
      path("M-46 16C-40-30 40-30 46 16C30-6-30-6-46 16z", canopy),
      path("M-18-16C-8-20 8-20 18-16L13 0C6-2-6-2-13 0z", middle),
      path(
        "M-46 16C-44 2-38-8-30-12L-24 2C-34 6-40 10-46 16zM46 16C44 2 38-8 30-12L24 2C34 6 40 10 46 16z",
        tips,
      ),
    ],
    { transform: `translate(${x} ${y})rotate(${rotation})scale(${scale})` },
  )
}
