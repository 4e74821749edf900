import { TextField } from "#app/forms/fields.tsx"
import type { FormState } from "#app/forms/form-state.ts"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"

/** Asks for the password again. Otherwise anyone could add their own phone in a browser that was left signed in. */
export function BeginForm({ form }: { form: FormState<"password" | "code"> | undefined }) {
  const messages = useMessages().office.secondFactor
  return (
    <form method="post" noValidate className="stack">
      <OfficeErrors form={form} />
      <p>{messages.needsApp}</p>
      <TextField
        form={form}
        field="password"
        label={messages.password}
        type="password"
        autoComplete="current-password"
      />
      <Button type="submit" variant="primary">
        {messages.begin}
      </Button>
    </form>
  )
}
