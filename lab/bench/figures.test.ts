import { describe, expect, it } from "vitest"
import { type Figure, figuresTable, median, meetsBudget, notMeasured, percentile } from "./figures.ts"

describe("median and percentile", () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2],
    [[100, 9], 9],
    [[7], 7],
  ])("median of %j is %d, in numerical order", (values, expected) => {
    expect(median(values)).toBe(expected)
  })

  it.each([
    [99, 99],
    [99.5, 100],
    [100, 100],
    [0, 1],
  ])("percentile %d of 1 to 100 is %d", (percent, value) => {
    expect(
      percentile(
        Array.from({ length: 100 }, (_, i) => 100 - i),
        percent,
      ),
    ).toBe(value)
  })

  it("throw for no values", () => {
    expect(() => median([])).toThrow("nothing was measured")
  })
})

describe("a budget", () => {
  const figure = (value: number | null, budget?: Figure["budget"]): Figure => {
    return { label: "speed", value, unit: "/s", ...(budget && { budget }) }
  }

  it.each([
    [800, { atLeast: 800 }, true],
    [799, { atLeast: 800 }, false],
    [150, { atMost: 150 }, true],
    [151, { atMost: 150 }, false],
  ])("for a figure of %d with %j is met: %s", (value, budget, isMet) => {
    expect(meetsBudget(figure(value, budget))).toBe(isMet)
  })

  it("is null for a figure that was not measured or has no budget", () => {
    expect(meetsBudget(figure(null, { atLeast: 1 }))).toBeNull()
    expect(meetsBudget(figure(5))).toBeNull()
  })
})

describe("the table", () => {
  const table = figuresTable([
    { label: "rendered again", value: 1234.5, unit: "/s", budget: { atLeast: 800 } },
    { label: "ratio", value: 0.5678, unit: "", budget: { atLeast: 0.6 }, note: "median of 5" },
    notMeasured("beside nginx", "no nginx"),
  ])

  it("shows every figure with its budget, and marks missed budgets", () => {
    expect(table).toMatch(/rendered again +\| 1,235 \/s +\| ≥ 800 +\| kept/)
    expect(table).toMatch(/ratio +\| 0\.568 +\| ≥ 0\.6 +\| MISSED \| median of 5/)
    expect(table).toMatch(/beside nginx +\| – +\| +\| +\| not measured: no nginx/)
  })

  it("aligns its columns", () => {
    expect(new Set(table.split("\n").map((line) => line.length)).size).toBe(1)
  })
})
