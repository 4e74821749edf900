import { LABELLED_PLACES, RINGS_KM } from "#app/map/overview-map.ts"
import { SriLankaMap } from "#app/map/sri-lanka-map.tsx"
import { PLAN, TRIPS } from "#app/paths.ts"
import { useLayoutData, usePathWithDates } from "#app/site/layout/layout-data.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { PlacesByRegion } from "./places-by-region.tsx"
import styles from "./where-to.module.css"

/** Links to all guides, by region and distance, beside a map. Hovering a name highlights its dot. */
export function WhereTo() {
  const { places } = useLayoutData()
  const { home, plan, trips } = useMessages()
  const messages = home.where
  const pathWithDates = usePathWithDates()
  return (
    <section className="dark-block band wrap" aria-labelledby="where-title">
      <div className={styles.where} data-highlights-dots>
        <SriLankaMap
          className={styles.map}
          places={places}
          title={messages.map(RINGS_KM.join(", "))}
          labels={LABELLED_PLACES}
          rings={RINGS_KM}
          ringLabel={messages.ring}
        />
        <div className={styles.text}>
          <h2 id="where-title">{messages.title}</h2>
          <p className="lead">{messages.lead(places.length)}</p>
          <div className={styles.links}>
            <ButtonLink href={pathWithDates(PLAN)}>{plan.link}</ButtonLink>
            <ButtonLink variant="outline" href={pathWithDates(TRIPS)}>
              {trips.link}
            </ButtonLink>
          </div>
          <PlacesByRegion places={places} />
        </div>
      </div>
    </section>
  )
}
