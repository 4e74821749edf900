import { circle, group, joinMarkup, path, stroke, url } from "../drawing/elements.ts"
import { polygon, spline } from "../drawing/lines.ts"
import { itemAt } from "../drawing/lists.ts"
import { type Point, points } from "../drawing/points.ts"
import { type Scene, stops } from "../scene.ts"
import { curve } from "./curve.ts"
import { ROUND } from "./round.ts"

/** A far elephant: 100 wide, feet on y = 0, facing left. Tuskless unless a tusk has a colour. */
export function elephantSymbol(
  scene: Scene,
  { body = "#5a4650", dark = "#3d2f3d", lit = "#a5796a", tusk = "" } = {},
): string {
  return scene.symbol(
    joinMarkup([
      path(
        curve("58,-36 60,-12 59,-1c 48,-1c 47,-18 44,-36") +
          curve("86,-40 87,-18 86,-2c 74,-2c 73,-20 70,-36"),
        dark,
      ),
      path(
        curve(`
          5,-4 0,-10c 1,-26 5,-42 8,-56 11,-70 19,-82 28,-85 35,-81 42,-77 56,-85 70,-85 84,-79 94,-67 98,-52
          99,-34 99,-16 98,0c 85,0c 84,-16 80,-27 66,-24 52,-25 48,-16 47,0c 34,0c 34,-18 31,-32 24,-40 19,-38
          15,-26 14,-12 11,-3
        `),
        body,
      ),
      path(curve("33,-76 42,-74 49,-62 46,-48 39,-42 33,-50 30,-64"), dark),
      path(
        curve(`
          11,-70 19,-82 28,-85 35,-81 42,-77 56,-85 70,-85 84,-79 94,-67c 82,-73 70,-78 56,-78 44,-71 33,-76
          24,-78 17,-72 13,-60
        `),
        lit,
      ),
      stroke("M97-62C101-50 101-40 99-34", dark, 2.2),
      tusk ? path("M17-42C12-36 8-34 3-34C8-32 15-33 20-39z", tusk) : "",
    ]),
  )
}

/** A near elephant with its trunk to the water: 300 wide, feet on y = 0, facing left. Its shade is stippled. */
export function drinkingElephantSymbol(
  scene: Scene,
  {
    body = "#5f5a6b",
    dark = "#3f3b4f",
    lit = "#9a90a0",
    pink = "#c48f8c",
    nail = "#cfc3bb",
    stippleId = "",
  } = {},
): string {
  return scene.symbol(
    joinMarkup([
      path(
        curve("168,-112 176,-58 176,-4c 138,-4c 136,-52 126,-112") +
          curve("258,-118 262,-56 260,-6c 220,-6c 220,-58 206,-112"),
        dark,
      ),
      path(
        curve(`
          8,-4 -4,-8c 2,-26 6,-52 4,-84 8,-120 16,-156 22,-188 34,-222 52,-248 74,-258 92,-250 110,-236
          128,-232 160,-248 204,-254 244,-242 276,-212 294,-164 298,-112 296,-58 298,0c 254,0c 252,-50 238,-78
          200,-70 158,-74 146,-48 144,0c 100,0c 98,-54 92,-92 76,-116 60,-116 48,-92 38,-52 26,-18 20,-6
        `),
        body,
      ),
      path(
        curve("252,-198 290,-158c 298,-112 296,-58 298,0c 278,0c 276,-58 270,-118 256,-158") +
          curve("100,-112 150,-88 200,-80 240,-88c 238,-76 200,-68 158,-72 140,-62 116,-72"),
        dark,
        { opacity: 0.6 },
      ),
      stippleId && stippledShade(scene, dark, stippleId),
      path(
        curve(`
          22,-188c 34,-222 52,-248 74,-258 92,-250 110,-236 128,-232 160,-248 204,-254 244,-242 276,-212c
          244,-226 204,-236 164,-230 130,-212 104,-222 80,-242 58,-234 42,-210 30,-168
        `),
        lit,
      ),
      path(curve("100,-226 128,-222 148,-196 152,-160 140,-130 120,-118 104,-138 96,-178"), dark),
      path(curve("100,-226c 128,-222 148,-196 152,-160c 136,-188 118,-206"), body),
      path(curve("150,-156 140,-130 120,-118 110,-130c 128,-136 140,-150"), pink, { opacity: 0.7 }),
      stroke(
        "M14-128Q24-124 32-128M8-104Q20-99 30-104M4-78Q16-73 26-78M2-54Q14-49 22-54M96-64Q112-58 130-66M254-70Q268-64 284-70",
        dark,
        2.6,
        { ...ROUND, opacity: 0.6 },
      ),
      path(
        curve("22,-188c 8,-120 4,-84 2,-26 -4,-8c 6,-5 12,-30 16,-84 24,-140 36,-180c") +
          curve("100,0c 98,-54 92,-92 78,-114c 98,-104 108,-60 113,0c") +
          curve("254,0c 252,-50 240,-78c 256,-66 264,-40 265,0c"),
        lit,
        { opacity: 0.8 },
      ),
      path("M52-205Q60-213 69-204Q60-199 52-205z", "#1f1a28"),
      stroke("M48-210Q60-221 73-209M54-197Q62-193 69-198", dark, 2, { ...ROUND, opacity: 0.7 }),
      stroke("M294-164C304-140 306-108 300-76", dark, 5, ROUND),
      path("M300-80q-8 14-4 26q10-8 8-26z", dark),
      path(
        "M102 0q6-10 12 0zM117 0q6-11 12 0zM132 0q5-9 10 0zM256 0q6-10 12 0zM271 0q6-11 12 0zM286 0q5-9 10 0z",
        nail,
      ),
    ]),
  )
}

