import { IslandMap } from "#app/site/map/island-map.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { FindPlace } from "./find-place.tsx"
import { type MenuProps, placesByRegion } from "./menu-data.ts"
import styles from "./menus.module.css"
import { GeneralLinks, PlaceLinks } from "./place-links.tsx"

/** The 38 pages to read: places by region and nearest first, the island beside them, two general pages last. */
export function BlogMenu({ id, places, here }: { id: string } & Omit<MenuProps, "categories">) {
  const { blog } = useMessages().common
  return (
    <div id={id} popover="auto" className={`${styles.menu} ${styles.mega} on-tank`}>
      <div className={styles.megaColumns} data-lights-map>
        <div className={styles.map}>
          <IslandMap
            places={places}
            title={blog.map(places.length)}
            labels={["dambulla"]}
            rings={[50, 100, 150]}
          />
          <p className="small soft">{blog.distances}</p>
        </div>
        <div>
          <FindPlace id={`${id}-find`} />
          <div className={styles.regions}>
            {placesByRegion(places).map(({ region, places }) => (
              <div key={region} className={styles.region} data-region={region}>
                <h2>{blog.regions[region]}</h2>
                <ul>
                  <PlaceLinks places={places} here={here} />
                </ul>
              </div>
            ))}
            <div className={styles.region}>
              <h2>{blog.general}</h2>
              <ul>
                <GeneralLinks here={here} />
              </ul>
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}
