import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { cents, rupees } from "#domain/money.ts"
import { TIERS } from "#domain/pricing/tiers.ts"
import {
  changesBetween,
  countChanges,
  editedPrices,
  percentChange,
  priceFieldText,
  readPrices,
} from "./price-changes.ts"
import { checkPrices, previewVehicle } from "./price-preview.ts"
import {
  PRICE_FIELDS,
  type Prices,
  pricesOf,
  rateField,
  ratesIn,
  statedTotalsIn,
  totalField,
  totalFromRate,
} from "./prices.ts"

const AXIO = {
  rates: {
    oneWeek: rupees(9500),
    twoWeeks: rupees(8500),
    threeWeeks: rupees(8000),
    oneMonth: rupees(7500),
    threeMonths: rupees(6900),
    sixMonths: rupees(6400),
  },
  statedTotals: {
    oneWeek: rupees(66_500),
    twoWeeks: rupees(119_000),
    threeWeeks: null,
    oneMonth: rupees(220_000),
    threeMonths: rupees(621_000),
    sixMonths: rupees(1_152_000),
  },
  unlimitedKilometersPrice: rupees(1500),
  extraKmRate: rupees(55),
  deposit: rupees(40_000),
}
const PRICES = pricesOf(AXIO)

it("the prices of a vehicle have a field name for each", () => {
  expect(Object.keys(PRICES).sort()).toEqual([...PRICE_FIELDS].sort())
  expect(ratesIn(PRICES)).toEqual(AXIO.rates)
  expect(statedTotalsIn(PRICES)).toEqual(AXIO.statedTotals)
})

describe("readPrices", () => {
  it("returns edits only for values that differ from the shown ones", () => {
    const priceTexts = { "rate-oneWeek": "9,500", "rate-twoWeeks": "LKR 8500.00", "rate-oneMonth": " 7,000 " }
    expect(readPrices(PRICES, priceTexts)).toEqual({
      edits: { "rate-oneMonth": rupees(7000) },
      fieldErrors: [],
    })
  })

  it("returns no edit for an unchanged price with cents, and for an empty price that stays empty", () => {
    const withCents = { ...PRICES, deposit: cents(12_345) }
    const priceTexts = { deposit: priceFieldText(withCents.deposit), "total-threeWeeks": "" }
    expect(readPrices(withCents, priceTexts)).toEqual({ edits: {}, fieldErrors: [] })
  })

  it("returns an error for each invalid field, and the edits of the others", () => {
    const priceTexts = { "rate-oneWeek": "x", "total-oneWeek": "0", deposit: "0", extraKmRate: "5.5" }
    expect(readPrices(PRICES, priceTexts)).toEqual({
      edits: { deposit: 0 },
      fieldErrors: [
        { field: "rate-oneWeek", errorCode: "notAmount" },
        { field: "total-oneWeek", errorCode: "zero" },
        { field: "extraKmRate", errorCode: "notWhole" },
      ],
    })
  })

  it("computes an emptied total from its rate, also from a new one", () => {
    const formValues = { "total-oneMonth": "", "total-oneWeek": " ", "rate-oneWeek": "9,000" }
    expect(readPrices(PRICES, formValues).edits).toEqual({
      "rate-oneWeek": rupees(9000),
      "total-oneMonth": rupees(225_000),
      "total-oneWeek": rupees(63_000),
    })
  })

  it("returns no edit for the shown values of any prices", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 10 ** 9 }), { minLength: 15, maxLength: 15 }),
        (amounts) => {
          const prices = Object.fromEntries(
            PRICE_FIELDS.map((field, index) => [field, cents(amounts[index] ?? 0)]),
          ) as Prices // all fields
          const formValues = Object.fromEntries(
            PRICE_FIELDS.map((field) => [field, priceFieldText(prices[field])]),
          )
          expect(readPrices(prices, formValues)).toEqual({ edits: {}, fieldErrors: [] })
        },
      ),
    )
  })
})

