import { describe, expect, it } from "vitest"
import { type Name, placeLabels } from "./labels.ts"

const name = (slug: string, x: number, y: number): Name => ({
  slug,
  text: slug,
  at: { x, y },
  size: 20,
  gap: 10,
})

describe("the names on the map", () => {
  it("stand to the right of their dots", () => {
    expect(placeLabels([name("Ella", 200, 300)])).toEqual([
      { slug: "Ella", text: "Ella", x: 210, y: 306.2, anchor: "start" },
    ])
  })

  it("stand to the left where they would leave the drawing", () => {
    expect(placeLabels([name("Arugam Bay", 420, 300)])[0]).toMatchObject({ x: 410, anchor: "end" })
  })

  it("make room for those before them", () => {
    const labels = placeLabels([
      name("Ella", 200, 300),
      name("Badulla", 205, 302),
      name("Haputale", 195, 297),
    ])
    expect(labels.map(({ anchor }) => anchor)).toEqual(["start", "end", "middle"])
    expect(labels[2]?.y).toBeLessThan(290)
  })

  it("keep clear of other dots where they can", () => {
    const [label] = placeLabels(
      [name("Galle", 200, 300)],
      [
        { x: 200, y: 300 },
        { x: 225, y: 302 },
      ],
    )
    expect(label?.anchor).toBe("end")
  })

  it("are left out where there is no room at all", () => {
    const crowd = Array.from({ length: 9 }, (_, index) => name(`Place ${index}`, 200, 300))
    expect(placeLabels(crowd).length).toBeLessThan(crowd.length)
  })
})
