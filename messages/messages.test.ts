import { describe, expect, it } from "vitest"
import { LANGUAGES, languageOf, loadMessages } from "./messages.ts"

describe("the messages", () => {
  it.each(LANGUAGES)("exist in %s, and none is empty", async (language) => {
    const empty = leavesOf(await loadMessages(language)).filter((leaf) => leaf === "")
    expect(empty).toEqual([])
  })

  it("are in English if the language of a document is missing or unknown", () => {
    expect(languageOf("en")).toBe("en")
    expect(languageOf("de")).toBe("en")
    expect(languageOf(undefined)).toBe("en")
  })
})

// Fixed words, to the letter: docs/requirements.md, R2.5, R2.8, R3.1 to R3.3, R5.3, R15.1 and R15.6.
describe("the fixed words of every page", async () => {
  const { common, notFound } = await loadMessages("en")

  it.each([
    [common.siteTitle("About"), "Rent Car Service - About"],
    [common.menu.categories, "Vehicle & Rents"],
    [common.menu.blog, "Blog"],
    [common.menu.allVehicles, "All Vehicles"],
    [common.loading, "Loading..."],
    [common.vehicle.priceList, "Price List"],
    [common.vehicle.manual, "Manual"],
    [common.vehicle.automatic, "Auto"],
    [common.unexpected.heading, "Unexpected Application Error!"],
    [notFound.code, "404"],
    [notFound.heading, "Oops! The page you are looking for does not exist."],
    [common.footer.hours(7, 18), "Office open 7am to 6pm. 24-hour service for customers on the road."],
    [common.footer.hours(0, 12), "Office open 12am to 12pm. 24-hour service for customers on the road."],
  ])("%s", (written, fixed) => {
    expect(written).toBe(fixed)
  })
})

function leavesOf(messages: object): unknown[] {
  return Object.values(messages).flatMap((value) => (isBranch(value) ? leavesOf(value) : [value]))
}

function isBranch(value: unknown): value is object {
  return typeof value === "object" && value !== null
}