describe("editedPrices", () => {
  it("changes only totals that equalled the rate times the days before", () => {
    const edits = {
      "rate-oneWeek": rupees(9000),
      "rate-oneMonth": rupees(7000),
      "rate-threeWeeks": rupees(7900),
    }
    const after = editedPrices(PRICES, edits)
    expect(changesBetween(PRICES, after).map(({ field }) => field)).toEqual([
      "rate-oneWeek",
      "rate-threeWeeks",
      "rate-oneMonth",
      "total-oneWeek",
    ])
    expect(after["total-oneWeek"]).toBe(rupees(63_000))
    expect(after["total-threeWeeks"]).toBeNull()
  })

  it("does not change a typed total", () => {
    const edits = { "rate-oneWeek": rupees(9000), "total-oneWeek": rupees(60_000) }
    expect(editedPrices(PRICES, edits)["total-oneWeek"]).toBe(rupees(60_000))
  })

  it("keeps every total that equals the rate times the days equal to it", () => {
    const rate = fc.integer({ min: 1, max: 100_000 }).map(rupees)
    fc.assert(
      fc.property(fc.constantFrom(...TIERS), rate, (tier, changed) => {
        const before = { ...PRICES, [totalField(tier.id)]: totalFromRate(PRICES, tier) }
        const after = editedPrices(before, { [rateField(tier.id)]: changed })
        expect(checkPrices(after).differingTotals.filter((total) => total.tier === tier.id)).toEqual([])
      }),
    )
  })
})

describe("percentChange", () => {
  it.each([
    [8700, 8500, -2.3],
    [8000, 8600, 7.5],
    [100, 100, 0],
  ])("is computed from %i to %i", (from, to, percent) => {
    expect(percentChange({ from: rupees(from), to: rupees(to) })).toBe(percent)
  })

  it("is null if a price is missing", () => {
    expect(percentChange({ from: cents(0), to: rupees(1) })).toBeNull()
    expect(percentChange({ from: null, to: rupees(1) })).toBeNull()
    expect(percentChange({ from: rupees(1), to: null })).toBeNull()
  })
})

it("counts changes by kind", () => {
  const fields = ["rate-oneWeek", "rate-twoWeeks", "total-oneWeek", "deposit"] as const
  expect(countChanges(fields.map((field) => ({ field })))).toEqual({ rates: 2, totals: 1, others: 1 })
})

describe("checkPrices", () => {
  it("returns every tier that costs more a day than a shorter one, with the cheapest of those", () => {
    const increasing = editedPrices(PRICES, {
      "rate-threeWeeks": rupees(8600),
      "rate-oneMonth": rupees(8550),
      "rate-threeMonths": rupees(8500),
    })
    expect(checkPrices(increasing).risingRates).toEqual([
      { tier: "threeWeeks", shorter: "twoWeeks" },
      { tier: "oneMonth", shorter: "twoWeeks" },
    ])
    expect(checkPrices(PRICES).risingRates).toEqual([])
  })

  it("returns totals that differ from the rate times the days", () => {
    expect(checkPrices(PRICES).differingTotals).toEqual([
      { tier: "oneMonth", stated: rupees(220_000), computed: rupees(225_000) },
    ])
  })

  it("returns tiers in which one more day costs less, as shown to visitors", () => {
    expect(checkPrices(PRICES).cheaperNextDays[0]).toEqual({
      tier: "oneWeek",
      next: "twoWeeks",
      days: 13,
      total: rupees(123_500),
      nextTotal: rupees(119_000),
      saving: rupees(4500),
    })
    const almostEqual = { ...PRICES, "rate-twoWeeks": rupees(8790) }
    expect(checkPrices(almostEqual).cheaperNextDays.some(({ days }) => days === 13)).toBe(false) // saves 440
  })
})

describe("previewVehicle", () => {
  const vehicle = { id: "axio", name: "Toyota Axio", prices: PRICES }

  it("is null if no price changes", () => {
    expect(previewVehicle(vehicle, {})).toBeNull()
    expect(previewVehicle(vehicle, { deposit: PRICES.deposit })).toBeNull()
  })

  it("lists every changed price, from and to", () => {
    expect(previewVehicle(vehicle, { "rate-oneWeek": rupees(9000) })?.changes).toEqual([
      { field: "rate-oneWeek", from: rupees(9500), to: rupees(9000) },
      { field: "total-oneWeek", from: rupees(66_500), to: rupees(63_000) },
    ])
  })
})
