import { knots } from "../drawing/knots.ts"
import { units } from "../drawing/svg.ts"
import type { ClassicPlan } from "./classic-plan.ts"

// Curves are written as knots: `x,y` in millimetres, with a flag such as `c40` (a corner rounded by 40); see drawing/knots.ts.

export const BEETLE_PLAN: ClassicPlan = {
  outline: knots(`
    230,0, 262,190, 420,340, 820,500, 1230,633, 1900,666, 2700,647, 3300,520, 3720,307, 3860,0
  `),
  underWings: knots("200,0 c, 200,542 c, 3800,465 c, 3800,0 c"),
  bumpers: [
    { x: 40, halfWidth: 713 },
    { x: 3870, halfWidth: 666 },
  ],
  runningBoard: knots("1180,589 c, 1180,760 c20, 2500,760 c20, 2500,589 c"),
  wings: [
    knots("110,512, 150,713, 420,775, 900,775, 1270,713 c40, 1270,465 c40, 800,388, 300,356"),
    knots("2420,574 c30, 2460,713, 2800,775, 3400,767, 3780,666, 3876,465 c40, 3500,388, 2800,512"),
  ],
  drawOutside: ({ svg, view, px, shapesOnBothSides }) => {
    const glass = svg.radialGradient(0.35, 0.5, 0.6, [0, "#fff"], [1, "#b8c5cf"])
    for (const side of [-1, 1]) {
      const rim = `stroke="#59626a" stroke-width="${units(1.4)}"`
      svg.circle(view.xPx(230), view.yPx(side * 589), px(96), glass, rim)
    }
    const tailLamps = shapesOnBothSides(knots("3800,465 c20, 3770,666 c30, 3660,698 c30, 3700,512 c20"))
    svg.path(tailLamps, "#c0202a", `stroke="#34020a" stroke-width="${units(0.7)}"`)
  },
  drawOnBody: ({ svg, linePath, tones }) => {
    svg.stroke(linePath(knots("260,0 l, 1209,0")), tones.shade3, 1.2)
    const bonnet = knots("330,190 c, 800,330, 1180,380 c60, 1180,-380 c60, 800,-330, 330,-190 c")
    svg.stroke(linePath(bonnet), tones.shade3, 1.2)
  },
}
