import { Button } from "#app/ui/button.tsx"
import { type Act, ANSWER_FORM, BOOKING_SECTION } from "./answer-state.ts"

type ActButtonProps = { act: Act; id?: string; children: string }

/** A button beside the booking. It submits the form of answers, so that no text is lost, and the next page shows the booking. */
export function ActButton({ act, id, children }: ActButtonProps) {
  return (
    <Button
      type="submit"
      form={ANSWER_FORM}
      formAction={`#${BOOKING_SECTION}`}
      id={id}
      name="act"
      value={act}
      look="line"
      small
    >
      {children}
    </Button>
  )
}
