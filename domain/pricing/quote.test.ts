import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { cents, rupees } from "#domain/money.ts"
import { addDays, parseWallTime, type WallTime } from "#domain/rental-period.ts"
import { sampleTerms } from "#tests/support/sample-terms.ts"
import { NO_ABROAD_RATES } from "./abroad-rates.ts"
import {
  defaultQuantity,
  type Extra,
  isChargedPerDay,
  priceUnitNoun,
  UNLIMITED_KILOMETERS_ID,
  unlimitedKilometers,
} from "./extra.ts"
import { findCheaperPeriod, quoteRental, type RentalAnswers } from "./quote.ts"
import { rentalTerms, type TermsVehicle } from "./terms.ts"
import { type DailyRates, TIERS, type TierId, tierOf } from "./tiers.ts"

const RATES: DailyRates = {
  oneWeek: rupees(9500),
  twoWeeks: rupees(8500),
  threeWeeks: rupees(8000),
  oneMonth: rupees(7500),
  threeMonths: rupees(6900),
  sixMonths: rupees(6400),
}
const DRIVER: Extra = {
  id: "need-a-driver",
  name: "Need a Driver",
  price: rupees(5500),
  role: "driver",
  inputKind: "quantity",
  charged: "perDay",
  unit: null,
  description: null,
}
const CHILD_SEAT: Extra = {
  ...DRIVER,
  id: "child-seat",
  name: "Child Seat",
  price: rupees(3500),
  role: null,
  charged: "once",
}
const GPS: Extra = {
  ...CHILD_SEAT,
  id: "gps",
  name: "GPS Navigator",
  price: rupees(3000),
  inputKind: "yesOrNo",
}
const WIFI: Extra = {
  ...CHILD_SEAT,
  id: "wifi",
  name: "Wi-Fi Router",
  price: rupees(900),
  charged: "perDay",
}
const FROM = parseWallTime("2027-01-10T09:00") as WallTime // a real date, written here
const UNLIMITED = unlimitedKilometers(rupees(1500)) as Extra // a price above 0 gives the extra

const CAR: TermsVehicle = {
  rates: RATES,
  chauffeurOnly: false,
  unlimitedKilometersPrice: cents(0),
  extrasNotOffered: [],
}
const TERMS = sampleTerms(RATES, [UNLIMITED, DRIVER, CHILD_SEAT, GPS, WIFI])
const SETTINGS = { rules: TERMS.rules, abroadRates: NO_ABROAD_RATES, seasons: [] }
const rental = (days: number, chosen: RentalAnswers["chosenExtras"] = []): RentalAnswers => ({
  period: { pickUpAt: FROM, returnAt: addDays(FROM, days) },
  chosenExtras: chosen,
})

describe("tierOf", () => {
  it.each<[number, TierId | undefined]>([
    [0, undefined],
    [1, "oneWeek"],
    [13, "oneWeek"],
    [14, "twoWeeks"],
    [20, "twoWeeks"],
    [21, "threeWeeks"],
    [29, "threeWeeks"],
    [30, "oneMonth"],
    [89, "oneMonth"],
    [90, "threeMonths"],
    [179, "threeMonths"],
    [180, "sixMonths"],
    [1000, "sixMonths"],
  ])("charges %i days at %s", (days, tier) => expect(tierOf(days)?.id).toBe(tier))

  it("leaves no day between one tier and the next", () => {
    for (const [i, tier] of TIERS.entries()) {
      const next = TIERS[i + 1]
      expect(tier.toDays).toBe(next ? next.fromDays - 1 : null)
      expect(tierOf(tier.nominalDays)).toBe(tier)
    }
  })
})

