import { HEIGHT, WIDTH } from "./drawing/canvas.ts"
import { shortNumber, thousandths } from "./drawing/digits.ts"
import { joinMarkup, type Markup, url, wholeCanvas } from "./drawing/elements.ts"

/** One poster of the list. */
export interface SceneEntry {
  name: string
  /** The middle of a narrow crop, as a share of the width. */
  focus: number
  draw: () => Scene
}

/** A colour at an offset from 0 to 1, with an opacity when it is not solid. */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** Stops written as text: offset, colour, and opacity if it is not solid: `stops("0 #2c6873, 1 #f6bd73 .5")`. */
export function stops(text: string): Stop[] {
  return text.split(",").map((stop) => {
    const [offset, colour, opacity] = stop.trim().split(/\s+/)
    if (!offset || !colour) throw new Error(`Not a stop of a gradient: ${stop}`)
    return opacity ? [Number(offset), colour, Number(opacity)] : [Number(offset), colour]
  })
}

interface StippleOptions {
  /** Size of a grain, in units of the canvas. */
  size?: number
  seed?: number
  /** How sharply a grain ends. */
  hardness?: number
  /** The weight of the grain relative to the gradient. */
  grain?: number
  /** How quickly grains become solid where the gradient begins. */
  slope?: number
}

interface FinishOptions {
  grain?: number
  vignette?: number
  vignetteColour?: string
  /** Opacity of the warm tint of the paper. */
  warmth?: number
}

/** A poster that is being drawn. Repeated definitions are stored once. */
export class Scene {
  readonly title: string
  private readonly prefix: string
  private readonly definitions: string[] = []
  private readonly idByDefinition = new Map<string, string>()
  private readonly body: string[] = []
  private idCount = 0

  /** `title` is the alternative text; every id starts with `prefix`. */
  constructor({ title, prefix }: { title: string; prefix: string }) {
    this.title = title
    this.prefix = prefix
  }

  /** Adds markup on top of the existing drawing. */
  add(...markup: Markup[]): this {
    this.body.push(joinMarkup(markup))
    return this
  }

  nextId(): string {
    return this.prefix + (this.idCount++).toString(36)
  }

  /** Stores a definition, made from its id. @returns the id, the same for the same definition. */
  define(make: (id: string) => string): string {
    const key = make("@")
    const existingId = this.idByDefinition.get(key)
    if (existingId) return existingId
    const id = this.nextId()
    this.idByDefinition.set(key, id)
    this.definitions.push(make(id))
    return id
  }

