import { useEffect, useRef, useState } from "react"
import { Field } from "#app/forms/field.tsx"
import type { FormState } from "#app/forms/form-state.ts"
import { ChangingText } from "#app/ui/changing-text.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { type AgreedTerms, agreedTotal } from "#domain/agreed/agreed-terms.ts"
import { type NewReturn, newReturn } from "#domain/agreed/new-return.ts"
import type { VehiclePricing } from "#domain/agreed/todays-price.ts"
import { formatTotal } from "#domain/money.ts"
import { rentalDays } from "#domain/rental-period.ts"
import type { Messages } from "#messages/messages.ts"
import { ActionButton } from "./action-button.tsx"
import styles from "./booking-section.module.css"
import { initialValueName, REPLY_FORM, RETURN_AT, RETURN_PRICE } from "./enquiry-form.ts"
import { AllowConflict, ConflictNotices, type ReturnCalendar, returnConflicts } from "./return-conflicts.tsx"

export type ReturnFormProps = {
  terms: AgreedTerms
  pricedVehicles: readonly VehiclePricing[]
  /** Null: the booking has no calendar. */
  calendar: ReturnCalendar | null
  /** The submitted return with its error. Undefined: it was not submitted. */
  form: Pick<FormState<typeof RETURN_AT>, "answers" | "errors"> | undefined
}

/**
 * The form for a new return. One button saves it with the agreed price, one with today's price. Today's price and the conflicting
 * bookings are shown below the field before anything is saved. Without scripts, a button renders the page again with them.
 */
export function ReturnForm({ terms, pricedVehicles, calendar, form }: ReturnFormProps) {
  const messages = useMessages().officeReturn
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(form?.answers[RETURN_AT] || terms.returnAt)
  // The field may have been changed before hydration, or restored by the browser.
  useEffect(() => setText((before) => input.current?.value ?? before), [])
  const newTerms = newReturn(terms, text, pricedVehicles)
  const conflicts = newTerms.ok && calendar ? returnConflicts(newTerms.agreedPriceTerms, calendar) : []
  const allowConflictLabel = conflicts.length > 0 ? calendar?.messages.allowConflict : null
  return (
    <div className={styles.form}>
      <input type="hidden" form={REPLY_FORM} name={initialValueName(RETURN_AT)} value={terms.returnAt} />
      <Field
        field={RETURN_AT}
        label={messages.label}
        hint={messages.hint}
        form={form}
        initial={terms.returnAt}
      >
        {(control) => (
          <input
            {...control}
            defaultValue={text}
            ref={input}
            type="datetime-local"
            form={REPLY_FORM}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <div role="status">
        <ChangingText text={newTerms.ok ? priceText(newTerms, messages) : ""} />
        <ConflictNotices conflicts={conflicts} heading={calendar?.messages.conflicts ?? ""} />
      </div>
      {allowConflictLabel && <AllowConflict label={allowConflictLabel} />}
      <div className={styles.actions}>
        {newTerms.ok ? (
          <SaveButtons {...newTerms} />
        ) : (
          <ActionButton act="see-return">{messages.show}</ActionButton>
        )}
      </div>
    </div>
  )
}

/** The button for today's price is shown only if it differs from the agreed price. */
function SaveButtons({ agreedPriceTerms, todaysPriceTerms }: NewReturn) {
  const messages = useMessages().officeReturn
  const agreedPrice = agreedTotal(agreedPriceTerms)
  const todaysPrice = todaysPriceTerms && agreedTotal(todaysPriceTerms)
  const agreedLabel = agreedPrice === null ? messages.save : messages.saveAgreed(formatTotal(agreedPrice))
  return (
    <>
      {todaysPrice !== null && (
        <>
          <input type="hidden" form={REPLY_FORM} name={RETURN_PRICE} value={todaysPrice} />
          <ActionButton act="return-today">{messages.saveToday(formatTotal(todaysPrice))}</ActionButton>
        </>
      )}
      <ActionButton act="return-agreed">{agreedLabel}</ActionButton>
    </>
  )
}

function priceText(
  { agreedPriceTerms, todaysPriceTerms }: NewReturn,
  messages: Messages["officeReturn"],
): string {
  const agreedPrice = agreedTotal(agreedPriceTerms)
  const todaysPrice = todaysPriceTerms && agreedTotal(todaysPriceTerms)
  const days = rentalDays(agreedPriceTerms)
  if (todaysPrice === null) return messages.samePrice(days)
  const agreedText = agreedPrice === null ? "" : messages.agreedPrice(formatTotal(agreedPrice))
  return `${messages.todaysPrice(days, formatTotal(todaysPrice))} ${agreedText}`.trim()
}
