import { type RefObject, useEffect, useRef } from "react"
import { useForm } from "#app/forms/form-context.tsx"
import { TOTAL_SEEN } from "#app/forms/total-seen.ts"
import { Button } from "#app/ui/button.tsx"
import { ChangingText } from "#app/ui/changing-text.tsx"
import { Dialog } from "#app/ui/dialog.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Booking } from "#domain/enquiry/booking.ts"
import { ACTION, type BookingAction } from "./booking-action.ts"
import styles from "./confirmation.module.css"
import { Confirmation } from "./confirmation.tsx"

type ConfirmationDialogProps = {
  dialog: RefObject<HTMLDialogElement | null>
  booking: Booking | null
  formId: string
}

/** The confirmation in a dialog, which cannot be closed while the booking is being sent. */
export function ConfirmationDialog({ dialog, booking, formId }: ConfirmationDialogProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { isSending = false } = useForm()
  const messages = useMessages().vehicle.confirmation
  useEffect(() => {
    if (!booking) return
    dialog.current?.showModal()
    heading.current?.focus() // so that a screen reader starts at the top
  }, [booking, dialog])
  return (
    <Dialog ref={dialog} aria-labelledby="confirmation-title" isClosable={!isSending}>
      <div className={styles.dialogBody}>
        <h2 id="confirmation-title" tabIndex={-1} ref={heading}>
          {messages.heading}
        </h2>
        {booking && <Confirmation booking={booking} />}
        <div className={styles.actions}>
          <Button variant="outline" disabled={isSending} onClick={() => dialog.current?.close()}>
            {messages.cancel}
          </Button>
          {booking && (
            <input type="hidden" form={formId} name={TOTAL_SEEN} value={String(booking.quote.total)} />
          )}
          <Button
            type="submit"
            variant="primary"
            form={formId}
            name={ACTION}
            value={"send" satisfies BookingAction}
            busy={isSending}
          >
            <ChangingText text={isSending ? messages.confirming : messages.confirm} />
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
