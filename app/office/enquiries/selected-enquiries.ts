import { parseReference } from "#domain/enquiry/enquiry.ts"
import { ENQUIRY_STATES, type InboxEntry } from "#domain/enquiry/enquiry-repository.ts"

/** An enquiry whose checkbox is checked. `version` is the version that the page shows. `state` is the state that an undo restores. */
export type SelectedEnquiry = Pick<InboxEntry, "reference" | "version" | "state">

/**
 * Whether an enquiry can be marked as spam in the list. A confirmed one cannot, because its booking would leave the calendar and
 * an undo would not restore it.
 */
export function canBeSpam({ state }: Pick<SelectedEnquiry, "state">): boolean {
  return state !== "confirmed" && state !== "spam"
}

/** Formats a selected enquiry as the value of a field or query parameter: `7K4M-2Q9T.3.new`. */
export function formatSelectedEnquiry({ reference, version, state }: SelectedEnquiry): string {
  return `${reference}.${version}.${state}`
}

/** Parses the values of checked checkboxes. Ignores invalid values, and those after the first `MAX_SELECTED`. */
export function parseSelectedEnquiries(texts: readonly unknown[]): SelectedEnquiry[] {
  return texts.slice(0, MAX_SELECTED).flatMap((text) => parseSelectedEnquiry(text) ?? [])
}

/** The maximum is larger than the rows of one page, because new rows are inserted while the page is open. */
const MAX_SELECTED = 100

function parseSelectedEnquiry(text: unknown): SelectedEnquiry | null {
  const [, reference = "", version = "", name] = /^([\w-]+)\.(\d{1,9})\.(\w+)$/.exec(String(text)) ?? []
  const state = ENQUIRY_STATES.find((known) => known === name)
  if (parseReference(reference) !== reference || !state || !canBeSpam({ state })) return null
  return { reference, version: Number(version), state }
}
