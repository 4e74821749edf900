import { tone } from "../drawing/colour.ts"
import { circle, joinMarkup, path, stroke } from "../drawing/elements.ts"
import type { Scene } from "../scene.ts"
import { ROUND_ENDS } from "./round.ts"

const TUK_TUK = {
  red: "#d9382b",
  hood: "#2a2233",
  trim: "#ffd25a",
  glass: "#1f3a48",
  lamp: "#fff6cf",
  inside: "#f2a652",
  dark: "#1a1420",
  rim: "#e9e2d2",
}
type TukTukColours = typeof TUK_TUK

const SIDES: readonly number[] = [-1, 1]

/** A tuk-tuk from the front: 210 wide, 284 tall, wheels on y = 0. */
export function tukTukFrontSymbol(scene: Scene, colours: Partial<TukTukColours> = {}): string {
  const tukTuk = { ...TUK_TUK, ...colours }
  const { red } = tukTuk
  const frontPaint = scene.linearGradient(-100, 0, 100, 0, [
    [0, tone(red, 0.05)],
    [0.5, red],
    [1, tone(red, -0.15)],
  ])
  return scene.symbol(
    joinMarkup([
      SIDES.map((side) => rearWheel(side, tukTuk)),
      floor(),
      cabin(scene, tukTuk),
      windscreen(tukTuk),
      hood(tukTuk),
      marigolds(),
      frontPanel(frontPaint, tukTuk),
      frontWheel(tukTuk),
      SIDES.map((side) => lampAndMirror(side, tukTuk)),
    ]),
  )
}

function rearWheel(side: number, { dark }: TukTukColours): string {
  return joinMarkup([
    path(
      `M${side * 68} -70H${side * 96}C${side * 99} -70 ${side * 99} -66 ${side * 99} -60V-8C${side * 99} -2 ${side * 96} 0 ${side * 92} 0H${side * 73}C${side * 69} 0 ${side * 68} -4 ${side * 68} -8z`,
      dark,
    ),
    stroke(
      `M${side * 72} -50H${side * 95}M${side * 72} -34H${side * 95}M${side * 72} -18H${side * 95}`,
      "#3d3644",
      2.4,
    ),
  ])
}

function floor(): string {
  return joinMarkup([
    path("M-70-72H70V-34H-70z", "#120d16"),
    path("M-100-92H100L97-60H-97z", "#241a26"),
    path("M-70-40H70V-34H-70z", "#3a2f3a"),
  ])
}

/** The rear cabin behind the front panel, lit from inside. */
function cabin(scene: Scene, { red, inside }: TukTukColours): string {
  return joinMarkup([
    path(
      "M-94-240C-101-190-106-150-106-124L-104-66H-64V-130H64V-66H104L106-124C106-150 101-190 94-240z",
      tone(red, -0.16),
    ),
    path(
      "M-90-232C-95-190-99-160-99-142H99C99-160 95-190 90-232z",
      scene.linearGradient(0, -232, 0, -142, [
        [0, tone(inside, -0.08)],
        [1, "#4a2430"],
      ]),
    ),
    path("M-70-140V-178C-70-192 70-192 70-178V-140z", "#3a1f2c"),
    path("M-56-188H56V-216H-56z", "#f6c98a", { opacity: 0.55 }),
  ])
}

function windscreen({ glass, dark }: TukTukColours): string {
  return joinMarkup([
    path("M-80-236L-90-148H90L80-236z", glass, { opacity: 0.5 }),
    path("M-72-234L-46-234-72-150-82-150zM-26-234L-12-234-40-150-52-150z", "#dff1f2", { opacity: 0.26 }),
    stroke("M6-150L-42-204", dark, 2.6, ROUND_ENDS),
    circle(6, -150, 3, dark),
  ])
}

