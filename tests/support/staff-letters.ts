import { staffLetters } from "#server/staff-letters.ts"

/** What a site of this address writes to its staff. */
export const STAFF_LETTERS = staffLetters({
  officeUrl: "http://127.0.0.1:3000",
  companyName: "Rent Car Service",
})
