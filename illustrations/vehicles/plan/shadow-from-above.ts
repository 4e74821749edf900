import { type Svg, units } from "../drawing/svg.ts"

/** A soft shade around a stored outline that lies on the floor. */
export function drawShadowFromAbove(svg: Svg, outline: string) {
  const shade = 'fill="#0b1118" opacity=".13"'
  svg.use(outline, `transform="translate(0 ${units(9)})" ${shade}`)
  const blurred = `stroke="#0b1118" stroke-width="${units(9)}" stroke-linejoin="round" stroke-opacity=".5"`
  svg.use(outline, `transform="translate(${units(-4)} ${units(4)})" ${shade} ${blurred}`)
}
