import type { ReactNode } from "react"
import { LabelledControl } from "#app/forms/field.tsx"
import filters from "#app/office/enquiries/filters.module.css"
import { HISTORY } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { AUDIT_SUBJECTS } from "#domain/staff/audit-log.ts"
import type { StaffMember } from "#domain/staff/staff-member.ts"
import type { Asked } from "./question-in-address.ts"
import styles from "./search-form.module.css"

type SearchFormProps = {
  asked: Asked
  wrong: readonly ("from" | "to")[]
  members: readonly Pick<StaffMember, "id" | "name">[]
}

/** Words, kind of thing, person and days. What is asked stands in the address, so that it can be kept and sent on. */
export function SearchForm({ asked, wrong, members }: SearchFormProps) {
  const { history } = useMessages().office
  const { filter } = history
  return (
    <search>
      <form method="get" action={HISTORY} className={filters.form} aria-label={filter.label} noValidate>
        <LabelledControl id="q" name="q" label={filter.words} value={asked.q} error={null}>
          {(control) => <input {...control} type="search" maxLength={200} />}
        </LabelledControl>
        <Button type="submit">{filter.press}</Button>
        <div className={classNames(filters.more, styles.fields)}>
          <Choice name="about" label={filter.subject} value={asked.about}>
            <option value="">{filter.anySubject}</option>
            {AUDIT_SUBJECTS.map((subject) => (
              <option key={subject} value={subject}>
                {history.subjectNames[subject]}
              </option>
            ))}
          </Choice>
          <Choice name="by" label={filter.by} value={asked.by}>
            <option value="">{filter.anybody}</option>
            <option value="site">{history.site}</option>
            {members.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Choice>
          {(["from", "to"] as const).map((field) => (
            <LabelledControl
              key={field}
              id={field}
              name={field}
              label={filter[field]}
              value={asked[field]}
              error={wrong.includes(field) ? filter.wrongDate : null}
            >
              {(control) => <input {...control} type={wrong.includes(field) ? "text" : "date"} />}
            </LabelledControl>
          ))}
        </div>
        {Object.values(asked).some(Boolean) && (
          <a className="tlink" href={HISTORY}>
            {filter.everything}
          </a>
        )}
      </form>
    </search>
  )
}

type ChoiceProps = { name: string; label: string; value: string; children: ReactNode }

function Choice({ name, label, value, children }: ChoiceProps) {
  return (
    <LabelledControl id={name} name={name} label={label} value={value} error={null}>
      {(control) => <select {...control}>{children}</select>}
    </LabelledControl>
  )
}
