/** A colour at an offset between 0 and 1, with an opacity when it is not solid. */
export type Stop = [offset: number, colour: string, opacity?: number]

/**
 * Drawing units per pixel of the picture. Everything is written in whole units on a grid five times finer than the
 * pixels, which keeps the files a third smaller than decimals would.
 */
export const UNITS_PER_PX = 5

/** Pixels as drawing units, for attributes written by hand. */
export function units(px: number): string {
  return String(Math.round(px * UNITS_PER_PX) || 0)
}

/**
 * Path data written in pixels: every number, written or interpolated, becomes drawing units. The rotation and the two
 * flags of an arc stay as they are.
 */
export function pathPx(text: TemplateStringsArray, ...numbers: number[]): string {
  const path = String.raw({ raw: text }, ...numbers.map((number) => number.toFixed(9)))
  return path.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command: string, values: string) => {
    const isArc = command.toLowerCase() === "a"
    let position = 0
    const inUnits = values.replace(/-?(?:\d+\.?\d*|\.\d+)/g, (value) => {
      const isFlag = isArc && [2, 3, 4].includes(position % 7)
      position++
      return isFlag ? value : units(Number(value))
    })
    return command + inUnits
  })
}

/**
 * A picture in progress. Repeated definitions are stored once, and every id starts with the
 * prefix of the picture, so that several pictures can stand in one page.
 */
export class Svg {
  private readonly prefix: string
  private readonly definitions: string[] = []
  private readonly idByDefinition = new Map<string, string>()
  private body: string[] = []
  private idCount = 0

  constructor(prefix: string) {
    this.prefix = prefix
  }

  nextId(): string {
    return this.prefix + (this.idCount++).toString(36)
  }

  /** Stores a definition, made from its id. @returns the id, the same for the same definition. */
  define(make: (id: string) => string): string {
    const key = make("#")
    const known = this.idByDefinition.get(key)
    if (known) return known
    const id = this.nextId()
    this.idByDefinition.set(key, id)
    this.definitions.push(make(id))
    return id
  }

  /** A gradient from top to bottom of the bounding box. */
  verticalGradient(...stops: Stop[]): string {
    return this.gradient("linear", 'x2="0" y2="1"', stops)
  }

  /** A gradient from left to right of the bounding box. */
  horizontalGradient(...stops: Stop[]): string {
    return this.gradient("linear", "", stops)
  }

  /** A gradient around (centreX, centreY); all three are given as shares of the box of the shape it fills. */
  radialGradient(centreX: number, centreY: number, radius: number, ...stops: Stop[]): string {
    const values = [centreX, centreY, radius]
    const attributes = ["cx", "cy", "r"].map((name, i) =>
      values[i] === 0.5 ? "" : `${name}="${decimals(values[i] ?? 0.5)}"`,
    )
    return this.gradient("radial", attributes.filter(Boolean).join(" "), stops)
  }

  /** A gradient between two points of the picture. */
  linearGradientPx(x1: number, y1: number, x2: number, y2: number, stops: Stop[]): string {
    const from = [x1 ? `x1="${units(x1)}" ` : "", y1 ? `y1="${units(y1)}" ` : ""].join("")
    return this.gradient(
      "linear",
      `gradientUnits="userSpaceOnUse" ${from}x2="${units(x2)}" y2="${units(y2)}"`,
      stops,
    )
  }

  /** A gradient around a point of the picture. */
  radialGradientPx(centreX: number, centreY: number, radius: number, stops: Stop[]): string {
    const circle = `cx="${units(centreX)}" cy="${units(centreY)}" r="${units(radius)}"`
    return this.gradient("radial", `gradientUnits="userSpaceOnUse" ${circle}`, stops)
  }

  /** Stores a path for `use` and `clipTo`. @returns its id. */
  definePath(pathData: string): string {
    return this.define((id) => `<path id="${id}" d="${pathData}"/>`)
  }

  /** Stores the output of `draw` as a group for `use`, without adding it to the picture. @returns its id. */
  symbol(draw: () => void): string {
    const markup = this.capture(draw)
    return this.define((id) => `<g id="${id}">${markup}</g>`)
  }

  /** Returns the output of `draw` instead of adding it to the picture. Its definitions stay. */
  capture(draw: () => void): string {
    const body = this.body
    this.body = []
    draw()
    const markup = this.body.join("")
    this.body = body
    return markup
  }

