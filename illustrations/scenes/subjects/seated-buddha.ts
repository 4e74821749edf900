import { joinMarkup, path } from "../drawing/elements.ts"
import { curve } from "./curve.ts"

/** The white Buddha that sits on a hill over a town, whole and frontal: 84 tall, the foot of the plinth at (0, 6). */
export function seatedBuddha({
  lit = "#fff6dc",
  shade = "#c9c29a",
  shadeOpacity = 0.8,
  plinth = "#cfd8b4",
  flame = "#f2b544",
} = {}): string {
  const figure = curve(`
    -26,-11c -30,-20 -22,-27 -13,-28 -14,-44 -9,-56 -5,-58 -7,-68 0,-76 7,-68 5,-58 9,-56 14,-44
    13,-28 22,-27 30,-20 26,-11c
  `)
  const rightSide = curve(`
    0,-76c 7,-68 5,-58 9,-56 14,-44 13,-28 22,-27 30,-20 26,-11c 4,-11c 6,-30 4,-50
  `)
  return joinMarkup([
    path("M-30 6h60v-9h-60zM-24-3h48v-8h-48z", plinth),
    path(figure, lit),
    path(rightSide, shade, { opacity: shadeOpacity }),
    path("M-2-76L0-84 2-76z", flame),
  ])
}
