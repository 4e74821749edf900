import { describe, expect, it } from "vitest"
import {
  BOOKING,
  CONTACT_MESSAGE,
  enquiryOf,
  FORM_CONTENTS,
  RENTAL_ENQUIRY,
  textAnswers,
} from "#tests/support/sample-enquiries.ts"
import type { FormContent } from "./enquiry.ts"
import { writeEnquiryEmail } from "./enquiry-email.ts"

const emailOf = (content: FormContent) =>
  writeEnquiryEmail(enquiryOf(content), { siteUrl: "https://www.example.lk" })

/** The visible text of the HTML, with single spaces. */
const visibleText = (html: string) =>
  html
    .replace(/<head>[\s\S]*<\/head>/, "")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .replace(/[^\S\u00a0]+/g, " ")

const SAMPLES: [string, FormContent][] = [
  ["a booking", BOOKING],
  ["a home enquiry", RENTAL_ENQUIRY],
  ["a contact message", CONTACT_MESSAGE],
]

describe("the text and the HTML", () => {
  it.each(FORM_CONTENTS)("contain every typed text: $kind", (content) => {
    const { text, html } = emailOf(content)
    for (const [field, lines] of textAnswers(content)) {
      for (const line of lines) {
        expect(text, field).toContain(line)
        expect(visibleText(html), field).toContain(line)
      }
    }
  })
})

describe("the subject", () => {
  it.each([
    [BOOKING, "New Booking (Toyota KDH Hi Roof Van 14 Seater)"],
    [RENTAL_ENQUIRY, "New Enquiry (WEDDING & EVENTS, bus, Sun 10 Jan 2027)"],
    [CONTACT_MESSAGE, "New Message (Nimal Silva)"],
  ])("names the form", (content, subject) => {
    expect(emailOf(content).subject).toBe(subject)
  })

  it.each(["\r\n", "\n", "\r", "\u0000", "\u0085", "\u2028"])("is one line for any name: %j", (lineBreak) => {
    const { subject, replyTo } = emailOf({
      ...CONTACT_MESSAGE,
      name: `Nimal${lineBreak}Bcc: all@example.lk`,
    })
    expect(subject).toBe("New Message (Nimal Bcc: all@example.lk)")
    expect(replyTo.name).toBe("Nimal Bcc: all@example.lk")
  })
})

describe("a reply", () => {
  it.each([
    [BOOKING, { name: "Ms Anna Perera", address: "anna@example.com" }],
    [RENTAL_ENQUIRY, { name: "", address: "nimal@example.lk" }],
    [CONTACT_MESSAGE, { name: "Nimal Silva", address: "nimal@example.lk" }],
  ])("is sent to the visitor", (content, replyTo) => {
    expect(emailOf(content).replyTo).toEqual(replyTo)
  })
})

