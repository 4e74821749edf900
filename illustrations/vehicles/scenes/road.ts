import { pathPx, type Svg, units } from "../drawing/svg.ts"
import { canopy, WIDTH } from "./scenery.ts"

type Verge = readonly [far: string, near: string]

const GREEN_VERGE: Verge = ["#9db478", "#7f9a5d"]

/** Tarmac with painted edges and the island's black and white kerb. */
export function drawRoad(svg: Svg, verge = GREEN_VERGE, hasGrass = true) {
  const [far, near] = verge
  svg.rect(0, 372, WIDTH, 30, svg.verticalGradient([0, far], [1, near]))
  svg.rect(0, 396, WIDTH, 96, svg.verticalGradient([0, "#7b838b"], [0.35, "#656d75"], [1, "#545b63"]))
  drawKerb(svg)
  svg.rect(0, 403, WIDTH, 2, "#fff", 0, 'opacity=".55"')
  const dashes = `stroke-dasharray="${units(70)} ${units(62)}" stroke-opacity=".7"`
  svg.stroke(pathPx`M-20 458H${WIDTH}`, "#fff", 3.4, dashes)
  svg.rect(0, 489, WIDTH, 3, "#fff", 0, 'opacity=".5"')
  svg.rect(0, 492, WIDTH, 48, svg.verticalGradient([0, far], [1, near]))
  if (hasGrass) drawGrass(svg, far)
}

/** The track of a national park. */
export function drawDirtTrack(svg: Svg, [far, near]: Verge) {
  svg.rect(0, 372, WIDTH, 30, svg.verticalGradient([0, far], [1, near]))
  svg.rect(0, 394, WIDTH, 100, svg.verticalGradient([0, "#d3ab78"], [0.5, "#c0935f"], [1, "#ab7f4f"]))
  svg.path(pathPx`M0 424C240 419 620 429 960 422V440C620 446 260 436 0 442z`, "#9a7044", 'opacity=".45"')
  svg.rect(0, 488, WIDTH, 52, svg.verticalGradient([0, far], [1, near]))
  svg.path(canopy(0, WIDTH, 496, 12, 11), far)
}

function drawKerb(svg: Svg) {
  svg.rect(0, 390, WIDTH, 7, "#f3f3f0")
  svg.stroke(pathPx`M0 393.5H${WIDTH}`, "#2f3439", 7, `stroke-dasharray="${units(32)}"`)
  svg.rect(0, 396.5, WIDTH, 2.5, "#2b3035", 0, 'opacity=".35"')
}

/** Tufts along the near edge. */
function drawGrass(svg: Svg, colour: string) {
  const tufts =
    pathPx`M2 16q.8 -9.8 4.4 -13.2q-1.2 6 -.4 13.2z` +
    pathPx`M10 16q-.4 -8 -2.8 -10.8q4.8 2.8 5.6 10.8z` +
    pathPx`M28 16q0 -6.8 -3.2 -9.2q4.8 1.6 6 9.2z` +
    pathPx`M40 16q1.2 -10 5.2 -12q-2 6 -1.6 12z`
  const box = `width="${units(64)}" height="${units(16)}" patternUnits="userSpaceOnUse" y="${units(477)}"`
  const pattern = svg.define(
    (id) => `<pattern id="${id}" ${box}><path d="${tufts}" fill="${colour}"/></pattern>`,
  )
  svg.rect(0, 477, WIDTH, 16, `url(#${pattern})`)
}
