import { crc32, deflateSync } from "node:zlib"
import sharp from "sharp"
import { afterAll, describe, expect, it } from "vitest"
import { pictureMaker } from "./make-picture.ts"

const make = pictureMaker()

// The restrictions of the library hold for the whole process, which other tests share.
afterAll(() => sharp.unblock({ operation: ["VipsForeignLoad"] }))

/** A photo of two colours: red on the left, blue on the right. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c00" } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: "#00c" } },
      left: width / 2,
      top: 0,
    },
  ])

describe("a photo", () => {
  it("is encoded in three widths as AVIF and WebP, and as a social card in JPEG", async () => {
    const result = await make(await photo(1600, 900).jpeg().toBuffer())
    if (!result.ok) throw new Error(result.error)
    const { hash, width, height, files } = result.picture
    expect({ width, height }).toEqual({ width: 1600, height: 900 })
    expect(hash).toMatch(/^[0-9a-f]{32}$/)
    expect(files.map(({ name }) => name.replace(hash, ""))).toEqual([
      ...["-360.avif", "-360.webp", "-720.avif", "-720.webp", "-1440.avif", "-1440.webp", "-1200.jpg"],
    ])
    for (const { name, bytes } of files) {
      const { format, width } = await sharp(bytes).metadata()
      expect(`-${width}.${format}`).toBe(
        name.replace(hash, "").replace("avif", "heif").replace("jpg", "jpeg"),
      )
    }
  })

  it("is rotated by its metadata, and has no metadata afterwards", async () => {
    const rotatedPhoto = await photo(1200, 800)
      .withExif({
        IFD0: { Copyright: "Nimal", Make: "Camera of Nimal" },
        IFD3: { GPSLatitude: "7/1 52/1 0/1" },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const result = await make(rotatedPhoto)
    if (!result.ok) throw new Error(result.error)
    expect(result.picture).toMatchObject({ width: 800, height: 1200 })
    for (const { bytes } of result.picture.files) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
      expect({ exif, xmp, iptc, icc, orientation: orientation ?? 1 }).toEqual({ orientation: 1 })
      expect(Buffer.from(bytes).includes("Nimal")).toBe(false)
    }
    // The left side of the stored photo is the top of the rotated one.
    const [first] = result.picture.files
    const { dominant } = await sharp(first?.bytes)
      .extract({ left: 0, top: 0, width: 300, height: 100 })
      .stats()
    expect(dominant.r).toBeGreaterThan(dominant.b)
  })

  it("loses data that is hidden in it: an HTML page after its end, and one in its comment", async () => {
    const page = "<script>alert(document.domain)</script>"
    const jpeg = await photo(800, 450)
      .withExif({ IFD0: { ImageDescription: page } })
      .jpeg()
      .toBuffer()
    const result = await make(Buffer.concat([jpeg, Buffer.from(`${page}PK\x03\x04`)]))
    if (!result.ok) throw new Error(result.error)
    for (const { bytes } of result.picture.files) expect(Buffer.from(bytes).includes("<script")).toBe(false)
  })
})

describe("an invalid photo", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><script>alert(1)</script></svg>`

  it.each([
    ["a drawing with a script in it", Buffer.from(svg), "notAPicture"],
    ["an HTML page", Buffer.from("<!doctype html><script>alert(1)</script>"), "notAPicture"],
    ["an empty file", Buffer.alloc(0), "notAPicture"],
    ["a GIF", Buffer.from("GIF89a\x01\x00\x01\x00\x00\x00\x00;"), "notAPicture"],
    [
      "an HTML page that begins as a JPEG does",
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)]),
      "broken",
    ],
    ["a drawing that begins as a WebP does", Buffer.from(`RIFF\x10\x00\x00\x00WEBP${svg}`), "broken"],
    ["a HEIC photo of a phone", Buffer.from("\x00\x00\x00\x20ftypheic\x00\x00\x00\x00mif1"), "phoneFormat"],
    ["more than 12 MB", Buffer.alloc(12 * 1024 * 1024 + 1, 0xff), "tooManyBytes"],
  ])("is refused: %s", async (_, bytes, error) => {
    expect(await make(bytes)).toEqual({ ok: false, error })
  })

  it("is refused: half of a photo", async () => {
    const jpeg = await photo(1200, 800).jpeg().toBuffer()
    expect(await make(jpeg.subarray(0, jpeg.length / 2))).toEqual({ ok: false, error: "broken" })
  })

  it("is refused: a very small picture", async () => {
    expect(await make(await photo(200, 100).png().toBuffer())).toEqual({ ok: false, error: "tooSmall" })
  })

  it("is refused before it is decoded: 50 KB that claim 900 megapixels", async () => {
    expect(await make(bomb(30_000, 30_000))).toEqual({ ok: false, error: "tooManyPixels" })
  })

  it("does not prevent the next photo", async () => {
    const results = await Promise.all([
      make(bomb(30_000, 30_000)),
      make(await photo(640, 360).webp().toBuffer()),
    ])
    expect(results.map(({ ok }) => ok)).toEqual([false, true])
  })
})

/** A decompression bomb: a PNG with equal pixels, few bytes that need much memory when they are decoded. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8) // 8 bits a pixel, greyscale
  const pixels = deflateSync(Buffer.alloc(50_000_000))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const typeAndData = Buffer.concat([Buffer.from(type), data])
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(typeAndData))
  return Buffer.concat([length, typeAndData, checksum])
}
