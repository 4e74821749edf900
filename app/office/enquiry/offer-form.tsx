import { DateTimeField } from "#app/forms/fields.tsx"
import type { FormState } from "#app/forms/form-state.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { agreedTotal } from "#domain/agreed/agreed-terms.ts"
import { ENDED_STATES, type EnquiryRecord } from "#domain/enquiry/enquiry-repository.ts"
import { formatWallTime, wallTimeAt } from "#domain/rental-period.ts"
import styles from "./booking-section.module.css"
import type { ChangeField } from "./handle-change.ts"

type OfferFormProps = Pick<EnquiryRecord, "state" | "version" | "agreed"> & {
  terms: NonNullable<EnquiryRecord["agreed"]>["terms"]
  form: FormState<ChangeField> | undefined
}

/** The offer of the terms to the visitor: the form that makes it, or its state and the button that withdraws it. */
export function OfferForm({ state, version, agreed, terms, form }: OfferFormProps) {
  const { offer: messages } = useMessages().office.booking
  const offer = agreed?.offer
  if (offer?.acceptedAt) return <p>{messages.accepted(formatWallTime(wallTimeAt(offer.acceptedAt)))}</p>
  if (state === "confirmed" || ENDED_STATES.includes(state) || agreedTotal(terms) === null) return null
  if (offer) {
    const until = offer.validUntil && formatWallTime(offer.validUntil)
    return (
      <form method="post" className={styles.today}>
        <input type="hidden" name="version" value={version} />
        <p>{messages.offered(formatWallTime(wallTimeAt(offer.at)), until)}</p>
        <Button type="submit" name="act" value="withdraw-offer" look="line" small>
          {messages.withdraw}
        </Button>
      </form>
    )
  }
  return (
    <form method="post" noValidate className={styles.offer}>
      <input type="hidden" name="version" value={version} />
      <DateTimeField
        form={form}
        field="valid-until"
        label={messages.validUntil}
        hint={messages.hint}
        isOptional
      />
      <Button type="submit" name="act" value="offer" look="line" small>
        {messages.submit}
      </Button>
    </form>
  )
}
