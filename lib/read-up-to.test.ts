import { Readable } from "node:stream"
import { describe, expect, it } from "vitest"
import { readUpTo } from "./read-up-to.ts"

const chunks = ["abc", "def", "ghi"].map((text) => Buffer.from(text))

describe("a body", () => {
  it("is read up to its limit", async () => {
    expect(await readUpTo(9, Readable.from(chunks))).toEqual(Buffer.from("abcdefghi"))
    expect(await readUpTo(0, null)).toEqual(Buffer.alloc(0))
  })

  it("is null above its limit, and the rest is not read", async () => {
    const body = Readable.from(chunks)
    expect(await readUpTo(5, body)).toBeNull()
    expect(body.destroyed).toBe(true)
  })
})
