import { circle, group, joinMarkup, path, stroke, url } from "../drawing/elements.ts"
import { type Scene, stops } from "../scene.ts"
import { curve } from "./curve.ts"
import { ROUND } from "./round.ts"

/** A wallowing water buffalo: about 215 wide, waterline on y = 0, facing right. */
export function buffaloSymbol(
  scene: Scene,
  {
    body = "#4a3f44",
    dark = "#2a2430",
    lit = "#d9a060",
    mid = "#6f5a54",
    horn = "#3a3034",
    hornLit = "#c9a070",
  } = {},
): string {
  const outline = curve(`
    -100,3c -97,-18 -84,-37 -52,-47 -12,-50 24,-58 46,-56 60,-50 72,-55 83,-52 96,-34 112,-22 116,-12
    106,-4 92,-5 80,-12 68,-8 60,3c
  `)
  const clip = scene.clip(outline)
  return scene.symbol(
    joinMarkup([
      path("M80-52C90-70 74-88 42-88C64-80 74-68 72-50z", horn),
      path(outline, scene.linearGradient(0, -58, 0, 4, stops(`0 ${mid}, .45 ${body}, 1 ${dark}`))),
      group(
        [
          path(
            "M-100 0C-100-24-84-44-52-50C-10-54 10-62 34-62C50-60 54-54 60-52C40-50 20-46 0-42C-40-38-76-36-90-8z",
            lit,
            { opacity: 0.85 },
          ),
          path("M72-58C86-54 94-40 104-30L118-20 110-14C98-20 88-34 78-46z", lit, { opacity: 0.8 }),
          path("M40-50C30-30 36-10 30 6H70C60-10 56-30 40-50z", dark, { opacity: 0.5 }),
        ],
        { "clip-path": url(clip) },
      ),
      path("M72-50C58-76 26-86-2-70C26-76 48-66 58-42z", horn),
      path("M72-50C58-76 26-86-2-70C24-82 50-72 66-50z", hornLit),
      path("M64-45C52-47 42-40 37-30C49-28 60-33 68-40z", dark),
      circle(84, -36, 2, "#140f14"),
      path("M108-10C112-12 115-14 116-12C114-8 110-6 106-6z", dark),
    ]),
  )
}

/** A donkey: 70 wide, 62 tall, feet on y = 0, facing left. */
export function donkeySymbol(
  scene: Scene,
  { body = "#8d7f86", dark = "#5a4f5f", lit = "#cfc1bb", muzzle = "#f3e7dc" } = {},
): string {
  return scene.symbol(
    joinMarkup([
      path("M-8-22L-9 0-13 0-15-22zM30-26L28-14 24 0 20 0 22-16z", dark),
      path(
        curve(`
          -35,-31 -39,-35 -37,-40 -29,-48 -25,-53 -28,-68c -21,-56 -18,-69c -15,-53 -8,-44 2,-40 16,-39 26,-41
          34,-36 36,-26 34,-16 37,0c 32,0c 28,-14 22,-21 4,-20 -4,-20 -3,0c -8,0c -11,-18 -16,-28 -24,-35
          -30,-30
        `),
        body,
      ),
      path("M-35-31C-40-33-40-38-36-41L-31-36C-30-32-32-29-35-31z", muzzle),
      path("M-25-53C-20-56-14-50-8-44C4-38 18-37 27-41C22-35 6-34-4-37C-14-40-20-46-25-53z", lit),
      stroke("M36-34C40-26 39-18 38-12", dark, 2.4, ROUND),
      circle(-29, -43, 1.5, "#221a26"),
    ]),
  )
}
