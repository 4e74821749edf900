import { guidePath } from "#app/paths.ts"
import { placesByRegion } from "#app/site/layout/menu-data.ts"
import { SiteLink } from "#app/site/layout/site-link.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { ScenePicture } from "#app/ui/scene-picture.tsx"
import type { Place } from "#domain/content/place.ts"
import styles from "./place-posters.module.css"

/** A picture link for each place, by region and nearest first. Hovering one highlights its dot on the map by `data-place`. */
export function PlacePosters({ places }: { places: readonly Place[] }) {
  const { regions } = useMessages().common.blog
  return placesByRegion(places).map((group) => (
    <section key={group.region} data-region={group.region} aria-labelledby={`region-${group.region}`}>
      <h3 className={styles.region} id={`region-${group.region}`}>
        {regions[group.region]}
      </h3>
      <ul className={styles.posters}>
        {group.places.map((place) => (
          <li key={place.slug}>
            <Poster place={place} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function Poster({ place: { slug, scene, name, roadKm, isEstimate } }: { place: Place }) {
  const { blog } = useMessages().common
  return (
    <SiteLink className={styles.poster} href={guidePath(slug)} data-place={slug}>
      <ScenePicture
        scene={scene}
        crop="gallery"
        alt=""
        sizes="(width < 30rem) 45vw, (width < 60rem) 30vw, 16rem"
      />
      <span className={styles.name}>{name}</span>{" "}
      <small>{roadKm === 0 ? blog.here : blog.roadKm(roadKm, isEstimate)}</small>
    </SiteLink>
  )
}
