import { SelectField, TextField } from "#app/forms/fields.tsx"
import styles from "#app/office/filters.module.css"
import { Fold } from "#app/office/fold.tsx"
import { DayFields } from "#app/office/forms/day-fields.tsx"
import { OFFICE_HOME } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { type Asked, KINDS } from "./question-in-address.ts"

export type SearchFormProps = {
  asked: Asked
  wrong: readonly ("from" | "to")[]
  /** Those that enquiries name. */
  vehicles: readonly string[]
}

/** Words, kind, vehicle and days; the status of the chips stays. What is asked stands in the address, so that it can be kept and sent on. */
export function SearchForm({ asked, wrong, vehicles }: SearchFormProps) {
  const { filter, kinds, vehicleTypes } = useMessages().officeEnquiries
  const isFiltered = Object.values(asked).some(Boolean)
  return (
    <search>
      <form method="get" action={OFFICE_HOME} className={styles.form} aria-label={filter.label} noValidate>
        {asked.status && <input type="hidden" name="status" value={asked.status} />}
        <TextField field="q" label={filter.words} initial={asked.q} type="search" maxLength={200} />
        <Button type="submit">{filter.press}</Button>
        <Fold
          summary={filter.more}
          className={styles.more}
          open={Boolean(asked.kind || asked.vehicle || asked.from || asked.to)}
        >
          <div className={styles.fields}>
            <SelectField
              field="kind"
              label={filter.kind}
              initial={asked.kind}
              emptyLabel={filter.anyKind}
              options={KINDS.map((kind) => ({ value: kind, label: kinds[kind] }))}
            />
            <SelectField
              field="vehicle"
              label={filter.vehicle}
              initial={asked.vehicle}
              emptyLabel={filter.anyVehicle}
              options={withAsked(vehicles, asked.vehicle).map((vehicle) => ({
                value: vehicle,
                label: vehicleTypes[vehicle] ?? vehicle,
              }))}
            />
            <DayFields asked={asked} wrong={wrong} texts={filter} />
          </div>
        </Fold>
        {isFiltered && (
          <a className="tlink" href={OFFICE_HOME}>
            {filter.everything}
          </a>
        )}
      </form>
    </search>
  )
}

/** An address may ask for a vehicle that nobody asked for: the form then says so as well. */
function withAsked(vehicles: readonly string[], asked: string): readonly string[] {
  return asked === "" || vehicles.includes(asked) ? vehicles : [...vehicles, asked]
}
