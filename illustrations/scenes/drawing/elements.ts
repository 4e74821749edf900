import { HEIGHT, WIDTH } from "./canvas.ts"
import { tenths, thousandths } from "./digits.ts"

/** Markup, in lists of any depth. Missing items are omitted. */
export type Markup = string | undefined | false | readonly Markup[]

/** SVG attributes by their names. An attribute without a value is omitted. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

/** A reference for `filter` and `clip-path`. */
export const url = (id: string): string => `url(#${id})`

export function path(data: string, fill: string, attributes: Attributes = {}): string {
  return `<path d="${data}" fill="${fill}"${attributeText(attributes)}/>`
}

export function stroke(data: string, colour: string, width: number, attributes: Attributes = {}): string {
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}"${attributeText(attributes)}/>`
}

export function group(content: Markup, attributes: Attributes = {}): string {
  return `<g${attributeText(attributes)}>${joinMarkup(content)}</g>`
}

/** A symbol with its origin at (x, y); a negative `scaleX` mirrors it. Rotation in degrees, clockwise. */
export function use(
  id: string,
  x = 0,
  y = 0,
  scaleX = 1,
  scaleY = scaleX,
  rotation = 0,
  attributes: Attributes = {},
): string {
  const isScaled = scaleX !== 1 || scaleY !== 1
  const scales = thousandths(scaleX) + (scaleX === scaleY ? "" : ` ${thousandths(scaleY)}`)
  const transform = [
    x || y ? `translate(${thousandths(x)} ${thousandths(y)})` : "",
    rotation ? `rotate(${thousandths(rotation)})` : "",
    isScaled ? `scale(${scales})` : "",
  ].join("")
  return `<use href="#${id}"${transform && ` transform="${transform}"`}${attributeText(attributes)}/>`
}

export function circle(
  x: number,
  y: number,
  radius: number,
  fill: string,
  attributes: Attributes = {},
): string {
  const shape = `cx="${tenths(x)}" cy="${tenths(y)}" r="${tenths(radius)}"`
  return `<circle ${shape} fill="${fill}"${attributeText(attributes)}/>`
}

export function ellipse(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill: string,
  attributes: Attributes = {},
): string {
  const shape = `cx="${tenths(x)}" cy="${tenths(y)}" rx="${tenths(radiusX)}" ry="${tenths(radiusY)}"`
  return `<ellipse ${shape} fill="${fill}"${attributeText(attributes)}/>`
}

export function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  attributes: Attributes = {},
): string {
  const box = `M${tenths(x)} ${tenths(y)}h${tenths(width)}v${tenths(height)}h${tenths(-width)}z`
  return path(box, fill, attributes)
}

/** Paint over the whole canvas. */
export function wholeCanvas(fill: string, attributes: Attributes = {}): string {
  return path(`M0 0H${WIDTH}V${HEIGHT}H0z`, fill, attributes)
}

export function joinMarkup(content: Markup): string {
  if (typeof content === "string") return content
  return content ? content.map(joinMarkup).join("") : ""
}

function attributeText(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("")
}
