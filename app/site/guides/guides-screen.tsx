import { FindPlace } from "#app/site/frame/find-place.tsx"
import { GeneralLinks } from "#app/site/frame/place-links.tsx"
import { IslandMap } from "#app/site/map/island-map.tsx"
import { NAMED_PLACES, RINGS_KM } from "#app/site/map/whole-island.ts"
import { Message } from "#app/ui/message.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Place } from "#domain/content/place.ts"
import styles from "./guides.module.css"
import { PlacePosters } from "./place-posters.tsx"

type GuidesScreenProps = {
  places: readonly Place[]
  /** A name that somebody looked for and that is no place of ours; empty where nobody looked. */
  asked: string
}

/** All pages to read: the places by region beside the map, and two general pages. */
export function GuidesScreen({ places, asked }: GuidesScreenProps) {
  const { guides, common } = useMessages()
  return (
    <>
      <div className="pagehead">
        <h1>{guides.title}</h1>
        <p className="lead">{guides.lead(places.length)}</p>
        {asked && <NotFoundHere asked={asked} />}
        <FindPlace id="guides-find" />
      </div>
      <section className="on-tank band wrap" aria-labelledby="guides-list">
        <div className={styles.beside} data-lights-map>
          <div className={styles.map}>
            <IslandMap
              places={places}
              title={guides.map}
              labels={NAMED_PLACES}
              rings={RINGS_KM}
              ringLabel={guides.ring}
            />
            <p className="small soft">{guides.ringsNote}</p>
          </div>
          <div>
            <h2 className="vh" id="guides-list">
              {guides.byRegion}
            </h2>
            <PlacePosters places={places} />
            <h3 className={styles.general}>{common.blog.general}</h3>
            <ul className={styles.pages}>
              <GeneralLinks here={null} />
            </ul>
          </div>
        </div>
      </section>
    </>
  )
}

function NotFoundHere({ asked }: { asked: string }) {
  const { guides } = useMessages()
  return (
    <Message tone="note" role="status">
      <h2>{guides.notFound(asked)}</h2>
      <p>{guides.notFoundAdvice}</p>
    </Message>
  )
}
