import { describe, expect, it } from "vitest"
import { rupees } from "#domain/money.ts"
import { tiersWithDifferingTotal } from "./stated-totals.ts"

describe("tiersWithDifferingTotal", () => {
  const daily = rupees(100)
  const rates = {
    oneWeek: daily,
    twoWeeks: daily,
    threeWeeks: daily,
    oneMonth: daily,
    threeMonths: daily,
    sixMonths: daily,
  }
  const statedTotals = {
    oneWeek: rupees(700),
    twoWeeks: rupees(1400),
    threeWeeks: rupees(2100),
    oneMonth: rupees(3000),
    threeMonths: rupees(9000),
    sixMonths: null,
  }

  it("returns none if each total is the rate times the nominal days, or is not stated", () => {
    expect(tiersWithDifferingTotal({ rates, statedTotals })).toEqual([])
  })

  it("returns the tiers whose total differs", () => {
    const wrong = { ...statedTotals, twoWeeks: rupees(1399), sixMonths: rupees(1) }
    expect(tiersWithDifferingTotal({ rates, statedTotals: wrong })).toEqual(["twoWeeks", "sixMonths"])
  })
})
