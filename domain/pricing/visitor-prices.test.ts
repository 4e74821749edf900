import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { rupees } from "#domain/money.ts"
import { addDays, parseWallTime, type WallTime } from "#domain/rental-period.ts"
import { content } from "#tests/content/content.ts"
import { type AbroadRates, hasAbroadRates, NO_ABROAD_RATES } from "./abroad-rates.ts"
import { findCheaperPeriod, quoteRental } from "./quote.ts"
import { daysBySeason, type Season, seasonText } from "./seasons.ts"
import { rentalTerms, type TermsVehicle } from "./terms.ts"
import type { DailyRates } from "./tiers.ts"

const RATES: DailyRates = {
  oneWeek: rupees(5500),
  twoWeeks: rupees(5000),
  threeWeeks: rupees(4500),
  oneMonth: rupees(4000),
  threeMonths: rupees(3500),
  sixMonths: rupees(3000),
}
const CAR: TermsVehicle = {
  rates: RATES,
  chauffeurOnly: false,
  unlimitedKilometersPrice: rupees(1000),
  extrasNotOffered: [],
}
const CHRISTMAS: Season = { name: "Christmas", from: "2026-12-15", until: "2027-01-15", percent: 15 }
const MONSOON: Season = { name: "Rain", from: "2027-05-01", until: "2027-06-30", percent: -10 }

const time = (text: string) => parseWallTime(text) as WallTime // real dates, written here
const terms = (abroad: Partial<AbroadRates>, seasons: readonly Season[] = [], rates = RATES) =>
  rentalTerms({ ...CAR, rates }, [], {
    rules: content.rules,
    abroadRates: { ...NO_ABROAD_RATES, ...abroad },
    seasons,
  })
const rental = (pickUp: string, days: number, livesAbroad = false) => {
  const pickUpAt = time(pickUp)
  return { period: { pickUpAt, returnAt: addDays(pickUpAt, days) }, chosenExtras: [], livesAbroad }
}

describe("the rate for visitors from abroad", () => {
  it.each([
    ["nothing is set", {}, 1, 5500],
    ["every length costs 120 %", { everyTier: 120 }, 1, 6600],
    ["a length has its own percentage", { everyTier: 120, twoWeeks: 110 }, 14, 5500 * 14],
    ["only another length has one", { twoWeeks: 110 }, 1, 5500],
    ["it is lower than the catalogue's", { everyTier: 92.5 }, 1, 5087.5],
  ])("is charged if %s", (_, abroad, days, total) => {
    expect(quoteRental(terms(abroad), rental("2027-02-01T09:00", days, true)).total).toBe(rupees(total))
  })

  it("is not charged to other visitors", () => {
    const quote = quoteRental(terms({ everyTier: 120 }), rental("2027-02-01T09:00", 2))
    expect(quote.total).toBe(rupees(11_000))
    expect(quote.lines).not.toHaveProperty("0.isAbroadRate")
  })

  it("changes the days only, not the extras, and is named in the line", () => {
    const answers = rental("2027-02-01T09:00", 2, true)
    const chosen = [{ extraId: "unlimited-kilometers", quantity: 1 }]
    const quote = quoteRental(terms({ everyTier: 120 }), { ...answers, chosenExtras: chosen })
    expect(quote.lines).toMatchObject([
      { kind: "vehicle", isAbroadRate: true, count: 2, unitPrice: rupees(6600) },
      { kind: "extra", unitPrice: rupees(1000) },
    ])
  })

  it("stays a price on request if the catalogue has no rate", () => {
    const { abroadRates } = terms({ everyTier: 120 })
    const onRequest = { ...terms({}), rates: { ...RATES, oneWeek: null }, abroadRates }
    expect(quoteRental(onRequest, rental("2027-02-01T09:00", 2, true)).total).toBeNull()
  })

  it("applies to the longer rental period that costs less", () => {
    const steep = { ...RATES, twoWeeks: rupees(4000) }
    const cheaper = findCheaperPeriod(
      terms({ everyTier: 120 }, [], steep),
      rental("2027-02-01T09:00", 13, true),
    )
    expect(cheaper).toMatchObject({ extraDays: 1, quote: { total: rupees(4800 * 14) } })
  })

  it.each([
    [{}, false],
    [{ everyTier: 100 }, false],
    [{ everyTier: 100, oneWeek: 100 }, false],
    [{ everyTier: 120 }, true],
    [{ sixMonths: 90 }, true],
  ])("is set by %o: %s", (abroad, isSet) => {
    expect(hasAbroadRates({ ...NO_ABROAD_RATES, ...abroad })).toBe(isSet)
  })
})

