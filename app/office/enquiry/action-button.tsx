import { Button } from "#app/ui/button.tsx"
import { type ActionName, BOOKING_SECTION, REPLY_FORM } from "./enquiry-form.ts"

type ActionButtonProps = {
  /** The value of the button. For `resend-email`, the id of the email follows. */
  act: ActionName | `resend-email ${string}`
  id?: string
  /** The id of the element to which the response scrolls, by default the booking. */
  target?: string
  children: string
}

/** A button outside the reply form, which submits that form too, so that no typed text is lost. */
export function ActionButton({ act, id, target = BOOKING_SECTION, children }: ActionButtonProps) {
  return (
    <Button
      type="submit"
      form={REPLY_FORM}
      formAction={`#${target}`}
      id={id}
      name="act"
      value={act}
      variant="outline"
      small
    >
      {children}
    </Button>
  )
}
