import { Button } from "#app/ui/button.tsx"
import { type Act, ANSWER_FORM, BOOKING_SECTION } from "./answer-state.ts"

type ActButtonProps = {
  /** With the id of the email after it, if it is sent again. */
  act: Act | `resend-email ${string}`
  id?: string
  /** The id of the element that the next page shows, by default that of the booking. */
  target?: string
  children: string
}

/** A button outside the form of answers. It submits that form, so that no text is lost. */
export function ActButton({ act, id, target = BOOKING_SECTION, children }: ActButtonProps) {
  return (
    <Button
      type="submit"
      form={ANSWER_FORM}
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
