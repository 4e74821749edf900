import { usePage } from "#app/islands/page-context.tsx"
import { ChangingText } from "#app/ui/changing-text.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Pager } from "#app/ui/pager.tsx"
import { VehicleList } from "#app/ui/vehicle-list.tsx"
import { PAGE_SIZE } from "#domain/catalogue/search.ts"
import type { Messages } from "#messages/messages.ts"
import styles from "./fleet.module.css"
import { type ListQuery, listHref, needsServer } from "./list-query.ts"
import { NoVehicles } from "./no-vehicles.tsx"
import type { PricedFleetResult } from "./search-fleet.ts"
import { SearchForm } from "./search-form.tsx"
import { useFleetSearch } from "./use-fleet-search.ts"

export type FleetListProps = FleetTitleProps & {
  result: PricedFleetResult
  query: ListQuery
  /** Null: the whole fleet. */
  categoryId: string | null
  /** The id of the form that compares vehicles. Missing: vehicles cannot be chosen here. */
  compareFormId?: string
}

/** A searchable, paged list of vehicles, for the home page and every listing. */
export function FleetList({ categoryId, titleId, ...listProps }: FleetListProps) {
  const { pathname, search } = usePage()
  // The list that the browser searches contains neither totals nor the details for filters.
  const isSearchedOnServer = needsServer(new URLSearchParams(search))
  const { result, query, isLoading, isLive, onType, load } = useFleetSearch({
    ...listProps,
    categoryId,
    isSearchedOnServer,
  })
  const hrefOfPage = (page: number) =>
    `${listHref(pathname, new URLSearchParams(search), { ...query, page })}#${titleId}`
  const hasSearch = result.state !== "emptyCategory"
  return (
    <>
      <div className={classNames(styles.bar, listProps.isTitleHidden && styles.barWithoutTitle)}>
        <FleetTitle {...listProps} titleId={titleId} />
        {hasSearch && <Status result={result} search={query.search} isLoading={isLoading} />}
        {hasSearch && (
          <SearchForm
            titleId={titleId}
            search={listProps.query.search}
            isLive={isLive}
            onType={onType}
            onFocus={load}
          />
        )}
      </div>
      {result.state === "listed" ? (
        <>
          <VehicleList vehicles={result.items} compareFormId={listProps.compareFormId} />
          <Pager page={result.page} pageCount={result.pageCount} hrefOf={hrefOfPage} />
        </>
      ) : (
        <NoVehicles result={result} query={query} isInCategory={categoryId !== null} />
      )}
    </>
  )
}

export type FleetTitleProps = { titleId: string; title: string; isTitleHidden?: boolean }

/** The heading of a list, and the target of its links. */
export function FleetTitle({ titleId, title, isTitleHidden = false }: FleetTitleProps) {
  return (
    <h2 id={titleId} className={isTitleHidden ? "visually-hidden" : undefined}>
      {title}
    </h2>
  )
}

/** The number of vehicles, announced by screen readers whenever it changes. */
function Status({
  result,
  search,
  isLoading,
}: {
  result: PricedFleetResult
  search: string
  isLoading: boolean
}) {
  const { common, fleet } = useMessages()
  return (
    <p className={styles.status} role="status">
      <ChangingText text={isLoading ? common.loading : countText(result, search, fleet)} />
    </p>
  )
}

function countText(result: PricedFleetResult, search: string, messages: Messages["fleet"]): string {
  if (result.state === "noMatch") return messages.noMatch.count(search)
  if (result.state !== "listed") return "" // NoVehicles shows the reason
  const first = (result.page - 1) * PAGE_SIZE + 1
  const last = Math.min(result.page * PAGE_SIZE, result.matchCount)
  return messages.count({ vehicles: result.matchCount, first, last, search })
}
