import { describe, expect, it } from "vitest"
import { checkPeriods, monthsBefore, runningGracePeriod } from "./privacy-settings.ts"

describe("retention periods", () => {
  it.each([
    ["", "", { anonymiseAfterMonths: null, keepHistoryMonths: null }],
    ["6", " 12 ", { anonymiseAfterMonths: 6, keepHistoryMonths: 12 }],
    ["120", "120", { anonymiseAfterMonths: 120, keepHistoryMonths: 120 }],
  ])("'%s' and '%s' are months", (anonymiseAfterMonths, keepHistoryMonths, value) =>
    expect(checkPeriods({ anonymiseAfterMonths, keepHistoryMonths })).toEqual({ ok: true, value }),
  )

  it.each([
    ["5", "", ["anonymiseAfterMonths"]],
    ["121", "11", ["anonymiseAfterMonths", "keepHistoryMonths"]],
    ["-6", "1e3", ["anonymiseAfterMonths", "keepHistoryMonths"]],
    ["6.5", "99999999999", ["anonymiseAfterMonths", "keepHistoryMonths"]],
    ["twelve", "", ["anonymiseAfterMonths"]],
  ])("'%s' and '%s' are not", (anonymiseAfterMonths, keepHistoryMonths, fieldErrors) =>
    expect(checkPeriods({ anonymiseAfterMonths, keepHistoryMonths })).toEqual({ ok: false, fieldErrors }),
  )
})

describe("months earlier", () => {
  it.each([
    ["2026-11-22T04:00:00.000Z", 6, "2026-05-22T04:00:00.000Z"],
    ["2026-08-31T00:00:00.000Z", 6, "2026-02-28T00:00:00.000Z"],
    ["2024-08-31T00:00:00.000Z", 6, "2024-02-29T00:00:00.000Z"],
    ["2026-03-31T00:00:00.000Z", 13, "2025-02-28T00:00:00.000Z"],
    ["2026-01-15T23:59:59.999Z", 12, "2025-01-15T23:59:59.999Z"],
    ["2026-12-31T12:00:00.000Z", 120, "2016-12-31T12:00:00.000Z"],
  ])("%s minus %i is %s", (now, months, then) =>
    expect(monthsBefore(new Date(now), months).toISOString()).toBe(then),
  )
})

describe("the grace period", () => {
  const NOW = new Date("2026-11-24T00:00:00Z")
  const SETTINGS = { version: 1, anonymiseAfterMonths: 24, keepHistoryMonths: null }
  it.each([
    [null, null],
    [NOW, null],
    [new Date(NOW.getTime() + 1), { months: 24, from: new Date(NOW.getTime() + 1) }],
  ])("is, until %s, %j", (anonymiseFrom, grace) => {
    expect(runningGracePeriod({ ...SETTINGS, anonymiseFrom }, NOW)).toEqual(grace)
  })
})
