import { tone } from "../drawing/colour.ts"
import { circle, group, joinMarkup, path, stroke, url } from "../drawing/elements.ts"
import type { Scene } from "../scene.ts"
import { curve } from "./curve.ts"
import { ROUND } from "./round.ts"

const PAINTED_STORK = {
  white: "#fffaf0",
  shade: "#c3a9b8",
  dark: "#2c2a44",
  pink: "#f08c98",
  face: "#e8623f",
  bill: "#f6b23f",
  leg: "#cf6f6c",
}
type PaintedStorkColours = typeof PAINTED_STORK

type PaintedStorkPose = "upright" | "feeding" | "striding"

/** A painted stork close by, each row of its wing drawn: about 340 tall, feet at (0, 0), facing right. */
export function paintedStorkSymbol(
  scene: Scene,
  { pose = "upright", ...colours }: Partial<PaintedStorkColours> & { pose?: PaintedStorkPose } = {},
): string {
  const stork = { ...PAINTED_STORK, ...colours }
  const { white, shade } = stork
  const isFeeding = pose === "feeding"
  const outline = curve(isFeeding ? LOWERED : RAISED)
  const onBody = { "clip-path": url(scene.clip(outline)) }
  return scene.symbol(
    joinMarkup([
      legs(pose === "striding", stork),
      path(outline, white),
      group([path(UNDERSIDE, shade), isFeeding ? "" : path(NAPE, shade, { opacity: 0.7 })], onBody),
      group(isFeeding ? loweredBand(stork) : raisedBand(stork), onBody),
      wing(stork),
      isFeeding ? loweredHead(stork) : raisedHead(stork),
    ]),
  )
}

const RAISED = `
  -112,-136c -84,-186 -40,-218 12,-224 34,-240 36,-264 28,-288 32,-318 54,-336 78,-334 88,-322 82,-310 66,-300
  58,-284 66,-262 80,-236 76,-200 44,-160 -14,-134 -66,-130
`
const LOWERED = `
  -112,-140c -84,-190 -40,-220 14,-224 62,-226 104,-204 122,-162 130,-122 130,-96 124,-80 108,-76 100,-86
  102,-112 96,-142 84,-160 44,-156 -14,-136 -66,-132
`
const UNDERSIDE = "M-130-140C-70-152 0-158 40-184C62-198 70-220 74-244L110-180 20-100H-130z"
const NAPE = "M6-222C30-236 38-262 30-288C34-312 44-328 56-338L20-340-10-230z"

function legs(isStriding: boolean, { leg }: PaintedStorkColours): string {
  const nearLeg = tone(leg, 0.08)
  return joinMarkup([
    stroke("M-14-146L-22-72-10-2M-22-72h.1", leg, 6, ROUND),
    stroke(isStriding ? "M16-148L48-106 26-58" : "M16-148L24-74 12 0", nearLeg, 6, ROUND),
    circle(-22, -72, 5, leg),
    isStriding ? circle(48, -106, 5, nearLeg) : circle(24, -74, 5, nearLeg),
    stroke(
      `M-10-2l18 4M-10-2l-9 5${isStriding ? "M26-58l8 14M26-58l-6 12" : "M12 0l18 3M12 0l-8 5"}`,
      leg,
      4.4,
      ROUND,
    ),
  ])
}

/** Barred coverts, a white row under them, rose tertials, and the black of the tail. */
function wing({ white, dark, pink }: PaintedStorkColours): string {
  return joinMarkup([
    path("M-132-126L-96-160-40-168-6-158-40-142-92-130z", dark),
    path(curve("-104,-154c -78,-190 -38,-212 4,-212 24,-207 28,-190 16,-174 -14,-161 -60,-154"), dark),
    stroke(BARS, white, 4.4, { ...ROUND, "stroke-dasharray": "9 6" }),
    path(curve("-92,-158 -52,-168 -8,-172 18,-180 6,-160 -24,-150 -62,-148"), white),
    path(curve("-136,-112c -108,-146 -74,-162 -34,-160 -8,-158c -30,-144 -74,-130"), pink),
    path(curve("-136,-112c -108,-146 -74,-162 -34,-160c -70,-150 -100,-132"), tone(pink, 0.1)),
  ])
}

const BARS =
  "M-50-197C-36-203-14-206 4-204M-74-183C-50-194-20-197 14-194M-87-170C-58-182-24-187 12-184M-54-172C-36-176-16-177-4-176"

function raisedBand({ white, dark }: PaintedStorkColours): string {
  return joinMarkup([
    path("M46-203C56-214 66-232 68-256L100-230 72-168C60-174 50-186 46-203z", dark),
    stroke("M52-201C62-212 70-226 74-240M58-190C68-200 76-212 82-226", white, 3.6, BARRED),
  ])
}

function loweredBand({ white, dark }: PaintedStorkColours): string {
  return joinMarkup([
    path("M44-170C64-172 84-184 96-200L112-150 70-140z", dark),
    stroke("M54-168C70-172 82-180 92-192M66-160C78-164 90-172 98-180", white, 3.6, BARRED),
  ])
}

const BARRED = { ...ROUND, "stroke-dasharray": "7 5" }

function raisedHead({ dark, face, bill }: PaintedStorkColours): string {
  return joinMarkup([
    path(curve("46,-330 62,-342 80,-340 92,-328 88,-312 74,-304 64,-312 60,-324"), face),
    path("M84-338C116-335 150-321 174-295C177-290 172-286 167-289C142-303 112-309 84-309z", bill),
    path("M86-322C116-319 146-309 172-290L167-289C142-303 112-309 84-309z", tone(bill, -0.1)),
    circle(76, -326, 3.4, dark),
  ])
}

function loweredHead({ dark, face, bill }: PaintedStorkColours): string {
  return joinMarkup([
    path(curve("132,-98 134,-82 128,-66 114,-64 104,-74 106,-90 118,-96"), face),
    path("M132-76C140-48 142-20 134 6L130 8C126-18 118-42 106-66z", bill),
    path("M118-66C128-42 132-18 132 8L130 8C126-18 118-42 106-66z", tone(bill, -0.1)),
    circle(121, -80, 3.2, dark),
  ])
}
