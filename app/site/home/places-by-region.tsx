import { type MenuPlace, placesByRegion } from "#app/site/layout/menu-data.ts"
import { PlaceLinks } from "#app/site/layout/place-links.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./places-by-region.module.css"

/** The places of each region, nearest first, with the kilometres by road. */
export function PlacesByRegion({ places }: { places: readonly MenuPlace[] }) {
  const { regions } = useMessages().common.blog
  return (
    <div className={styles.regions}>
      {placesByRegion(places).map((part) => (
        <div key={part.region} className={styles.region} data-region={part.region}>
          <h3>{regions[part.region]}</h3>
          <ul className={styles.places}>
            <PlaceLinks places={part.places} here={null} />
          </ul>
        </div>
      ))}
    </div>
  )
}
