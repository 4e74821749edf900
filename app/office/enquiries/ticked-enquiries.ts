import { parseReference } from "#domain/enquiry/enquiry.ts"
import { ENQUIRY_STATES, type InboxEntry } from "#domain/enquiry/enquiry-repository.ts"

/** A ticked enquiry. `version` is the version that the page shows. `state` is the state that an undo restores. */
export type TickedEnquiry = Pick<InboxEntry, "reference" | "version" | "state">

/**
 * Whether an enquiry can be marked as spam in the list. A confirmed one cannot, because its booking would leave the calendar and
 * an undo would not restore it.
 */
export function canBeSpam({ state }: Pick<TickedEnquiry, "state">): boolean {
  return state !== "confirmed" && state !== "spam"
}

/** Formats a ticked enquiry as the value of a field or query parameter: `7K4M-2Q9T.3.new`. */
export function formatTickedEnquiry({ reference, version, state }: TickedEnquiry): string {
  return `${reference}.${version}.${state}`
}

/** Parses the values of ticked checkboxes. Ignores invalid values, and those after the first `MAX_TICKED`. */
export function parseTickedEnquiries(texts: readonly unknown[]): TickedEnquiry[] {
  return texts.slice(0, MAX_TICKED).flatMap((text) => parseTickedEnquiry(text) ?? [])
}

/** The maximum is larger than the rows of one page, because new rows are inserted while the page is open. */
const MAX_TICKED = 100

function parseTickedEnquiry(text: unknown): TickedEnquiry | null {
  const [, reference = "", version = "", name] = /^([\w-]+)\.(\d{1,9})\.(\w+)$/.exec(String(text)) ?? []
  const state = ENQUIRY_STATES.find((known) => known === name)
  if (parseReference(reference) !== reference || !state || !canBeSpam({ state })) return null
  return { reference, version: Number(version), state }
}
