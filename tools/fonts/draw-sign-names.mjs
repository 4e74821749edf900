// Draws the names of the places on their signs (app/site/guide/sign-names.json), because two fonts for two words took 22 KB.
// Plain JavaScript, because its packages are not installed when types are checked.
// `npm run draw:places` installs its packages and runs it after a change of a name in content/places.json.
import { readFileSync, writeFileSync } from "node:fs"
import fontverter from "fontverter"
import { Blob, Face, Font, Buffer as HarfbuzzBuffer, shape, Variation } from "harfbuzzjs"

const FONTS = new URL("../../app/ui/fonts/", import.meta.url)
const PLACES = new URL("../../content/places.json", import.meta.url)
const SIGN_NAMES = new URL("../../app/site/guide/sign-names.json", import.meta.url)
const BOLD = 700
/** Steps per em: on a sign of 36 px one step is a thirteenth of a pixel. */
const STEPS_PER_EM = 500

const sinhala = await openFont("stick-no-bills-sinhala.woff2")
const tamil = await openFont("anek-tamil.woff2")
const places = JSON.parse(readFileSync(PLACES, "utf8"))
const drawings = places.map((place) => [
  place.slug,
  {
    sinhala: drawName(sinhala, place.sinhala, { lineHeight: 1.3 }),
    tamil: drawName(tamil, place.tamil, { lineHeight: 1.35 }),
  },
])
writeFileSync(SIGN_NAMES, `${JSON.stringify(Object.fromEntries(drawings), null, 2)}\n`)

async function openFont(file) {
  const bytes = await fontverter.convert(readFileSync(new URL(file, FONTS)), "sfnt")
  const face = new Face(new Blob(Uint8Array.from(bytes).buffer))
  const font = new Font(face)
  font.setVariations([new Variation("wght", BOLD)])
  const unitsPerStep = face.upem / STEPS_PER_EM
  const { ascender, descender } = font.hExtents()
  return { font, unitsPerStep, ascender: ascender / unitsPerStep, descender: -descender / unitsPerStep }
}

/** Draws a name in a box of one line, so that it replaces the text. `lineHeight` is that of the sign's style sheet. */
function drawName({ font, unitsPerStep, ascender, descender }, text, { lineHeight }) {
  const buffer = new HarfbuzzBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  let x = 0
  let path = ""
  for (const [index, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
    const { xAdvance, xOffset, yOffset } = positions[index]
    path += relativePath(font.glyphToPath(glyph), { x: x + xOffset, y: yOffset, unitsPerStep })
    x += xAdvance
  }
  const height = lineHeight * STEPS_PER_EM
  const top = -(height + ascender - descender) / 2
  const box = [0, top, x / unitsPerStep, height].map(Math.round).join(" ")
  return { text, box, path }
}

/** Converts a glyph path of harfbuzz, with absolute points and y upwards, to whole steps relative to the last point. */
function relativePath(path, { x, y, unitsPerStep }) {
  let [atX, atY] = [0, 0]
  return path.replace(/([MLQCZ])([^MLQCZ]*)/g, (_, command, numbers) => {
    if (command === "Z") return "z"
    const values = numbers.split(/[ ,]+/).map(Number)
    const points = []
    let [endX, endY] = [atX, atY]
    for (let index = 0; index < values.length; index += 2) {
      endX = Math.round((values[index] + x) / unitsPerStep)
      endY = -Math.round((values[index + 1] + y) / unitsPerStep)
      points.push(command === "M" ? endX : endX - atX, command === "M" ? endY : endY - atY)
    }
    ;[atX, atY] = [endX, endY]
    return (command === "M" ? "M" : command.toLowerCase()) + points.join(" ").replaceAll(" -", "-")
  })
}
