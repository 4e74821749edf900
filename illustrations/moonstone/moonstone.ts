import { STENCILS, type Stencil, type StencilName } from "./stencils.ts"

/**
 * The moonstone: flames, road, vine, petals and a hub, as concentric rings around the middle of a 1000 by 1000 drawing. It has no
 * realistic details. The vehicles are a group of their own over the rings, so that they can turn.
 */

const VIEW_BOX = "-500 -500 1000 1000"
const INK = "#0b2426"
const WHITE = "#f4faf8"
const ROAD_BED = "#ffb71b"

const PETAL_PINK = "#ffd3de"
// The colours of the design in light and dark mode, as custom properties of the page that shows the drawing.
const SAFFRON = "var(--saffron)"
const VERMILION = "var(--vermilion)"
const LOTUS = "var(--lotus)"
const LEAF = "var(--leaf)"
const OCHRE = "var(--ochre)"

const FLAME = "M0-494C9-478 15-468 15-456 15-446 8-440 0-440-8-440-15-446-15-456-15-468-9-478 0-494Z"
const PETAL = "M0-244C17-232 25-214 25-200 25-186 14-178 0-178-14-178-25-186-25-200-25-214-17-232 0-244Z"
const HUB_PETAL = "M0-150C22-128 30-100 24-74L0-58-24-74C-30-100-22-128 0-150Z"

const PROCESSION: StencilName[] = [
  "bus",
  "saloon",
  "van",
  "hatchback",
  "offRoader",
  "midiCoach",
  "limousine",
  "van",
  "hatchback",
  "offRoader",
  "bus",
  "saloon",
  "van",
  "hatchback",
  "midiCoach",
  "limousine",
]

/** The drawing as SVG, with the groups `rings` and `procession`. */
export function drawMoonstone(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW_BOX}" aria-hidden="true">${rings()}${procession()}</svg>\n`
}

function rings(): string {
  return group(
    "rings",
    `<defs><path id="stone-flame" d="${FLAME}"/><path id="stone-petal" d="${PETAL}"/><path id="stone-hub" d="${HUB_PETAL}"/></defs>`,
    repeatAround(48, (angle, index) => use("flame", index % 2 ? VERMILION : OCHRE, `rotate(${angle})`)),
    ring(434, 428, SAFFRON),
    ring(422, 328, ROAD_BED),
    `<circle r="346" fill="none" stroke="${INK}" stroke-width="3" stroke-dasharray="18 12.2"/>`,
    ring(322, 318, WHITE),
    ring(312, 264, LEAF),
    `<path d="${vine()}" fill="none" stroke="${WHITE}" stroke-width="4"/>`,
    repeatAround(40, (angle, index) => `<circle r="5" fill="${WHITE}" ${berry(angle, index)}/>`),
    ring(258, 252, VERMILION),
    repeatAround(26, (angle, index) => use("petal", index % 2 ? LOTUS : PETAL_PINK, `rotate(${angle})`)),
    ring(172, 166, SAFFRON),
    repeatAround(8, (angle) => use("hub", PETAL_PINK, `rotate(${angle + 22.5})`)),
    repeatAround(8, (angle) => use("hub", LOTUS, `rotate(${angle}) scale(.8)`)),
    `<circle r="46" fill="${SAFFRON}"/><circle r="30" fill="${INK}"/>`,
    repeatAround(5, (angle) => `<circle r="5" cy="-20" fill="${SAFFRON}" transform="rotate(${angle})"/>`),
  )
}

function procession(): string {
  const names = [...new Set(PROCESSION)]
  return group(
    "procession",
    `<defs>${names.map((name) => `<g id="stone-${name}">${drawStencil(STENCILS[name])}</g>`).join("")}</defs>`,
    repeatAround(
      PROCESSION.length,
      (angle, index) =>
        `<use href="#stone-${PROCESSION[index]}" transform="rotate(${angle}) translate(0 -352) scale(-.345 .345) translate(-160 -128)"/>`,
    ),
  )
}

/** Shows the wheel arches as gaps, by painting them in the colour of the road. */
function drawStencil({ body, windows, wheels }: Stencil): string {
  const wheel = (x: number, y: number, radius: number, fill: string) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
  return [
    `<path fill="${INK}" fill-rule="evenodd" d="${body}${windows}"/>`,
    ...wheels.map(({ x, radius }) => wheel(x, 128 - radius, radius + 5, ROAD_BED)),
    ...wheels.map(({ x, radius }) => wheel(x, 128 - radius, radius, INK)),
  ].join("")
}

function group(id: string, ...elements: string[]): string {
  return `<g id="${id}">${elements.join("")}</g>`
}

function repeatAround(count: number, draw: (angle: number, index: number) => string): string {
  return Array.from({ length: count }, (_, index) =>
    draw(roundTo2Decimals((360 / count) * index), index),
  ).join("")
}

function use(id: string, colour: string, transform: string): string {
  return `<use href="#stone-${id}" fill="${colour}" transform="${transform}"/>`
}

function ring(outer: number, inner: number, colour: string): string {
  const middle = (outer + inner) / 2
  return `<circle r="${middle}" fill="none" stroke="${colour}" stroke-width="${outer - inner}"/>`
}

function berry(angle: number, index: number): string {
  return `transform="rotate(${roundTo2Decimals(angle + 4.5)}) translate(0 ${index % 2 ? -300 : -276})"`
}

/** A wavy line with twenty waves around the ring of leaves. */
function vine(): string {
  const waves = 20
  const points = Array.from({ length: waves * 8 }, (_, index) => {
    const angle = (index / (waves * 8)) * 2 * Math.PI
    const radius = 288 + 11 * Math.sin(angle * waves)
    return `${Math.round(radius * Math.sin(angle))} ${Math.round(-radius * Math.cos(angle))}`
  })
  return `M${points.join("L")}Z`
}

function roundTo2Decimals(number: number): number {
  return Math.round(number * 100) / 100
}
