import { pathPx, type Svg, units } from "../drawing/svg.ts"

/** Wheels: drawn once at the origin as a symbol, then placed with <use>. Units: pixels. */
export type WheelStyle =
  | "five-spoke"
  | "five-y-spoke"
  | "ten-spoke"
  | "seven-spoke"
  | "six-spoke"
  | "turbine"
  | "hub-cap"
  | "spoked-cap"
  | "steel"
  | "truck"
  | "chrome-cap"
  | "wire"
  | "tuk-tuk"
  | "scooter"

const polar = (r: number, deg: number): [number, number] => [
  r * Math.cos((deg * Math.PI) / 180),
  r * Math.sin((deg * Math.PI) / 180),
]
const polarText = (r: number, deg: number) => {
  const [x, y] = polar(r, deg)
  return `${units(x)} ${units(y)}`
}
const ringPath = (r1: number, r0: number) =>
  pathPx`M${r1} 0A${r1} ${r1} 0 1 1 ${-r1} 0A${r1} ${r1} 0 1 1 ${r1} 0M${r0} 0A${r0} ${r0} 0 1 0 ${-r0} 0A${r0} ${r0} 0 1 0 ${r0} 0`
/** tapered spoke from radius r0 (half-angle a0) to r1 (half-angle a1), slightly waisted */
function spoke(c: number, r0: number, a0: number, r1: number, a1: number, waist = 1) {
  const rm = (r0 + r1) / 2,
    am = ((a0 * r0 + a1 * r1) / 2 / rm) * waist
  return `M${polarText(r0, c - a0)}Q${polarText(rm, c - am)} ${polarText(r1, c - a1)}A${units(r1)} ${units(r1)} 0 0 1 ${polarText(r1, c + a1)}Q${polarText(rm, c + am)} ${polarText(r0, c + a0)}z`
}
const BRIGHT_METAL = ["#fbfcfd", "#cfd5da", "#8d959d"] as const
const DARK_METAL = ["#8a9098", "#5a6068", "#2f343a"] as const

export interface WheelOptions {
  paintHex?: string
  isDark?: boolean
  hasWhitewall?: boolean
}

