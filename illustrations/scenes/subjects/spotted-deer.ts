import { joinMarkup, path, stroke } from "../drawing/elements.ts"
import type { Scene } from "../scene.ts"
import { ROUND, ROUND_ENDS } from "./round.ts"

const COAT = { coat: "#a8653c", lit: "#e8a868", belly: "#f0cfa0", antler: "#5d3a34", spots: "#ffe6bc" }

/** A stag that stands and looks to the right: 110 tall with his antlers, his feet at (0, 0). */
export function stagSymbol(scene: Scene, colours: Partial<typeof COAT> = {}): string {
  const { coat, lit, belly, antler, spots } = { ...COAT, ...colours }
  return scene.symbol(
    joinMarkup([
      path(
        "M-34-46C-14-54 10-52 24-50C30-58 34-70 38-76L50-80 64-70 60-64 48-64C44-54 42-40 32-32L33 0H28L24-28C8-24-12-24-24-28L-30-14-29 0H-34L-38-24C-44-32-42-42-34-46z",
        coat,
      ),
      path("M24-30C8-24-12-24-24-28C-8-31 8-33 24-40z", belly),
      path("M-34-46C-14-54 10-52 24-50C30-58 34-70 38-76L42-77C38-66 36-54 28-45C10-48-12-48-38-40z", lit),
      stroke(
        "M42-78C34-92 34-104 42-116M42-94L52-100M46-78C44-94 50-106 60-114M47-92L38-98",
        antler,
        2.6,
        ROUND,
      ),
      path("M40-76L30-82 36-72z", lit),
      stroke(
        "M-24-42v.1M-12-44v.1M0-43v.1M12-42v.1M-18-36v.1M-6-37v.1M8-36v.1M-28-36v.1",
        spots,
        3,
        ROUND_ENDS,
      ),
    ]),
  )
}

/** A doe that drinks to the left: 52 tall, her feet at (0, 0). */
export function drinkingDoeSymbol(scene: Scene, colours: Partial<typeof COAT> = {}): string {
  const { coat, lit, belly, spots } = { ...COAT, ...colours }
  return scene.symbol(
    joinMarkup([
      path(
        "M-30-40C-10-52 20-50 38-44C46-40 44-26 40-20L42 0H37L33-18C20-15 0-15-14-18L-12 0H-17L-24-24C-34-20-42-8-50 0L-60 2C-63-2-57-8-52-12C-48-24-40-36-30-40z",
        coat,
      ),
      path("M33-18C20-15 0-15-14-18C0-22 18-23 36-28z", belly),
      path("M-52-12C-48-24-40-36-30-40C-10-52 20-50 38-44C22-45 0-46-22-36C-36-28-42-18-48-10z", lit),
      path("M-48-14L-58-20-46-20z", lit),
      stroke(
        "M-14-40v.1M-2-42v.1M10-42v.1M22-41v.1M-8-34v.1M4-35v.1M16-35v.1M28-36v.1",
        spots,
        3,
        ROUND_ENDS,
      ),
    ]),
  )
}
