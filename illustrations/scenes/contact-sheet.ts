import { readdirSync } from "node:fs"
import { fileURLToPath } from "node:url"
import sharp from "sharp"

const COLUMNS = 6
const WIDTH = 320
const HEIGHT = 180
const GAP = 8
const BACKGROUND = "#f6efe0"
const PICTURE_SUFFIX = "-wide-800.webp"

/** All scenes on one sheet, made from their published pictures. */
export async function drawContactSheet(folder: URL): Promise<Buffer> {
  const files = readdirSync(folder).filter((name) => name.endsWith(PICTURE_SUFFIX))
  const pictures = await Promise.all(
    files.sort().map((name, index) => placePicture(new URL(name, folder), index)),
  )
  const sheet = sizeOfSheet(files.length)
  return sharp({ create: { ...sheet, channels: 3, background: BACKGROUND } })
    .composite(pictures)
    .webp({ quality: 60, effort: 6 })
    .toBuffer()
}

function sizeOfSheet(count: number): { width: number; height: number } {
  const rows = Math.ceil(count / COLUMNS)
  return { width: COLUMNS * (WIDTH + GAP) + GAP, height: rows * (HEIGHT + GAP) + GAP }
}

async function placePicture(file: URL, index: number): Promise<{ input: Buffer; left: number; top: number }> {
  const input = await sharp(fileURLToPath(file)).resize(WIDTH, HEIGHT).png().toBuffer()
  const row = Math.floor(index / COLUMNS)
  const column = index % COLUMNS
  return { input, left: GAP + column * (WIDTH + GAP), top: GAP + row * (HEIGHT + GAP) }
}
