import { describe, expect, it } from "vitest"
import { canonicalPath } from "./canonical-path.ts"

describe("the canonical spelling of a path", () => {
  it.each([
    ["/", "/"],
    ["/about", "/about"],
    ["/ABOUT", "/about"],
    ["/about/", "/about"],
    ["//about", "/about"],
    ["//evil.example/", "/evil.example"],
    ["/about//", "/about"],
    ["/%61bout", "/about"],
    ["/CarList/Vans/", "/carlist/vans"],
    ["/Rent-A-Car-To-Kandy", "/rent-a-car-to-kandy"],
    ["/cars/a%2Fb", "/cars/a%2Fb"],
    ["/my/7K4M-2Q9T/", "/my/7K4M-2Q9T"],
    ["/cars/%C3%89", "/cars/%C3%89"],
  ])("turns %s into %s, and does not change the result again", (path, expected) => {
    expect(canonicalPath(path)).toBe(expected)
    expect(canonicalPath(expected)).toBe(expected)
  })

  it("does not change the ids of an external admin host", () => {
    expect(canonicalPath("/Cars/AB-12/", { keepsIds: true })).toBe("/cars/AB-12")
  })
})
