import { tone } from "../drawing/colour.ts"
import { circle, ellipse, joinMarkup, path, stroke, use } from "../drawing/elements.ts"
import type { Scene } from "../scene.ts"
import { ROUND_ENDS } from "./round.ts"

/** The signature car: 100 wide, wheels on y = 0, facing right. */
export function carSymbol(
  scene: Scene,
  {
    body = "#d8432f",
    roof = "#f6e7c4",
    glass = "#20444c",
    dark = "#3a1a20",
    lamp = "#ffe9a8",
    rack = true,
  } = {},
): string {
  const lit = tone(body, 0.07)
  const shade = tone(body, -0.13)
  return scene.symbol(
    joinMarkup([
      path(
        "M3-12C2-20 4-25 8-26L20-28 28-43C29-46 31-47 34-47L66-47C69-47 71-46 73-44L84-28 94-25C97-24 99-20 98-11L97-8 4-8z",
        body,
      ),
      path("M3-14L98-14 97-8 4-8z", shade),
      path("M28-43C29-46 31-47 34-47L66-47C69-47 71-46 73-44L74-42.500 28-42z", roof),
      path("M24-29L31-41 46-41 46-29zM49-29L49-41 67-41C69-41 70-40.500 71-39L79-29z", glass),
      path("M31-41L36-41 29-29 24-29zM55-41L59-41 54-29 49-29z", "#fff", { opacity: 0.22 }),
      path("M8-26L84-26.500 93-24.500 8-23.500z", lit),
      circle(22, -8, 8.6, dark),
      circle(78, -8, 8.6, dark),
      circle(22, -8, 3.6, roof),
      circle(78, -8, 3.6, roof),
      path("M93-22L97.500-21 98-16 93-16.500z", lamp),
      path("M3-22L6-22 6-16 3-15z", "#8e1f1f"),
      rack ? roofRack() : "",
    ]),
  )
}

function roofRack(): string {
  return joinMarkup([
    path("M36-47L37-52 62-52 63-47z", "#8a5a33"),
    path("M40-52L41-56 54-56 55-52z", "#2f6f78"),
  ])
}

/** Places a car symbol with its shadow: x is the middle, y the ground, both in pixels; it faces left when flipped. */
export function car(
  symbol: string,
  x: number,
  y: number,
  width: number,
  { flip = false, rotation = 0, shadow = "#000", shadowOpacity = 0.3 } = {},
): string {
  const left = flip ? x + width / 2 : x - width / 2
  return joinMarkup([
    ellipse(x, y, width * 0.52, width * 0.045, shadow, { opacity: shadowOpacity }),
    use(symbol, left, y, (flip ? -width : width) / 100, width / 100, rotation),
  ])
}

/** Finer lines for the signature car when it is drawn large. They are drawn over `carSymbol`, in the same coordinates: 100 wide. */
export function carDetailSymbol(
  scene: Scene,
  { ink = "#5d1820", chrome = "#fff3d6", lit = "#ff8a66", straps = true } = {},
): string {
  return scene.symbol(
    joinMarkup([
      stroke("M47.500-29V-10M24-29C22-24 24-16 31-9M79-29C82-24 80-16 70-9", ink, 0.7, { opacity: 0.6 }),
      stroke("M6-19.500H96", chrome, 0.9, { opacity: 0.85 }),
      stroke("M40-24.500H45M62-24.500H67", chrome, 1.1, ROUND_ENDS),
      path("M77-30L82-31 82-27 78-27z", ink),
      path("M1-12H9V-8.500H2zM91-12H99.500V-8.500H91z", chrome),
      stroke("M24-29L31-41H67C69-41 70-40.500 71-39L79-29", chrome, 0.6, { opacity: 0.7 }),
      stroke("M9-25.500L21-27.300H84", lit, 0.8, { opacity: 0.8 }),
      circle(22, -8, 5.2, "none", { stroke: chrome, "stroke-width": 0.6 }),
      circle(78, -8, 5.2, "none", { stroke: chrome, "stroke-width": 0.6 }),
      circle(22, -8, 1.3, ink),
      circle(78, -8, 1.3, ink),
      stroke("M11.800-9A10.200 10.200 0 0 1 32.200-9M67.800-9A10.200 10.200 0 0 1 88.200-9", ink, 1, {
        opacity: 0.55,
      }),
      straps ? stroke("M42-52V-47.500M50-56V-52M57-52V-47.500", "#f6c49c", 0.8) : "",
    ]),
  )
}
