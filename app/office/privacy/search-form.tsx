import { LabelledControl } from "#app/forms/field.tsx"
import filters from "#app/office/enquiries/filters.module.css"
import { PRIVACY } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"

export function VisitorSearchForm({ typed, isWrong }: { typed: string; isWrong: boolean }) {
  const { visitor } = useMessages().office.privacy
  return (
    <search>
      <form method="get" action={PRIVACY} className={filters.form} aria-label={visitor.label} noValidate>
        <LabelledControl
          id="q"
          name="q"
          label={visitor.words}
          value={typed}
          error={isWrong ? visitor.wrong : null}
        >
          {(control) => <input {...control} type="search" maxLength={254} autoComplete="off" />}
        </LabelledControl>
        <Button type="submit">{visitor.press}</Button>
      </form>
    </search>
  )
}
