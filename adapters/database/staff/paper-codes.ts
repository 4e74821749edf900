import { randomBytes } from "node:crypto"
import { referenceFrom } from "#domain/enquiry/enquiry.ts"

/** Codes that can be read off paper: letters and digits that are not taken for one another. */
export function newPaperCodes(): string[] {
  return Array.from({ length: 10 }, () => referenceFrom(randomBytes(8)))
}
