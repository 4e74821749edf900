import { createContext, type ReactNode, useContext } from "react"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Answers } from "#domain/enquiry/answers.ts"
import { FIELD_NAMES, type FieldName, fieldId } from "./field-names.ts"
import { errorOf, type VisitorForm } from "./form-state.ts"

/** The state of a visitors' form for its components. `labels` override the default labels. */
export type FormContextValue = {
  idPrefix: string
  /** The token of this rendering of the form: see `VisitorForm`. */
  token: string
  /** The answers with which the fields are rendered. */
  answers: Answers
  errors: VisitorForm["errors"]
  offersCopy?: boolean
  labels?: Partial<Record<FieldName, string>>
  /** Whether the form is being sent. Then its buttons are disabled and read 'Sending...'. */
  isSending?: boolean
}

const FormContext = createContext<FormContextValue | null>(null)

export function FormProvider({ value, children }: { value: FormContextValue; children: ReactNode }) {
  return <FormContext value={value}>{children}</FormContext>
}

export function useForm(): FormContextValue {
  const form = useContext(FormContext)
  if (!form) throw new Error("a component of a form needs a FormProvider around it")
  return form
}

/** The data of a field for its label and control. */
export function useField(field: FieldName) {
  const form = useForm()
  const messages = useMessages().forms
  return {
    id: fieldId(form.idPrefix, field),
    name: FIELD_NAMES[field],
    label: form.labels?.[field] ?? messages.labels[field],
    value: form.answers[field] ?? "",
    error: errorOf(form, field),
  }
}