/** Her calf: 150 wide, feet on y = 0, facing left with its trunk held out. */
export function elephantCalfSymbol(
  scene: Scene,
  { body = "#5f5a6b", dark = "#3f3b4f", lit = "#9a90a0", pink = "#c48f8c" } = {},
): string {
  return scene.symbol(
    joinMarkup([
      path(curve("84,-44 86,0c 104,0c 104,-44") + curve("112,-44 112,0c 128,0c 130,-50"), dark),
      path(
        curve(`
          -10,-58c -4,-69 8,-70 18,-62 24,-62 27,-72 30,-88 38,-106 54,-120 70,-122 84,-114 98,-108 116,-110
          136,-100 148,-80 151,-54 149,-26 149,0c 125,0c 123,-26 116,-38 100,-34 88,-34 80,-40 78,-24 79,0c
          53,0c 53,-26 50,-44 44,-50 32,-46 20,-46 6,-53
        `),
        body,
      ),
      path(
        curve("149,0c 149,-26 151,-54 148,-80 136,-100c 140,-76 136,-50 138,0c") +
          curve("79,0c 78,-24 82,-40c 62,-44 68,-20 69,0c"),
        dark,
        {
          opacity: 0.65,
        },
      ),
      path(
        curve(
          "27,-72c 30,-88 38,-106 54,-120 70,-122 84,-114 98,-108 116,-110 136,-100c 116,-102 98,-98 84,-104 68,-112 52,-108 42,-94 36,-82",
        ) + curve("53,0c 53,-26 50,-44c 60,-40 61,-20 61,0c"),
        lit,
      ),
      path(curve("72,-102 88,-100 98,-86 94,-68 82,-58 72,-70 68,-88"), dark),
      path(curve("96,-74 90,-62 82,-58 78,-64c 86,-66 92,-70"), pink, { opacity: 0.7 }),
      path("M44-88Q49-93 54-88Q49-85 44-88z", "#1f1a28"),
      stroke("M6-66L4-55M14-66L14-52", dark, 2, { ...ROUND, opacity: 0.6 }),
      stroke("M148-82C154-70 155-58 152-46", dark, 3.4, ROUND),
    ]),
  )
}

