import { optionsOf, SelectField, TextField } from "#app/forms/fields.tsx"
import filters from "#app/office/filters.module.css"
import { DayFields } from "#app/office/forms/day-fields.tsx"
import { HISTORY } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { AUDIT_SUBJECTS } from "#domain/staff/audit-log.ts"
import type { StaffMember } from "#domain/staff/staff-member.ts"
import type { HistoryQuery } from "./query-params.ts"
import styles from "./search-form.module.css"

type SearchFormProps = {
  query: HistoryQuery
  wrong: readonly ("from" | "to")[]
  members: readonly Pick<StaffMember, "id" | "name">[]
}

/** Words, kind of thing, person and days. What is asked stands in the address, so that it can be kept and sent on. */
export function SearchForm({ query, wrong, members }: SearchFormProps) {
  const { history } = useMessages().office
  const { filter } = history
  return (
    <search>
      <form method="get" action={HISTORY} className={filters.form} aria-label={filter.label} noValidate>
        <TextField field="q" label={filter.words} initial={query.q} type="search" maxLength={200} />
        <Button type="submit">{filter.submit}</Button>
        <div className={classNames(filters.more, styles.fields)}>
          <SelectField
            field="about"
            label={filter.subject}
            initial={query.about}
            emptyLabel={filter.anySubject}
            options={AUDIT_SUBJECTS.map((subject) => ({
              value: subject,
              label: history.subjectNames[subject],
            }))}
          />
          <SelectField
            field="by"
            label={filter.by}
            initial={query.by}
            emptyLabel={filter.anybody}
            options={[{ value: "site", label: history.site }, ...optionsOf(members)]}
          />
          <DayFields query={query} wrong={wrong} texts={filter} />
        </div>
        {Object.values(query).some(Boolean) && (
          <a className="tlink" href={HISTORY}>
            {filter.everything}
          </a>
        )}
      </form>
    </search>
  )
}
