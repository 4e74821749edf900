import { expect, it } from "vitest"
import { rupees } from "#domain/money.ts"
import { sampleAgreed } from "#tests/support/sample-agreed.ts"
import { KM_PER_DAY } from "#tests/support/typed-terms.ts"
import { parseTerms, termsText } from "./agreed-rows.ts"

it.each([{ livesAbroad: true }, { livesAbroad: false }, {}])(
  "stored terms keep whether the customer lives abroad: %j",
  (customer) => {
    const terms = { ...sampleAgreed(), ...customer }
    expect(parseTerms(termsText(terms))).toEqual(terms)
  },
)

it("stored terms keep the season and the rate of a line, which older rows do not have", () => {
  const terms = sampleAgreed()
  const lines = terms.lines.map((line) =>
    line.kind === "vehicle"
      ? { ...line, season: { name: "New Year", percent: 12.5 }, isAbroadRate: true as const }
      : line,
  )
  expect(parseTerms(termsText({ ...terms, lines }))).toEqual({ ...terms, lines })
  expect(parseTerms(termsText(terms))).toEqual(terms)
})

it("stored terms keep the price of a further kilometre of each vehicle", () => {
  const terms = sampleAgreed()
  const extraKmRates = terms.vehicles.map(({ vehicleId }) => ({ vehicleId, rate: rupees(75) }))
  const termsWithRates = { ...terms, conditions: { ...terms.conditions, extraKmRates } }
  expect(parseTerms(termsText(termsWithRates))).toEqual(termsWithRates)
})

it("stored terms have the kilometres per day under the name that earlier versions read", () => {
  expect(JSON.parse(termsText(sampleAgreed())).conditions).toMatchObject({ kmADay: KM_PER_DAY })
})
