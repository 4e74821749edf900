import { describe, expect, it } from "vitest"
import { summaryOf } from "#domain/enquiry/enquiry-summary.ts"
import { en } from "#messages/en.ts"
import { BOOKING, enquiryOf, SAMPLE_CONTENTS, textAnswers } from "#tests/support/sample-enquiries.ts"
import { entryCells, headingCells } from "./csv-columns.ts"

const rowOf = (content: (typeof SAMPLE_CONTENTS)[number]) => {
  const { reference, receivedAt } = enquiryOf(content)
  const summarised = {
    kind: content.kind,
    state: "new" as const,
    primaryDeliveryFailed: false,
    customerEmailFailed: false,
    version: 1,
    hasVisitorMessage: false,
    summary: summaryOf(content),
    agreed: null,
    notes: [],
  }
  return entryCells({ reference, receivedAt, ...summarised, content }, en, en.officeEnquiries.notSent)
}

describe("the CSV columns", () => {
  it("start with the reference and end with the agent and the message", () => {
    expect(headingCells(en).at(0)).toBe("Reference")
    expect(headingCells(en).slice(-2)).toEqual(["Agent", "Message"])
    expect(headingCells(en).filter((heading) => heading === "Note")).toHaveLength(1)
    expect(rowOf(BOOKING).slice(-2)).toEqual(["Office 1", null])
  })

  it.each(SAMPLE_CONTENTS)("contain every text that the visitor entered: $kind", (content) => {
    const row = rowOf(content).join("\n")
    for (const [field, lines] of textAnswers(content)) {
      for (const line of lines) expect(row, field).toContain(line)
    }
  })
})