describe("a season", () => {
  it.each([
    ["before it", "2026-12-10T09:00", 3, [5500 * 3]],
    ["within it", "2026-12-20T09:00", 3, [6325 * 3]],
    ["into it", "2026-12-13T09:00", 5, [5500 * 2, 6325 * 3]],
    ["out of it", "2027-01-14T09:00", 4, [5500 * 2, 6325 * 2]],
    ["on its last day", "2027-01-15T23:00", 1, [6325]],
    ["from the day after", "2027-01-16T00:00", 1, [5500]],
    ["over all of it", "2026-12-14T09:00", 40, [4000 * 8, 4600 * 32]],
    ["in a cheaper one", "2027-05-01T09:00", 2, [4950 * 2]],
  ])("changes the days %s", (_, pickUp, days, amounts) => {
    const quote = quoteRental(terms({}, [CHRISTMAS, MONSOON]), rental(pickUp, days))
    expect(quote.lines.map(({ amount }) => amount)).toEqual(amounts.map(rupees))
  })

  it("changes the rate that a visitor from abroad pays", () => {
    const quote = quoteRental(terms({ everyTier: 120 }, [CHRISTMAS]), rental("2026-12-20T09:00", 1, true))
    expect(quote.lines).toMatchObject([
      { season: { name: "Christmas", percent: 15 }, isAbroadRate: true, unitPrice: rupees(7590) },
    ])
  })

  it("counts a day where it begins: a return in the season does not make the day before dearer", () => {
    expect(daysBySeason(time("2026-12-14T20:00"), 1, [CHRISTMAS])).toEqual([{ season: null, days: 1 }])
  })

  it.each([
    [15, "Season: Christmas +15\u00a0%"],
    [-7.5, "Season: Christmas \u22127.5\u00a0%"],
  ])("is named with its change of %d per cent", (percent, text) => {
    expect(seasonText({ name: "Christmas", percent })).toBe(text)
  })
})

/** Seasons that do not overlap, in random order, with gaps of 0 or more days. */
const anySeasons = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 0, max: 60 }),
      days: fc.integer({ min: 1, max: 60 }),
      percent: fc.integer({ min: -9000, max: 50_000 }).map((points) => points / 100),
    }),
    { maxLength: 6 },
  )
  .map((drafts) => {
    let nextFreeDay = time("2027-01-01T00:00")
    return drafts.map(({ gap, days, percent }, index): Season => {
      const from = addDays(nextFreeDay, gap)
      nextFreeDay = addDays(from, days)
      return {
        name: `Season ${index}`,
        from: from.slice(0, 10),
        until: addDays(nextFreeDay, -1).slice(0, 10),
        percent,
      }
    })
  })

const anyRental = fc
  .record({
    start: fc.integer({ min: 0, max: 500 }),
    days: fc.integer({ min: 1, max: 400 }),
    livesAbroad: fc.boolean(),
  })
  .map(({ start, days, livesAbroad }) => rental(addDays(time("2026-12-01T08:30"), start), days, livesAbroad))

describe("any price of a visitor", () => {
  it("is the same for any order of the seasons", () => {
    const inTwoOrders = anySeasons.chain((seasons) =>
      fc.tuple(
        fc.constant(seasons),
        fc.shuffledSubarray(seasons, { minLength: seasons.length, maxLength: seasons.length }),
      ),
    )
    fc.assert(
      fc.property(inTwoOrders, anyRental, ([seasons, shuffled], answers) => {
        const quote = quoteRental(terms({ everyTier: 130 }, seasons), answers)
        expect(quoteRental(terms({ everyTier: 130 }, shuffled), answers)).toEqual(quote)
      }),
    )
  })

  it("is the same at 100 per cent as without a rate for visitors from abroad", () => {
    fc.assert(
      fc.property(anySeasons, anyRental, (seasons, answers) => {
        const without = quoteRental(terms({}, seasons), answers)
        expect(quoteRental(terms({ everyTier: 100 }, seasons), answers)).toEqual(without)
      }),
    )
  })

  it("has lines that add up to the days and to the total", () => {
    fc.assert(
      fc.property(anySeasons, anyRental, (seasons, answers) => {
        const { lines, days, total } = quoteRental(terms({ everyTier: 117.5 }, seasons), answers)
        expect(lines.reduce((sum, { count }) => sum + count, 0)).toBe(days)
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
        for (const { amount, unitPrice, count } of lines) expect(amount).toBe(unitPrice * count)
      }),
    )
  })

  it("charges each day at the season of its date", () => {
    fc.assert(
      fc.property(anySeasons, anyRental, (seasons, answers) => {
        const { lines, days } = quoteRental(terms({}, seasons), answers)
        for (const season of seasons) {
          const dates = Array.from({ length: days }, (_, i) =>
            addDays(answers.period.pickUpAt, i).slice(0, 10),
          )
          const inSeason = dates.filter((date) => season.from <= date && date <= season.until).length
          const line = lines.find((each) => each.kind === "vehicle" && each.season?.name === season.name)
          expect(line?.count ?? 0).toBe(inSeason)
        }
      }),
    )
  })
})
