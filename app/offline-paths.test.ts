import { describe, expect, it } from "vitest"
import { copyUrl, isCopyUrl, withoutCopy } from "./offline-paths.ts"

describe("the copy of a page for reading without a connection", () => {
  it.each([
    ["/plan?stop=ella", "/plan?stop=ella&copy=1"],
    ["/rent-a-car-to-ella", "/rent-a-car-to-ella?copy=1"],
  ])("has a URL of its own for %s, from which the URL of the page can be computed", (path, copy) => {
    expect(copyUrl(path)).toBe(copy)
    const { pathname, search, searchParams } = new URL(copy, "https://rent.example")
    expect(isCopyUrl(searchParams)).toBe(true)
    expect(pathname + withoutCopy(search)).toBe(path)
  })
})
