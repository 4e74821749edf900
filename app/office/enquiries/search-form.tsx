import { SelectField, TextField } from "#app/forms/fields.tsx"
import { Disclosure } from "#app/office/disclosure.tsx"
import styles from "#app/office/filters.module.css"
import { DayFields } from "#app/office/forms/day-fields.tsx"
import { INBOX } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import {
  countFilters,
  type DayField,
  type InboxFilters,
  KINDS,
  MAX_FILTER_LENGTH,
  PICK_UP_OPTIONS,
} from "./query-params.ts"

export type SearchFormProps = {
  filters: InboxFilters
  /** The names of the fields with an invalid day. */
  invalidFields: readonly DayField[]
  /** The vehicles and vehicle types of all enquiries. */
  vehicles: readonly string[]
}

/**
 * The filter by text, kind, vehicle and days. It is a GET form, so that its result can be bookmarked and shared. The selected status and
 * the order are retained.
 */
export function SearchForm({ filters, invalidFields, vehicles }: SearchFormProps) {
  const { officeEnquiries, officeInbox } = useMessages()
  const { filter: messages, kinds, vehicleTypes } = officeEnquiries
  const { search } = officeInbox
  return (
    <search>
      <form method="get" action={INBOX} className={styles.form} aria-label={messages.label} noValidate>
        {filters.status && <input type="hidden" name="status" value={filters.status} />}
        {filters.sort && <input type="hidden" name="sort" value={filters.sort} />}
        <SearchField initial={filters.q} />
        <Disclosure
          summary={search.moreFilters(countFilters({ ...filters, q: "", status: "" }))}
          className={styles.more}
          open={invalidFields.length > 0}
        >
          <div className={styles.fields}>
            <SelectField
              field="kind"
              label={messages.kind}
              initial={filters.kind}
              emptyLabel={messages.anyKind}
              options={KINDS.map((kind) => ({ value: kind, label: kinds[kind] }))}
            />
            <SelectField
              field="vehicle"
              label={messages.vehicle}
              initial={filters.vehicle}
              emptyLabel={messages.anyVehicle}
              options={withSelected(vehicles, filters.vehicle).map((vehicle) => ({
                value: vehicle,
                label: vehicleTypes[vehicle] ?? vehicle,
              }))}
            />
            <SelectField
              field="pick-up"
              label={search.pickUp}
              initial={filters["pick-up"]}
              emptyLabel={search.anyPickUp}
              options={PICK_UP_OPTIONS.map((value) => ({
                value,
                label: search.pickUpDays[value],
              }))}
            />
            <DayFields
              fields={["pick-up-from", "pick-up-to"]}
              values={filters}
              invalidFields={invalidFields}
              messages={{ ...search, invalidDate: messages.invalidDate }}
            />
            <DayFields
              fields={["from", "to"]}
              values={filters}
              invalidFields={invalidFields}
              messages={messages}
            />
          </div>
        </Disclosure>
        {countFilters(filters) > 0 && (
          <a className="text-link" href={INBOX}>
            {messages.showAll}
          </a>
        )}
      </form>
    </search>
  )
}

/** The search field alone, for a page that is not the inbox. */
export function QuickSearch({ className }: { className?: string | undefined }) {
  const { filter } = useMessages().officeEnquiries
  return (
    <search className={className}>
      <form method="get" action={INBOX} className={styles.form} aria-label={filter.label}>
        <SearchField initial="" />
      </form>
    </search>
  )
}

function SearchField({ initial }: { initial: string }) {
  const { officeEnquiries, officeInbox } = useMessages()
  return (
    <>
      <TextField
        field="q"
        label={officeInbox.search.searchText}
        initial={initial}
        type="search"
        maxLength={MAX_FILTER_LENGTH}
      />
      <Button type="submit">{officeEnquiries.filter.submit}</Button>
    </>
  )
}

/** Adds the selected vehicle if no enquiry has it, so that the select shows the filter of the URL. */
function withSelected(vehicles: readonly string[], selected: string): readonly string[] {
  return selected === "" || vehicles.includes(selected) ? vehicles : [...vehicles, selected]
}
