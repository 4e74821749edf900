import { pathPx, type Stop, type Svg, units } from "../drawing/svg.ts"

export interface WheelOptions {
  /** Colour of a painted rim. */
  paintHex?: string
  isDark?: boolean
  hasWhitewall?: boolean
}

/** A rim being drawn around the origin; lengths are shares of its radius, angles are degrees, 0 to the right. */
interface Rim {
  svg: Svg
  /** Radius in pixels. */
  r: number
  /** Fills of the bright faces and of the flanks of spokes. */
  face: string
  flank: string
  isDark: boolean
  paintHex?: string
  /** A filled circle, lit from top to bottom by its stops. */
  disc: (radius: number, ...stops: Stop[]) => void
  /** A filled circle, lit around its upper left. */
  dome: (radius: number, ...stops: Stop[]) => void
  ring: (radius: number, colour: string, widthPx: number, opacity?: number) => void
  /** A point as text for path data. */
  at: (radius: number, degrees: number) => string
  arcTo: (radius: number, degrees: number) => string
  dots: (count: number, radius: number, firstDegrees: number, diameter: number, colour: string) => void
}

const BRIGHT_METAL = ["#fbfcfd", "#cfd5da", "#8d959d"] as const
const DARK_METAL = ["#8a9098", "#5a6068", "#2f343a"] as const

export function rimOf(svg: Svg, r: number, { isDark = false, paintHex }: WheelOptions): Rim {
  const [upper, middle, lower] = isDark ? DARK_METAL : BRIGHT_METAL
  const face: Stop[] = [
    [0, upper],
    [0.45, middle],
    [1, lower],
  ]
  const at = (radius: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return `${units(r * radius * Math.cos(angle))} ${units(r * radius * Math.sin(angle))}`
  }
  return {
    svg,
    r,
    face: svg.linearGradientPx(0, -r, 0, r, face),
    flank: isDark ? "#1c1f23" : "#5d656d",
    isDark,
    paintHex,
    disc: (radius, ...stops) => svg.circle(0, 0, r * radius, svg.verticalGradient(...stops)),
    dome: (radius, ...stops) => svg.circle(0, 0, r * radius, svg.radialGradient(0.38, 0.34, 0.6, ...stops)),
    ring: (radius, colour, widthPx, opacity = 1) => {
      const clear = opacity < 1 ? ` stroke-opacity="${opacity}"` : ""
      svg.circle(0, 0, r * radius, "none", `stroke="${colour}"${clear} stroke-width="${units(widthPx)}"`)
    },
    at,
    arcTo: (radius, degrees) => `A${units(r * radius)} ${units(r * radius)} 0 0 1 ${at(radius, degrees)}`,
    dots: (count, radius, firstDegrees, diameter, colour) => {
      const places = around(count, firstDegrees).map((degrees) => `M${at(radius, degrees)}h0`)
      svg.stroke(places.join(""), colour, Math.max(1.4, r * diameter), 'stroke-linecap="round"')
    },
  }
}

