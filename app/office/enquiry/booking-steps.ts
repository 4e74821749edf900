import type { EnquiryTerms } from "#app/booking/load-enquiry-terms.ts"
import { type AgreedTerms, agreedTotal } from "#domain/agreed/agreed-terms.ts"
import { ENDED_STATES, type EnquiryRecord } from "#domain/enquiry/enquiry-repository.ts"
import { termsForVisitor } from "#domain/visitor-page/visitor-actions.ts"

/**
 * The steps that are available for an enquiry in its state. `isOpen`: it is neither spam nor anonymised. `isActive`: its booking has not
 * ended either; an ended booking can only be reopened.
 */
export function availableSteps(
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

/**
 * Whether the visitor's page still shows the request, although the office changed the terms and could offer them there. A visitor
 * without an email address has no page.
 */
export function hasUnofferedPrice(
  record: EnquiryRecord,
  { terms, replacedRequest }: Pick<EnquiryTerms, "terms" | "replacedRequest">,
): boolean {
  return (
    availableSteps(record, terms).canConfirm &&
    record.enquiry.content.email !== "" &&
    replacedRequest !== null &&
    terms !== null &&
    agreedTotal(terms) !== null &&
    termsForVisitor(record) === null
  )
}
