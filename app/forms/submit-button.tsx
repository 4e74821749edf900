import type { ReactNode } from "react"
import { Button, type ButtonStyle } from "#app/ui/button.tsx"
import { ChangingText } from "#app/ui/changing-text.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { useForm } from "./form-context.tsx"

/**
 * The submit button of a form. While the form is being sent it is disabled and shows `sendingLabel`, by default 'Sending...'. `step`
 * identifies the button in a form with several.
 */
export function SubmitButton({
  label,
  sendingLabel,
  step,
  variant = "primary",
}: {
  label: ReactNode
  sendingLabel?: string
  step?: string
  variant?: ButtonStyle["variant"]
}) {
  const { isSending } = useForm()
  const { sending } = useMessages().forms
  return (
    <Button type="submit" name={step && "step"} value={step} variant={variant} wide busy={isSending}>
      {isSending ? <ChangingText text={sendingLabel ?? sending} /> : <span key="label">{label}</span>}
    </Button>
  )
}
