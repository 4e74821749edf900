import { type MenuPlace, placesByRegion } from "#app/site/layout/menu-data.ts"
import { PlaceLinks } from "#app/site/layout/place-links.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./places-by-region.module.css"

/** Links to the places of each region, nearest first, with their distance by road. */
export function PlacesByRegion({ places }: { places: readonly MenuPlace[] }) {
  const { regions } = useMessages().common.blog
  return (
    <div className={styles.regions}>
      {placesByRegion(places).map((group) => (
        <div key={group.region} className={styles.region} data-region={group.region}>
          <h3>{regions[group.region]}</h3>
          <ul className={styles.places}>
            <PlaceLinks places={group.places} currentPath={null} />
          </ul>
        </div>
      ))}
    </div>
  )
}
