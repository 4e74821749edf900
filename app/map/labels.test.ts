import { describe, expect, it } from "vitest"
import { boxOf, type LabelledPoint, placeLabels, sharedArea } from "./labels.ts"

const name = (slug: string, x: number, y: number): LabelledPoint => ({
  slug,
  text: slug,
  at: { x, y },
  size: 20,
  gap: 10,
})

describe("the labels of the map", () => {
  it("are to the right of their dots", () => {
    expect(placeLabels([name("Ella", 200, 300)])).toEqual([
      { slug: "Ella", text: "Ella", x: 210, y: 306.2, anchor: "start" },
    ])
  })

  it("are to the left where they would leave the map", () => {
    expect(placeLabels([name("Arugam Bay", 420, 300)])[0]).toMatchObject({ x: 410, anchor: "end" })
  })

  it("do not overlap earlier labels", () => {
    const labels = placeLabels([
      name("Ella", 200, 300),
      name("Badulla", 205, 302),
      name("Haputale", 195, 297),
    ])
    expect(labels.map(({ anchor }) => anchor)).toEqual(["start", "end", "middle"])
    expect(labels[2]?.y).toBeLessThan(290)
  })

  it.each([
    ["dots", { dots: [{ x: 225, y: 302 }] }],
    ["circles", { circles: [{ x: 225, y: 302, radius: 15 }] }],
  ])("avoid other %s if possible", (_, obstacles) => {
    const [label] = placeLabels([name("Galle", 200, 300)], obstacles)
    expect(label?.anchor).toBe("end")
  })

  it("cover a dot rather than another label", () => {
    const dots = [-50, 50].flatMap((x) => [-40, 0, 40].map((y) => ({ x: 200 + x, y: 300 + y })))
    const labels = placeLabels([name("Kandy", 200, 300), name("Matale", 200, 302)], { dots })
    const [one, other] = labels.map((label) => boxOf(label, 20))
    expect(one && other && sharedArea(one, other)).toBe(0)
  })

  it("are never left out", () => {
    const crowd = Array.from({ length: 12 }, (_, index) => name(`Place ${index}`, 200, 300))
    expect(placeLabels(crowd)).toHaveLength(crowd.length)
  })
})
