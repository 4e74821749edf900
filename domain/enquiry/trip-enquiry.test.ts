import { describe, expect, it } from "vitest"
import { enquiryOf, SENT_PLAN, TRIP_ENQUIRY } from "#tests/support/sample-enquiries.ts"
import { writeEnquiryEmail } from "./enquiry-email.ts"
import { summaryOf } from "./enquiry-summary.ts"
import { searchTextOf } from "./search-text.ts"
import { checkTripEnquiry } from "./trip-enquiry.ts"

const ANSWERS = { name: "Sofia", contactNumber: "070", email: "sofia@example.se", note: "" }
const NOTHING_COMPUTED = { plan: null, period: null, price: null }
const SITE = { siteUrl: "https://www.example.lk" }

describe("the check of a trip enquiry", () => {
  it("accepts name, number and email, without a note and without a plan", () => {
    expect(checkTripEnquiry(ANSWERS, NOTHING_COMPUTED)).toEqual({
      ok: true,
      value: { kind: "trip", ...ANSWERS, livesAbroad: false, note: null, ...NOTHING_COMPUTED },
    })
  })

  it("ignores a submitted plan: the plan is computed from the URL", () => {
    const checked = checkTripEnquiry({ ...ANSWERS, plan: "start=moon" }, NOTHING_COMPUTED)
    expect(checked.ok && checked.value.plan).toBeNull()
  })

  it.each([
    ["name", "required"],
    ["contactNumber", "required"],
    ["email", "required"],
  ])("refuses an empty %s", (field, errorCode) => {
    expect(checkTripEnquiry({ ...ANSWERS, [field]: " " }, NOTHING_COMPUTED)).toEqual({
      ok: false,
      fieldErrors: [{ field, errorCode }],
    })
  })
})

describe("the email about a trip enquiry", () => {
  const email = writeEnquiryEmail(enquiryOf(TRIP_ENQUIRY), SITE)

  it("has the plan as text, with days, kilometres, hours, dates, people and a link", () => {
    expect(email.subject).toBe("New Trip Enquiry (4 days, Sun 10 Jan 2027)")
    for (const line of [
      "Route: Dambulla – Kandy – Ella – Dambulla",
      "When: From Sun 10 Jan 2027, 9:00 am",
      "Length: 4 days, 3 nights, about 418 km and 12½ hours at the wheel",
      "People: 4, large bags: 2",
      "Driving: With our driver",
      "Stops: Kandy, 2 nights",
      "Day 1, Sun 10 Jan 2027: Dambulla to Kandy, about 72 km, 2 hours",
      "Day 3, Tue 12 Jan 2027: Kandy to Ella, 137 km, 4¼ hours",
      "Night: Ella",
      "Left out: Stop: “Elaa”",
      `${SITE.siteUrl}/plan?${SENT_PLAN.query}`,
    ]) {
      expect(email.text).toContain(line)
    }
  })

  it("has kilometres without 'about' if no road is an estimate", () => {
    const plan = { ...SENT_PLAN, isEstimate: false }
    const { text } = writeEnquiryEmail(enquiryOf({ ...TRIP_ENQUIRY, plan }), SITE)
    expect(text).toContain("Length: 4 days, 3 nights, 418 km, about 12½ hours at the wheel\n")
  })

  it.each([0, 0.25])("says that a trip without a drive has none, also if %s hours are stored", (hours) => {
    const plan = { ...SENT_PLAN, km: 0, hours }
    const { text } = writeEnquiryEmail(enquiryOf({ ...TRIP_ENQUIRY, plan }), SITE)
    expect(text).toContain("Length: 4 days, 3 nights, no driving\n")
    expect(text).not.toContain("at the wheel")
  })

  it("has the stored price, with the kilometres charged at the return", () => {
    expect(email.text).toContain("Vehicle: Toyota KDH Hi Roof Van 14 Seater")
    expect(email.text).toMatch(/Kilometres at the return: LKR\s810\.00 \(18 km beyond the allowance\)/)
    expect(email.text).toMatch(/Total: LKR\s78,810\.00/)
  })

  it("says that the vehicle was not chosen", () => {
    const { price } = TRIP_ENQUIRY
    const content = { ...TRIP_ENQUIRY, price: price && { ...price, isChosen: false } }
    const { text } = writeEnquiryEmail(enquiryOf(content), SITE)
    expect(text).toContain("The cheapest that fits; no vehicle was chosen.")
  })

  it("is written without a plan and without a price", () => {
    const { text, subject } = writeEnquiryEmail(enquiryOf({ ...TRIP_ENQUIRY, ...NOTHING_COMPUTED }), SITE)
    expect(subject).toBe("New Trip Enquiry (Sofia Lindqvist)")
    expect(text).toContain("No plan came with this enquiry")
    expect(text).toContain("No price could be computed")
  })
})

it("a trip enquiry is listed with its route, vehicle, dates and total", () => {
  expect(summaryOf(TRIP_ENQUIRY)).toMatchObject({
    preview: "Dambulla – Kandy – Ella – Dambulla",
    vehicle: "Toyota KDH Hi Roof Van 14 Seater",
    pickUpAt: "2027-01-10T09:00",
    total: 7_881_000,
  })
})

it("a trip enquiry is found by a place of its plan", () => {
  expect(searchTextOf("7K4M-2Q9T", TRIP_ENQUIRY)).toContain("ella")
})
