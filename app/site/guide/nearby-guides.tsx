import { GUIDES, guidePath } from "#app/paths.ts"
import { SiteLink } from "#app/site/layout/site-link.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { ScenePicture } from "#app/ui/scene-picture.tsx"
import type { Neighbour } from "#domain/content/content.ts"
import styles from "./guide.module.css"

/** Links to the guides of the nearest places. */
export function NearbyGuides({ neighbours }: { neighbours: readonly Neighbour[] }) {
  const messages = useMessages().guide
  return (
    <section className={`${styles.nearby} wrap`} aria-labelledby="nearby-title">
      <h2 id="nearby-title">{messages.nearby}</h2>
      <ul className={styles.neighbours}>
        {neighbours.map(({ place, km }) => (
          <li key={place.slug} data-region={place.region}>
            <SiteLink href={guidePath(place.slug)}>
              <ScenePicture
                scene={place.scene}
                crop="gallery"
                alt=""
                sizes="(width < 40rem) 46vw, (width < 72rem) 33vw, 16rem"
              />
              <h3>{place.name}</h3>
              <p className="small soft">{messages.neighbourKm(km)}</p>
            </SiteLink>
          </li>
        ))}
      </ul>
      <p>
        <SiteLink className="text-link" href={GUIDES}>
          {messages.allGuides}
        </SiteLink>
      </p>
    </section>
  )
}
