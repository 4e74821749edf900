import { expect, it } from "vitest"
import { fileKindOf, hashInPath, listPictureOf, uploadedPath, widthsFor } from "./picture.ts"

const HASH = "0123456789abcdef0123456789abcdef"
const bytes = (...pieces: (string | number[])[]) =>
  new Uint8Array(
    pieces.flatMap((piece) =>
      typeof piece === "string" ? [...piece].map((character) => character.charCodeAt(0)) : piece,
    ),
  )

it.each([
  ["jpeg", bytes([0xff, 0xd8, 0xff, 0xe0])],
  ["png", bytes([0x89], "PNG\r\n", [0x1a], "\n")],
  ["webp", bytes("RIFF", [1, 2, 3, 4], "WEBPVP8 ")],
  ["avif", bytes([0, 0, 0, 32], "ftypavif")],
  ["heic", bytes([0, 0, 0, 32], "ftypheic")],
  ["other", bytes("<svg xmlns='http://www.w3.org/2000/svg'>")],
  ["other", bytes("GIF89a")],
  ["other", bytes("%PDF-1.7")],
  ["other", bytes("")],
  ["other", bytes("RIFF", [1, 2, 3, 4], "WAVE")],
])("a file is %s by its first bytes", (kind, file) => expect(fileKindOf(file)).toBe(kind))

it.each([
  [4000, [360, 720, 1440]],
  [1440, [360, 720, 1440]],
  [1000, [360, 720, 1000]],
  [720, [360, 720]],
  [500, [360, 500]],
])("a photo %i wide is stored in %j, never wider than it is", (width, widths) => {
  expect(widthsFor(width)).toEqual(widths)
})

it("a photo is named by its hash and its widest file, not by the uploaded name", () => {
  expect(uploadedPath({ hash: HASH, width: 4000 })).toBe(`uploads/${HASH}-1440.webp`)
  expect(hashInPath(`uploads/${HASH}-1440.webp`)).toBe(HASH)
  expect(hashInPath("images/vehicles/axio-side.svg")).toBeNull()
  expect(hashInPath(`uploads/../${HASH}-1440.webp`)).toBeNull()
})

it("a photo is shown in lists if it is the first picture; otherwise the drawing is shown, if there is one", () => {
  const drawing = "images/vehicles/axio-side.svg"
  const photo = `uploads/${HASH}-1440.webp`
  expect(listPictureOf(drawing, ["images/vehicles/axio-studio.svg", photo])).toBe(drawing)
  expect(listPictureOf(drawing, [photo])).toBe(photo)
  expect(listPictureOf("", [photo])).toBe(photo)
  expect(listPictureOf("", [])).toBe("")
})