describe("quoteRental", () => {
  it("is 0 without a tier or a line while the period is not positive", () => {
    expect(quoteRental(TERMS, rental(0, [{ extraId: GPS.id, quantity: 1 }]))).toEqual({
      days: 0,
      tier: null,
      lines: [],
      total: 0,
    })
    expect(quoteRental(TERMS, rental(-3)).total).toBe(0)
  })

  it("charges the rate of the tier for every day", () => {
    expect(quoteRental(TERMS, rental(13)).total).toBe(rupees(123_500))
    expect(quoteRental(TERMS, rental(14)).total).toBe(rupees(119_000))
    expect(quoteRental(TERMS, rental(180)).total).toBe(rupees(1_152_000))
  })

  it("charges unlimited kilometres by the day, a quantity by the piece, and the rest once", () => {
    const quote = quoteRental(
      TERMS,
      rental(17, [
        { extraId: GPS.id, quantity: 9 },
        { extraId: CHILD_SEAT.id, quantity: 2 },
        { extraId: DRIVER.id, quantity: 5 },
        { extraId: UNLIMITED_KILOMETERS_ID, quantity: 1 },
      ]),
    )
    expect(quote.lines.map(({ countedIn, count, amount }) => [countedIn, count, amount / 100])).toEqual([
      ["days", 17, 17 * 8500],
      ["days", 17, 17 * 1500],
      ["days", 5, 5 * 5500],
      ["pieces", 2, 2 * 3500],
      ["once", 1, 3000],
    ])
    expect(quote.total).toBe(rupees(17 * 8500 + 17 * 1500 + 5 * 5500 + 2 * 3500 + 3000))
  })

  it.each<
    [Pick<Extra, "role" | "inputKind" | "charged">, countedIn: string, count: number, defaultCount: number]
  >([
    [{ role: null, inputKind: "quantity", charged: "perDay" }, "days", 5, 17],
    [{ role: null, inputKind: "quantity", charged: "once" }, "pieces", 5, 1],
    [{ role: null, inputKind: "yesOrNo", charged: "perDay" }, "days", 17, 17],
    [{ role: null, inputKind: "yesOrNo", charged: "once" }, "once", 1, 1],
    [{ role: "driver", inputKind: "quantity", charged: "perDay" }, "days", 5, 17],
    [{ role: "driver", inputKind: "quantity", charged: "once" }, "days", 5, 17],
    [{ role: "driver", inputKind: "yesOrNo", charged: "once" }, "once", 1, 1],
  ])("counts 5 of %j, in 17 days, in %s: %i; by default %i", (properties, countedIn, count, defaultCount) => {
    const extra: Extra = { ...CHILD_SEAT, ...properties, name: "Cool Box", unit: "per day" }
    const terms = { ...TERMS, offeredExtras: [extra] }
    const { lines } = quoteRental(terms, rental(17, [{ extraId: extra.id, quantity: 5 }]))
    expect(lines[1]).toMatchObject({ countedIn, count, amount: 3500_00 * count })
    expect(defaultQuantity(extra, 17)).toBe(defaultCount)
    expect(isChargedPerDay(extra)).toBe(countedIn === "days")
  })

  it("counts an extra that is priced per day in days, and any other in pieces", () => {
    const quote = quoteRental(
      TERMS,
      rental(17, [
        { extraId: CHILD_SEAT.id, quantity: 17 },
        { extraId: WIFI.id, quantity: defaultQuantity(WIFI, 17) },
      ]),
    )
    expect(
      quote.lines.slice(1).map(({ countedIn, count, amount }) => [countedIn, count, amount / 100]),
    ).toEqual([
      ["pieces", 17, 17 * 3500],
      ["days", 17, 15_300],
    ])
  })

  it("has no total if the rate of the tier is unknown, but the prices of extras", () => {
    const withGps = [{ extraId: GPS.id, quantity: 1 }]
    const unknown = { ...TERMS, rates: { ...RATES, twoWeeks: null } }
    const quote = quoteRental(unknown, rental(14, withGps))
    expect(quote).toMatchObject({ days: 14, tier: { id: "twoWeeks" }, total: null })
    expect(quote.lines.map(({ amount }) => amount)).toEqual([rupees(3000)])
    expect(findCheaperPeriod(unknown, rental(14, withGps))).toBeNull()
    expect(quoteRental(unknown, rental(13, withGps)).total).toBe(rupees(13 * 9500 + 3000))
    const cheap = { ...TERMS, rates: { ...unknown.rates, threeWeeks: rupees(5000) } }
    expect(findCheaperPeriod(cheap, rental(13))).toMatchObject({
      extraDays: 8,
      quote: { total: rupees(105_000) },
    })
  })

  it("ignores an extra that this vehicle does not offer", () => {
    expect(quoteRental(TERMS, rental(1, [{ extraId: "champagne", quantity: 3 }])).total).toBe(rupees(9500))
  })

  it("has a quantity of 0 as a line of 0", () => {
    const quote = quoteRental(TERMS, rental(1, [{ extraId: CHILD_SEAT.id, quantity: 0 }]))
    expect(quote.lines[1]).toMatchObject({ count: 0, amount: 0 })
  })
})

