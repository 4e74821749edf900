import { Suspense } from "react"
import { Await } from "react-router"
import { SettledFleet } from "#app/site/fleet/settled-fleet.tsx"
import type { Settled } from "#app/site/settle.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { ServerDrawn } from "#app/ui/server-drawn.tsx"
import { CategoryBar, type CategoryBarProps } from "./category-bar.tsx"
import { DatesForm } from "./dates-form.tsx"
import styles from "./listing.module.css"
import type { ListingData } from "./load-listing.ts"

const LIST_ID = "vehicles"
const DATES_ID = "dates"

export function ListingScreen({ heading, lead, road, categoryId, fleet, query, ...more }: ListingData) {
  const texts = useMessages().listing
  return (
    <>
      <div className="pagehead">
        <h1>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      <SettledBar road={road} current={categoryId} dates={more.dates.period} />
      <ServerDrawn id={DATES_ID}>
        {import.meta.env.SSR && (
          <DatesForm
            id={DATES_ID}
            target={LIST_ID}
            dates={more.dates}
            mileageAllowanceKm={more.mileageAllowanceKm}
          />
        )}
      </ServerDrawn>
      <section className={`wrap ${styles.list}`} aria-labelledby={LIST_ID}>
        <SettledFleet
          fleet={fleet}
          query={query}
          categoryId={categoryId}
          titleId={LIST_ID}
          title={texts.list}
          isTitleHidden
        />
      </section>
    </>
  )
}

/** Without words of waiting: the list below it has them. */
function SettledBar({ road, ...bar }: CategoryBarProps & { road: Settled<void> }) {
  if (road.ready) return <CategoryBar {...bar} />
  return (
    <Suspense fallback={null}>
      <Await resolve={road.promise}>{() => <CategoryBar {...bar} />}</Await>
    </Suspense>
  )
}
