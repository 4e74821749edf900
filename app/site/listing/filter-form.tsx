import { LabelledControl } from "#app/forms/field.tsx"
import { usePage } from "#app/islands/page-context.tsx"
import { isFiltered, type ListFilter } from "#app/site/fleet/list-filter.ts"
import { SORT_PARAM } from "#app/site/fleet/list-query.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { type FilterOptions, SORTS } from "#domain/catalogue/filter.ts"
import { FILTER_NAMES, type FilterName } from "#domain/catalogue/filter-names.ts"
import { HiddenParams, hrefWithout } from "./hidden-params.tsx"
import styles from "./listing.module.css"

type FilterFormProps = {
  filter: ListFilter
  /** Null: the details of the vehicles could not be read. Then the form only has the order. */
  options: FilterOptions | null
  hasDates: boolean
  /** The id of the heading of the list, to which the form and the links lead. */
  titleId: string
}

/** A GET form that filters and sorts a listing. Each option shows the number of vehicles that it leaves. */
export function FilterForm({ filter, options, hasDates, titleId }: FilterFormProps) {
  const { filter: messages } = useMessages().choosing
  const { pathname } = usePage()
  const names = options ? FILTER_NAMES : []
  return (
    <details className={`wrap ${styles.filterForm}`} open={isFiltered(filter)}>
      <summary>{messages.label}</summary>
      <form action={`${pathname}#${titleId}`} aria-label={messages.label}>
        <div className={styles.filters}>
          {names.map((name) => (
            <LabelledControl
              key={name}
              id={`list-${name}`}
              name={name}
              label={messages.names[name]}
              value={filter.filters[name] ?? ""}
              error={null}
            >
              {(control) => (
                <select {...control}>
                  <option value="">{messages.withCount(messages.any, options?.any[name] ?? 0)}</option>
                  {options?.[name].map(({ option, count }) => (
                    <option
                      key={option}
                      value={option}
                      disabled={count === 0 && option !== filter.filters[name]}
                    >
                      {messages.withCount(messages.option(name, option), count)}
                    </option>
                  ))}
                </select>
              )}
            </LabelledControl>
          ))}
          <LabelledControl
            id="list-sort"
            name={SORT_PARAM}
            label={messages.sort}
            value={filter.sort ?? ""}
            error={null}
          >
            {(control) => (
              <select {...control}>
                <option value="">{messages.ownOrder}</option>
                {SORTS.map((sort) => (
                  <option key={sort} value={sort} disabled={sort === "total" && !hasDates}>
                    {sort === "total" && !hasDates ? messages.totalNeedsDates : messages.sorts[sort]}
                  </option>
                ))}
              </select>
            )}
          </LabelledControl>
          <Button type="submit">{messages.show}</Button>
        </div>
        <HiddenParams without={[...FILTER_NAMES, SORT_PARAM]} />
      </form>
      <ChosenFilters filter={filter} titleId={titleId} />
    </details>
  )
}

/** Each chosen filter, as a link to the list without it. */
function ChosenFilters({ filter, titleId }: Pick<FilterFormProps, "filter" | "titleId">) {
  const { filter: messages } = useMessages().choosing
  const page = usePage()
  const href = (...without: string[]) => `${hrefWithout(page, without)}#${titleId}`
  const activeFilters = FILTER_NAMES.flatMap((name): [FilterName, string][] => {
    const option = filter.filters[name]
    return option === undefined ? [] : [[name, option]]
  })
  if (!isFiltered(filter)) return null
  return (
    <ul className={styles.chosenFilters} aria-label={messages.chosen}>
      {activeFilters.map(([name, option]) => (
        <li key={name}>
          <a href={href(name)}>
            <span className="visually-hidden">{messages.remove}</span> {messages.option(name, option)}
            <Icon name="close" className="icon-small" />
          </a>
        </li>
      ))}
      <li>
        <ButtonLink variant="outline" small href={href(...FILTER_NAMES, SORT_PARAM)}>
          {messages.clear}
        </ButtonLink>
      </li>
    </ul>
  )
}
