import { SriLankaMap } from "#app/map/sri-lanka-map.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { type MenuProps, placesByRegion } from "./menu-data.ts"
import styles from "./menus.module.css"
import { GeneralLinks, PlaceLinks } from "./place-links.tsx"
import { PlaceSearch } from "./place-search.tsx"

/** The radii of the circles around Dambulla. */
const RINGS_KM = [50, 100, 150]

/**
 * Links to every guide: places by region, nearest first, beside a map, and the two general pages last. A link under the pointer
 * highlights the dot of its place (`data-highlights-dots` in app/map/sri-lanka-map.tsx).
 */
export function BlogMenu({ id, places, currentPath }: { id: string } & Omit<MenuProps, "categories">) {
  const { blog } = useMessages().common
  return (
    <div id={id} popover="auto" className={`${styles.menu} ${styles.megaMenu} dark-block`}>
      <div className={styles.megaColumns} data-highlights-dots>
        <div className={styles.map}>
          <SriLankaMap
            places={places}
            title={blog.map(places.length)}
            labels={["dambulla"]}
            rings={RINGS_KM}
          />
          <p className="small soft">{blog.distances}</p>
        </div>
        <div>
          <PlaceSearch id={`${id}-find`} />
          <div className={styles.regions}>
            {placesByRegion(places).map(({ region, places }) => (
              <div key={region} className={styles.region} data-region={region}>
                <h2>{blog.regions[region]}</h2>
                <ul>
                  <PlaceLinks places={places} currentPath={currentPath} />
                </ul>
              </div>
            ))}
            <div className={styles.region}>
              <h2>{blog.general}</h2>
              <ul>
                <GeneralLinks currentPath={currentPath} />
              </ul>
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}
