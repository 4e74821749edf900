import { describe, expect, it } from "vitest"
import type { PageReport } from "./page-report.ts"
import { listOfLostPoints, NOT_FOUND_PAGE, tableOfPages } from "./table.ts"

const perfect = { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 }
const quick: PageReport = {
  path: "/faq",
  figures: { ...perfect, performance: 98, lcpSeconds: 1.5, cls: 0.0004, tbtMs: 30, kib: 91.3, requests: 13 },
  lostPoints: [],
}
const slow: PageReport = {
  path: "/home",
  figures: {
    ...perfect,
    performance: 97,
    lcpSeconds: 1.51,
    cls: 0.001,
    tbtMs: 31,
    kib: 300.6,
    requests: 43,
  },
  lostPoints: [
    { category: "performance", points: 8.74, title: "Total Blocking Time", finding: "370 ms" },
    { category: "performance", points: 0.5, title: "Unnamed", finding: "" },
  ],
}
const [, , budgets, ...rows] = tableOfPages([quick, slow, { ...slow, path: NOT_FOUND_PAGE }])
  .split("\n")
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

describe("the table of pages", () => {
  it("starts with the budgets", () => {
    const scores = ["≥ 98", "≥ 100", "≥ 100", "≥ 100"]
    expect(budgets).toEqual(["budget", ...scores, "≤ 1.5", "≤ 0", "", "", ""])
  })

  it("does not mark figures within their budget once they are rounded", () => {
    expect(rows[0]).toEqual(["/faq", "98", "100", "100", "100", "1.50", "0.000", "30", "91", "13"])
  })

  it("marks figures that miss their budget as bold", () => {
    const missed = ["**97**", "100", "100", "100", "**1.51**", "**0.001**"]
    expect(rows[1]).toEqual(["/home", ...missed, "31", "301", "43"])
  })

  it("marks nothing for the not-found page", () => {
    const cells = ["97", "100", "100", "100", "1.51", "0.001", "31", "301", "43"]
    expect(rows[2]).toEqual([NOT_FOUND_PAGE, ...cells])
  })
})

describe("the list of lost points", () => {
  it("names page, category, points, audit and finding", () => {
    expect(listOfLostPoints([quick, slow])).toBe(
      "- /home, performance, 8.7: Total Blocking Time (370 ms)\n- /home, performance, 0.5: Unnamed",
    )
  })
})
