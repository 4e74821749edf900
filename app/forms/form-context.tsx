import { createContext, type ReactNode, useContext } from "react"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Answers } from "#domain/enquiry/answers.ts"
import { FIELD_NAMES, type FieldName, fieldId } from "./field-names.ts"
import { errorOf, type VisitorForm } from "./form-state.ts"

/** What the parts of a visitors' form know of it. `labels` are the ones that differ from the usual. */
export type FormContextValue = {
  idPrefix: string
  /** Of this rendering of the form: see `VisitorForm`. */
  token: string
  /** What the fields hold when they are rendered. */
  answers: Answers
  errors: VisitorForm["errors"]
  labels?: Partial<Record<FieldName, string>>
  /** The form is on its way: its buttons are disabled and say so. */
  isSending?: boolean
}

const FormContext = createContext<FormContextValue | null>(null)

export function FormProvider({ value, children }: { value: FormContextValue; children: ReactNode }) {
  return <FormContext value={value}>{children}</FormContext>
}

export function useForm(): FormContextValue {
  const form = useContext(FormContext)
  if (!form) throw new Error("a part of a form needs a FormProvider around it")
  return form
}

/** Everything that a control and its label need to know of a field. */
export function useField(field: FieldName) {
  const form = useForm()
  const texts = useMessages().forms
  return {
    id: fieldId(form.idPrefix, field),
    name: FIELD_NAMES[field],
    label: form.labels?.[field] ?? texts.labels[field],
    value: form.answers[field] ?? "",
    error: errorOf(form, field),
  }
}
