import { guidePath } from "#app/paths.ts"
import { FindPlace } from "#app/site/layout/find-place.tsx"
import { GeneralLinks } from "#app/site/layout/place-links.tsx"
import { IslandMap } from "#app/site/map/island-map.tsx"
import { NAMED_PLACES, RINGS_KM } from "#app/site/map/whole-island.ts"
import { Message } from "#app/ui/message.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Place } from "#domain/content/place.ts"
import styles from "./guides.module.css"
import { PlacePosters } from "./place-posters.tsx"

type GuidesPageProps = {
  places: readonly Place[]
  /** A name that somebody looked for and that is not that of one place; empty where nobody looked. */
  asked: string
  /** The places that it may mean. */
  found: readonly Place[]
}

/** All pages to read: the places by region beside the map, and two general pages. */
export function GuidesPage({ places, asked, found }: GuidesPageProps) {
  const { guides, common } = useMessages()
  return (
    <>
      <div className="pagehead">
        <h1>{guides.title}</h1>
        <p className="lead">{guides.lead(places.length)}</p>
        {asked && (found.length > 0 ? <WhichOne {...{ asked, found }} /> : <NotFoundHere asked={asked} />)}
        <FindPlace id="guides-find" />
      </div>
      <section className="on-tank band wrap" aria-labelledby="guides-list">
        <div className={styles.beside} data-lights-map>
          <div className={styles.map}>
            <IslandMap
              places={places}
              title={guides.map(places.length)}
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

function WhichOne({ asked, found }: Pick<GuidesPageProps, "asked" | "found">) {
  const { guides } = useMessages()
  return (
    <Message tone="note" role="status">
      <h2>{guides.whichOne(asked)}</h2>
      <ul>
        {found.map(({ slug, name }) => (
          <li key={slug}>
            <a href={guidePath(slug)}>{name}</a>
          </li>
        ))}
      </ul>
    </Message>
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
