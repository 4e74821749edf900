import { TextField } from "#app/forms/fields.tsx"
import type { FormState } from "#app/forms/form-state.ts"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import type { SecondFactorField } from "#app/office/forms/office-form.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"

type ReauthenticationFormProps = {
  form: FormState<SecondFactorField> | undefined
  /** Whether no code was entered recently in this session. */
  needsCode: boolean
  explanation: string
  submit: string
}

/** The fields that `reauthenticationError` checks. */
export function ReauthenticationForm({ form, needsCode, explanation, submit }: ReauthenticationFormProps) {
  const { secondFactor, giveCode } = useMessages().office
  return (
    <form method="post" noValidate className="stack">
      <OfficeErrors form={form} />
      <p>{explanation}</p>
      <TextField
        form={form}
        field="password"
        label={secondFactor.password}
        type="password"
        autoComplete="current-password"
      />
      {needsCode && (
        <TextField
          form={form}
          field="currentCode"
          label={giveCode.code}
          hint={giveCode.hint}
          autoComplete="one-time-code"
        />
      )}
      <Button type="submit" variant="primary">
        {submit}
      </Button>
    </form>
  )
}
