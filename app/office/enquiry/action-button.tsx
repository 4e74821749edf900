import { Button } from "#app/ui/button.tsx"
import { type ActionName, BOOKING_SECTION, REPLY_FORM } from "./enquiry-form.ts"

type ActionButtonProps = {
  /** With the id of the email after it, if it is sent again. */
  act: ActionName | `resend-email ${string}`
  id?: string
  /** The id of the element that the next page shows, by default that of the booking. */
  target?: string
  children: string
}

/** A button outside the form of answers. It submits that form, so that no text is lost. */
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
