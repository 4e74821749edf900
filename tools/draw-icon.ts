/** Renders the icon for browsers that read no SVG: node tools/draw-icon.ts */
import { readFileSync, writeFileSync } from "node:fs"
import { Resvg } from "@resvg/resvg-js"

const drawing = readFileSync("public/favicon.svg", "utf8")

writeFileSync("public/favicon.ico", inIco(pngOf(48), 48))

function pngOf(width: number): Buffer {
  return new Resvg(drawing, { fitTo: { mode: "width", value: width } }).render().asPng()
}

/** An `.ico` file of one PNG picture: a header of 6 bytes, an entry of 16, the picture. */
function inIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // of one picture
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // planes
  head.writeUInt16LE(32, 12) // bits of a pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
