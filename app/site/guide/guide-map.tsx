import roadPaths from "#app/map/road-paths.json" with { type: "json" }
import { SriLankaMap } from "#app/map/sri-lanka-map.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Guide } from "#domain/content/content.ts"
import type { Place } from "#domain/content/place.ts"
import styles from "./guide.module.css"

/** The radii of the circles around Dambulla. */
const RINGS_KM = [50, 100, 150]

type GuideMapProps = { guide: Pick<Guide, "place" | "nearby">; places: readonly Place[] }

/** The map of a guide: its place, the road from Dambulla, and the neighbours. */
export function GuideMap({ guide: { place, nearby }, places }: GuideMapProps) {
  const messages = useMessages().guide
  const roads: Readonly<Record<string, string>> = roadPaths
  // Only Dambulla itself, where the office is, has the distance 0.
  const isOffice = place.roadKm === 0
  return (
    <aside className={`${styles.map} dark-block`} aria-label={messages.whereItIs}>
      <SriLankaMap
        places={places}
        title={isOffice ? messages.mapOfOffice : messages.map(place.name)}
        pin={place.slug}
        labels={[...new Set([place.slug, "dambulla", ...nearby.map((neighbour) => neighbour.place.slug)])]}
        rings={RINGS_KM}
        ringLabel={messages.ring}
        road={roads[place.slug]}
      />
      <p className="small soft">{isOffice ? messages.ringsNote : messages.roadNote}</p>
    </aside>
  )
}
