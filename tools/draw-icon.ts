/** Renders the icon for browsers without SVG icons: node tools/draw-icon.ts */
import { readFileSync, writeFileSync } from "node:fs"
import { Resvg } from "@resvg/resvg-js"

const drawing = readFileSync("public/favicon.svg", "utf8")

writeFileSync("public/favicon.ico", icoOf(pngOf(48), 48))

function pngOf(width: number): Buffer {
  return new Resvg(drawing, { fitTo: { mode: "width", value: width } }).render().asPng()
}

/** An `.ico` file with one PNG picture: a header of 6 bytes, an entry of 16, the picture. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // type: icon
  header.writeUInt16LE(1, 4) // number of pictures
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
