import { expect, it } from "vitest"
import { sampleAgreed } from "#tests/support/sample-agreed.ts"
import { parseTerms } from "./agreed-rows.ts"

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
