import { Suspense } from "react"
import { Await } from "react-router"
import { SettledFleet } from "#app/site/fleet/settled-fleet.tsx"
import type { Settled } from "#app/site/settle.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { CategoryBar } from "./category-bar.tsx"
import styles from "./listing.module.css"
import type { ListingData } from "./load-listing.ts"

const LIST_ID = "vehicles"

export function ListingScreen({ heading, lead, road, categoryId, fleet, query }: ListingData) {
  const texts = useMessages().listing
  return (
    <>
      <div className="pagehead">
        <h1>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      <SettledBar road={road} current={categoryId} />
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
function SettledBar({ road, current }: { road: Settled<void>; current: string | null }) {
  if (road.ready) return <CategoryBar current={current} />
  return (
    <Suspense fallback={null}>
      <Await resolve={road.promise}>{() => <CategoryBar current={current} />}</Await>
    </Suspense>
  )
}
