import { describe, expect, it } from "vitest"
import { boxAround, type LabelledPoint, labelBox, positionLabels, sharedArea } from "./labels.ts"

const labelledPoint = (slug: string, x: number, y: number): LabelledPoint => ({
  slug,
  text: slug,
  point: { x, y },
  size: 20,
  gap: 10,
})

describe("the labels of the map", () => {
  it("are to the right of their dots", () => {
    expect(positionLabels([labelledPoint("Ella", 200, 300)])).toEqual([
      { slug: "Ella", text: "Ella", x: 210, y: 306.2, anchor: "start" },
    ])
  })

  it("are to the left of their dots if they would not fit on the map", () => {
    expect(positionLabels([labelledPoint("Arugam Bay", 420, 300)])[0]).toMatchObject({
      x: 410,
      anchor: "end",
    })
  })

  it("overlap neither each other nor the dots of each other", () => {
    const labelledPoints = [
      labelledPoint("Ella", 200, 300),
      labelledPoint("Badulla", 205, 302),
      labelledPoint("Haputale", 195, 297),
    ]
    const boxes = positionLabels(labelledPoints).map((label) => labelBox(label, 20))
    const dots = labelledPoints.map(({ point }) => boxAround(point, 6))
    for (const [index, box] of boxes.entries())
      for (const other of [...boxes.slice(index + 1), ...dots]) expect(sharedArea(box, other)).toBe(0)
  })

  it.each([
    ["dots", { dots: [{ x: 225, y: 302 }] }],
    ["circles", { circles: [{ x: 225, y: 302, radius: 15 }] }],
    ["texts", { texts: [{ left: 215, right: 240, top: 295, bottom: 305 }] }],
  ])("avoid other %s if possible", (_, obstacles) => {
    const [label] = positionLabels([labelledPoint("Galle", 200, 300)], obstacles)
    expect(label?.anchor).toBe("end")
  })

  it("cover a dot rather than another label", () => {
    const dots = [-50, 50].flatMap((x) => [-40, 0, 40].map((y) => ({ x: 200 + x, y: 300 + y })))
    const labels = positionLabels([labelledPoint("Kandy", 200, 300), labelledPoint("Matale", 200, 302)], {
      dots,
    })
    const [one, other] = labels.map((label) => labelBox(label, 20))
    expect(one && other && sharedArea(one, other)).toBe(0)
  })

  it("are never left out", () => {
    const samePoints = Array.from({ length: 12 }, (_, index) => labelledPoint(`Place ${index}`, 200, 300))
    expect(positionLabels(samePoints)).toHaveLength(samePoints.length)
  })
})