/** The styles of wheels in the fleet. */
export const RIMS = {
  /** Five spokes, each with a dark groove. */
  "five-spoke": (rim: Rim) => {
    drawBarrel(rim)
    drawSpokes(rim, { count: 5, foot: 0.2, footDegrees: 30, tipDegrees: 12.5, waist: 0.82 })
    drawGrooves(rim, { count: 5, from: 0.42, to: 0.93, halfDegrees: 3.6, colour: "#23272c" })
    drawLip(rim)
    rim.svg.circle(0, 0, rim.r * 0.3, rim.face)
    drawHub(rim)
  },
  "five-y-spoke": (rim: Rim) => {
    const { at, arcTo } = rim
    drawBarrel(rim)
    const spokes = around(5, -90).flatMap((degrees) =>
      [-1, 1].map((side) => {
        const branch = degrees + side * 3
        const tip = degrees + side * 19
        const outwards = `M${at(0.2, degrees - 20)}L${at(0.5, branch - 7)}L${at(0.95, tip - 4.2)}`
        return `${outwards}${arcTo(0.95, tip + 4.2)}L${at(0.5, branch + 7)}L${at(0.2, degrees + 20)}z`
      }),
    )
    drawBlades(rim, spokes.join(""), 3)
    drawLip(rim)
    rim.svg.circle(0, 0, rim.r * 0.27, rim.face)
    drawHub(rim)
  },
  "ten-spoke": (rim: Rim) => {
    drawBarrel(rim)
    drawSpokes(rim, { count: 10, foot: 0.2, footDegrees: 13, tipDegrees: 4.6, waist: 0.9 })
    drawLip(rim)
    rim.svg.circle(0, 0, rim.r * 0.28, rim.face)
    drawHub(rim, { radius: 0.16 })
  },
  "seven-spoke": (rim: Rim) => {
    drawBarrel(rim)
    drawSpokes(rim, { count: 7, foot: 0.2, footDegrees: 20, tipDegrees: 8, waist: 0.82 })
    drawLip(rim)
    rim.svg.circle(0, 0, rim.r * 0.28, rim.face)
    drawHub(rim)
  },
  /** Six heavy spokes, as on off-roaders. */
  "six-spoke": (rim: Rim) => {
    drawBarrel(rim)
    drawSpokes(rim, { count: 6, foot: 0.22, footDegrees: 25, tipDegrees: 13.5, waist: 0.9 })
    drawGrooves(rim, { count: 6, from: 0.5, to: 0.92, halfDegrees: 4.6, colour: "#868e96" })
    drawLip(rim, 0.09)
    rim.svg.circle(0, 0, rim.r * 0.34, rim.face)
    drawHub(rim, { radius: 0.2, nuts: 6, nutsAt: 0.29 })
  },
  /** Curved blades that run one way, as on hybrids. */
  turbine: (rim: Rim) => {
    const { at, arcTo } = rim
    drawBarrel(rim)
    const blades = around(9, -90).map((degrees) => {
      const out = `M${at(0.2, degrees - 15)}Q${at(0.6, degrees - 14)} ${at(0.95, degrees + 4)}`
      return `${out}${arcTo(0.95, degrees + 17)}Q${at(0.62, degrees + 2)} ${at(0.2, degrees + 15)}z`
    })
    drawBlades(rim, blades.join(""), 4)
    drawLip(rim)
    rim.svg.circle(0, 0, rim.r * 0.27, rim.face)
    drawHub(rim, { nuts: 0 })
  },
  /** A silver plastic cover with eight windows near its rim. */
  "hub-cap": (rim: Rim) => {
    const { svg, r, disc, dome, ring, at } = rim
    svg.circle(0, 0, r, "#1a1d21")
    dome(0.97, [0, "#f4f6f8"], [0.5, "#cdd3d8"], [1, "#959da5"])
    const windows = around(8, -67.5).map((degrees) => {
      const inner = `M${at(0.52, degrees - 6)}Q${at(0.47, degrees)} ${at(0.52, degrees + 6)}`
      return `${inner}L${at(0.82, degrees + 12.5)}Q${at(0.88, degrees)} ${at(0.82, degrees - 12.5)}z`
    })
    svg.path(windows.join(""), svg.verticalGradient([0, "#15181b"], [1, "#33383e"]))
    drawLip(rim, 0.07)
    disc(0.36, [0, "#eef1f3"], [1, "#a9b1b8"])
    ring(0.36, "#7b838b", 0.7, 0.7)
    svg.circle(0, 0, r * 0.13, "#8b939b")
  },
  /** A plastic cover with ten blades. */
  "spoked-cap": (rim: Rim) => {
    const { svg, r, face, ring } = rim
    svg.circle(0, 0, r, "#1a1d21")
    svg.circle(0, 0, r * 0.97, "#22262a")
    drawSpokes(rim, { count: 10, foot: 0.16, footDegrees: 15, tipDegrees: 10.5, waist: 0.92, tip: 0.9 })
    drawLip(rim, 0.1)
    svg.circle(0, 0, r * 0.3, face)
    ring(0.3, "#7b838b", 0.6, 0.6)
    svg.circle(0, 0, r * 0.13, "#868e96")
  },
  /** A pressed steel wheel. */
  steel: ({ disc, dome, dots, ring }: Rim) => {
    disc(1, [0, "#d5dade"], [0.5, "#a9b0b7"], [1, "#6f777f"])
    disc(0.86, [0, "#767e86"], [0.4, "#a6adb4"], [1, "#d3d8dc"])
    dome(0.8, [0, "#dde1e4"], [0.7, "#b7bec4"], [1, "#939ba2"])
    dots(8, 0.63, 22.5, 0.17, "#23272b")
    ring(1, "#0c0d0f", 0.9, 0.7)
    disc(0.4, [0, "#eceff1"], [1, "#9aa2a9"])
    dots(6, 0.31, 0, 0.08, "#5d656d")
    disc(0.19, [0, "#50575e"], [1, "#24282c"])
  },
  /** The heavy wheel of a coach, with ten nuts. */
  truck: ({ disc, dome, dots, ring }: Rim) => {
    disc(1, [0, "#e4e8eb"], [0.5, "#b3bac0"], [1, "#737b83"])
    disc(0.88, [0, "#6b737b"], [0.35, "#98a0a7"], [1, "#e0e4e7"])
    dome(0.82, [0, "#eaedef"], [0.65, "#c2c9ce"], [1, "#979fa6"])
    dots(10, 0.67, 18, 0.15, "#24282c")
    disc(0.52, [0, "#f2f4f6"], [1, "#9da5ac"])
    dots(10, 0.43, 0, 0.08, "#58606a")
    dome(0.31, [0, "#fff"], [0.7, "#c0c7cc"], [1, "#838b92"])
    ring(1, "#0c0d0f", 0.9, 0.7)
  },
  /** A painted rim with a chrome cap and a bright trim ring. */
  "chrome-cap": ({ svg, r, paintHex = "#6b2430", disc, dome, ring }: Rim) => {
    disc(1, [0, "#fff"], [0.48, "#b9c0c6"], [0.52, "#7d858d"], [1, "#dfe3e6"])
    svg.circle(0, 0, r * 0.87, paintHex)
    disc(0.87, [0, "#000", 0.35], [0.5, "#000", 0], [1, "#fff", 0.25])
    disc(0.6, [0, "#fff"], [0.42, "#d3d8dc"], [0.5, "#6f777f"], [0.62, "#aab1b8"], [1, "#f5f7f8"])
    ring(0.6, "#4b5259", 0.6, 0.55)
    dome(0.3, [0, "#fff"], [0.6, "#ccd2d7"], [1, "#7d858d"])
    ring(1, "#0c0d0f", 0.8, 0.6)
  },
  /** Laced wires, a bright hub and a painted rim. */
  wire: ({ svg, r, paintHex = "#d3d9de", disc, dome, ring, at }: Rim) => {
    svg.circle(0, 0, r, "#17191c")
    const wires = around(22, 0).flatMap((degrees) =>
      [-1, 1].map((side) => `M${at(0.24, degrees + side * 42)}L${at(0.88, degrees + side * 5)}`),
    )
    svg.stroke(wires.join(""), "#dfe4e8", 0.9)
    const light: Stop[] = [
      [0, "#fff", 0.5],
      [0.5, "#000", 0.05],
      [1, "#000", 0.35],
    ]
    ring(0.93, paintHex, r * 0.13)
    ring(0.93, svg.linearGradientPx(0, -r, 0, r, light), r * 0.13)
    ring(0.865, "#0c0d0f", 0.7, 0.6)
    ring(1, "#0c0d0f", 0.8, 0.6)
    disc(0.27, [0, "#fff"], [0.45, "#d3d8dc"], [0.52, "#6f777f"], [1, "#f5f7f8"])
    ring(0.27, "#4b5259", 0.6)
    dome(0.13, [0, "#fff"], [1, "#8b939b"])
  },
  /** A small pressed steel wheel with four holes. */
  "tuk-tuk": ({ svg, r, disc, dots, ring }: Rim) => {
    disc(1, [0, "#e9ecee"], [0.5, "#b6bdc3"], [1, "#7b838a"])
    svg.circle(
      0,
      0,
      r * 0.8,
      svg.radialGradient(0.5, 0.5, 0.5, [0, "#6e767d"], [0.75, "#8d959c"], [1, "#5b6269"]),
    )
    dots(4, 0.6, 45, 0.24, "#23272b")
    disc(0.4, [0, "#dfe3e6"], [1, "#868e95"])
    svg.circle(0, 0, r * 0.2, "#31363b")
    ring(1, "#0c0d0f", 0.8, 0.6)
  },
  /** Three broad spokes over a drum. */
  scooter: (rim: Rim) => {
    const { svg, r, disc, face } = rim
    svg.circle(0, 0, r, "#3f454b")
    svg.circle(0, 0, r * 0.9, "#1d2024")
    disc(0.6, [0, "#9aa1a8"], [1, "#5d646b"])
    svg.circle(0, 0, r * 0.45, "#22262a")
    drawSpokes(rim, { count: 3, foot: 0.1, footDegrees: 60, tipDegrees: 10, waist: 0.55, tip: 0.93 })
    drawLip(rim, 0.1)
    svg.circle(0, 0, r * 0.26, face)
    svg.circle(0, 0, r * 0.13, "#2a2e33")
  },
}

