import { describe, expect, it } from "vitest"
import type { AgreedLine, AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import { requestedTerms } from "#domain/agreed/requested-terms.ts"
import type { EnquiryContent } from "#domain/enquiry/enquiry.ts"
import { replyValues } from "#domain/enquiry/reply-values.ts"
import { rupees } from "#domain/money.ts"
import { addDays } from "#domain/rental-period.ts"
import { sampleAgreed } from "#tests/support/sample-agreed.ts"
import { BOOKING, CONTACT_MESSAGE, enquiryOf, RENTAL_ENQUIRY } from "#tests/support/sample-enquiries.ts"
import { KM_PER_DAY } from "#tests/support/typed-terms.ts"
import { placeholderValues } from "./placeholder-values.ts"
import { renderTemplate } from "./render-template.ts"
import { REPLY_LANGUAGE_OPTIONS, REPLY_LANGUAGES, type ReplyLanguageId } from "./reply-languages.ts"
import { checkTemplate, TEMPLATE_IDS, type TemplateId } from "./reply-template.ts"

const SENDER = { company: "Rent Car Service", phone: "+94 66 000 0000", by: "Nimal" }
const CONDITIONS = {
  kmPerDay: KM_PER_DAY,
  extraKmRate: rupees(75),
  hasDriver: false,
  deposit: rupees(50_000),
}
const TERMS = sampleAgreed({ conditions: CONDITIONS })

type ReplyOptions = { terms: AgreedTerms | null; content?: EnquiryContent; pageUrl?: string | null }

/** The reply from an original template, with ordinary spaces in its amounts. */
function replyIn(...reply: Parameters<typeof originalReply>) {
  const { subject, text } = originalReply(...reply)
  return { subject, text: text.replaceAll("\u00a0", " ") }
}

/** The reply from the original template of a language, which applies until an owner changes it. */
function originalReply(
  id: ReplyLanguageId,
  template: TemplateId,
  { terms, content = BOOKING, pageUrl = null }: ReplyOptions,
) {
  const language = REPLY_LANGUAGES[id]
  const values = replyValues(enquiryOf(content), terms, { ...SENDER, pageUrl })
  return renderTemplate(language.templates[template], placeholderValues(values, language))
}

describe("a reply in English", () => {
  it("has the price of a further kilometre of each vehicle, where they differ", () => {
    const [van] = TERMS.vehicles
    const vehicles = [...(van ? [van] : []), { vehicleId: "alto", name: "Suzuki Alto", units: 1 }]
    const extraKmRates = vehicles.map(({ vehicleId }, row) => ({ vehicleId, rate: rupees(75 - 35 * row) }))
    const lines: AgreedLine[] = TERMS.lines.flatMap((line): AgreedLine[] =>
      line.kind === "vehicle" ? [line, { ...line, vehicleId: "alto", name: "Suzuki Alto" }] : [line],
    )
    const terms = { ...TERMS, vehicles, lines, conditions: { ...CONDITIONS, extraKmRates } }
    expect(replyIn("en", "quote", { terms }).text).toContain(
      "100 km a day; each further kilometre is LKR 75.00 (Toyota KDH Hi Roof Van 14 Seater); each further kilometre is LKR 40.00 (Suzuki Alto).",
    )
  })

  it("has no return time if the rental is one way, whose return equals its pick-up", () => {
    const terms = { ...TERMS, returnAt: TERMS.pickUpAt, vehicles: [], lines: [] }
    expect(replyIn("en", "received", { terms }).text).toContain("\nReturn: Dambulla\n")
  })

  it("has the price line by line, with what it includes", () => {
    const { subject, text } = replyIn("en", "quote", { terms: TERMS })
    expect(subject).toBe("Price for your request 7K4M-2Q9T")
    expect(text).toBe(`Hello Anna Perera,

Thank you for your request 7K4M-2Q9T.

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

  it.each([
    ["en", "The price was calculated for a different number of days and stays the same for 20 days:"],
    ["de", "Der Preis wurde für eine andere Mietdauer berechnet und bleibt für 20 Tage gleich:"],
    ["fr", "Le prix a été calculé pour une autre durée et reste le même pour 20 jours :"],
    ["si", "වෙනත් දින ගණනකට"],
  ] as const)("has in %s a note that the agreed price was calculated for other days", (language, heading) => {
    const later = { ...TERMS, returnAt: addDays(TERMS.returnAt, 3) }
    const { text } = replyIn(language, "quote", { terms: later })
    expect(text).toContain(heading)
    expect(replyIn(language, "quote", { terms: TERMS }).text).not.toContain(heading)
  })

  it("keeps each currency and its amount together, with a space that every app displays", () => {
    const currency = { code: "USD", rate: rupees(300) } as const
    const { text } = originalReply("en", "quote", { terms: { ...TERMS, currency } })
    expect(text).toContain("Total: LKR\u00a0306,000.00, about USD\u00a01,020 (1\u00a0USD = LKR\u00a0300.00)")
    expect(text).not.toMatch(/\b(LKR|USD) \d/)
  })

  it("has charges, a discount with its reason, and the total in a foreign currency", () => {
    const lines: AgreedLine[] = [
      ...TERMS.lines,
      { kind: "charge", charge: "delivery", name: "", amount: rupees(4_000) },
      { kind: "charge", charge: "other", name: "Roof rack", amount: rupees(1_000) },
      { kind: "discount", reason: "Third rental", percent: 10, amount: rupees(31_100) },
    ]
    const currency = { code: "USD", rate: rupees(300) } as const
    const { text } = replyIn("en", "confirmed", { terms: { ...TERMS, lines, currency } })
    expect(text).toContain(
      "Delivery: LKR 4,000.00\nRoof rack: LKR 1,000.00\nDiscount, Third rental: −LKR 31,100.00 (10 %)\nTotal: LKR 279,900.00, about USD 933 (1 USD = LKR 300.00)\n",
    )
    expect(text).toContain(
      "Not in the price: the deposit of LKR 50,000.00 (about USD 167), which you get back; fuel.",
    )
  })

  it("has the sentences about deposit, kilometres and driver that match the conditions", () => {
    const withDriver = {
      ...TERMS,
      conditions: { ...CONDITIONS, hasDriver: true, kmPerDay: null, deposit: null },
    }
    const { text } = replyIn("en", "confirmed", { terms: withDriver })
    expect(text).toContain("\nWith our driver\n")
    expect(text).toContain("In the price: unlimited kilometres.")
    expect(text).not.toMatch(/your licence|deposit/)
    expect(replyIn("en", "confirmed", { terms: TERMS }).text).toContain("bring your licence")
  })

  it.each([
    ["an enquiry without a vehicle", RENTAL_ENQUIRY, "Hello,"],
    ["a message, which has no rental", CONTACT_MESSAGE, "Hello Nimal Silva,"],
  ] as const)("has neither a price nor a gap in its place for %s", (_, content, greeting) => {
    for (const template of TEMPLATE_IDS) {
      const { subject, text } = replyIn("en", template, {
        terms: requestedTerms(content, null, KM_PER_DAY),
        content,
      })
      expect(subject).toContain("7K4M-2Q9T")
      expect(text.startsWith(`${greeting}\n\n`)).toBe(true)
      expect(text).not.toMatch(/price for|null|undefined|\n{3}/)
    }
  })

  it("promises a price if the booking has none yet", () => {
    const { subject, text } = replyIn("en", "quote", { terms: { ...TERMS, lines: [] } })
    expect(subject).not.toContain("Price")
    expect(text).not.toMatch(/The price for|Shall we keep/)
    expect(text).toContain("We will send you the price")
  })

  it("has a visitor's text on one line", () => {
    const content = { ...CONTACT_MESSAGE, name: "Nimal\r\nBcc: all@example.lk" }
    const { text } = replyIn("en", "received", { terms: null, content })
    expect(text).toContain("Hello Nimal Bcc: all@example.lk,\n")
  })
})

describe("the URL of the visitor's page", () => {
  it("is in the replies about a booking that has one", () => {
    const pageUrl = "https://rentals.lk/my/7K4M-2Q9T"
    const { text } = replyIn("en", "confirmed", { terms: TERMS, pageUrl })
    expect(text).toContain("\n\nYou can see your booking here: https://rentals.lk/my/7K4M-2Q9T\n\n")
    expect(replyIn("en", "confirmed", { terms: TERMS }).text).not.toContain("You can see")
  })
})

describe("a reply in another language", () => {
  it("has its own sentences, dates and units, and amounts and names as on the site", () => {
    const currency = { code: "EUR", rate: rupees(350) } as const
    expect(replyIn("de", "quote", { terms: { ...TERMS, currency } }).text).toBe(`Guten Tag Anna Perera,

vielen Dank für Ihre Anfrage 7K4M-2Q9T.

Fahrzeug: Toyota KDH Hi Roof Van 14 Seater
Abholung: Sa., 12. Dez. 2026, 9:00 Uhr, Bandaranaike Airport, arrivals
Rückgabe: Di., 29. Dez. 2026, 8:00 Uhr, Dambulla

Der Preis für 17 Tage:
Toyota KDH Hi Roof Van 14 Seater: LKR 204,000.00 (17 Tage × LKR 12,000.00)
Need a Driver: LKR 93,500.00 (17 Tage × LKR 5,500.00)
Child Seat: LKR 7,000.00 (Anzahl 2 × LKR 3,500.00)
Pocket Wi-Fi: LKR 1,500.00
Gesamt: LKR 306,000.00, etwa EUR 874 (1 EUR = LKR 350.00)

Im Preis enthalten: 100 km pro Tag; jeder weitere Kilometer kostet LKR 75.00.
Nicht im Preis enthalten: die Kaution von LKR 50,000.00 (etwa EUR 143), die Sie zurückbekommen; die Zustellung, deren Preis vom Ort abhängt; Kraftstoff.

Sollen wir das Fahrzeug für Sie reservieren? Antworten Sie auf diese Nachricht, dann bestätigen wir es.

Freundliche Grüße
Nimal
Rent Car Service
+94 66 000 0000`)
  })

  it("separates the items of a sentence and of a line as the language does", () => {
    const { text } = replyIn("fr", "quote", { terms: TERMS })
    expect(text).toContain("\nPocket Wi-Fi : LKR 1,500.00\nTotal : LKR 306,000.00\n")
    expect(text).toContain("100 km par jour ; chaque kilomètre")
  })

  it.each([
    ["fr", "Prise en charge : sam. 12 déc. 2026, 9:00, Bandaranaike Airport, arrivals"],
    ["si", "වාහනය ලබා ගැනීම: 2026-12-12, සෙනසුරාදා, පෙ.ව. 9.00, Bandaranaike Airport, arrivals"],
  ] as const)("has the wall time of the booking in %s", (id, line) => {
    expect(replyIn(id, "quote", { terms: TERMS }).text).toContain(`\n${line}\n`)
  })

  describe.each(REPLY_LANGUAGE_OPTIONS)("$name", ({ id }) => {
    it.each(TEMPLATE_IDS)("%s: its original text is one that an owner could save", (template) => {
      const text = REPLY_LANGUAGES[id].templates[template]
      expect(checkTemplate(text)).toEqual({ ok: true, value: text })
    })

    it.each([
      ["a booking", BOOKING, TERMS],
      ["a booking without a price", BOOKING, { ...TERMS, lines: [] }],
      ["an enquiry without a vehicle", RENTAL_ENQUIRY, { ...TERMS, vehicles: [], lines: [] }],
      [
        "a booking with a driver and unlimited kilometres",
        BOOKING,
        { ...TERMS, conditions: { ...CONDITIONS, hasDriver: true, kmPerDay: null, deposit: null } },
      ],
      ["a message", CONTACT_MESSAGE, null],
    ] as const)("has no gap and no placeholder for %s", (_, content, terms) => {
      for (const template of TEMPLATE_IDS) {
        const { subject, text } = originalReply(id, template, {
          terms: terms && { ...terms, vehicles: [...terms.vehicles], lines: [...terms.lines] },
          content,
        })
        expect(subject).toContain("7K4M-2Q9T")
        expect(`${subject}\n\n${text}`).not.toMatch(/[{}]|null|undefined|\n{3}| {2}|\u202f|[ \u00a0]$/m)
      }
    })

    it("has no sentence of the English texts", () => {
      const text = (language: ReplyLanguageId) =>
        TEMPLATE_IDS.map((template) => replyIn(language, template, { terms: TERMS }).text).join("\n\n")
      const shared = new Set(text("en").split("\n"))
      const names = /^$|Nimal|Rent Car Service|\+94|Pocket Wi-Fi/
      const repeated = text(id)
        .split("\n")
        .filter((line) => shared.has(line) && !names.test(line))
      expect(id === "en" || repeated.length === 0).toBe(true)
    })
  })
})
