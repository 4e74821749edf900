import { optionsOf, SelectField, TextField } from "#app/forms/fields.tsx"
import { RATES } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Category } from "#domain/catalogue/vehicle.ts"
import styles from "./filter.module.css"
import { type AskedRates, ratesHref } from "./rates-in-address.ts"

type RatesFilterProps = { asked: AskedRates; categories: readonly Category[] }

/** A category and a name; both stand in the address. */
export function RatesFilter({ asked, categories }: RatesFilterProps) {
  const { filter } = useMessages().officeRates
  return (
    <search>
      <form method="get" action={RATES} className={styles.form} aria-label={filter.label}>
        <SelectField
          field="category"
          label={filter.category}
          initial={asked.category}
          emptyLabel={filter.all}
          options={optionsOf(categories)}
        />
        <TextField field="q" label={filter.words} initial={asked.q} type="search" maxLength={100} />
        <Button type="submit" look="line">
          {filter.submit}
        </Button>
        {(asked.category || asked.q) && (
          <a className="tlink" href={ratesHref({})}>
            {filter.everything}
          </a>
        )}
      </form>
    </search>
  )
}
