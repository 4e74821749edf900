import { SelectField, TextField } from "#app/forms/fields.tsx"
import { Disclosure } from "#app/office/disclosure.tsx"
import styles from "#app/office/filters.module.css"
import { DayFields } from "#app/office/forms/day-fields.tsx"
import { OFFICE_HOME } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { type InboxParams, KINDS } from "./query-params.ts"

export type SearchFormProps = {
  query: InboxParams
  wrong: readonly ("from" | "to")[]
  /** The vehicles of all enquiries. */
  vehicles: readonly string[]
}

/** The filter by text, kind, vehicle and days; the status stays. It is in the query, so that it can be bookmarked and shared. */
export function SearchForm({ query, wrong, vehicles }: SearchFormProps) {
  const { filter, kinds, vehicleTypes } = useMessages().officeEnquiries
  const isFiltered = Object.values(query).some(Boolean)
  return (
    <search>
      <form method="get" action={OFFICE_HOME} className={styles.form} aria-label={filter.label} noValidate>
        {query.status && <input type="hidden" name="status" value={query.status} />}
        <TextField field="q" label={filter.words} initial={query.q} type="search" maxLength={200} />
        <Button type="submit">{filter.submit}</Button>
        <Disclosure
          summary={filter.more}
          className={styles.more}
          open={Boolean(query.kind || query.vehicle || query.from || query.to)}
        >
          <div className={styles.fields}>
            <SelectField
              field="kind"
              label={filter.kind}
              initial={query.kind}
              emptyLabel={filter.anyKind}
              options={KINDS.map((kind) => ({ value: kind, label: kinds[kind] }))}
            />
            <SelectField
              field="vehicle"
              label={filter.vehicle}
              initial={query.vehicle}
              emptyLabel={filter.anyVehicle}
              options={withQuery(vehicles, query.vehicle).map((vehicle) => ({
                value: vehicle,
                label: vehicleTypes[vehicle] ?? vehicle,
              }))}
            />
            <DayFields query={query} wrong={wrong} texts={filter} />
          </div>
        </Disclosure>
        {isFiltered && (
          <a className="tlink" href={OFFICE_HOME}>
            {filter.everything}
          </a>
        )}
      </form>
    </search>
  )
}

/** Adds a vehicle of the query that no enquiry has, so that the form shows it too. */
function withQuery(vehicles: readonly string[], query: string): readonly string[] {
  return query === "" || vehicles.includes(query) ? vehicles : [...vehicles, query]
}