  /** A clip path in the shape of a stored path, as a value for `clip-path`. */
  clipTo(storedId: string): string {
    return `url(#${this.define((id) => `<clipPath id="${id}"><use href="#${storedId}"/></clipPath>`)})`
  }

  raw(markup: string) {
    this.body.push(markup)
  }

  use(storedId: string, attributes: string) {
    this.raw(`<use href="#${storedId}" ${attributes}/>`)
  }

  /** Draws a stored path or symbol with its origin at a place of the picture. */
  place(storedId: string, xPx: number, yPx: number) {
    this.raw(`<use href="#${storedId}" x="${units(xPx)}" y="${units(yPx)}"/>`)
  }

  path(pathData: string, fill: string, extra = "") {
    if (pathData) this.raw(`<path d="${pathData}"${fill && ` fill="${fill}"`}${extra && ` ${extra}`}/>`)
  }

  stroke(pathData: string, colour: string, widthPx: number, extra = "") {
    this.path(pathData, "none", `stroke="${colour}" stroke-width="${units(widthPx)}"${extra && ` ${extra}`}`)
  }

  circle(x: number, y: number, radius: number, fill: string, extra = "") {
    const centre = (x ? ` cx="${units(x)}"` : "") + (y ? ` cy="${units(y)}"` : "")
    this.raw(`<circle${centre} r="${units(radius)}" fill="${fill}"${extra && ` ${extra}`}/>`)
  }

  ellipse(x: number, y: number, radiusX: number, radiusY: number, fill: string, extra = "") {
    const shape = `cx="${units(x)}" cy="${units(y)}" rx="${units(radiusX)}" ry="${units(radiusY)}"`
    this.raw(`<ellipse ${shape} fill="${fill}"${extra && ` ${extra}`}/>`)
  }

  rect(x: number, y: number, width: number, height: number, fill: string, rounding = 0, extra = "") {
    const box = `x="${units(x)}" y="${units(y)}" width="${units(width)}" height="${units(height)}"`
    this.raw(
      `<rect ${box}${rounding ? ` rx="${units(rounding)}"` : ""} fill="${fill}"${extra && ` ${extra}`}/>`,
    )
  }

  group(attributes: string, draw: () => void) {
    this.raw(`<g ${attributes}>`)
    draw()
    this.raw("</g>")
  }

  /** The complete picture in one line, with a name for screen readers. */
  toDocument(widthPx: number, heightPx: number, name: string): string {
    const label = name.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;")
    const viewBox = `0 0 ${widthPx * UNITS_PER_PX} ${heightPx * UNITS_PER_PX}`
    const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${widthPx}" height="${heightPx}"`
    return `${head} role="img" aria-label="${label}"><defs>${this.definitions.join("")}</defs>${this.body.join("")}</svg>`
  }

  private gradient(kind: "linear" | "radial", attributes: string, stops: Stop[]): string {
    const tag = `${kind}Gradient`
    const inner = stops.map(stopMarkup).join("")
    return `url(#${this.define((id) => `<${tag} id="${id}"${attributes && ` ${attributes}`}>${inner}</${tag}>`)})`
  }
}

/** A short prefix for ids made from a kind of picture and a slug, so that pictures can share a page. */
export function idPrefix(kind: string, slug: string): string {
  let hash = 2166136261
  for (const letter of slug) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0
  return kind + (hash % 46656).toString(36).padStart(3, "0")
}

function stopMarkup([offset, colour, opacity]: Stop): string {
  const place = offset <= 0 ? "" : ` offset="${decimals(offset)}"`
  return `<stop${place} stop-color="${withOpacity(colour, opacity)}"/>`
}

/** `#rrggbbaa`, or `#rgba` if it is the same colour. */
function withOpacity(colour: string, opacity = 1): string {
  if (opacity >= 1) return colour
  const solid = colour.length === 4 ? `#${doubled(colour.slice(1))}` : colour
  const long =
    solid +
    Math.round(Math.max(0, opacity) * 255)
      .toString(16)
      .padStart(2, "0")
  const short = [1, 3, 5, 7].map((i) => long[i]).join("")
  return `#${doubled(short)}` === long ? `#${short}` : long
}

function doubled(digits: string): string {
  return [...digits].map((digit) => digit + digit).join("")
}

function decimals(value: number): string {
  return (Math.round(value * 1000) / 1000).toString().replace(/^(-?)0\./, "$1.")
}
