import { optionsOf, SelectField, TextField } from "#app/forms/fields.tsx"
import filterStyles from "#app/office/filters.module.css"
import { DayFields } from "#app/office/forms/day-fields.tsx"
import { HISTORY } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { AUDIT_SUBJECTS } from "#domain/staff/audit-log.ts"
import type { StaffMember } from "#domain/staff/staff-member.ts"
import { type HistoryFilters, MAX_FILTER_LENGTH } from "./query-params.ts"
import styles from "./search-form.module.css"

type SearchFormProps = {
  filters: HistoryFilters
  invalidFields: readonly ("from" | "to")[]
  members: readonly Pick<StaffMember, "id" | "name">[]
}

/** The filter by text, subject, author and days. It is a GET form, so that its result can be bookmarked and shared. */
export function SearchForm({ filters, invalidFields, members }: SearchFormProps) {
  const { history } = useMessages().office
  const { filter: messages } = history
  return (
    <search>
      <form
        method="get"
        action={HISTORY}
        className={filterStyles.form}
        aria-label={messages.label}
        noValidate
      >
        <TextField
          field="q"
          label={messages.searchText}
          initial={filters.q}
          type="search"
          maxLength={MAX_FILTER_LENGTH}
        />
        <Button type="submit">{messages.submit}</Button>
        <div className={classNames(filterStyles.more, styles.fields)}>
          <SelectField
            field="about"
            label={messages.subject}
            initial={filters.about}
            emptyLabel={messages.anySubject}
            options={AUDIT_SUBJECTS.map((subject) => ({
              value: subject,
              label: history.subjectNames[subject],
            }))}
          />
          <SelectField
            field="by"
            label={messages.author}
            initial={filters.by}
            emptyLabel={messages.anyAuthor}
            options={[{ value: "site", label: history.siteAsAuthor }, ...optionsOf(members)]}
          />
          <DayFields
            fields={["from", "to"]}
            values={filters}
            invalidFields={invalidFields}
            messages={messages}
          />
        </div>
        {Object.values(filters).some(Boolean) && (
          <a className="text-link" href={HISTORY}>
            {messages.showAll}
          </a>
        )}
      </form>
    </search>
  )
}
