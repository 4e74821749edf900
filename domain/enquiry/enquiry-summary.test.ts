import { describe, expect, it } from "vitest"
import { searchParts, searchTextOf } from "./enquiry-summary.ts"

const SUMMARY = {
  name: "Amal Perera",
  email: "amal@example.com",
  vehicle: "Toyota KDH",
  service: null,
  pickUpAt: null,
  returnAt: null,
  total: null,
}

describe("the search for an enquiry by its contact number", () => {
  const numbers = ["077 123 4567", "٠٧٧ ١٢٣ ٤٥٦٧", "०७७-१२३-४५६७", "+94 77 123 4567", "+٩٤٧٧١٢٣٤٥٦٧"]

  it.each(numbers.flatMap((written) => numbers.map((typed) => ({ written, typed }))))(
    "finds $written by $typed",
    ({ written, typed }) => {
      const text = searchTextOf("7K4M-2Q9T", { ...SUMMARY, contactNumber: written })
      const parts = searchParts(typed)
      expect(parts).toEqual(["771234567"])
      expect(text).toContain(parts[0])
    },
  )
})
