import { LABELLED_PLACES, RINGS_KM } from "#app/map/overview-map.ts"
import { SriLankaMap } from "#app/map/sri-lanka-map.tsx"
import { guidePath } from "#app/paths.ts"
import { GeneralLinks } from "#app/site/layout/place-links.tsx"
import { PlaceSearch } from "#app/site/layout/place-search.tsx"
import { SiteLink } from "#app/site/layout/site-link.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import type { Place } from "#domain/content/place.ts"
import styles from "./guides.module.css"
import { PlacePosters } from "./place-posters.tsx"

type GuidesPageProps = {
  places: readonly Place[]
  /** The query of a search that matches no place or several. Empty: there is no search. */
  query: string
  /** The places that match the search. */
  matches: readonly Place[]
}

/** Links to all guides by region, beside the map, and to the two general pages. */
export function GuidesPage({ places, query, matches }: GuidesPageProps) {
  const { guides, common } = useMessages()
  return (
    <>
      <div className="pagehead">
        <h1>{guides.title}</h1>
        <p className="lead">{guides.lead(places.length)}</p>
        {query &&
          (matches.length > 0 ? (
            <PlaceChoice query={query} matches={matches} />
          ) : (
            <NoSuchPlace query={query} />
          ))}
        <PlaceSearch id="guides-find" />
      </div>
      <section className="dark-block band wrap" aria-labelledby="guides-list">
        <div className={styles.columns} data-highlights-dots>
          <div className={styles.map}>
            <SriLankaMap
              places={places}
              title={guides.map(places.length)}
              labels={LABELLED_PLACES}
              rings={RINGS_KM}
              ringLabel={guides.ring}
            />
            <p className="small soft">{guides.ringsNote}</p>
          </div>
          <div>
            <h2 className="visually-hidden" id="guides-list">
              {guides.byRegion}
            </h2>
            <PlacePosters places={places} />
            <h3 className={styles.generalHeading}>{common.blog.general}</h3>
            <ul className={styles.pages}>
              <GeneralLinks currentPath={null} />
            </ul>
          </div>
        </div>
      </section>
    </>
  )
}

function PlaceChoice({ query, matches }: Pick<GuidesPageProps, "query" | "matches">) {
  const { guides } = useMessages()
  return (
    <Notice tone="info" role="status">
      <h2>{guides.whichOne(query)}</h2>
      <ul>
        {matches.map(({ slug, name }) => (
          <li key={slug}>
            <SiteLink href={guidePath(slug)}>{name}</SiteLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function NoSuchPlace({ query }: { query: string }) {
  const { guides } = useMessages()
  return (
    <Notice tone="info" role="status">
      <h2>{guides.notFound(query)}</h2>
      <p>{guides.notFoundAdvice}</p>
    </Notice>
  )
}
