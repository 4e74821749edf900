import { describe, expect, it } from "vitest"
import type { PageReport } from "./page-report.ts"
import { listOfCosts, tableOfPages } from "./table.ts"

const perfect = { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 }
const quick: PageReport = {
  path: "/faq",
  figures: { ...perfect, lcpSeconds: 1.2, cls: 0.0004, tbtMs: 30, ownTbtMs: 20, kib: 91.3, requests: 13 },
  costs: [],
}
const slow: PageReport = {
  path: "/home",
  figures: {
    ...perfect,
    performance: 91,
    lcpSeconds: 1.21,
    cls: 0.001,
    tbtMs: 31,
    ownTbtMs: 3,
    kib: 300.6,
    requests: 43,
  },
  costs: [
    { category: "performance", points: 8.74, title: "Total Blocking Time", found: "370 ms" },
    { category: "performance", points: 0.5, title: "Unnamed", found: "" },
  ],
}
const [, , budgets, ...rows] = tableOfPages([quick, slow])
  .split("\n")
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

describe("the table of pages", () => {
  it("begins with the budgets", () => {
    expect(budgets).toEqual([
      "budget",
      "≥ 100",
      "≥ 100",
      "≥ 100",
      "≥ 100",
      "≤ 1.2",
      "≤ 0",
      "≤ 30",
      "",
      "",
      "",
    ])
  })

  it("leaves plain what keeps its budget, judged as it is shown", () => {
    expect(rows[0]).toEqual(["/faq", "100", "100", "100", "100", "1.20", "0.000", "30", "20", "91", "13"])
  })

  it("has in bold what misses its budget", () => {
    const missed = ["**91**", "100", "100", "100", "**1.21**", "**0.001**", "**31**"]
    expect(rows[1]).toEqual(["/home", ...missed, "3", "301", "43"])
  })
})

describe("the list of costs", () => {
  it("names page, category, points, audit and what was found", () => {
    expect(listOfCosts([quick, slow])).toBe(
      "- /home, performance, 8.7: Total Blocking Time (370 ms)\n- /home, performance, 0.5: Unnamed",
    )
  })
})
