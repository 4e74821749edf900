import { describe, expect, it } from "vitest"
import type { AgreedLine } from "#domain/agreed/agreed-terms.ts"
import { requestedTerms } from "#domain/agreed/requested-terms.ts"
import { rupees } from "#domain/money.ts"
import { officeBooking } from "#messages/en/office-booking.ts"
import { officeReplies } from "#messages/en/office-replies.ts"
import { sampleAgreed } from "#tests/support/sample-agreed.ts"
import { BOOKING, CONTACT_MESSAGE, enquiryOf, RENTAL_ENQUIRY } from "#tests/support/sample-enquiries.ts"
import { replyFacts } from "./reply-facts.ts"

const { chargeNames, discountName } = officeBooking
const AROUND = {
  company: "Rent Car Service",
  phone: "+94 66 000 0000",
  by: "Nimal",
  page: null,
  chargeNames,
  discountName,
}
const CONDITIONS = { kmADay: 100, extraKmRate: rupees(75), hasDriver: false, deposit: rupees(50_000) }
const TERMS = sampleAgreed({ conditions: CONDITIONS })
const { texts } = officeReplies

describe("a reply", () => {
  it("has the price line by line, with what it includes, in characters that every app displays", () => {
    const { subject, text } = texts.quote(replyFacts(enquiryOf(BOOKING), TERMS, AROUND))
    expect(subject).toBe("Price for your request 7K4M-2Q9T")
    expect(text).toBe(`Hello Anna Perera,

thank you for your request 7K4M-2Q9T.

Vehicle: Toyota KDH Hi Roof Van 14 Seater
Pick up: Sat 12 Dec 2026, 9:00 am, Bandaranaike Airport, arrivals
Return: Tue 29 Dec 2026, 8:00 am, Dambulla

The price for 17 days:
Toyota KDH Hi Roof Van 14 Seater: LKR 204,000.00 (17 days × LKR 12,000.00)
Need a Driver: LKR 93,500.00 (17 days × LKR 5,500.00)
Child Seat: LKR 7,000.00 (Qty 2 × LKR 3,500.00)
Pocket Wi-Fi: LKR 1,500.00
Total: LKR 306,000.00

In the price: 100 km a day; each further kilometre is LKR 75.00.
Not in the price: the deposit of LKR 50,000.00, which you get back; delivery, which depends on the place; fuel.

Shall we keep the vehicle for you? Answer this message and we will confirm it.

Kind regards
Nimal
Rent Car Service
+94 66 000 0000`)
  })

  it("has charges, a discount with its reason, and the total in a foreign currency", () => {
    const lines: AgreedLine[] = [
      ...TERMS.lines,
      { kind: "charge", charge: "delivery", name: "", amount: rupees(4_000) },
      { kind: "charge", charge: "other", name: "Roof rack", amount: rupees(1_000) },
      { kind: "discount", reason: "Third rental", percent: 10, amount: rupees(31_100) },
    ]
    const currency = { code: "USD", rate: rupees(300) } as const
    const { text } = texts.confirmed(replyFacts(enquiryOf(BOOKING), { ...TERMS, lines, currency }, AROUND))
    expect(text).toContain(
      "Delivery: LKR 4,000.00\nRoof rack: LKR 1,000.00\nDiscount, Third rental: −LKR 31,100.00 (10 %)\nTotal: LKR 279,900.00, about USD 933 (1 USD = LKR 300.00)\n",
    )
    expect(text).toContain("Not in the price: the deposit of LKR 50,000.00, which you get back; fuel.")
  })

  it("has the link of the visitor's page where it is about a price", () => {
    const facts = replyFacts(enquiryOf(BOOKING), TERMS, { ...AROUND, page: "https://www.example.lk/my/x/y" })
    const line = "\n\nYour booking online: https://www.example.lk/my/x/y\n\n"
    expect(texts.quote(facts).text).toContain(line)
    expect(texts.confirmed(facts).text).toContain(line)
    expect(texts.declined(facts).text).not.toContain("online")
  })

  it("has the sentences that follow from the conditions", () => {
    const withDriver = {
      ...TERMS,
      conditions: { ...CONDITIONS, hasDriver: true, kmADay: null, deposit: null },
    }
    const { text } = texts.confirmed(replyFacts(enquiryOf(BOOKING), withDriver, AROUND))
    expect(text).toContain("\nWith our driver\n")
    expect(text).toContain("In the price: unlimited kilometres.")
    expect(text).not.toMatch(/your licence|deposit/)
    expect(texts.confirmed(replyFacts(enquiryOf(BOOKING), TERMS, AROUND)).text).toContain(
      "bring your licence",
    )
  })

  it.each([
    ["an enquiry without a vehicle", RENTAL_ENQUIRY, "Hello,"],
    ["a message, which asks for no hire", CONTACT_MESSAGE, "Hello Nimal Silva,"],
  ] as const)("has no price for %s, and no gap where it would be", (_, content, greeting) => {
    for (const template of Object.values(texts)) {
      const { subject, text } = template(
        replyFacts(enquiryOf(content), requestedTerms(content, null, 100), AROUND),
      )
      expect(subject).toContain("7K4M-2Q9T")
      expect(text.startsWith(`${greeting}\n\n`)).toBe(true)
      expect(text).not.toMatch(/price for|null|undefined|\n{3}/)
    }
  })

  it("promises a price where there is none yet", () => {
    const { subject, text } = texts.quote(replyFacts(enquiryOf(BOOKING), { ...TERMS, lines: [] }, AROUND))
    expect(subject).not.toContain("Price")
    expect(text).not.toMatch(/The price for|Shall we keep/)
    expect(text).toContain("We will send you the price")
  })

  it("has a visitor's text on one line", () => {
    const content = { ...CONTACT_MESSAGE, name: "Nimal\r\nBcc: all@example.lk" }
    const { text } = texts.received(replyFacts(enquiryOf(content), null, AROUND))
    expect(text).toContain("Hello Nimal Bcc: all@example.lk,\n")
  })
})
