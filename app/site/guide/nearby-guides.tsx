import { guideHref } from "#app/site/frame/menu-data.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Place } from "#domain/content/place.ts"
import styles from "./guide.module.css"

/** Where one goes on to from here. */
export function NearbyGuides({ places }: { places: readonly Place[] }) {
  const texts = useMessages().guide
  return (
    <section className={`${styles.nearby} wrap`} aria-labelledby="nearby-title">
      <h2 id="nearby-title">{texts.nearby}</h2>
      <ul className={styles.neighbours}>
        {places.map((place) => (
          <li key={place.slug} data-region={place.region}>
            <a href={guideHref(place.slug)}>
              <h3>{place.name}</h3>
              <p className="small soft">
                {place.roadKm === 0 ? texts.here : texts.roadKm(place.roadKm, place.isEstimate)}
              </p>
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a className="tlink" href="/guides">
          {texts.allGuides}
        </a>
      </p>
    </section>
  )
}
