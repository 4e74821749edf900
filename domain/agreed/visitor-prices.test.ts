import { expect, it } from "vitest"
import { nameWithRateNotes } from "#domain/enquiry/wording.ts"
import { rupees } from "#domain/money.ts"
import { NO_ABROAD_RATES } from "#domain/pricing/abroad-rates.ts"
import type { Terms } from "#domain/pricing/terms.ts"
import { BOOKING } from "#tests/support/sample-enquiries.ts"
import { sampleTerms } from "#tests/support/sample-terms.ts"
import { KM_PER_DAY } from "#tests/support/typed-terms.ts"
import { requestedTerms } from "./requested-terms.ts"
import { differentPriceToday, type VehiclePricing } from "./todays-price.ts"

// The sample booking: 17 days from 12 December 2026 at 12,000 a day.
const RATES = {
  oneWeek: rupees(14_000),
  twoWeeks: rupees(12_000),
  threeWeeks: rupees(11_000),
  oneMonth: rupees(9_000),
  threeMonths: rupees(8_000),
  sixMonths: rupees(7_000),
}
const CHRISTMAS = { name: "Christmas", from: "2026-12-20", until: "2026-12-31", percent: 10 }

const pricedAt = (terms: Partial<Terms>, livesAbroad: boolean): VehiclePricing => ({
  id: BOOKING.vehicleId,
  name: BOOKING.vehicleName,
  terms: { ...sampleTerms(RATES), ...terms },
  deposit: null,
  extraKmRate: null,
  chauffeurOnly: false,
  livesAbroad,
})
/** Today's lines of the sample booking without its extras, if their total differs from the agreed one. */
const todaysLines = (terms: Partial<Terms>, { livesAbroad }: { livesAbroad: boolean }) => {
  const priced = pricedAt(terms, livesAbroad)
  const lines = BOOKING.quote.lines.slice(0, 1)
  const agreed = requestedTerms({ ...BOOKING, quote: { ...BOOKING.quote, lines } }, priced, KM_PER_DAY)
  if (!agreed) throw new Error("a booking has terms")
  return differentPriceToday(agreed, [priced])?.lines.map((line) => [
    line.kind === "vehicle" ? nameWithRateNotes(line) : line.kind,
    line.amount,
  ])
}

it("today's price has a line for each season, named with its change", () => {
  expect(todaysLines({ seasons: [CHRISTMAS] }, { livesAbroad: false })).toEqual([
    [BOOKING.vehicleName, rupees(12_000 * 8)],
    [`${BOOKING.vehicleName}, Season: Christmas +10\u00a0%`, rupees(13_200 * 9)],
  ])
})

it("today's price is at the rate for visitors from abroad if the customer lives abroad", () => {
  const abroadRates = { ...NO_ABROAD_RATES, everyTier: 120 }
  expect(todaysLines({ abroadRates }, { livesAbroad: true })).toEqual([
    [`${BOOKING.vehicleName}, rate for visitors from abroad`, rupees(14_400 * 17)],
  ])
  expect(todaysLines({ abroadRates }, { livesAbroad: false })).toBeUndefined()
})

it("the terms of a request keep the season of each line", () => {
  const [line] = BOOKING.quote.lines
  if (line?.kind !== "vehicle") throw new Error("the sample begins with its vehicle")
  const season = { name: "Christmas", percent: 10 }
  const lines = [line, { ...line, season, isAbroadRate: true as const }]
  const terms = requestedTerms({ ...BOOKING, quote: { ...BOOKING.quote, lines } }, null, KM_PER_DAY)
  expect(terms?.lines).toMatchObject([{ kind: "vehicle" }, { season, isAbroadRate: true }])
  expect(terms?.lines[0]).not.toHaveProperty("season")
})
