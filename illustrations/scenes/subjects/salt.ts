import { group, joinMarkup, path, url } from "../drawing/elements.ts"
import { polygon } from "../drawing/lines.ts"
import type { Pen } from "../drawing/pen.ts"
import { points } from "../drawing/points.ts"
import { roughen } from "../drawing/roughen.ts"
import { type Scene, stops } from "../scene.ts"

/** A near heap of salt: the middle of its foot at (0, 0), 200 wide, about 108 tall, lit from the left. Its shade is stippled. */
export function saltHeapSymbol(
  scene: Scene,
  { lit = "#ffffff", mid = "#f3eef2", shade = "#a9b5d3", deep = "#7f8fbd", stippleId = "", seed = 1 } = {},
): string {
  const crest = roughen(points("-100,0 -64,-40 -30,-80 -6,-104 8,-106 30,-82 66,-42 100,0"), {
    roughness: 0.05,
    depth: 3,
    seed,
  })
  const outline = polygon([...crest, [60, 6], [0, 9], [-60, 6]], { decimals: 0 })
  const clip = scene.clip(outline)
  return scene.symbol(
    joinMarkup([
      path(outline, scene.linearGradient(-90, 0, 60, 0, stops(`0 ${lit}, .55 ${mid}, 1 ${shade}`))),
      group(
        [
          path("M8-112C4-80 22-60 14-34C10-14 24-4 20 14H120V-20z", shade),
          path("M30-84C30-60 50-44 44-20C42-8 52 4 50 14H120V-10z", deep, { opacity: 0.75 }),
          path("M-10-96C-20-70-14-50-30-26C-36-14-34-4-40 10L-56 8C-50-20-44-40-30-66z", shade, {
            opacity: 0.3,
          }),
          stippleId && stippledShade(scene, deep, stippleId),
        ],
        { "clip-path": url(clip) },
      ),
    ]),
  )
}

function stippledShade(scene: Scene, deep: string, stippleId: string): string {
  const side = scene.linearGradient(-30, 0, 40, 0, stops(`0 ${deep} 0, 1 ${deep} .6`))
  const foot = scene.linearGradient(0, -26, 0, 12, stops(`0 ${deep} 0, 1 ${deep} .55`))
  return group([path("M-40-110H60V10H-40z", side), path("M-110-30H110V14H-110z", foot)], {
    filter: url(stippleId),
  })
}

/** A far heap of salt: a whole outline with one pen and its shaded face with another. (x, y) is the middle of its foot. */
export function drawSaltCone(
  heaps: Pen,
  shades: Pen,
  {
    x,
    y,
    width,
    height,
    light = -1,
  }: { x: number; y: number; width: number; height: number; light?: number },
) {
  const top = y - height
  const dark = -light
  const at = (share: number) => x + dark * width * share
  heaps.moveTo(x - width / 2, y)
  heaps.curveTo(x - width * 0.3, y - height * 0.45, x - width * 0.1, top, x, top)
  heaps.curveTo(x + width * 0.1, top, x + width * 0.3, y - height * 0.45, x + width / 2, y)
  heaps
    .curveTo(x + width * 0.2, y + height * 0.1, x - width * 0.2, y + height * 0.1, x - width / 2, y)
    .close()
  shades.moveTo(x, top).curveTo(at(0.1), top, at(0.3), y - height * 0.45, at(0.5), y)
  shades.curveTo(at(0.3), y + height * 0.06, at(0.14), y + height * 0.07, at(0.06), y + height * 0.075)
  shades.curveTo(at(0.16), y - height * 0.4, at(-0.04), y - height * 0.6, x, top).close()
}