  /** Paint between two points of the canvas. */
  linearGradient(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string {
    const line = `x1="${Math.round(x1)}" y1="${Math.round(y1)}" x2="${Math.round(x2)}" y2="${Math.round(y2)}"`
    return this.gradient("linearGradient", line, stops)
  }

  /** Paint from one height to another: stops, or colours at even steps. */
  verticalGradient(fromY: number, toY: number, ...colours: readonly (string | Stop)[]): string {
    const stops = colours.map(
      (colour, i): Stop => (typeof colour === "string" ? [i / (colours.length - 1), colour] : colour),
    )
    return this.linearGradient(0, fromY, 0, toY, stops)
  }

  /** Paint around a point of the canvas, flattened or stretched to `radiusY`. */
  radialGradient(x: number, y: number, radius: number, stops: readonly Stop[], radiusY?: number): string {
    const circle = `cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius)}"`
    return this.gradient("radialGradient", circle + (radiusY ? verticalScale(y, radius, radiusY) : ""), stops)
  }

  /** @returns the id of a clip path, for `url`; `isEvenOdd` leaves out what the outline encloses twice. */
  clip(pathData: string, isEvenOdd = false): string {
    const rule = isEvenOdd ? ' clip-rule="evenodd"' : ""
    return this.define((id) => `<clipPath id="${id}"><path d="${pathData}"${rule}/></clipPath>`)
  }

  /** @returns the id of a drawing, for `use`. */
  symbol(content: string): string {
    return this.define((id) => `<g id="${id}">${content}</g>`)
  }

  /** @returns the id of a filter, for `url`. */
  filter(primitives: string, region = ""): string {
    const attributes = ` color-interpolation-filters="sRGB"${region && ` ${region}`}`
    return this.define((id) => `<filter id="${id}"${attributes}>${primitives}</filter>`)
  }

  /** @returns the id of a filter that converts a gradient of opacity to stipple: dots of varying density. */
  stipple({ size = 1.1, seed = 2, hardness = 4, grain = 2, slope = 7 }: StippleOptions = {}): string {
    const frequency = shortNumber(Math.round(1000 / size / 1.15) / 1000)
    const grainWeight = shortNumber(Math.round(hardness * grain * 100) / 100)
    const threshold = shortNumber(Math.round((0.5 - hardness * (0.5 + grain * 0.5)) * 100) / 100)
    const primitives = [
      `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed}"/>`,
      `<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0" result="n"/>`,
      `<feComposite in="SourceAlpha" in2="n" operator="arithmetic"`,
      ` k2="${shortNumber(hardness)}" k3="${grainWeight}" k4="${threshold}" result="m"/>`,
      // without this minimum there would be dots beyond the end of the gradient
      `<feComponentTransfer in="SourceGraphic"><feFuncA type="linear" slope="${slope}"/></feComponentTransfer>`,
      `<feComposite in2="m" operator="in"/>`,
    ]
    return this.filter(primitives.join(""), 'x="0" y="0" width="1" height="1"')
  }

  /** @returns the id of a filter. */
  blur(deviation: number): string {
    const primitive = `<feGaussianBlur stdDeviation="${deviation}"/>`
    return this.filter(primitive, 'x="-.3" y="-.3" width="1.6" height="1.6"')
  }

  /** Adds the paper: a warm tint, a vignette and a fine grain. Called last. */
  finish({
    grain = 0.16,
    vignette = 0.28,
    vignetteColour = "#1a1026",
    warmth = 0.05,
  }: FinishOptions = {}): this {
    const paper = this.paper()
    const edge: Stop[] = [
      [0.55, vignetteColour, 0],
      [1, vignetteColour, vignette],
    ]
    this.add(wholeCanvas("#f6d9a0", { opacity: shortNumber(warmth) }))
    this.add(wholeCanvas(this.radialGradient(WIDTH / 2, HEIGHT * 0.47, 1010, edge)))
    const blend = 'style="mix-blend-mode:soft-light"'
    const sheet = `M0 0H${WIDTH}V${HEIGHT}H0z`
    return this.add(`<path d="${sheet}" filter="${url(paper)}" opacity="${shortNumber(grain)}" ${blend}/>`)
  }

  toString(): string {
    const title = this.title.replace(/&/g, "&amp;").replace(/</g, "&lt;")
    const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img">`
    const definitions = `<defs>${this.definitions.join("")}</defs>`
    return `${head}<title>${title}</title>${definitions}${this.body.join("")}</svg>`
  }

  private gradient(tag: string, place: string, stops: readonly Stop[]): string {
    const inner = stops.map(stopMarkup).join("")
    return url(
      this.define((id) => `<${tag} id="${id}" gradientUnits="userSpaceOnUse" ${place}>${inner}</${tag}>`),
    )
  }

  private paper(): string {
    const colours = ".9 .9 .9 0 -.85 .9 .9 .9 0 -.85 .9 .9 .9 0 -.85 0 0 0 0 1"
    return this.filter(
      `<feTurbulence type="fractalNoise" baseFrequency=".82" numOctaves="3" seed="7"/><feColorMatrix values="${colours}"/>`,
      'x="0" y="0" width="1" height="1"',
    )
  }
}

function verticalScale(y: number, radius: number, radiusY: number): string {
  const down = shortNumber(Math.round(y - (y * radiusY) / radius))
  return ` gradientTransform="translate(0 ${down}) scale(1 ${thousandths(radiusY / radius)})"`
}

function stopMarkup([offset, colour, opacity]: Stop): string {
  const solid = opacity === undefined || opacity === 1
  const stopOpacity = solid ? "" : ` stop-opacity="${thousandths(opacity)}"`
  return `<stop offset="${thousandths(offset)}" stop-color="${colour}"${stopOpacity}/>`
}
