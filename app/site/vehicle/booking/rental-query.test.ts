import { describe, expect, it } from "vitest"
import { rupees } from "#domain/money.ts"
import { NO_ABROAD_RATES } from "#domain/pricing/abroad-rates.ts"
import type { Extra } from "#domain/pricing/extra.ts"
import { parseWallTime, type WallTime } from "#domain/rental-period.ts"
import { extrasToQuery, rentalFromQuery, rentalToQuery } from "./rental-query.ts"

const NOW = wallTime("2026-11-21T09:00")

const OFFERED_EXTRAS: Extra[] = [
  extra("unlimited-kilometers", "yesOrNo"),
  extra("need-a-driver", "quantity"),
  extra("child-seat", "quantity"),
  extra("7", "quantity"),
  extra("a,b:c d/é", "quantity"),
]

const ABROAD_RATES = { ...NO_ABROAD_RATES, everyTier: 120 }
const read = (query: string) =>
  rentalFromQuery(new URLSearchParams(query), { offeredExtras: OFFERED_EXTRAS }, NOW)

describe("a rental in a query", () => {
  it("is parsed to its dates and extras", () => {
    expect(
      read("from=2027-01-10T09:00&to=2027-01-27T09:00&extras=need-a-driver:17,unlimited-kilometers"),
    ).toEqual({
      pickUpAt: "2027-01-10T09:00",
      returnAt: "2027-01-27T09:00",
      "service_need-a-driver": "yes",
      "quantity_need-a-driver": "17",
      "service_unlimited-kilometers": "yes",
    })
  })

  it("has an empty quantity if the query has none", () => {
    expect(read("extras=need-a-driver")).toMatchObject({
      "service_need-a-driver": "yes",
      "quantity_need-a-driver": "",
    })
  })

  it("has the chosen extras, whose ids may contain a colon, a comma or a percent sign", () => {
    const offeredExtras = ["a:b", "c,d", "e%2Cf"].map((id) => extra(id, "quantity"))
    const query = extrasToQuery(offeredExtras.map(({ id }) => ({ extraId: id, quantity: 3 })))
    const answers = rentalFromQuery(new URLSearchParams(query), { offeredExtras }, NOW)
    expect(offeredExtras.map(({ id }) => answers[`quantity_${id}`])).toEqual(["3", "3", "3"])
    expect(extrasToQuery([])).toBe("")
  })

  it.each([
    ["nothing", ""],
    ["an invalid date", "from=2027-02-30T09:00"],
    ["a text instead of a date", "from=tomorrow&to=%00"],
    ["a pick-up that is past", "from=2026-11-21T08:59"],
    ["a pick-up more than three years ahead", "from=2031-01-10T09:00"],
    ["an unknown extra", "extras=helicopter,:,,%3A4"],
    ["a quantity that is not a number", "extras=need-a-driver:many"],
    ["a quantity below 0", "extras=need-a-driver:-1"],
    ["a quantity above 999", "extras=need-a-driver:1000"],
    ["a quantity that is not a whole number", "extras=need-a-driver:1.5"],
    ["a broken escape", "extras=%25E0%25A4%25A"],
    ["an extra beyond the maximum length", `extras=${"x,".repeat(500_000)}need-a-driver`],
  ])("ignores %s", (_what, query) => {
    expect(read(query)).toEqual({ pickUpAt: "", returnAt: "" })
  })

  it("ignores a return that is not after the pick-up", () => {
    expect(read("from=2027-01-10T09:00&to=2027-01-10T09:00")).toEqual({
      pickUpAt: "2027-01-10T09:00",
      returnAt: "",
    })
  })

  it("reads valid values beside invalid ones", () => {
    expect(read("from=nonsense&to=2027-01-27T09:00&extras=helicopter,child-seat:2")).toEqual({
      pickUpAt: "",
      returnAt: "2027-01-27T09:00",
      "service_child-seat": "yes",
      "quantity_child-seat": "2",
    })
  })

  it("accepts a quantity of 0, as the form does", () => {
    expect(read("extras=child-seat:0")).toMatchObject({ "quantity_child-seat": "0" })
  })
})

describe("a visitor from abroad in a query", () => {
  it.each([
    ["abroad=1", { offeredExtras: OFFERED_EXTRAS, abroadRates: ABROAD_RATES }, "yes"],
    ["abroad=2", { offeredExtras: OFFERED_EXTRAS, abroadRates: ABROAD_RATES }, undefined],
    ["abroad=1", { offeredExtras: OFFERED_EXTRAS }, undefined],
  ])("is read from a valid value if the company has rates for them: %s", (query, terms, answer) => {
    expect(rentalFromQuery(new URLSearchParams(query), terms, NOW).livesAbroad).toBe(answer)
  })

  it("is written after the dates", () => {
    const answers = { pickUpAt: "2027-01-10T09:00", returnAt: "2027-01-27T09:00", livesAbroad: "yes" }
    expect(rentalToQuery(answers, OFFERED_EXTRAS)).toBe("from=2027-01-10T09:00&to=2027-01-27T09:00&abroad=1")
  })
})

describe("the query of a rental", () => {
  it("is readable", () => {
    const answers = {
      pickUpAt: "2027-01-10T09:00",
      returnAt: "2027-01-27T09:00",
      "service_need-a-driver": "yes",
      "quantity_need-a-driver": " 17 ",
      "service_unlimited-kilometers": "yes",
    }
    expect(rentalToQuery(answers, OFFERED_EXTRAS)).toBe(
      "from=2027-01-10T09:00&to=2027-01-27T09:00&extras=unlimited-kilometers,need-a-driver:17",
    )
  })

  it("is empty without dates and extras", () => {
    expect(rentalToQuery({ pickUpAt: "", "quantity_child-seat": "2" }, OFFERED_EXTRAS)).toBe("")
  })

  it("contains no personal data", () => {
    const answers = { firstName: "Anna", email: "anna@example.com", pickUpLocation: "Room 7, Lake View" }
    expect(rentalToQuery(answers, OFFERED_EXTRAS)).toBe("")
  })

  it.each([
    { pickUpAt: "2027-01-10T09:00", returnAt: "2027-01-27T18:30" },
    { pickUpAt: "2027-01-10T09:00", returnAt: "", "service_child-seat": "yes", "quantity_child-seat": "" },
    { pickUpAt: "", returnAt: "", service_7: "yes", quantity_7: "3" },
    { pickUpAt: "", returnAt: "", "service_a,b:c d/é": "yes", "quantity_a,b:c d/é": "2" },
  ])("is parsed to the rental that it was built from: %j", (answers) => {
    expect(read(rentalToQuery(answers, OFFERED_EXTRAS))).toEqual(answers)
  })
})

function extra(id: string, inputKind: Extra["inputKind"]): Extra {
  return {
    id,
    name: id,
    price: rupees(1000),
    inputKind,
    role: null,
    charged: "once",
    unit: null,
    description: null,
  }
}

function wallTime(text: string): WallTime {
  const time = parseWallTime(text)
  if (!time) throw new Error(`no time: ${text}`)
  return time
}
