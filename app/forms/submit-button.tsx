import type { ReactNode } from "react"
import { Button, type ButtonStyle } from "#app/ui/button.tsx"
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
  variant = "primary",
}: {
  idle: ReactNode
  busy?: string
  step?: string
  variant?: ButtonStyle["variant"]
}) {
  const { isSending } = useForm()
  const { sending } = useMessages().forms
  return (
    <Button type="submit" name={step && "step"} value={step} variant={variant} wide busy={isSending}>
      {isSending ? <ChangingText text={busy ?? sending} /> : <span key="idle">{idle}</span>}
    </Button>
  )
}
