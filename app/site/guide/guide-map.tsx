import { IslandMap } from "#app/site/map/island-map.tsx"
import roadPaths from "#app/site/map/road-paths.json" with { type: "json" }
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Guide } from "#domain/content/content.ts"
import type { Place } from "#domain/content/place.ts"
import styles from "./guide.module.css"

const RINGS_KM = [50, 100, 150]

type GuideMapProps = { guide: Pick<Guide, "place" | "nearby">; places: readonly Place[] }

/** The map of a guide: its place, the road from Dambulla, and the neighbours. */
export function GuideMap({ guide: { place, nearby }, places }: GuideMapProps) {
  const texts = useMessages().guide
  const roads: Readonly<Record<string, string>> = roadPaths
  const isOffice = place.roadKm === 0
  return (
    <aside className={`${styles.map} on-tank`} aria-label={texts.whereItIs}>
      <IslandMap
        places={places}
        title={isOffice ? texts.mapOfOffice : texts.map(place.name)}
        pin={place.slug}
        labels={[...new Set([place.slug, "dambulla", ...nearby.map((neighbour) => neighbour.place.slug)])]}
        rings={RINGS_KM}
        ringLabel={texts.ring}
        road={roads[place.slug]}
      />
      <p className="small soft">{isOffice ? texts.ringsNote : texts.roadNote}</p>
    </aside>
  )
}
