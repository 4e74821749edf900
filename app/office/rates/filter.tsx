import { optionsOf, SelectField, TextField } from "#app/forms/fields.tsx"
import { RATES } from "#app/office/paths.ts"
import { Button } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { MAX_SEARCH_LENGTH } from "#domain/catalogue/search.ts"
import type { Category } from "#domain/catalogue/vehicle.ts"
import styles from "./filter.module.css"
import { type RatesQuery, ratesHref } from "./rates-query.ts"

type RatesFilterProps = { query: RatesQuery; categories: readonly Category[] }

/** Filters the table by category and name, in the query of the URL. */
export function RatesFilter({ query, categories }: RatesFilterProps) {
  const { filter } = useMessages().officeRates
  return (
    <search>
      <form method="get" action={RATES} className={styles.form} aria-label={filter.label}>
        <SelectField
          field="category"
          label={filter.category}
          initial={query.category}
          emptyLabel={filter.all}
          options={optionsOf(categories)}
        />
        <TextField
          field="q"
          label={filter.vehicleName}
          initial={query.q}
          type="search"
          maxLength={MAX_SEARCH_LENGTH}
        />
        <Button type="submit" variant="outline">
          {filter.submit}
        </Button>
        {(query.category || query.q) && (
          <a className="text-link" href={ratesHref({})}>
            {filter.showAll}
          </a>
        )}
      </form>
    </search>
  )
}
