import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { cents, rupees } from "#domain/money.ts"
import { type AmountError, amountText, parseAmountText, readAmount } from "./typed-amount.ts"

const RATE = { min: 1, max: 10_000_000 } as const

describe("readAmount", () => {
  it.each([
    "9500",
    "9,500",
    "9 500",
    "9\u00a0500",
    " 9,500/= ",
    "9500/-",
    "LKR 9,500.00",
    "lkr9500",
    "LKR\u00a09 500.00",
    "Rs. 9,500",
    "Rs 9,500/=",
    "9500.0",
    "\t9,500\r\n",
  ])("reads %j as 9,500 rupees", (text) => {
    expect(readAmount(text, RATE)).toEqual({ ok: true, amount: rupees(9500) })
  })

  it.each<[string, AmountError]>([
    ["", "missing"],
    ["  ", "missing"],
    ["9.500", "notAmount"],
    ["9,50", "notAmount"],
    ["95,00", "notAmount"],
    ["9,500,", "notAmount"],
    ["-9500", "notAmount"],
    ["+9500", "notAmount"],
    ["1e4", "notAmount"],
    ["0x10", "notAmount"],
    ["nine", "notAmount"],
    ["US$ 25", "notAmount"],
    ["=9500", "notAmount"],
    ["9500 8500", "notAmount"],
    ["٩٥٠٠", "notAmount"],
    ["9500.50", "notWhole"],
    ["9500.05", "notWhole"],
    ["0", "zero"],
    ["0.00", "zero"],
    ["10,000,001", "tooMuch"],
    ["9".repeat(400), "tooMuch"],
  ])("refuses %j as %s", (text, errorCode) => {
    expect(readAmount(text, RATE)).toEqual({ ok: false, errorCode })
  })

  it("accepts 0 if the minimum is 0", () => {
    expect(readAmount("0", { min: 0, max: 10 })).toEqual({ ok: true, amount: 0 })
  })

  it("parses the text of a field for any amount in whole rupees", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: RATE.max }), (amount) => {
        expect(readAmount(amountText(rupees(amount)), RATE)).toEqual({ ok: true, amount: rupees(amount) })
      }),
    )
  })
})

describe("amountText", () => {
  it("is parsed by parseAmountText, cents included", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (amount) => {
        expect(parseAmountText(amountText(cents(amount)))).toBe(amount)
      }),
    )
  })

  it.each(["", "9500", "9,500/=", "x", "-1"])(
    "is the only text that parseAmountText accepts, not %j",
    (text) => {
      expect(parseAmountText(text)).toBeNull()
    },
  )
})