/** The dark inside of an alloy wheel with its brake disc, the caliper on the trailing side. */
function drawBarrel({ svg, r, disc, ring, at, arcTo }: Rim) {
  const inside = svg.radialGradient(
    0.5,
    0.5,
    0.5,
    [0, "#15171a"],
    [0.7, "#1a1d21"],
    [0.86, "#30353b"],
    [1, "#4a5058"],
  )
  svg.circle(0, 0, r, inside)
  disc(0.62, [0, "#858c94"], [1, "#4d535a"])
  ring(0.62, "#2a2e33", 0.6, 0.6)
  svg.circle(0, 0, r * 0.34, "#2b2f34")
  const back = `A${units(r * 0.44)} ${units(r * 0.44)} 0 0 0 ${at(0.44, -38)}`
  const caliper = `M${at(0.44, -38)}L${at(0.74, -32)}${arcTo(0.74, 32)}L${at(0.44, 38)}${back}z`
  svg.path(caliper, "#2d3237", 'opacity=".85"')
}

interface Spokes {
  count: number
  /** The inner end of a spoke, its outer end, and half its width at each. */
  foot: number
  tip?: number
  footDegrees: number
  tipDegrees: number
  /** Width half-way, as a share of a straight taper. */
  waist: number
}

function drawSpokes(rim: Rim, { count, foot, tip = 0.95, footDegrees, tipDegrees, waist }: Spokes) {
  const { at, arcTo } = rim
  const middle = (foot + tip) / 2
  const middleDegrees = ((tipDegrees * tip + footDegrees * foot) / 2 / middle) * waist
  const spokes = around(count, -90).map((degrees) => {
    const out = `M${at(foot, degrees - footDegrees)}Q${at(middle, degrees - middleDegrees)} ${at(tip, degrees - tipDegrees)}`
    const back = `Q${at(middle, degrees + middleDegrees)} ${at(foot, degrees + footDegrees)}`
    return `${out}${arcTo(tip, degrees + tipDegrees)}${back}z`
  })
  drawBlades(rim, spokes.join(""), 4)
}

