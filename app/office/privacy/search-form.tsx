import { TextField } from "#app/forms/fields.tsx"
import type { FormState } from "#app/forms/form-state.ts"
import filterStyles from "#app/office/filters.module.css"
import { PRIVACY } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"

/** The search form. It uses POST although it changes nothing, so that no URL contains personal data. */
export function VisitorSearchForm({ form }: { form: FormState<"q"> | FormState<string> | undefined }) {
  const { visitor } = useMessages().office.privacy
  return (
    <search>
      <form
        method="post"
        action={PRIVACY}
        className={filterStyles.form}
        aria-label={visitor.label}
        noValidate
      >
        <input type="hidden" name="act" value="preview" />
        <TextField form={form} field="q" label={visitor.searchText} type="search" autoComplete="off" />
        <Button type="submit">{visitor.submit}</Button>
      </form>
    </search>
  )
}