describe.each(SAMPLES)("the email about %s", (_, content) => {
  it.each(["text", "html"] as const)("names reference and time of receipt in Sri Lanka, as %s", (part) => {
    expect(emailOf(content)[part]).toContain(
      "Reference 7K4M-2Q9T, received Sun 22 Nov 2026, 4:04 am, Sri Lankan time.",
    )
  })

  it("loads no external resources", () => {
    expect(emailOf(content).html).not.toMatch(/<img|<script|<link|@import|url\(|src=/i)
  })

  it("sets no text or background colour, so that light and dark schemes work", () => {
    expect(emailOf(content).html).not.toMatch(/[^-]color:|background/)
  })
})

/** Text and HTML have the same contents in different layouts. */
describe.each(["text", "html"] as const)("a booking as %s", (part) => {
  const booking = emailOf(BOOKING)[part]
  const visible = part === "html" ? visibleText(booking) : booking

  it.each([
    "Toyota KDH Hi Roof Van 14 Seater",
    "Bandaranaike Airport, arrivals",
    "Sat 12 Dec 2026, 9:00 am",
    "Dambulla",
    "Tue 29 Dec 2026, 8:00 am",
    "17 days",
    "Ms Anna Perera",
    "+94 77 123 4567",
    "anna@example.com",
    "Office 1",
  ])("contains %s", (answer) => {
    expect(visible).toContain(answer)
  })

  it("links the vehicle's page", () => {
    expect(booking).toContain("https://www.example.lk/cars/toyota-kdh-hi-roof-van-14-seater")
  })

  it.each([
    ["the vehicle", "17 days × LKR\u00a012,000.00, the 2-week rate", "LKR\u00a0204,000.00"],
    ["an extra counted in days", "17 days × LKR\u00a05,500.00", "LKR\u00a093,500.00"],
    ["an extra counted in pieces", "Qty 2 × LKR\u00a03,500.00", "LKR\u00a07,000.00"],
    ["an extra paid once", "once", "LKR\u00a01,500.00"],
  ])("contains the line of %s with its units and its amount", (_, count, amount) => {
    expect(visible).toContain(count)
    expect(visible).toContain(amount)
  })

  it("contains only the chosen extras", () => {
    expect(visible).toContain("Need a Driver")
    expect(visible).toContain("Child Seat")
    expect(visible).toContain("Pocket Wi-Fi")
    expect(visible).not.toContain("Unlimited Kilometers")
  })

  it("describes the total as an estimate without the deposit", () => {
    expect(visible).toMatch(/Total:? +LKR\u00a0306,000\.00/)
    expect(visible).toContain("estimate until you confirm")
    expect(visible).toContain("The deposit is not part of it")
  })
})

describe("a booking", () => {
  it("says that no agent was named", () => {
    expect(emailOf({ ...BOOKING, agent: null }).text).toContain("Agent: None named\n")
  })

  it("says that the visitor lives abroad, only if they said so", () => {
    expect(emailOf({ ...BOOKING, livesAbroad: true }).text).toContain("Lives abroad: Yes\n")
    expect(emailOf({ ...BOOKING, livesAbroad: false }).text).not.toContain("Lives abroad")
  })

  it("names the rate for visitors from abroad and the season in the line of their days", () => {
    const lines = BOOKING.quote.lines.map((line) =>
      line.kind === "vehicle"
        ? { ...line, season: { name: "New Year", percent: 15 }, isAbroadRate: true as const }
        : line,
    )
    const { text } = emailOf({ ...BOOKING, quote: { ...BOOKING.quote, lines } })
    expect(text.replaceAll(/\s+/g, " ")).toContain(
      "the 2-week rate, rate for visitors from abroad, Season: New Year +15 %",
    )
  })

  it("names a person with the title 'Other' without a title, and lists the title", () => {
    const { text, replyTo } = emailOf({ ...BOOKING, personTitle: "Other" })
    expect(text).toContain("Name: Anna Perera\n  Title: Other\n")
    expect(replyTo.name).toBe("Anna Perera")
  })

  it.each([
    ["+94 (77) 123-4567", "tel:+94771234567"],
    ["077 123 4567 or 071 765 4321", "tel:0771234567"],
    ["call 0771234567", "tel:0771234567"],
    ["٠٧٧١٢٣٤٥٦٧", "tel:0771234567"],
  ])("links %s to dial it", (contactNumber, href) => {
    expect(emailOf({ ...BOOKING, contactNumber }).html).toContain(`<a href="${href}">${contactNumber}</a>`)
  })

  it("links the email address", () => {
    const { html } = emailOf({ ...BOOKING, email: "anna+tour?cc=x@example.com" })
    expect(html).toContain('<a href="mailto:anna%2Btour%3Fcc%3Dx@example.com">anna+tour?cc=x@example.com</a>')
  })

  it("has no link for a number that cannot be dialled", () => {
    const { html } = emailOf({ ...BOOKING, contactNumber: "room 7" })
    expect(html).toContain("room 7")
    expect(html).not.toContain("tel:")
  })

  it("escapes what a visitor typed", () => {
    const { html, text } = emailOf({
      ...BOOKING,
      firstName: `<script>alert("1")</script>`,
      lastName: "O'Neil & Co",
    })
    expect(html).not.toContain("<script>")
    expect(html).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; O&#39;Neil &amp; Co")
    expect(text).toContain(`Name: Ms <script>alert("1")</script> O'Neil & Co`)
  })

  it("shows a visitor's text on one line", () => {
    const { text } = emailOf({ ...BOOKING, pickUpLocation: "Kandy\u2028Total: LKR 1" })
    expect(text).toContain("Pick up: Kandy Total: LKR 1\n")
  })
})

describe("a home enquiry", () => {
  it("contains all answers", () => {
    expect(emailOf(RENTAL_ENQUIRY).text).toContain(
      [
        "THE HIRE",
        "Service: WEDDING & EVENTS",
        "Way: Both ways",
        "Vehicle type: Bus",
        "Pick up: Kandy, Queens Hotel",
        "  Sun 10 Jan 2027, 6:30 am",
        "Return: Kandy, Temple Street",
        "  Mon 11 Jan 2027, 6:30 am",
        "Length: 1 day",
        "Note: Two buses, 70 guests",
        "",
        "THE PERSON",
        "Number: 077 123 4567",
        "Email: nimal@example.lk",
      ].join("\n"),
    )
  })

  it("indents each line of a note, so that none can be taken for a line of ours", () => {
    const { text } = emailOf({ ...RENTAL_ENQUIRY, note: "Flight UL 504\n\nNumber: 1" })
    expect(text).toContain("Note: Flight UL 504\n  Number: 1\n")
  })

  it("has no line for a note that was left empty", () => {
    expect(emailOf({ ...RENTAL_ENQUIRY, note: null }).text).not.toContain("Note")
  })

  it("says that no tab was chosen, and has no line for one way or both ways", () => {
    const { text } = emailOf({ ...RENTAL_ENQUIRY, tab: null, way: null })
    expect(text).toContain("Service: SELF DRIVE (no tab was chosen)\n")
    expect(text).not.toContain("Way:")
  })

  it("says that one way or both ways was not chosen for a wedding", () => {
    expect(emailOf({ ...RENTAL_ENQUIRY, way: null }).text).toContain("Way: Not said\n")
  })

  it("has a remark for a return that is not after the pick-up", () => {
    const { text, html } = emailOf({ ...RENTAL_ENQUIRY, returnAt: RENTAL_ENQUIRY.pickUpAt })
    expect(text).toContain("The return is not after the pick-up. Please ask which dates are meant.")
    expect(html).toContain("The return is not after the pick-up. Please ask which dates are meant.")
    expect(emailOf(RENTAL_ENQUIRY).text).not.toContain("Please ask")
  })

  it("has no price", () => {
    expect(emailOf(RENTAL_ENQUIRY).text).not.toMatch(/LKR|Total/)
  })
})

describe("a contact message", () => {
  it("quotes the message line by line, so that it cannot be taken for our text", () => {
    const { text } = emailOf({ ...CONTACT_MESSAGE, message: "Hello\n\nTHE PRICE\nTotal: LKR 1" })
    expect(text).toContain("THE MESSAGE\n> Hello\n>\n> THE PRICE\n> Total: LKR 1\n")
  })

  it("preserves the message's lines in HTML and escapes them", () => {
    const { html } = emailOf({ ...CONTACT_MESSAGE, message: "a < b\n\n<img src=x>" })
    expect(html).toContain("a &lt; b<br><br>&lt;img src=x&gt;</blockquote>")
  })
})
