import { describe, expect, it } from "vitest"
import { sampleLicenceRules } from "#tests/support/sample-licence-rules.ts"
import { mayDrive, monthsAfter, parseQuestion } from "./may-drive.ts"

const COUNTRIES = ["LK", "DE"]
const TODAY = "2026-11-28"
const MINIMUM_AGE = 21

const RULES = sampleLicenceRules()
const PERMIT_OFFICES = RULES.ways

const answerTo = (query: string) =>
  mayDrive(parseQuestion(new URLSearchParams(query), COUNTRIES, TODAY).question, RULES, MINIMUM_AGE)

describe("the answer to 'May I drive?'", () => {
  it.each([
    ["country=LK", "yes", []],
    ["country=DE", "papers", PERMIT_OFFICES],
    ["country=de", "papers", PERMIT_OFFICES],
    ["country=DE&vehicle=tukTuk", "papers", PERMIT_OFFICES],
    ["country=DE&age=20", "tooYoung", PERMIT_OFFICES],
    ["country=DE&age=21", "papers", PERMIT_OFFICES],
    ["country=LK&age=17", "tooYoung", []],
  ])("is, for %s, %s", (query, verdict, permitOffices) => {
    expect(answerTo(query)).toMatchObject({ verdict, permitOffices })
  })

  it.each(["", "country=Atlantis", "age=40"])("is missing for '%s'", (query) => {
    expect(answerTo(query)).toBeNull()
  })

  it("is for the higher of the ages of the law and of the company", () => {
    const { question } = parseQuestion(new URLSearchParams("country=LK&age=17"), COUNTRIES, TODAY)
    expect(mayDrive(question, RULES, 16)?.verdict).toBe("tooYoung")
    expect(mayDrive({ ...question, age: 18 }, RULES, 16)?.verdict).toBe("yes")
  })

  it.each([
    ["country=LK&age=22", true],
    ["country=LK&age=23&years=1", true],
    ["country=LK&age=23&years=2", false],
    ["country=LK", false],
    ["country=LK&age=20&years=1", false],
  ])("says whether some vehicles require more experience, for %s: %s", (query, mayNeedExperience) => {
    expect(answerTo(query)?.mayNeedExperience).toBe(mayNeedExperience)
  })
})

describe("the question", () => {
  it.each([
    ["country=XX", ["country"]],
    ["age=0", ["age"]],
    ["age=300", ["age"]],
    ["age=-7", ["age"]],
    ["age=old", ["age"]],
    ["age=30&years=31", ["years"]],
    ["years=1.5", ["years"]],
    ["vehicle=tank", ["vehicle"]],
    ["country=%E0%A4%A&age=", ["country"]],
    ["country=LK&age=30&years=12&vehicle=tukTuk", []],
    ["day=2026-11-28", []],
    ["day=2026-11-27", ["day"]],
    ["day=2027-02-29", ["day"]],
    ["day=tomorrow", ["day"]],
    ["", []],
  ])("'%s' has the invalid fields %s", (query, invalidFields) => {
    expect(parseQuestion(new URLSearchParams(query), COUNTRIES, TODAY).invalidFields).toEqual(invalidFields)
  })

  it("keeps its valid answers beside invalid ones", () => {
    expect(
      parseQuestion(new URLSearchParams("country=DE&age=x&years=3&vehicle=tank"), COUNTRIES, TODAY).question,
    ).toEqual({
      country: "DE",
      age: null,
      yearsHeld: 3,
      vehicle: "car",
      day: null,
    })
  })
})

describe("months after a day", () => {
  it.each([
    ["2027-02-03", 1, "2027-03-03"],
    ["2027-01-31", 1, "2027-02-28"],
    ["2028-01-31", 1, "2028-02-29"],
    ["2026-11-30", 3, "2027-02-28"],
    ["2026-12-31", 12, "2027-12-31"],
    ["2028-02-29", 12, "2029-02-28"],
  ])("%s, %i later, are %s", (day, months, later) => {
    expect(monthsAfter(day, months)).toBe(later)
  })
})
