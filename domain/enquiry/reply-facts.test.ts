import { describe, expect, it } from "vitest"
import { rupees } from "#domain/money.ts"
import { quoteRental } from "#domain/pricing/quote.ts"
import { officeReplies } from "#messages/en/office-replies.ts"
import { BOOKING, CONTACT_MESSAGE, enquiryOf, RENTAL_ENQUIRY } from "#tests/support/sample-enquiries.ts"
import { sampleTerms } from "#tests/support/sample-terms.ts"
import { type QuotedVehicle, replyFacts } from "./reply-facts.ts"

const AROUND = {
  company: "Rent Car Service",
  phone: "+94 66 000 0000",
  by: "Nimal",
  rules: { mileageAllowanceKm: 100 },
}
const VAN: QuotedVehicle = {
  name: BOOKING.vehicleName,
  quote: BOOKING.quote,
  deposit: rupees(50_000),
  extraKmRate: rupees(75),
}
const { texts } = officeReplies

describe("a reply", () => {
  it("has the price line by line, with what it includes, in characters that every app displays", () => {
    const { subject, text } = texts.quote(replyFacts(enquiryOf(BOOKING), VAN, AROUND))
    expect(subject).toBe("Price for your request 7K4M-2Q9T")
    expect(text).toBe(`Hello Anna Perera,

thank you for your request 7K4M-2Q9T.

Vehicle: Toyota KDH Hi Roof Van 14 Seater
Pick up: Sat 12 Dec 2026, 9:00 am, Bandaranaike Airport, arrivals
Return: Tue 29 Dec 2026, 8:00 am, Dambulla

The price for 17 days:
Toyota KDH Hi Roof Van 14 Seater: LKR 204,000.00 (17 days × LKR 12,000.00, the 2-week rate)
Need a Driver: LKR 93,500.00 (17 days × LKR 5,500.00)
Child Seat: LKR 7,000.00 (Qty 2 × LKR 3,500.00)
Pocket Wi-Fi: LKR 1,500.00 (once)
Total: LKR 306,000.00

In the price: 100 km a day; each further kilometre is LKR 75.00.
Not in the price: the deposit of LKR 50,000.00, which you get back; delivery, which depends on the place; fuel.

Shall we keep the vehicle for you? Answer this message and we confirm it.

Kind regards
Nimal
Rent Car Service
+94 66 000 0000`)
  })

  it("has the total of quoteRental", () => {
    const rate = rupees(9_000)
    const rates = {
      oneWeek: rate,
      twoWeeks: rate,
      threeWeeks: rate,
      oneMonth: rate,
      threeMonths: rate,
      sixMonths: rate,
    }
    const quote = quoteRental(sampleTerms(rates), { period: RENTAL_ENQUIRY, chosen: [] })
    const quoted = { name: "Bus", quote, deposit: null, extraKmRate: null }
    const { text } = texts.quote(replyFacts(enquiryOf(RENTAL_ENQUIRY), quoted, AROUND))
    expect(text).toContain(
      "The price for 1 day:\nBus: LKR 9,000.00 (1 day × LKR 9,000.00, the 1-week rate)\nTotal: LKR 9,000.00",
    )
    expect(text).toContain(
      "In the price: 100 km a day.\nNot in the price: delivery, which depends on the place; fuel.",
    )
  })

  it.each([
    ["an enquiry without a vehicle", RENTAL_ENQUIRY, "Hello,"],
    ["a message, which asks for no hire", CONTACT_MESSAGE, "Hello Nimal Silva,"],
  ] as const)("has no price for %s, and no gap where it would be", (_, content, greeting) => {
    for (const template of Object.values(texts)) {
      const { subject, text } = template(replyFacts(enquiryOf(content), null, AROUND))
      expect(subject).toContain("7K4M-2Q9T")
      expect(text.startsWith(`${greeting}\n\n`)).toBe(true)
      expect(text).not.toMatch(/price for|null|undefined|\n{3}/)
    }
  })

  it("has no price for an invalid period", () => {
    const quote = { days: 0, tier: null, lines: [], total: rupees(0) }
    const { text } = texts.quote(replyFacts(enquiryOf(BOOKING), { ...VAN, quote }, AROUND))
    expect(text).not.toContain("The price for")
  })

  it("has a visitor's text on one line", () => {
    const content = { ...CONTACT_MESSAGE, name: "Nimal\r\nBcc: all@example.lk" }
    const { text } = texts.received(replyFacts(enquiryOf(content), null, AROUND))
    expect(text).toContain("Hello Nimal Bcc: all@example.lk,\n")
  })
})
