import { describe, expect, it } from "vitest"
import { cents, formatRate, formatRuleAmount, formatTotal, rupees, sum, times } from "./money.ts"

describe("money", () => {
  it.each([0.5, -1, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    "is refused when it is %s cents",
    (amount) => expect(() => cents(amount)).toThrow(RangeError),
  )

  it("is whole cents for any rupees with two decimals", () => {
    expect(rupees(5500)).toBe(550_000)
    expect(rupees(19.99)).toBe(1999)
    expect(rupees(0.1 + 0.2)).toBe(30)
  })

  it("is multiplied by whole counts only", () => {
    expect(times(cents(950_000), 13)).toBe(12_350_000)
    expect(() => times(cents(5), 1.5)).toThrow(RangeError)
    expect(() => times(cents(5), -1)).toThrow(RangeError)
  })

  it("is added up, to 0 for no amounts", () => {
    expect(sum([])).toBe(0)
    expect(sum([cents(1), cents(2)])).toBe(3)
  })

  it("is formatted as the company writes it", () => {
    expect(formatTotal(rupees(12_500))).toBe("LKR\u00a012,500.00")
    expect(formatTotal(cents(0))).toBe("LKR\u00a00.00")
    expect(formatTotal(cents(123_456_789))).toBe("LKR\u00a01,234,567.89")
    expect(formatRate(rupees(12_500))).toBe("12,500/=")
    expect(formatRate(cents(1_250_050))).toBe("12,500.5/=")
    expect(formatRate(cents(1_250_005))).toBe("12,500.05/=")
    expect(formatTotal(cents(1_250_005))).toBe("LKR\u00a012,500.05")
    expect(formatRuleAmount(rupees(5000))).toBe("Rs.\u00a05,000")
  })
})
