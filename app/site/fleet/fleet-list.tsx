import { usePage } from "#app/islands/page-context.tsx"
import { datesAsGiven } from "#app/site/rental-dates.ts"
import { ChangingText } from "#app/ui/changing-text.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Pager } from "#app/ui/pager.tsx"
import { VehicleList } from "#app/ui/vehicle-list.tsx"
import { PAGE_SIZE } from "#domain/catalogue/search.ts"
import type { Messages } from "#messages/messages.ts"
import styles from "./fleet.module.css"
import { type ListQuery, listHref } from "./list-query.ts"
import { NoVehicles } from "./no-vehicles.tsx"
import type { DatedFleetResult } from "./search-fleet.ts"
import { SearchForm } from "./search-form.tsx"
import { useFleetSearch } from "./use-fleet-search.ts"

export type FleetListProps = FleetTitleProps & {
  part: DatedFleetResult
  query: ListQuery
  /** Null: the whole fleet. */
  categoryId: string | null
}

/** A searchable, paged list of vehicles: the one of the home page and of every listing. */
export function FleetList({ categoryId, titleId, ...shown }: FleetListProps) {
  const { pathname, search } = usePage()
  // The list that a browser searches by itself has no totals: with dates the search is the server's.
  const isDated = datesAsGiven(new URLSearchParams(search)).length > 0
  const { part, query, isLoading, isLive, onType, load } = useFleetSearch({ ...shown, categoryId, isDated })
  const hrefOf = (page: number) =>
    `${listHref(pathname, new URLSearchParams(search), { ...query, page })}#${titleId}`
  const hasSearch = part.state !== "emptyCategory"
  return (
    <>
      <div className={classNames(styles.bar, shown.isTitleHidden && styles.barWithoutTitle)}>
        <FleetTitle {...shown} titleId={titleId} />
        {hasSearch && <Status part={part} search={query.search} isLoading={isLoading} />}
        {hasSearch && (
          <SearchForm
            target={titleId}
            search={shown.query.search}
            isLive={isLive}
            onType={onType}
            onStart={load}
          />
        )}
      </div>
      {part.state === "listed" ? (
        <>
          <VehicleList vehicles={part.items} />
          <Pager page={part.page} pageCount={part.pageCount} hrefOf={hrefOf} />
        </>
      ) : (
        <NoVehicles part={part} query={query} inCategory={categoryId !== null} />
      )}
    </>
  )
}

export type FleetTitleProps = { titleId: string; title: string; isTitleHidden?: boolean }

/** The heading of a list, to which the list's own links lead. */
export function FleetTitle({ titleId, title, isTitleHidden = false }: FleetTitleProps) {
  return (
    <h2 id={titleId} className={isTitleHidden ? "vh" : undefined}>
      {title}
    </h2>
  )
}

/** How many there are, said aloud whenever that changes. */
function Status({ part, search, isLoading }: { part: DatedFleetResult; search: string; isLoading: boolean }) {
  const { common, fleet } = useMessages()
  return (
    <p className={styles.status} role="status">
      <ChangingText text={isLoading ? common.loading : countText(part, search, fleet)} />
    </p>
  )
}

function countText(part: DatedFleetResult, search: string, texts: Messages["fleet"]): string {
  if (part.state === "noMatch") return texts.noMatch.count(search)
  if (part.state !== "listed") return "" // the list's place says it
  const first = (part.page - 1) * PAGE_SIZE + 1
  const last = Math.min(part.page * PAGE_SIZE, part.matchCount)
  return texts.count({ vehicles: part.matchCount, first, last, search })
}
