import { describe, expect, it } from "vitest"
import { rupees } from "#domain/money.ts"
import { addDays, addMinutes } from "#domain/rental-period.ts"
import { sampleAgreed } from "#tests/support/sample-agreed.ts"
import { FLEET } from "#tests/support/typed-terms.ts"
import { agreedTotal } from "./agreed-terms.ts"
import { newReturn } from "./new-return.ts"

/** 17 days with a driver, two child seats and Wi-Fi: LKR 306,000.00. */
const TERMS = sampleAgreed()

describe("a changed return time", () => {
  it.each([
    [3, 358_500],
    [-3, 253_500],
  ])("keeps the agreed price for %i more days, and has today's price beside it", (days, total) => {
    const changed = newReturn(TERMS, addDays(TERMS.returnAt, days), FLEET)
    if (!changed.ok || !changed.todaysPriceTerms) throw new Error("has no price")
    expect(changed.agreedPriceTerms).toEqual({ ...TERMS, returnAt: addDays(TERMS.returnAt, days) })
    expect(agreedTotal(changed.agreedPriceTerms)).toBe(rupees(306_000))
    expect(changed.todaysPriceTerms.returnAt).toBe(addDays(TERMS.returnAt, days))
    expect(agreedTotal(changed.todaysPriceTerms)).toBe(rupees(total))
  })

  it("has the agreed price as today's if the number of charged days stays", () => {
    expect(newReturn(TERMS, addMinutes(TERMS.returnAt, -30), FLEET)).toMatchObject({
      ok: true,
      todaysPriceTerms: null,
    })
  })

  it("has no price at today's rates if the vehicle cannot be read", () => {
    expect(newReturn(TERMS, addDays(TERMS.returnAt, 3), [])).toMatchObject({
      ok: true,
      todaysPriceTerms: null,
    })
  })

  it.each([
    ["", "notADate"],
    ["soon", "notADate"],
    [TERMS.returnAt, "sameReturn"],
    [TERMS.pickUpAt, "notAfterPickUp"],
    [addDays(TERMS.pickUpAt, -1), "notAfterPickUp"],
  ])("is invalid for %j: %s", (text, errorCode) => {
    expect(newReturn(TERMS, text, FLEET)).toEqual({ ok: false, errorCode })
  })
})
