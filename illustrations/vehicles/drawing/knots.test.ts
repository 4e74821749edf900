import { describe, expect, it } from "vitest"
import { knots, knotsAheadOf, knotsBefore, knotsFrom, readFlag } from "./knots.ts"

const LINE = knots("0,400, 120,180 c50, 905,1026 c110, 1150,1190")

describe("knots", () => {
  it("are read from text of several lines", () => {
    expect(knots("30,-690 c14,\n  54,716, 190,784 s")).toEqual([
      [30, -690, "c14"],
      [54, 716, undefined],
      [190, 784, "s"],
    ])
  })

  it.each(["30", "30,", "30 690", "x,690", ""])('refuse "%s"', (text) => {
    expect(() => knots(text)).toThrow("Write a knot as")
  })

  it("are kept before or after the position of a knot", () => {
    expect(knotsBefore(LINE, "905,1026")).toEqual(LINE.slice(0, 2))
    expect(knotsFrom(LINE, "905,1026")).toEqual(LINE.slice(2))
    expect(knotsAheadOf(LINE, 900)).toEqual(LINE.slice(0, 2))
  })

  it("throw if no knot has that position", () => {
    expect(() => knotsFrom(LINE, "905,1030")).toThrow("No knot at 905,1030")
  })
})

describe("a flag", () => {
  it.each([
    ["c40", { isCorner: true, isStraight: false, isTangent: false, roundingMm: 40 }],
    ["l", { isCorner: true, isStraight: true, isTangent: false, roundingMm: 0 }],
    ["s", { isCorner: false, isStraight: true, isTangent: true, roundingMm: 0 }],
    ["d90", { isCorner: false, directionRadians: Math.PI / 2 }],
  ])("%s determines how the curve behaves", (flag, behaviour) => {
    expect(readFlag(flag)).toMatchObject(behaviour)
  })

  it("is refused if it is unknown", () => {
    expect(() => readFlag("q4")).toThrow('Unknown knot flag "q4"')
  })
})
