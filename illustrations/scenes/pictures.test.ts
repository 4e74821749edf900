import { readdirSync, statSync } from "node:fs"
import { fileURLToPath } from "node:url"
import sharp, { type Sharp } from "sharp"
import { describe, expect, it } from "vitest"
import { fingerprintOf, storedFingerprints } from "./fingerprints.ts"
import { cropBox, FORMATS, type Format, PICTURES, pictureFileName } from "./pictures.ts"
import { pictureOf, rasterOf } from "./raster.ts"
import { scenes } from "./scenes.ts"

const folder = fileURLToPath(new URL("../../public/images/scenes/", import.meta.url))

/** Every picture file of the scenes, with its properties. */
const files = scenes.flatMap(({ name }) =>
  PICTURES.flatMap((picture) =>
    FORMATS.map((format) => ({ ...picture, format, file: pictureFileName(name, picture, format) })),
  ),
)

describe("the pictures of the scenes", () => {
  it("are complete, without other files", () => {
    expect(readdirSync(folder).sort()).toEqual(files.map(({ file }) => file).sort())
  })

  it("have the size that pages reserve for them", async () => {
    for (const { file, width, height } of files) {
      const size = await sharp(folder + file).metadata()
      expect([file, size.width, size.height]).toEqual([file, width, height])
    }
  })

  it("are within the size limit of their kind: a hero 90,000 bytes at 1600 px and 19,500 at 800", () => {
    const avif = files.filter(({ format }) => format === "avif")
    expect(avif.filter(({ file, maxBytes }) => statSync(folder + file).size > maxBytes)).toEqual([])
  })

  it("match the current drawings; after a change run npm run art:scenes", () => {
    expect(Object.fromEntries(scenes.map((scene) => [scene.name, fingerprintOf(scene)]))).toEqual(
      storedFingerprints(),
    )
  })
})

describe("rendering", () => {
  const scene = scenes.find(({ name }) => name === "ella")
  if (!scene) throw new Error("no scene of Ella")
  const smallest = PICTURES.reduce((one, other) => (other.width < one.width ? other : one))
  const render = (raster: Sharp, format: Format) => pictureOf(raster, scene.focus, smallest, format)

  it("is deterministic", async () => {
    const once = rasterOf(scene)
    const again = rasterOf(scene)
    for (const format of FORMATS)
      expect((await render(once, format)).equals(await render(again, format))).toBe(true)
  })

  it("gives the picture in the repository", async () => {
    const rendered = await sharp(await render(rasterOf(scene), "webp"))
      .raw()
      .toBuffer()
    const kept = await sharp(folder + pictureFileName(scene.name, smallest, "webp"))
      .raw()
      .toBuffer()
    const difference = (value: number, index: number) => Math.abs(value - (kept[index] ?? 255))
    expect(rendered.findIndex((value, index) => difference(value, index) > 16)).toBe(-1)
  })
})

describe("a tall crop", () => {
  it("is centred on the subject", () => expect(cropBox("tall", 0.5).left).toBe(440))

  it("stays on the sheet if the subject is at its edge", () => {
    expect(cropBox("tall", 0).left).toBe(0)
    expect(cropBox("tall", 1).left).toBe(880)
  })
})