function hood({ red, hood, trim }: TukTukColours): string {
  return joinMarkup([
    stroke("M-83-238L-93-144M83-238L93-144", red, 8, ROUND_ENDS),
    path("M-100-226C-102-266-66-284 0-284C66-284 102-266 100-226L94-224C60-234-60-234-94-224z", hood),
    path(
      "M-94-240C-86-270-50-280 0-280C20-280 40-278 54-274C20-276-40-274-64-260C-78-252-84-242-88-232z",
      tone(hood, 0.18),
      { opacity: 0.8 },
    ),
    path("M-100-226C-60-237 60-237 100-226L99-219C60-229-60-229-99-219z", trim),
  ])
}

/** A garland under the edge of the hood. */
function marigolds(): string {
  return joinMarkup([
    stroke("M-76-219C-50-201-20-198 0-198C20-198 50-201 76-219", "#ffe08a", 6, {
      "stroke-dasharray": ".1 8",
      ...ROUND_ENDS,
    }),
    stroke("M-72-218C-48-203-20-200 0-200C20-200 48-203 72-218", "#f08a3a", 4, {
      "stroke-dasharray": ".1 8",
      "stroke-dashoffset": "4",
      ...ROUND_ENDS,
    }),
  ])
}

/** Wide shoulders that run in to the fork. */
function frontPanel(paint: string, { red, trim, rim }: TukTukColours): string {
  const redDark = tone(red, -0.2)
  return joinMarkup([
    path(
      "M-95-148H95C98-128 94-106 84-94C70-80 46-80 34-70L22-50H-22L-34-70C-46-80-70-80-84-94C-94-106-98-128-95-148z",
      paint,
    ),
    path("M-95-148H95L95-137H-95z", trim),
    path("M-20-137C-18-110-20-84-28-62L-22-50H22L28-62C20-84 18-110 20-137z", tone(red, 0.08)),
    path("M20-137C18-110 20-84 28-62L34-70C38-74 42-76 46-78C36-92 34-116 34-137z", redDark, {
      opacity: 0.55,
    }),
    path("M-95-137C-92-110-84-96-60-90C-76-84-86-92-90-102C-96-112-97-126-95-137z", "#fff", {
      opacity: 0.16,
    }),
    path("M-13-126H13L11-100H-11z", rim),
    stroke("M-9-119H9M-9-112H9M-8-105H8", redDark, 2),
  ])
}

/** The front wheel with its mudguard and fork. */
function frontWheel({ red, dark, rim }: TukTukColours): string {
  return joinMarkup([
    path("M-15-62H15V-8C15-2 9 0 0 0S-15-2-15-8z", dark),
    stroke("M-11-30L11-24M-11-18L11-12M-11-42L11-36", "#453d4c", 2.4),
    path("M-25-30C-27-58-16-68 0-68C16-68 27-58 25-30L15-36H-15z", tone(red, -0.05)),
    path("M-25-30C-27-58-16-68 0-68L0-61C-11-61-18-54-18-33z", tone(red, 0.12)),
    stroke("M-30-64L-20-26M30-64L20-26", rim, 3.4, ROUND_ENDS),
  ])
}

function lampAndMirror(side: number, { lamp, dark }: TukTukColours): string {
  return joinMarkup([
    circle(side * 57, -112, 20, dark),
    circle(side * 57, -112, 17, "#ffe39a"),
    circle(side * 57, -112, 12, lamp),
    path(`M${side * 78} -144h${side * 15}v9h${side * -15}z`, "#ffa63a"),
    stroke(`M${side * 95} -168L${side * 112} -190`, dark, 3.4),
    path(
      `M${side * 105} -208h${side * 13}c${side * 4} 0 ${side * 5} 2 ${side * 5} 5v17c0 3 ${side * -1} 5 ${side * -5} 5h${side * -13}z`,
      dark,
    ),
    path(`M${side * 107} -205h${side * 11}v21h${side * -11}z`, "#9fb7bd"),
  ])
}
