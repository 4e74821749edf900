import { Island } from "#app/islands/island.tsx"
import { LatePart } from "#app/islands/late-part.tsx"
import { PLAN } from "#app/paths.ts"
import { DeferredFleet } from "#app/site/fleet/deferred-fleet.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { CategoryBar } from "./category-bar.tsx"
import { DatesForm } from "./dates-form.tsx"
import styles from "./listing.module.css"
import type { ListingData } from "./load-listing.ts"

const LIST_ID = "vehicles"

export function ListingPage(data: ListingData) {
  const { listing: messages, plan } = useMessages()
  const { heading, lead, categoryRow, categoryId, fleet, query, dates, mileageAllowanceKm } = data
  return (
    <>
      <div className="pagehead">
        <h1>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {/* Without 'Loading...', which the list below shows. */}
      <LatePart name="categories" value={categoryRow} fallback={null}>
        {(row) => (
          <Island
            name="categoryBar"
            component={CategoryBar}
            props={{ row, current: categoryId, dates: dates.period }}
          />
        )}
      </LatePart>
      <p className="wrap">
        <a className="tlink" href={PLAN}>
          <Icon name="road" /> {plan.link}
        </a>
      </p>
      <DatesForm target={LIST_ID} dates={dates} mileageAllowanceKm={mileageAllowanceKm} />
      <section className={`wrap ${styles.list}`} aria-labelledby={LIST_ID}>
        <DeferredFleet
          fleet={fleet}
          query={query}
          categoryId={categoryId}
          titleId={LIST_ID}
          title={messages.list}
          isTitleHidden
        />
      </section>
    </>
  )
}
