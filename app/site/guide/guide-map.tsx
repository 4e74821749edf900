import { IslandMap } from "#app/site/map/island-map.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Place } from "#domain/content/place.ts"
import styles from "./guide.module.css"

const RINGS_KM = [50, 100, 150]

/** Where the place is, seen from Dambulla. */
export function GuideMap({ place, places }: { place: Place; places: readonly Place[] }) {
  const texts = useMessages().guide
  return (
    <aside className={`${styles.map} on-tank`} aria-label={texts.whereItIs}>
      <IslandMap
        places={places}
        title={texts.map(place.name)}
        pin={place.slug}
        labels={[place.slug, "dambulla"]}
        rings={RINGS_KM}
        ringLabel={texts.ring}
      />
      <p className="small soft">{texts.ringsNote}</p>
    </aside>
  )
}
