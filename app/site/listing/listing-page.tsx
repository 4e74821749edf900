import { DeferredFragment } from "#app/islands/deferred-fragment.tsx"
import { Island } from "#app/islands/island.tsx"
import { PLAN } from "#app/paths.ts"
import { ChosenVehiclesForm } from "#app/site/compare/chosen-vehicles-form.tsx"
import { DeferredFleet } from "#app/site/fleet/deferred-fleet.tsx"
import { isFiltered } from "#app/site/fleet/list-filter.ts"
import { SORT_PARAM } from "#app/site/fleet/list-query.ts"
import { SiteLink } from "#app/site/layout/site-link.tsx"
import { carriedQuery } from "#app/site/rental-dates.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { CategoryBar } from "./category-bar.tsx"
import { DatesForm } from "./dates-form.tsx"
import { FilterForm } from "./filter-form.tsx"
import styles from "./listing.module.css"
import type { ListingData } from "./load-listing.ts"
import { ShareList } from "./share-list.tsx"

const LIST_ID = "vehicles"
const COMPARE_FORM_ID = "compare"

export function ListingPage(data: ListingData) {
  const { listing: messages, plan, choosing } = useMessages()
  const { heading, lead, categoryBar, categoryId, fleet, query, filter } = data
  const { filterChoices, unknownChoices, dates, mileageAllowanceKm, now, costNotes } = data
  return (
    <>
      <div className="pagehead">
        <h1>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {/* No 'Loading...' here, because the list below shows it. */}
      <DeferredFragment name="categories" value={categoryBar} fallback={null}>
        {(bar) => (
          <Island
            name="categoryBar"
            component={CategoryBar}
            props={{ bar, currentId: categoryId, query: carriedQuery(dates.period) }}
          />
        )}
      </DeferredFragment>
      <p className="wrap">
        <SiteLink className="text-link" href={PLAN}>
          <Icon name="road" /> {plan.link}
        </SiteLink>
      </p>
      <DatesForm
        titleId={LIST_ID}
        dates={dates}
        mileageAllowanceKm={mileageAllowanceKm}
        now={now}
        costNotes={costNotes}
      />
      {unknownChoices.length > 0 && (
        <div className={`wrap ${styles.unknownChoices}`}>
          <Notice tone="warning" role="status">
            <p>
              {choosing.filter.unknown(
                unknownChoices.map((name) =>
                  name === SORT_PARAM ? choosing.filter.sort : choosing.filter.names[name],
                ),
              )}
            </p>
          </Notice>
        </div>
      )}
      <DeferredFragment name="filter" value={filterChoices} fallback={null}>
        {(options) => (
          <FilterForm filter={filter} options={options} hasDates={dates.period !== null} titleId={LIST_ID} />
        )}
      </DeferredFragment>
      <section className={`wrap ${styles.list}`} aria-labelledby={LIST_ID}>
        <DeferredFleet
          fleet={fleet}
          query={query}
          categoryId={categoryId}
          titleId={LIST_ID}
          title={messages.list}
          isTitleHidden
          compareFormId={COMPARE_FORM_ID}
        />
        <ShareList isShown={dates.period !== null || isFiltered(filter)} />
        <ChosenVehiclesForm id={COMPARE_FORM_ID} dates={dates.period} />
      </section>
    </>
  )
}