/** R tyre radius, r rim radius (px). Returns symbol id. */
export function wheelSymbol(svg: Svg, style: WheelStyle, R: number, r: number, o: WheelOptions = {}): string {
  const body = svg.body
  svg.body = []
  // --- tyre
  svg.circle(
    0,
    0,
    R,
    svg.radialGradientPx(0, 0, R, [
      [0, "#26292d"],
      [r / R, "#23262a"],
      [r / R + 0.05, "#2f3338"],
      [r / R + (1 - r / R) * 0.62, "#25282c"],
      [0.93, "#1b1d20"],
      [0.97, "#111214"],
      [1, "#0b0c0d"],
    ]),
  )
  svg.circle(
    0,
    0,
    R * 0.985,
    "none",
    `stroke="${svg.linearGradientPx(0, -R, 0, R * 0.2, [
      [0, "#fff", 0.22],
      [1, "#fff", 0],
    ])}" stroke-width="${units(R * 0.03)}"`,
  )
  const sw = R - r
  if (o.hasWhitewall)
    svg.circle(0, 0, r + sw * 0.36, "none", `stroke="#f2efe6" stroke-width="${units(sw * 0.4)}"`)
  else
    svg.circle(
      0,
      0,
      r + sw * 0.55,
      "none",
      `stroke="#000" stroke-opacity=".35" stroke-width="${units(Math.max(0.6, sw * 0.05))}"`,
    )
  // --- rim
  const [upper, middle, lower] = o.isDark ? DARK_METAL : BRIGHT_METAL
  const face = svg.linearGradientPx(0, -r, 0, r, [
    [0, upper],
    [0.45, middle],
    [1, lower],
  ])
  const side = o.isDark ? "#1c1f23" : "#5d656d"
  const barrel = () => {
    svg.circle(
      0,
      0,
      r,
      svg.radialGradientPx(0, 0, r, [
        [0, "#15171a"],
        [0.7, "#1a1d21"],
        [0.86, "#30353b"],
        [1, "#4a5058"],
      ]),
    )
    svg.circle(
      0,
      0,
      r * 0.62,
      svg.linearGradientPx(0, -r * 0.6, 0, r * 0.6, [
        [0, "#858c94"],
        [1, "#4d535a"],
      ]),
    )
    svg.circle(0, 0, r * 0.62, "none", `stroke="#2a2e33" stroke-opacity=".6" stroke-width="${units(0.6)}"`)
    svg.circle(0, 0, r * 0.34, "#2b2f34")
    // caliper, trailing side
    svg.path(
      `M${polarText(r * 0.44, -38)}L${polarText(r * 0.74, -32)}A${units(r * 0.74)} ${units(r * 0.74)} 0 0 1 ${polarText(r * 0.74, 32)}L${polarText(r * 0.44, 38)}A${units(r * 0.44)} ${units(r * 0.44)} 0 0 0 ${polarText(r * 0.44, -38)}z`,
      "#2d3237",
      'opacity=".85"',
    )
  }
  const lip = (w = 0.075) => {
    svg.path(
      ringPath(r, r * (1 - w)),
      svg.linearGradientPx(0, -r, 0, r, [
        [0, "#fff"],
        [0.5, o.isDark ? "#7d848c" : "#c3c9cf"],
        [1, o.isDark ? "#3a3f45" : "#7e868e"],
      ]),
      'fill-rule="evenodd"',
    )
    svg.circle(0, 0, r * 1.005, "none", `stroke="#0b0c0e" stroke-opacity=".75" stroke-width="${units(0.9)}"`)
  }
  /** ring of round dots as one path */
  const dots = (n: number, rad: number, off: number, dia: number, fill: string) => {
    let d = ""
    for (let i = 0; i < n; i++) {
      const [x, y] = polar(rad, off + (360 / n) * i)
      d += pathPx`M${x} ${y}h0`
    }
    svg.stroke(d, fill, dia, 'stroke-linecap="round"')
  }
  const hub = (k = 0.17, nuts = 5, nr = 0.27, ns = 0.032) => {
    dots(nuts, r * nr, -90 + 180 / (nuts || 1), Math.max(1.4, r * ns * 2), "#3a4047")
    svg.circle(
      0,
      0,
      r * k,
      svg.radialGradientPx(-r * 0.04, -r * 0.06, r * k * 1.15, [
        [0, "#f4f6f8"],
        [0.6, "#b9c0c7"],
        [1, "#6f777f"],
      ]),
    )
    svg.circle(
      0,
      0,
      r * k * 0.72,
      svg.linearGradientPx(0, -r * k, 0, r * k, [
        [0, "#3b4148"],
        [1, "#1d2024"],
      ]),
    )
  }
  /** blades once, then the same blades turned a little as their shaded flank */
  const blades = (d: string, turn: number) => {
    const id = svg.store(d)
    svg.use(id, `transform="rotate(${turn})" fill="${side}"`)
    svg.use(id, `fill="${face}"`)
  }
  const multi = (n: number, r0: number, a0: number, a1: number, waist: number, off = -90, r1 = 0.95) => {
    let d = ""
    for (let i = 0; i < n; i++) d += spoke(off + (360 / n) * i, r * r0, a0, r * r1, a1, waist)
    blades(d, 4)
  }
  switch (style) {
    case "five-spoke": {
      // five broad twin-faced spokes
      barrel()
      multi(5, 0.2, 30, 12.5, 0.82)
      let d = ""
      for (let i = 0; i < 5; i++) {
        const c = -90 + 72 * i
        d += `M${polarText(r * 0.42, c)}L${polarText(r * 0.93, c - 3.6)}A${units(r)} ${units(r)} 0 0 1 ${polarText(r * 0.93, c + 3.6)}z`
      }
      svg.path(d, "#23272c", 'opacity=".82"')
      lip()
      svg.circle(0, 0, r * 0.3, face)
      hub()
      break
    }
    case "five-y-spoke": {
      // five Y spokes
      barrel()
      let d = ""
      for (let i = 0; i < 5; i++) {
        const c = -90 + 72 * i
        for (const sg of [-1, 1])
          d += `M${polarText(r * 0.2, c - 20)}L${polarText(r * 0.5, c + sg * 3 - 7)}L${polarText(r * 0.95, c + sg * 19 - 4.2)}A${units(r * 0.95)} ${units(r * 0.95)} 0 0 1 ${polarText(r * 0.95, c + sg * 19 + 4.2)}L${polarText(r * 0.5, c + sg * 3 + 7)}L${polarText(r * 0.2, c + 20)}z`
      }
      blades(d, 3)
      lip()
      svg.circle(0, 0, r * 0.27, face)
      hub()
      break
    }
    case "ten-spoke":
      barrel()
      multi(10, 0.2, 13, 4.6, 0.9)
      lip()
      svg.circle(0, 0, r * 0.28, face)
      hub(0.16)
      break
    case "seven-spoke":
      barrel()
      multi(7, 0.2, 20, 8, 0.82)
      lip()
      svg.circle(0, 0, r * 0.28, face)
      hub()
      break
    case "six-spoke":
      barrel()
      multi(6, 0.22, 25, 13.5, 0.9)
      {
        let d = ""
        for (let i = 0; i < 6; i++) {
          const c = -90 + 60 * i
          d += `M${polarText(r * 0.5, c)}L${polarText(r * 0.92, c - 4.6)}A${units(r)} ${units(r)} 0 0 1 ${polarText(r * 0.92, c + 4.6)}z`
        }
        svg.path(d, "#868e96", 'opacity=".8"')
      }
      lip(0.09)
      svg.circle(0, 0, r * 0.34, face)
      hub(0.2, 6, 0.29)
      break
    case "turbine": {
      // curved directional blades, hybrids
      barrel()
      let d = ""
      for (let i = 0; i < 9; i++) {
        const c = -90 + 40 * i
        const f = (t: number) =>
          `M${polarText(r * 0.2, c + t - 15)}Q${polarText(r * 0.6, c + t - 14)} ${polarText(r * 0.95, c + t + 4)}A${units(r)} ${units(r)} 0 0 1 ${polarText(r * 0.95, c + t + 17)}Q${polarText(r * 0.62, c + t + 2)} ${polarText(r * 0.2, c + t + 15)}z`
        d += f(0)
      }
      blades(d, 4)
      lip()
      svg.circle(0, 0, r * 0.27, face)
      hub(0.17, 0)
      break
    }
    case "hub-cap": {
      // silver plastic wheel cover, eight windows near the rim
      svg.circle(0, 0, r, "#1a1d21")
      svg.circle(
        0,
        0,
        r * 0.97,
        svg.radialGradientPx(-r * 0.2, -r * 0.3, r * 1.25, [
          [0, "#f4f6f8"],
          [0.5, "#cdd3d8"],
          [1, "#959da5"],
        ]),
      )
      let d = ""
      for (let i = 0; i < 8; i++) {
        const c = -90 + 45 * i + 22.5
        d += `M${polarText(r * 0.52, c - 6)}Q${polarText(r * 0.47, c)} ${polarText(r * 0.52, c + 6)}L${polarText(r * 0.82, c + 12.5)}Q${polarText(r * 0.88, c)} ${polarText(r * 0.82, c - 12.5)}z`
      }
      svg.path(
        d,
        svg.linearGradientPx(0, -r, 0, r, [
          [0, "#15181b"],
          [1, "#33383e"],
        ]),
      )
      lip(0.07)
      svg.circle(
        0,
        0,
        r * 0.36,
        svg.linearGradientPx(0, -r * 0.4, 0, r * 0.4, [
          [0, "#eef1f3"],
          [1, "#a9b1b8"],
        ]),
      )
      svg.circle(0, 0, r * 0.36, "none", `stroke="#7b838b" stroke-width="${units(0.7)}" stroke-opacity=".7"`)
      svg.circle(0, 0, r * 0.13, "#8b939b")
      break
    }
    case "spoked-cap": {
      // ten-blade wheel cover
      svg.circle(0, 0, r, "#1a1d21")
      svg.circle(0, 0, r * 0.97, "#22262a")
      multi(10, 0.16, 15, 10.5, 0.92, -90, 0.9)
      lip(0.1)
      svg.circle(0, 0, r * 0.3, face)
      svg.circle(0, 0, r * 0.3, "none", `stroke="#7b838b" stroke-width="${units(0.6)}" stroke-opacity=".6"`)
      svg.circle(0, 0, r * 0.13, "#868e96")
      break
    }
    case "steel": {
      // pressed steel wheel
      svg.circle(
        0,
        0,
        r,
        svg.linearGradientPx(0, -r, 0, r, [
          [0, "#d5dade"],
          [0.5, "#a9b0b7"],
          [1, "#6f777f"],
        ]),
      )
      svg.circle(
        0,
        0,
        r * 0.86,
        svg.linearGradientPx(0, -r * 0.86, 0, r * 0.86, [
          [0, "#767e86"],
          [0.4, "#a6adb4"],
          [1, "#d3d8dc"],
        ]),
      )
      svg.circle(
        0,
        0,
        r * 0.8,
        svg.radialGradientPx(0, -r * 0.2, r, [
          [0, "#d9dde1"],
          [0.7, "#b4bbc1"],
          [1, "#8c949b"],
        ]),
      )
      dots(8, r * 0.63, 22.5, r * 0.17, "#23272b")
      svg.circle(0, 0, r, "none", `stroke="#0c0d0f" stroke-opacity=".7" stroke-width="${units(0.9)}"`)
      svg.circle(
        0,
        0,
        r * 0.4,
        svg.linearGradientPx(0, -r * 0.4, 0, r * 0.4, [
          [0, "#eceff1"],
          [1, "#9aa2a9"],
        ]),
      )
      dots(6, r * 0.31, 0, Math.max(1.4, r * 0.08), "#5d656d")
      svg.circle(
        0,
        0,
        r * 0.19,
        svg.linearGradientPx(0, -r * 0.2, 0, r * 0.2, [
          [0, "#50575e"],
          [1, "#24282c"],
        ]),
      )
      break
    }
    case "truck": {
      // heavy-duty wheel: front convex or rear dished look, ten nuts
      svg.circle(
        0,
        0,
        r,
        svg.linearGradientPx(0, -r, 0, r, [
          [0, "#e4e8eb"],
          [0.5, "#b3bac0"],
          [1, "#737b83"],
        ]),
      )
      svg.circle(
        0,
        0,
        r * 0.88,
        svg.linearGradientPx(0, -r * 0.88, 0, r * 0.88, [
          [0, "#6b737b"],
          [0.35, "#98a0a7"],
          [1, "#e0e4e7"],
        ]),
      )
      svg.circle(
        0,
        0,
        r * 0.82,
        svg.radialGradientPx(0, -r * 0.15, r, [
          [0, "#e7eaed"],
          [0.65, "#bfc6cb"],
          [1, "#8f979e"],
        ]),
      )
      dots(10, r * 0.67, 18, r * 0.15, "#24282c")
      svg.circle(
        0,
        0,
        r * 0.52,
        svg.linearGradientPx(0, -r * 0.5, 0, r * 0.5, [
          [0, "#f2f4f6"],
          [1, "#9da5ac"],
        ]),
      )
      dots(10, r * 0.43, 0, Math.max(1.4, r * 0.08), "#58606a")
      svg.circle(
        0,
        0,
        r * 0.31,
        svg.radialGradientPx(-r * 0.06, -r * 0.1, r * 0.36, [
          [0, "#fff"],
          [0.7, "#c0c7cc"],
          [1, "#838b92"],
        ]),
      )
      svg.circle(0, 0, r, "none", `stroke="#0c0d0f" stroke-opacity=".7" stroke-width="${units(0.9)}"`)
      break
    }
    case "chrome-cap": {
      // painted rim, chrome hub cap and trim ring
      svg.circle(
        0,
        0,
        r,
        svg.linearGradientPx(0, -r, 0, r, [
          [0, "#fff"],
          [0.48, "#b9c0c6"],
          [0.52, "#7d858d"],
          [1, "#dfe3e6"],
        ]),
      )
      svg.circle(0, 0, r * 0.87, o.paintHex ?? "#6b2430")
      svg.circle(
        0,
        0,
        r * 0.87,
        svg.linearGradientPx(0, -r, 0, r, [
          [0, "#000", 0.35],
          [0.5, "#000", 0],
          [1, "#fff", 0.25],
        ]),
      )
      svg.circle(
        0,
        0,
        r * 0.6,
        svg.linearGradientPx(0, -r * 0.6, 0, r * 0.6, [
          [0, "#fff"],
          [0.42, "#d3d8dc"],
          [0.5, "#6f777f"],
          [0.62, "#aab1b8"],
          [1, "#f5f7f8"],
        ]),
      )
      svg.circle(0, 0, r * 0.6, "none", `stroke="#4b5259" stroke-opacity=".55" stroke-width="${units(0.6)}"`)
      svg.circle(
        0,
        0,
        r * 0.3,
        svg.radialGradientPx(-r * 0.08, -r * 0.12, r * 0.36, [
          [0, "#fff"],
          [0.6, "#ccd2d7"],
          [1, "#7d858d"],
        ]),
      )
      svg.circle(0, 0, r, "none", `stroke="#0c0d0f" stroke-opacity=".6" stroke-width="${units(0.8)}"`)
      break
    }
    case "wire": {
      // laced wire wheel with a bright hub and painted rim
      svg.circle(0, 0, r, "#17191c")
      let d = ""
      const n = 22
      for (let i = 0; i < n; i++) {
        const c = (360 / n) * i
        for (const sg of [-1, 1])
          d += `M${polarText(r * 0.24, c + sg * 42)}L${polarText(r * 0.88, c + sg * 5)}`
      }
      svg.stroke(d, "#dfe4e8", 0.9)
      svg.circle(
        0,
        0,
        r * 0.93,
        "none",
        `stroke="${o.paintHex ?? "#d3d9de"}" stroke-width="${units(r * 0.13)}"`,
      )
      svg.circle(
        0,
        0,
        r * 0.93,
        "none",
        `stroke="${svg.linearGradientPx(0, -r, 0, r, [
          [0, "#fff", 0.5],
          [0.5, "#000", 0.05],
          [1, "#000", 0.35],
        ])}" stroke-width="${units(r * 0.13)}"`,
      )
      svg.circle(0, 0, r * 0.865, "none", `stroke="#0c0d0f" stroke-opacity=".6" stroke-width="${units(0.7)}"`)
      svg.circle(0, 0, r, "none", `stroke="#0c0d0f" stroke-opacity=".6" stroke-width="${units(0.8)}"`)
      svg.circle(
        0,
        0,
        r * 0.27,
        svg.linearGradientPx(0, -r * 0.3, 0, r * 0.3, [
          [0, "#fff"],
          [0.45, "#d3d8dc"],
          [0.52, "#6f777f"],
          [1, "#f5f7f8"],
        ]),
        `stroke="#4b5259" stroke-width="${units(0.6)}"`,
      )
      svg.circle(
        0,
        0,
        r * 0.13,
        svg.radialGradientPx(-r * 0.03, -r * 0.05, r * 0.16, [
          [0, "#fff"],
          [1, "#8b939b"],
        ]),
      )
      break
    }
    case "tuk-tuk": {
      svg.circle(
        0,
        0,
        r,
        svg.linearGradientPx(0, -r, 0, r, [
          [0, "#e9ecee"],
          [0.5, "#b6bdc3"],
          [1, "#7b838a"],
        ]),
      )
      svg.circle(
        0,
        0,
        r * 0.8,
        svg.radialGradientPx(0, 0, r * 0.8, [
          [0, "#6e767d"],
          [0.75, "#8d959c"],
          [1, "#5b6269"],
        ]),
      )
      dots(4, r * 0.6, 45, r * 0.24, "#23272b")
      svg.circle(
        0,
        0,
        r * 0.4,
        svg.linearGradientPx(0, -r * 0.4, 0, r * 0.4, [
          [0, "#dfe3e6"],
          [1, "#868e95"],
        ]),
      )
      svg.circle(0, 0, r * 0.2, "#31363b")
      svg.circle(0, 0, r, "none", `stroke="#0c0d0f" stroke-opacity=".6" stroke-width="${units(0.8)}"`)
      break
    }
    case "scooter": {
      svg.circle(0, 0, r, "#3f454b")
      svg.circle(0, 0, r * 0.9, "#1d2024")
      svg.circle(
        0,
        0,
        r * 0.6,
        svg.linearGradientPx(0, -r * 0.6, 0, r * 0.6, [
          [0, "#9aa1a8"],
          [1, "#5d646b"],
        ]),
      )
      svg.circle(0, 0, r * 0.45, "#22262a")
      multi(3, 0.1, 60, 10, 0.55, -90, 0.93)
      lip(0.1)
      svg.circle(0, 0, r * 0.26, face)
      svg.circle(0, 0, r * 0.13, "#2a2e33")
      break
    }
  }
  const inner = svg.body.join("")
  svg.body = body
  return svg.define((id) => `<g id="${id}">${inner}</g>`)
}