describe("priceUnitNoun", () => {
  it.each([
    [null, null],
    ["once", null],
    ["per seat, whole hire", "seat"],
    ["per person, whole hire", "person"],
    ["per trip", "trip"],
    ["per SIM", "SIM"],
    ["percentage", null],
  ])("is, for the unit %j, %j", (unit, noun) => {
    expect(priceUnitNoun({ unit })).toBe(noun)
  })
})

/** A second, simple implementation of docs/requirements.md, R7.1 to R7.10, in rupees with fractions. */
function plainTotal(
  hours: number,
  rates: number[],
  extras: { kind: string; price: number; quantity: number }[],
) {
  const days = hours <= 0 ? 0 : Math.ceil(hours / 24)
  if (days === 0) return 0
  let rate = rates[0] ?? 0
  if (days >= 14) rate = rates[1] ?? 0
  if (days >= 21) rate = rates[2] ?? 0
  if (days >= 30) rate = rates[3] ?? 0
  if (days >= 90) rate = rates[4] ?? 0
  if (days >= 180) rate = rates[5] ?? 0
  let total = rate * days
  for (const { kind, price, quantity } of extras) {
    if (kind === "unlimited") total += price * days
    else if (kind === "quantity") total += price * quantity
    else total += price
  }
  return total
}

const price = fc.integer({ min: 0, max: 9_000_000 })
const anyRental = fc.record({
  minutes: fc.integer({ min: -3000, max: 400 * 24 * 60 }),
  rates: fc.array(price, { minLength: 6, maxLength: 6 }),
  unlimited: price,
  isUnlimited: fc.boolean(),
  extras: fc.array(
    fc.record({
      price,
      inputKind: fc.constantFrom<Extra["inputKind"][]>("quantity", "yesOrNo"),
      quantity: fc.integer({ min: 0, max: 999 }),
      isChosen: fc.boolean(),
    }),
    { maxLength: 6 },
  ),
})

describe("any rental", () => {
  it("costs what the requirements say, to the cent", () => {
    fc.assert(
      fc.property(anyRental, ({ minutes, rates, unlimited, isUnlimited, extras }) => {
        const offeredExtras = extras.map(
          (extra, i): Extra => ({ ...GPS, ...extra, id: `s${i}`, price: cents(extra.price) }),
        )
        const terms = rentalTerms(
          {
            ...CAR,
            rates: Object.fromEntries(TIERS.map(({ id }, i) => [id, cents(rates[i] ?? 0)])) as DailyRates, // all six ids
            unlimitedKilometersPrice: cents(unlimited),
          },
          offeredExtras,
          SETTINGS,
        )
        const chosen = extras.flatMap(({ isChosen, quantity }, i) =>
          isChosen ? [{ extraId: `s${i}`, quantity }] : [],
        )
        const returnAt = new Date(Date.parse(`${FROM}:00Z`) + minutes * 60_000)
          .toISOString()
          .slice(0, 16) as WallTime // `toISOString` writes this format
        const quote = quoteRental(terms, {
          period: { pickUpAt: FROM, returnAt },
          chosenExtras: isUnlimited ? [...chosen, { extraId: UNLIMITED_KILOMETERS_ID, quantity: 1 }] : chosen,
        })
        const plain = plainTotal(
          minutes / 60,
          rates.map((rate) => rate / 100),
          [
            ...(isUnlimited ? [{ kind: "unlimited", price: unlimited / 100, quantity: 1 }] : []),
            ...extras.flatMap((extra) =>
              extra.isChosen
                ? [{ kind: extra.inputKind, price: extra.price / 100, quantity: extra.quantity }]
                : [],
            ),
          ],
        )
        expect(quote.total).toBe(Math.round(plain * 100))
        for (const line of quote.lines) expect(line.amount).toBe(line.unitPrice * line.count)
      }),
      { numRuns: 5000 },
    )
  })
})

