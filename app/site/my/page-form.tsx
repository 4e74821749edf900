import type { ReactNode } from "react"
import { ErrorList } from "#app/forms/error-summary.tsx"
import { FormProvider } from "#app/forms/form-context.tsx"
import { FormGuardFields } from "#app/forms/form-guard-fields.tsx"
import { Notice } from "#app/ui/notice.tsx"
import type { PageForm } from "./guarded-form.ts"
import styles from "./my.module.css"

type GuardedFormProps = {
  id: string
  token: string
  action?: string | undefined
  children: ReactNode
}

/** A form of a private page, with the hidden fields of the form guard. */
export function GuardedForm({ id, token, action, children }: GuardedFormProps) {
  return (
    <FormProvider value={{ idPrefix: id, token, answers: {}, errors: [] }}>
      <form method="post" action={action} id={id} className={styles.form} noValidate>
        <FormGuardFields />
        {children}
      </form>
    </FormProvider>
  )
}

/** The errors of a submitted form, at the top of its page. */
export function FormErrors({ form }: { form: PageForm | undefined }) {
  if (!form) return null
  const lines = form.errors.map(({ field, message }) => ({ fieldId: field, message }))
  return (
    <>
      {/* The list takes the focus whenever `announced` changes. `form` is a new object after each submission. */}
      <ErrorList id="errors" lines={lines} announced={form} />
      {form.outcome && (
        <Notice tone="error" id="errors">
          <p>{form.outcome}</p>
        </Notice>
      )}
    </>
  )
}
