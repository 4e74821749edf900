import { describe, expect, it } from "vitest"
import { type LabelledPoint, placeLabels } from "./labels.ts"

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

  it("avoid other dots if possible", () => {
    const [label] = placeLabels(
      [name("Galle", 200, 300)],
      [
        { x: 200, y: 300 },
        { x: 225, y: 302 },
      ],
    )
    expect(label?.anchor).toBe("end")
  })

  it("are left out where there is no free space", () => {
    const crowd = Array.from({ length: 9 }, (_, index) => name(`Place ${index}`, 200, 300))
    expect(placeLabels(crowd).length).toBeLessThan(crowd.length)
  })
})