/** Draws the blades twice: rotated a little as their shaded flanks, then their faces. */
function drawBlades({ svg, face, flank }: Rim, pathData: string, turnDegrees: number) {
  const blades = svg.definePath(pathData)
  svg.use(blades, `transform="rotate(${turnDegrees})" fill="${flank}"`)
  svg.use(blades, `fill="${face}"`)
}

interface Grooves {
  count: number
  from: number
  to: number
  halfDegrees: number
  colour: string
}

function drawGrooves({ svg, at, arcTo }: Rim, { count, from, to, halfDegrees, colour }: Grooves) {
  const grooves = around(count, -90).map(
    (degrees) => `M${at(from, degrees)}L${at(to, degrees - halfDegrees)}${arcTo(to, degrees + halfDegrees)}z`,
  )
  svg.path(grooves.join(""), colour, 'opacity=".8"')
}

function drawLip({ svg, r, isDark, ring }: Rim, width = 0.075) {
  const inner = r * (1 - width)
  const outline = pathPx`M${r} 0A${r} ${r} 0 1 1 ${-r} 0A${r} ${r} 0 1 1 ${r} 0`
  const hole = pathPx`M${inner} 0A${inner} ${inner} 0 1 0 ${-inner} 0A${inner} ${inner} 0 1 0 ${inner} 0`
  const [middle, lower] = isDark ? (["#7d848c", "#3a3f45"] as const) : (["#c3c9cf", "#7e868e"] as const)
  const light = svg.verticalGradient([0, "#fff"], [0.5, middle], [1, lower])
  svg.path(outline + hole, light, 'fill-rule="evenodd"')
  ring(1.005, "#0b0c0e", 0.9, 0.75)
}

interface Hub {
  radius?: number
  nuts?: number
  nutsAt?: number
}

function drawHub({ dots, dome, disc }: Rim, { radius = 0.17, nuts = 5, nutsAt = 0.27 }: Hub = {}) {
  if (nuts) dots(nuts, nutsAt, -90 + 180 / nuts, 0.064, "#3a4047")
  dome(radius, [0, "#f4f6f8"], [0.6, "#b9c0c7"], [1, "#6f777f"])
  disc(radius * 0.72, [0, "#3b4148"], [1, "#1d2024"])
}

/** Directions spread evenly around the hub. */
function around(count: number, firstDegrees: number): number[] {
  return Array.from({ length: count }, (_, i) => firstDegrees + (360 / count) * i)
}
