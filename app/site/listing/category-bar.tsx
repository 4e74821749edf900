import { useEffect, useRef } from "react"
import { listingPath } from "#app/site/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { CategoryRoad } from "./categories.ts"
import styles from "./category-bar.module.css"

/** The classes of vehicles, parked on a road; the one that is shown stands in its colours. Without classes, no road. */
export function CategoryBar({ road, current }: { road: CategoryRoad; current: string | null }) {
  const texts = useMessages().listing
  const bar = useRef<HTMLUListElement>(null)
  useEffect(() => bringCurrentIntoView(bar.current), [])
  if (road.categories.length === 0) return null
  return (
    <nav aria-label={texts.categories}>
      <ul className={styles.road} ref={bar}>
        <Parked href="/carlist" name={texts.all.heading} picture={road.all} isCurrent={current === null} />
        {road.categories.map(({ id, name, picture }) => (
          <Parked key={id} href={listingPath(id)} name={name} picture={picture} isCurrent={id === current} />
        ))}
      </ul>
    </nav>
  )
}

/** A narrow window shows a part of the bar: the part with the current category. The page itself does not move. */
function bringCurrentIntoView(bar: HTMLElement | null) {
  const current = bar?.querySelector<HTMLElement>("[aria-current]")
  if (bar && current) bar.scrollLeft = current.offsetLeft - (bar.clientWidth - current.offsetWidth) / 2
}

type ParkedProps = { href: string; name: string; picture: string | null; isCurrent: boolean }

function Parked({ href, name, picture, isCurrent }: ParkedProps) {
  return (
    <li>
      <a href={href} aria-current={isCurrent ? "page" : undefined}>
        <span>{name}</span>
        {picture && <img src={picture} alt="" width="960" height="540" loading="lazy" fetchPriority="low" />}
      </a>
    </li>
  )
}
