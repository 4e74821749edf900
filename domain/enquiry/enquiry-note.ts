import * as v from "valibot"
import { check, paragraphs } from "./answers.ts"
import { MAX_NOTE_LENGTH } from "./enquiry-repository.ts"

const schema = v.object({ note: paragraphs(MAX_NOTE_LENGTH) })

/** Checks a note of the staff. `note` is null if it is empty. 'tooLong': it is over the limit. */
export function checkNote(text: string): { note: string | null } | "tooLong" {
  const checked = check(schema, { note: text }, ["note"])
  if (checked.ok) return checked.value
  return checked.fieldErrors.some(({ errorCode }) => errorCode === "tooLong") ? "tooLong" : { note: null }
}
