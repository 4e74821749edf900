import { describe, expect, it } from "vitest"
import { BOOKING, CONTACT_MESSAGE, RENTAL_ENQUIRY, TRIP_ENQUIRY } from "#tests/support/sample-enquiries.ts"
import { contentText, parseContent } from "./content-text.ts"

const CONTENTS = [RENTAL_ENQUIRY, BOOKING, CONTACT_MESSAGE, TRIP_ENQUIRY]

describe("content as text", () => {
  it.each(CONTENTS)("is parsed to an equal content: $kind", (content) => {
    expect(parseContent(contentText(content))).toEqual(content)
  })

  it.each(CONTENTS)("is the same text for the same content: $kind", (content) => {
    const reversedContent = Object.fromEntries(Object.entries(content).reverse()) as typeof content // the same entries
    expect(contentText(reversedContent)).toBe(contentText(content))
  })

  it("can have a price on request", () => {
    const content = { ...BOOKING, quote: { ...BOOKING.quote, total: null } }
    expect(parseContent(contentText(content))).toEqual(content)
  })

  it("has no plan in a booking that was stored before plans existed", () => {
    const { plan, ...storedContent } = JSON.parse(contentText(BOOKING))
    expect(plan).not.toBeNull()
    expect(parseContent(JSON.stringify(storedContent))).toEqual({ ...BOOKING, plan: null })
  })

  it.each([
    ["without a plan, period and price", { plan: null, period: null, price: null }],
    ["without a plan, after its visitor's data was removed", { plan: null }],
  ])("can be a trip %s", (_, changes) => {
    const content = { ...TRIP_ENQUIRY, ...changes }
    expect(parseContent(contentText(content))).toEqual(content)
  })

  it("can be a trip whose plan has an omitted text without the name of its field", () => {
    const storedContent = JSON.parse(contentText(TRIP_ENQUIRY))
    storedContent.plan.leftOut = ["Elaa"]
    expect(parseContent(JSON.stringify(storedContent))).toMatchObject({
      plan: { leftOut: [{ field: null, text: "Elaa" }] },
    })
  })

  it("can be a trip that was stored before plans marked estimated kilometres: all then count as estimates", () => {
    const storedContent = JSON.parse(contentText(TRIP_ENQUIRY))
    delete storedContent.plan.isEstimate
    for (const drive of storedContent.plan.days.flatMap((day: { drives: unknown[] }) => day.drives))
      delete drive.isEstimate
    const parsed = parseContent(JSON.stringify(storedContent))
    expect(parsed).toMatchObject({
      plan: { isEstimate: true, days: [{ drives: [{ isEstimate: true }] }, {}, {}, {}] },
    })
  })

  it("can have quote lines that were stored before lines had a kind", () => {
    const storedContent = JSON.parse(contentText(BOOKING))
    storedContent.quote.lines = [
      { item: "vehicle", countedIn: "days", count: 17, unitPrice: 1200000, amount: 20400000 },
      {
        item: { serviceId: "need-a-driver", name: "Need a Driver" },
        countedIn: "days",
        count: 17,
        unitPrice: 550000,
        amount: 9350000,
      },
      {
        item: { serviceId: "child-seat", name: "Child Seat" },
        countedIn: "pieces",
        count: 2,
        unitPrice: 350000,
        amount: 700000,
      },
      {
        item: { serviceId: "pocket-wifi", name: "Pocket Wi-Fi" },
        countedIn: "once",
        count: 1,
        unitPrice: 150000,
        amount: 150000,
      },
    ]
    expect(parseContent(JSON.stringify(storedContent))).toEqual(BOOKING)
  })

  it("can have extras that were stored before their ids were called extraId", () => {
    expect(parseContent(contentText(BOOKING).replaceAll('"extraId"', '"serviceId"'))).toEqual(BOOKING)
  })

  it("preserves the order of the chosen extras", () => {
    const services = [...BOOKING.services].reverse()
    expect(contentText({ ...BOOKING, services })).not.toBe(contentText(BOOKING))
    expect(parseContent(contentText({ ...BOOKING, services }))).toEqual({ ...BOOKING, services })
  })

  it("is parsed with null for an optional field that it lacks, and without a property that no longer exists", () => {
    const text = contentText(BOOKING).replace('"agent":"Office 1"', '"nickname":"Anna"')
    expect(parseContent(text)).toEqual({ ...BOOKING, agent: null })
  })

  it("is parsed with false for a checkbox that it lacks", () => {
    const { livesAbroad: _, ...storedContent } = BOOKING
    expect(parseContent(JSON.stringify(storedContent))).toEqual({ ...BOOKING, livesAbroad: false })
  })

  it("preserves the season and the rate of a line", () => {
    const [line] = BOOKING.quote.lines
    if (line?.kind !== "vehicle") throw new Error("the sample begins with its vehicle")
    const season = { name: "New Year", percent: 12.5 }
    const quote = { ...BOOKING.quote, lines: [line, { ...line, season, isAbroadRate: true as const }] }
    expect(parseContent(contentText({ ...BOOKING, quote }))).toEqual({ ...BOOKING, quote })
  })

  it.each([
    ["no JSON", "{"],
    ["no content", "null"],
    ["of an unknown kind", '{"kind":"poem"}'],
    ["with an invalid time", contentText(RENTAL_ENQUIRY).replace("2027-01-10T06:30", "2027-01-40T06:30")],
    ["with a line of an unknown kind", contentText(BOOKING).replace('"kind":"vehicle"', '"kind":"poem"')],
    ["with part of a cent", contentText(BOOKING).replace(/"total":(\d+)/, '"total":$1.5')],
  ])("is refused if it is %s", (_, text) => {
    expect(() => parseContent(text)).toThrow()
  })
})
