import { DateTimeField } from "#app/forms/fields.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { type AgreedTerms, agreedTotal } from "#domain/agreed/agreed-terms.ts"
import { ENDED_STATES, type EnquiryRecord } from "#domain/enquiry/enquiry-repository.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import { ActionButton } from "./action-button.tsx"
import styles from "./booking-section.module.css"
import { type EnquiryFormState, REPLY_FORM } from "./enquiry-form.ts"

type OfferFormProps = Pick<EnquiryRecord, "state" | "agreed"> & {
  terms: AgreedTerms
  form: EnquiryFormState | undefined
}

/**
 * The offer of the terms to the visitor: the fields of a new offer, or the state of the current one and the button that withdraws
 * it.
 */
export function OfferForm({ state, agreed, terms, form }: OfferFormProps) {
  const { offer: messages } = useMessages().office.booking
  const offer = agreed?.offer
  if (offer?.acceptedAt) return <p>{messages.accepted(formatWallTime(wallTimeAt(offer.acceptedAt)))}</p>
  if (state === "confirmed" || ENDED_STATES.includes(state) || agreedTotal(terms) === null) return null
  if (offer) {
    const until = offer.validUntil && formatWallTime(offer.validUntil)
    return (
      <div className={styles.actions}>
        <p>{messages.offered(formatWallTime(wallTimeAt(offer.at)), until)}</p>
        <ActionButton act="withdraw-offer">{messages.withdraw}</ActionButton>
      </div>
    )
  }
  return (
    <div className={styles.form}>
      <DateTimeField
        form={form}
        formId={REPLY_FORM}
        field="valid-until"
        label={messages.validUntil}
        hint={messages.hint}
        isOptional
      />
      <ActionButton act="offer">{messages.submit}</ActionButton>
    </div>
  )
}
