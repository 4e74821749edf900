import { pathPx, type Svg } from "../drawing/svg.ts"
import {
  canopy,
  drawCloud,
  drawSky,
  drawSun,
  placeScaled,
  seededRandom,
  storePalm,
  WIDTH,
} from "./scenery.ts"

/** The garden of a hotel, dressed for a wedding. */
export function drawGarden(svg: Svg) {
  drawSky(svg, [0, "#bcdbe8"], [0.5, "#f6efe6"], [1, "#f6efe6"])
  drawSun(svg, 820, 120, 22, "#fff5dd", 0.8)
  drawCloud(svg, 70, 100, 0.8, 0.6)
  svg.path(canopy(0, WIDTH, 330, 90, 23), "#b7cdb3")
  svg.path(canopy(-20, 220, 350, 120, 14), "#93b58d")
  svg.path(canopy(760, 1000, 350, 120, 52), "#93b58d")
  svg.path(pathPx`M226 196l52 -46h404l52 46z`, svg.verticalGradient([0, "#c98e74"], [1, "#b07358"]))
  svg.rect(246, 194, 468, 170, "#fbf8f2")
  svg.rect(236, 192, 488, 8, "#efe9de")
  let arches = ""
  let windows = ""
  for (let i = 0; i < 7; i++) {
    const x = 266 + i * 64
    arches += pathPx`M${x} 364v-112a22 22 0 0 1 44 0v112z`
    windows += pathPx`M${x + 8} 352v-92a14 14 0 0 1 28 0v92z`
  }
  svg.path(arches, svg.verticalGradient([0, "#d9cfbf"], [1, "#efe7d8"]))
  svg.path(windows, svg.verticalGradient([0, "#8da6ad"], [1, "#c7d6d6"]))
  svg.rect(246, 352, 468, 12, "#e8e0d2")
  svg.path(canopy(0, WIDTH, 384, 34, 39), "#7fa56d")
  svg.path(canopy(-10, 250, 390, 34, 6), "#6c9460")
  svg.path(canopy(716, 980, 390, 34, 28), "#6c9460")
  const random = seededRandom(9)
  for (const colour of ["#f4d4d6", "#fff8ef", "#e9aeb4"]) {
    let blossoms = ""
    for (let i = 0; i < 8; i++) {
      const x = random() < 0.5 ? random() * 240 : 724 + random() * 236
      const y = 360 + random() * 26
      blossoms += pathPx`M${x} ${y}h.1`
    }
    svg.stroke(blossoms, colour, 5.2, 'stroke-linecap="round"')
  }
  const palm = storePalm(svg)
  placeScaled(svg, palm, 118, 384, 1.35)
  placeScaled(svg, palm, 850, 384, 1.35, true)
  svg.rect(0, 384, WIDTH, 14, svg.verticalGradient([0, "#a6c284"], [1, "#8fae6d"]))
  svg.rect(0, 394, WIDTH, 100, svg.verticalGradient([0, "#e9e0d0"], [0.5, "#dcd1bd"], [1, "#cbbfa8"]))
  svg.rect(0, 393, WIDTH, 3, "#f7f2e8")
  svg.rect(0, 492, WIDTH, 3, "#f7f2e8")
  svg.rect(0, 495, WIDTH, 45, svg.verticalGradient([0, "#a6c284"], [1, "#8aa968"]))
  svg.path(canopy(0, WIDTH, 540, 38, 4), "#7fa05f")
}
