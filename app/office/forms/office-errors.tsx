import { ErrorList } from "#app/forms/error-summary.tsx"
import type { FormState } from "#app/forms/form-state.ts"

/** The error summary of an office form. */
export function OfficeErrors({ form }: { form: Pick<FormState, "errors"> | undefined }) {
  const lines = form?.errors.map(({ field, message }) => ({ fieldId: field, message })) ?? []
  return <ErrorList id="errors" lines={lines} announced={form?.errors} />
}
