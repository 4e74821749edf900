import { describe, expect, it } from "vitest"
import type { InboxBatchEntry } from "#domain/enquiry/enquiry-repository.ts"
import { summaryOf } from "#domain/enquiry/enquiry-summary.ts"
import { rupees } from "#domain/money.ts"
import { wallTimeAt } from "#domain/rental-period.ts"
import { en } from "#messages/en.ts"
import { sampleAgreed } from "#tests/support/sample-agreed.ts"
import { BOOKING, enquiryOf, SAMPLE_CONTENTS, textAnswers } from "#tests/support/sample-enquiries.ts"
import { entryCells, headingCells } from "./csv-columns.ts"

type AgreedFields = Partial<Pick<InboxBatchEntry, "agreed" | "offer">>

const rowOf = (content: (typeof SAMPLE_CONTENTS)[number], fields: AgreedFields = {}) => {
  const { reference, receivedAt } = enquiryOf(content)
  const inboxFields = {
    kind: content.kind,
    state: "new" as const,
    primaryDeliveryFailed: false,
    customerEmailFailed: false,
    version: 1,
    hasVisitorMessage: false,
    summary: summaryOf(content, fields.agreed),
    agreed: null,
    offer: null,
    notes: [],
  }
  return entryCells(
    { reference, receivedAt, ...inboxFields, content, ...fields },
    en,
    en.officeEnquiries.notSent,
  )
}

describe("the CSV columns", () => {
  it("start with the reference, end with the agent and the message, and include one column of notes", () => {
    expect(headingCells(en).at(0)).toBe("Reference")
    expect(headingCells(en).slice(-2)).toEqual(["Agent", "Message"])
    expect(headingCells(en).filter((heading) => heading === "Note")).toHaveLength(1)
    expect(rowOf(BOOKING).slice(-2)).toEqual(["Office 1", null])
  })

  it("have the deposit, the other currency and the offer of agreed terms", () => {
    const agreed = sampleAgreed({
      conditions: { kmPerDay: 100, extraKmRate: null, hasDriver: true, deposit: rupees(50_000) },
      currency: { code: "EUR", rate: rupees(350) },
    })
    const at = new Date("2026-11-28T03:30:00Z")
    const offer = { at, validUntil: wallTimeAt(at), acceptedAt: at }
    const row = rowOf(BOOKING, { agreed, offer })
    const cellOf = (heading: string) => row[headingCells(en).indexOf(heading)]
    expect(cellOf("Deposit, LKR")).toBe(50_000)
    expect([cellOf("Other currency"), cellOf("Rupees for one unit of it"), cellOf("Total in it")]).toEqual([
      "EUR",
      350,
      874,
    ])
    expect(cellOf("Offer")).toBe(
      "offered 2026-11-28 09:00, valid until 2026-11-28 09:00, accepted 2026-11-28 09:00",
    )
  })

  it.each(SAMPLE_CONTENTS)("contain every text that the visitor entered: $kind", (content) => {
    const row = rowOf(content).join("\n")
    for (const [field, lines] of textAnswers(content)) {
      for (const line of lines) expect(row, field).toContain(line)
    }
  })
})
