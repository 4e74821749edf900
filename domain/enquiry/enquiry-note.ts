import * as v from "valibot"
import { check, paragraphs } from "./answers.ts"
import { LONGEST_NOTE } from "./enquiry-repository.ts"

const schema = v.object({ note: paragraphs(LONGEST_NOTE) })

/** What somebody of the office typed, as it is kept: null for none, 'tooLong' where it is. */
export function checkNote(typed: string): { note: string | null } | "tooLong" {
  const checked = check(schema, { note: typed }, ["note"])
  if (checked.ok) return checked.value
  return checked.fieldErrors.some(({ errorCode }) => errorCode === "tooLong") ? "tooLong" : { note: null }
}
