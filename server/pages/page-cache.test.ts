import { describe, expect, it } from "vitest"
import { PageCache } from "./page-cache.ts"
import { type StoredPage, sizeOf, storedPage } from "./stored-page.ts"

const clock = () => new Date()

const page = (version: string, text = "a page"): Promise<StoredPage> => storedPage(text, {}, version)

describe("pages that are kept", () => {
  it("are found again until the version is another", async () => {
    let version = "1"
    const cache = new PageCache({ clock, version: () => version })
    const stored = await page("1")
    cache.keep("/about", stored)
    expect(cache.find("/about")).toBe(stored)
    version = "2"
    expect(cache.find("/about")).toBeNull()
  })

  it("are not taken from a version that was over before they were made", async () => {
    const cache = new PageCache({ clock, version: () => "2" })
    cache.keep("/about", await page("1"))
    expect(cache.find("/about")).toBeNull()
  })

  it("are compressed once, however many ask while that is done or afterwards, and anew for another version", async () => {
    const cache = new PageCache({ clock, version: () => "1" })
    const compressed: string[] = []
    const prepare = (version: string) =>
      cache.prepare("/about", version, () => {
        compressed.push(version)
        return page(version)
      })
    await Promise.all([prepare("0"), prepare("1"), prepare("1")])
    expect(compressed).toEqual(["0", "1"])
    await prepare("2")
    await prepare("2")
    expect(compressed).toEqual(["0", "1", "2"])
  })

  it("may be prepared again where it could not be compressed", async () => {
    const cache = new PageCache({ clock, version: () => "1" })
    await expect(cache.prepare("/about", "1", () => Promise.reject(new Error("no memory")))).rejects.toThrow()
    await cache.prepare("/about", "1", () => page("1"))
    expect(cache.find("/about")).not.toBeNull()
  })

  it("make room for others, those first that nobody has asked for", async () => {
    const one = await page("1", "x".repeat(1000))
    const size = sizeOf(one)
    const cache = new PageCache({ clock, version: () => "1", maxBytes: size * 2 })
    cache.keep("/a", one)
    cache.keep("/b", one)
    cache.find("/a")
    cache.keep("/c", one)
    expect(["/a", "/b", "/c"].map((address) => cache.find(address) !== null)).toEqual([true, false, true])
  })

  it("make no room for one that would be more than all of it", async () => {
    const one = await page("1", "x".repeat(1000))
    const cache = new PageCache({ clock, version: () => "1", maxBytes: sizeOf(one) })
    cache.keep("/a", one)
    cache.keep("/b", await page("1", "x".repeat(2000)))
    expect(["/a", "/b"].map((address) => cache.find(address) !== null)).toEqual([true, false])
    expect(cache.figures).toMatchObject({ pages: 1, bytes: sizeOf(one) })
  })

  it("count once when they are kept again", async () => {
    const one = await page("1", "x".repeat(1000))
    const size = sizeOf(one)
    const cache = new PageCache({ clock, version: () => "1", maxBytes: size * 2 })
    for (let times = 0; times < 5; times++) cache.keep("/a", one)
    cache.keep("/b", one)
    expect(cache.find("/a")).toBe(one)
  })
})