describe("findCheaperPeriod", () => {
  it("finds that 14 days cost less than 13", () => {
    expect(findCheaperPeriod(TERMS, rental(13))).toMatchObject({
      extraDays: 1,
      returnAt: "2027-01-24T09:00",
      saving: rupees(4500),
      quote: { days: 14, total: rupees(119_000) },
    })
  })

  it("extends a driver of the whole rental, and not one of some days", () => {
    expect(findCheaperPeriod(TERMS, rental(13, [{ extraId: DRIVER.id, quantity: 13 }]))).toBeNull()
    expect(findCheaperPeriod(TERMS, rental(13, [{ extraId: DRIVER.id, quantity: 5 }]))?.saving).toBe(
      rupees(4500),
    )
  })

  it.each([0, 1, 12, 14])("is null for %i days", (days) =>
    expect(findCheaperPeriod(TERMS, rental(days))).toBeNull(),
  )

  it("ignores a saving under LKR 500", () => {
    const saves = (saving: number) => ({
      ...TERMS,
      rates: { ...RATES, oneWeek: rupees(1400), twoWeeks: cents((1400_00 * 13 - saving * 100) / 14) },
    })
    expect(findCheaperPeriod(saves(14 * 36), rental(13))?.saving).toBe(rupees(504))
    expect(findCheaperPeriod(saves(14 * 35), rental(13))).toBeNull()
  })

  it("is always the shortest longer rental that saves, over thousands of rentals", () => {
    const rates = fc.array(fc.integer({ min: 1, max: 30_000 }), { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), rates, (days, amounts) => {
        const terms = {
          ...TERMS,
          rates: Object.fromEntries(TIERS.map(({ id }, i) => [id, rupees(amounts[i] ?? 1)])) as DailyRates, // all six ids
        }
        const total = Number(quoteRental(terms, rental(days)).total)
        const longer = (extraDays: number) => Number(quoteRental(terms, rental(days + extraDays)).total)
        let shortest = 0
        for (let extraDays = 1; extraDays <= 200 && shortest === 0; extraDays++)
          if (total - longer(extraDays) >= 50_000) shortest = extraDays
        expect(findCheaperPeriod(terms, rental(days))?.extraDays ?? 0).toBe(shortest)
      }),
      { numRuns: 2000 },
    )
  })
})

describe("rentalTerms", () => {
  const offeredExtrasOf = (vehicle: Partial<TermsVehicle>, extras: readonly Extra[]) =>
    rentalTerms({ ...CAR, ...vehicle }, extras, SETTINGS).offeredExtras

  it("has the rates of the vehicle and the rules of the company", () => {
    expect(rentalTerms(CAR, [GPS], SETTINGS)).toEqual({
      rates: RATES,
      offeredExtras: [GPS],
      rules: TERMS.rules,
    })
  })

  it("adds unlimited kilometres only if they have a price", () => {
    const ids = (unlimited: number) =>
      offeredExtrasOf({ unlimitedKilometersPrice: cents(unlimited) }, [GPS]).map(({ id }) => id)
    expect(ids(0)).toEqual(["gps"])
    expect(ids(1)).toEqual([UNLIMITED_KILOMETERS_ID, "gps"])
  })

  it("offers unlimited kilometres once, also if another host lists them among its extras", () => {
    const listed: Extra = { ...GPS, id: "9", role: "unlimitedKilometers" }
    const withPrice = (unlimited: number) =>
      offeredExtrasOf({ unlimitedKilometersPrice: cents(unlimited) }, [listed, GPS])
    expect(withPrice(1)).toEqual([unlimitedKilometers(cents(1)), GPS])
    expect(withPrice(0)).toEqual([GPS])
  })

  it("leaves out the extras that the vehicle does not offer", () => {
    expect(offeredExtrasOf({ extrasNotOffered: [GPS.id] }, [GPS, CHILD_SEAT])).toEqual([CHILD_SEAT])
  })

  it("offers no driver if the vehicle includes one, whatever the extra's id", () => {
    const numbered = { ...DRIVER, id: "17", name: "රියදුරෙක්" }
    expect(offeredExtrasOf({ chauffeurOnly: true }, [numbered, GPS])).toEqual([GPS])
  })
})
