import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import type { ContentEncoding } from "./content-encoding.ts"
import { OPEN_ENDED } from "./open-ended.ts"

const READ: Record<ContentEncoding, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes) => bytes,
}

const PAGE = `<p>${"ආයුබෝවන් and welcome, whichever road you take. ".repeat(2_000)}</p>`

describe.each(["br", "gzip", "identity"] as const)("what was compressed as %s and left open", (encoding) => {
  it.each([
    ["", "</html>"],
    [PAGE, "</html>"],
    [PAGE, "x"],
    [PAGE, "ආ"],
    [PAGE, "y".repeat(64 * 1024 - 1)],
  ])("ends in each visitor's own text", async (begun, own) => {
    const { bytes, ending } = await OPEN_ENDED[encoding](Buffer.from(begun))
    expect(READ[encoding](Buffer.concat([bytes, ending(own)])).toString() === begun + own).toBe(true)
    expect(READ[encoding](Buffer.concat([bytes, ending("another")])).toString() === `${begun}another`).toBe(
      true,
    )
  })

  it("is not whole without an end", async () => {
    const { bytes, ending } = await OPEN_ENDED[encoding](Buffer.from(PAGE))
    expect(ending("own").length).toBeLessThan(24)
    if (encoding !== "identity") expect(() => READ[encoding](bytes)).toThrow()
  })
})

it("takes the place of a compressed page for hardly more bytes", async () => {
  const { bytes } = await OPEN_ENDED.br(Buffer.from(PAGE))
  expect(bytes.length).toBeLessThan(PAGE.length / 100)
})
