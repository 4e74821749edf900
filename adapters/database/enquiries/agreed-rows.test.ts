import { expect, it } from "vitest"
import { rupees } from "#domain/money.ts"
import { sampleAgreed } from "#tests/support/sample-agreed.ts"
import { parseTerms } from "./agreed-rows.ts"

it.each([{ livesAbroad: true }, { livesAbroad: false }, {}])(
  "stored terms keep whether the customer lives abroad: %j",
  (customer) => {
    const terms = { ...sampleAgreed(), ...customer }
    expect(parseTerms(JSON.stringify(terms))).toEqual(terms)
  },
)

it("stored terms keep the season and the rate of a line, which older rows do not have", () => {
  const terms = sampleAgreed()
  const lines = terms.lines.map((line) =>
    line.kind === "vehicle"
      ? { ...line, season: { name: "New Year", percent: 12.5 }, isAbroadRate: true as const }
      : line,
  )
  expect(parseTerms(JSON.stringify({ ...terms, lines }))).toEqual({ ...terms, lines })
  expect(parseTerms(JSON.stringify(terms))).toEqual(terms)
})

it("stored terms keep the price of a further kilometre of each vehicle", () => {
  const terms = sampleAgreed()
  const extraKmRates = terms.vehicles.map(({ vehicleId }) => ({ vehicleId, rate: rupees(75) }))
  const several = { ...terms, conditions: { ...terms.conditions, extraKmRates } }
  expect(parseTerms(JSON.stringify(several))).toEqual(several)
})
