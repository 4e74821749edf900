import { describe, expect, it } from "vitest"
import { type LighthouseReport, pageReport } from "./page-report.ts"

/** The report of a visit with two requests. `contrast` is the score of the colour contrast audit. */
function visit({
  tbtMs = 0,
  contrast = 1,
}: {
  tbtMs?: number
  contrast?: number | null
} = {}): LighthouseReport {
  const perfect = { score: 1, auditRefs: [] }
  return {
    categories: {
      performance: { score: 0.97, auditRefs: [{ id: "total-blocking-time", weight: 30 }] },
      accessibility: {
        score: contrast === 1 ? 1 : 0.9,
        auditRefs: [
          { id: "color-contrast", weight: 7 },
          { id: "document-title", weight: 21 },
        ],
      },
      "best-practices": perfect,
      seo: perfect,
    },
    audits: {
      "largest-contentful-paint": { title: "Largest Contentful Paint", score: 1, numericValue: 1234 },
      "cumulative-layout-shift": { title: "Cumulative Layout Shift", score: 1, numericValue: 0 },
      "total-blocking-time": {
        title: "Total Blocking Time",
        score: tbtMs > 30 ? 0.9 : 1,
        numericValue: tbtMs,
        displayValue: `${tbtMs} ms`,
      },
      "network-requests": {
        title: "Requests",
        score: null,
        details: { items: [{ transferSize: 1024 }, { transferSize: 2048 }] },
      },
      "color-contrast": { title: "Colours are too much alike", score: contrast },
      "document-title": { title: "The page has a title", score: 1 },
    },
  }
}

describe("the report of a page", () => {
  it("reads scores of 100, seconds, bytes and requests", () => {
    expect(pageReport("/home", [visit()]).figures).toEqual({
      performance: 97,
      accessibility: 100,
      "best-practices": 100,
      seo: 100,
      lcpSeconds: 1.234,
      cls: 0,
      tbtMs: 0,
      kib: 3,
      requests: 2,
    })
  })

  it("is the median of several visits", () => {
    const visits = [visit({ tbtMs: 900 }), visit({ tbtMs: 20 }), visit({ tbtMs: 40 })]
    expect(pageReport("/home", visits).figures.tbtMs).toBe(40)
  })

  it("lists the points that an audit cost by its weight, with its finding in the worst visit", () => {
    const visits = [visit({ tbtMs: 50, contrast: 0 }), visit({ tbtMs: 70, contrast: 0 })]
    expect(pageReport("/home", visits).lostPoints).toEqual([
      { category: "performance", points: expect.closeTo(10), title: "Total Blocking Time", finding: "50 ms" },
      { category: "accessibility", points: 25, title: "Colours are too much alike", finding: "" },
    ])
  })

  it("omits audits that cost points in one visit of three, or did not apply", () => {
    const visits = [visit({ contrast: 0 }), visit(), visit({ contrast: null })]
    expect(pageReport("/home", visits).lostPoints).toEqual([])
  })

  it("throws for a failed visit", () => {
    const failed = {
      ...visit(),
      categories: { performance: { score: null, auditRefs: [] } },
      runtimeError: { message: "the page did not paint" },
    }
    expect(() => pageReport("/home", [failed])).toThrow("no score of performance: the page did not paint")
  })
})
