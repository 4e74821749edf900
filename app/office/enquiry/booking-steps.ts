import type { AgreedTerms } from "#domain/agreed/agreed-terms.ts"
import { ENDED_STATES, type EnquiryRecord } from "#domain/enquiry/enquiry-repository.ts"

/** The steps that make sense for an enquiry in its state. A booking that has ended can only be opened again. */
export function stepsOf(
  { state, anonymised }: Pick<EnquiryRecord, "state" | "anonymised">,
  terms: AgreedTerms | null,
) {
  const isOpen = !anonymised && state !== "spam"
  const isActive = isOpen && !ENDED_STATES.includes(state)
  return {
    isOpen,
    isActive,
    canConfirm: isActive && terms !== null && state !== "confirmed",
    canCancel: isActive && terms !== null && state !== "declined",
  }
}
