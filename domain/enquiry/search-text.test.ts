import { describe, expect, it } from "vitest"
import {
  BOOKING,
  CONTACT_MESSAGE,
  RENTAL_ENQUIRY,
  SAMPLE_CONTENTS,
  textAnswers,
} from "#tests/support/sample-enquiries.ts"
import type { EnquiryContent } from "./enquiry.ts"
import { searchTerms, searchTextOf } from "./search-text.ts"

const REFERENCE = "7K4M-2Q9T"

function isFound(input: string, content: EnquiryContent): boolean {
  const text = searchTextOf(REFERENCE, content)
  return searchTerms(input).every((term) => text.includes(term))
}

describe("the search for an enquiry by its contact number", () => {
  const numbers = ["077 123 4567", "٠٧٧ ١٢٣ ٤٥٦٧", "०७७-१२३-४५६७", "+94 77 123 4567", "+٩٤٧٧١٢٣٤٥٦٧"]

  it.each(numbers.flatMap((written) => numbers.map((text) => ({ written, text }))))(
    "finds $written by $text",
    ({ written, text }) => {
      expect(searchTerms(text)).toEqual(["771234567"])
      expect(isFound(text, { ...BOOKING, contactNumber: written })).toBe(true)
    },
  )
})

describe("the search for an enquiry by words", () => {
  it.each(SAMPLE_CONTENTS)("finds every text that the visitor entered: $kind", (content) => {
    for (const [field, lines] of textAnswers(content))
      for (const line of lines) expect(isFound(line, content), field).toBe(true)
  })

  it.each(["Muller", "muller", "Müller", "MÜLLER", "Mueller", "müll"])("finds Müller by %s", (text) => {
    expect(isFound(text, { ...BOOKING, lastName: "Müller" })).toBe(true)
  })

  it.each([
    ["the service", "airport", { ...RENTAL_ENQUIRY, tab: "airport" }],
    ["the service in two words", "wedding events", RENTAL_ENQUIRY],
    ["a place", "kandalama", { ...RENTAL_ENQUIRY, returnLocation: "Heritance Kandalama" }],
    ["a word of the message", "surf", { ...CONTACT_MESSAGE, message: "Room for\ntwo surfboards?" }],
    ["an extra", "driver", BOOKING],
    ["the reference", "7k4m-2q9t", BOOKING],
  ] as [string, string, EnquiryContent][])("finds an enquiry by %s", (_, text, content) => {
    expect(isFound(text, content)).toBe(true)
    expect(isFound(`${text}x`, content)).toBe(false)
  })
})
