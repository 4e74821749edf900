import type { MapLink } from "#app/map/sri-lanka-map.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { AddablePlace } from "./load-plan.ts"
import styles from "./plan.module.css"

/** Returns a function: the link of a place on the map, which adds the place to the plan. Null for a place that cannot be added. */
export function useMapLinks(addablePlaces: readonly AddablePlace[]): (slug: string) => MapLink | null {
  const { add } = useMessages().plan.addPlace
  return (slug) => {
    const place = addablePlaces.find(({ id }) => id === slug)
    return place ? { href: place.href, title: add(place.name) } : null
  }
}

/** The links of the map as a list. */
export function AddPlaces({ addablePlaces }: { addablePlaces: readonly AddablePlace[] }) {
  const messages = useMessages().plan.addPlace
  if (addablePlaces.length === 0) return null
  return (
    <details className={`${styles.disclosure} screen-only`}>
      <summary>{messages.title}</summary>
      <ul className={styles.places}>
        {addablePlaces.map(({ id, name, href }) => (
          <li key={id}>
            <a href={href} rel="nofollow" data-place={id} aria-label={messages.add(name)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