function stippledShade(scene: Scene, dark: string, stippleId: string): string {
  return group(
    path(
      "M-10-290H310V0H-10z",
      scene.linearGradient(80, -240, 300, -60, stops(`0 ${dark} 0, .35 ${dark} 0, 1 ${dark} .95`)),
    ),
    {
      filter: url(stippleId),
      "clip-path": `url(#${scene.clip(
        curve(`
          2,-26 8,-120 34,-222 74,-258 128,-232 204,-254 276,-212 298,-112 298,0c 254,0c 252,-50 200,-70
          146,-48 144,0c 100,0c 92,-92 60,-116 38,-52
        `),
      )})`,
    },
  )
}

/** A swimming elephant, its trunk up as a snorkel: about 250 wide, waterline on y = 0, facing left. */
export function swimmingElephantSymbol(
  scene: Scene,
  { body = "#5a5560", dark = "#3a3844", lit = "#d9b48a", mid = "#8a7a78", curledTrunk = false } = {},
): string {
  const trunk = curledTrunk ? CURLED_TRUNK : RAISED_TRUNK
  const outline = spline([...trunk, ...SWIMMING_BACK], { decimals: 0 })
  const clip = scene.clip(outline)
  const lights = [
    path(spline(sunlitTrunk(trunk), { decimals: 0 }), lit, { opacity: 0.75 }),
    stroke(
      polygon(
        [...trunk.slice(1, 8)].map(([x, y]) => [x - 2, y]),
        { close: false, decimals: 0 },
      ),
      lit,
      13,
      ROUND,
    ),
    path(
      "M-106-24C-92-30-86-46-78-62C-70-76-50-78-40-70C-34-72-22-68-10-54C-24-60-32-58-38-56C-48-62-60-58-66-48C-74-36-74-16-84 4L-100 4C-92-6-96-16-106-24z",
      lit,
    ),
    path("M-14-54C-4-42 8-46 20-54C50-70 84-66 110-42L122-20C104-44 84-54 56-52C30-50 10-38-2-36z", lit),
    path("M20 4C24-10 40-18 60-16C84-14 100-4 106 4z", dark, { opacity: 0.4 }),
  ]
  return scene.symbol(
    joinMarkup([
      path(outline, scene.linearGradient(0, -76, 0, 4, stops(`0 ${mid}, .5 ${body}, 1 ${dark}`))),
      group(lights, { "clip-path": url(clip) }),
      path("M-46-56C-34-60-20-54-12-42C-4-28-6-12-16-3C-26-2-34-8-38-18C-44-30-50-44-46-56z", dark),
      path("M-46-56C-34-60-20-54-12-42C-24-50-34-50-40-44C-42-34-38-26-38-18C-44-30-50-44-46-56z", mid),
      circle(-68, -36, 2.6, "#1a1420"),
    ]),
  )
}

const CURLED_TRUNK: readonly Point[] = points(`
  -86,3c -98,-2 -114,-14 -122,-34 -120,-56 -110,-72 -114,-84c -104,-84 -98,-70 -106,-50 -104,-34
  -98,-26
`)
const RAISED_TRUNK: readonly Point[] = points(`
  -86,3c -100,-1 -118,-9 -130,-26 -134,-48 -142,-62 -154,-68c -146,-77 -132,-72 -122,-56 -117,-34
  -106,-24
`)
const SWIMMING_BACK: readonly Point[] = points(`
  -92,-30 -84,-46 -73,-62 -58,-71 -44,-66 -32,-66 -18,-56 -4,-45 14,-50 44,-62 76,-59 104,-40 120,-16
  127,3c
`)

/** The side of the trunk that the low sun reaches. */
function sunlitTrunk(trunk: readonly Point[]): Point[] {
  const low = itemAt(trunk, 2)
  const bend = itemAt(trunk, 3)
  const high = itemAt(trunk, 4)
  const tip = itemAt(trunk, 5)
  return [
    [high[0], high[1]],
    [high[0] - 8, high[1]],
    [bend[0] - 10, bend[1]],
    [low[0] - 6, 6],
    [low[0] + 6, 6],
    [bend[0] + 7, bend[1] + 3],
    [high[0] + 7, high[1] + 2],
    [tip[0] + 8, tip[1] + 4],
  ]
}
