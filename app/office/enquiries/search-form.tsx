import { LabelledControl } from "#app/forms/field.tsx"
import { OFFICE_HOME } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./filters.module.css"
import { type Asked, KINDS } from "./question-in-address.ts"

type SearchFormProps = { asked: Asked; wrong: readonly ("from" | "to")[] }

/** Words, kind and days; the status of the chips stays. What is asked stands in the address, so that it can be kept and sent on. */
export function SearchForm({ asked, wrong }: SearchFormProps) {
  const { filter, kinds } = useMessages().office.enquiries
  const isFiltered = Object.values(asked).some(Boolean)
  return (
    <search>
      <form method="get" action={OFFICE_HOME} className={styles.form} aria-label={filter.label} noValidate>
        {asked.status && <input type="hidden" name="status" value={asked.status} />}
        <LabelledControl id="q" name="q" label={filter.words} value={asked.q} error={null}>
          {(control) => <input {...control} type="search" maxLength={200} />}
        </LabelledControl>
        <Button type="submit">{filter.press}</Button>
        <details className={styles.more} open={Boolean(asked.kind || asked.from || asked.to)}>
          <summary>{filter.more}</summary>
          <div className={styles.fields}>
            <LabelledControl id="kind" name="kind" label={filter.kind} value={asked.kind} error={null}>
              {(control) => (
                <select {...control}>
                  <option value="">{filter.anyKind}</option>
                  {KINDS.map((kind) => (
                    <option key={kind} value={kind}>
                      {kinds[kind]}
                    </option>
                  ))}
                </select>
              )}
            </LabelledControl>
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
        </details>
        {isFiltered && (
          <a className="tlink" href={OFFICE_HOME}>
            {filter.everything}
          </a>
        )}
      </form>
    </search>
  )
}
