import type { ReactNode } from "react"
import { Button, type ButtonLook } from "#app/ui/button.tsx"
import { ChangingText } from "#app/ui/changing-text.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { useForm } from "./form-context.tsx"

/**
 * The submit button of a form. While the form is being sent it is disabled and shows `busy`. `step` identifies the button of a form with
 * several.
 */
export function SubmitButton({
  idle,
  busy,
  step,
  look = "go",
}: {
  idle: ReactNode
  busy?: string
  step?: string
  look?: ButtonLook["look"]
}) {
  const { isSending } = useForm()
  const { sending } = useMessages().forms
  return (
    <Button type="submit" name={step && "step"} value={step} look={look} wide busy={isSending}>
      {isSending ? <ChangingText text={busy ?? sending} /> : <span key="idle">{idle}</span>}
    </Button>
  )
}
