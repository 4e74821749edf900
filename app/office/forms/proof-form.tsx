import { TextField } from "#app/forms/fields.tsx"
import type { FormState } from "#app/forms/form-state.ts"
import { OfficeErrors } from "#app/office/forms/office-errors.tsx"
import type { SecondFactorField } from "#app/office/forms/office-form.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"

type ProofFormProps = {
  form: FormState<SecondFactorField> | undefined
  /** No code was given in this session lately. */
  needsCode: boolean
  why: string
  submit: string
}

/** Asks for what `proofFault` checks. */
export function ProofForm({ form, needsCode, why, submit }: ProofFormProps) {
  const { secondFactor, giveCode } = useMessages().office
  return (
    <form method="post" noValidate className="stack">
      <OfficeErrors form={form} />
      <p>{why}</p>
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
          field="present"
          label={giveCode.code}
          hint={giveCode.hint}
          autoComplete="one-time-code"
        />
      )}
      <Button type="submit" look="go">
        {submit}
      </Button>
    </form>
  )
}
