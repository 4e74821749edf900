import { useEffect, useRef } from "react"
import { listingPath } from "#app/site/paths.ts"
import { useDrawnOnce } from "#app/ui/drawn-once.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { CategoryRoad } from "./categories.ts"
import styles from "./category-bar.module.css"

/** `current` is null where all vehicles are shown. */
type CategoryBarProps = { road: CategoryRoad; current: string | null }

/** The classes of vehicles, parked on a road; the one that is shown stands in its colours. Without classes, no road. */
export function CategoryBar({ road, current }: CategoryBarProps) {
  const texts = useMessages().listing
  const bar = useRef<HTMLUListElement>(null)
  useEffect(() => bringCurrentIntoView(bar.current), [])
  const isOurs = current === null || road.categories.some(({ id }) => id === current)
  const classes = useDrawnOnce(<Classes road={road} current={current} />, isOurs)
  if (road.categories.length === 0) return null
  return (
    <nav aria-label={texts.categories}>
      <ul className={styles.road} ref={bar} {...classes} />
    </nav>
  )
}

function Classes({ road, current }: CategoryBarProps) {
  const { all } = useMessages().listing
  return (
    <>
      <Parked href="/carlist" name={all.heading} picture={road.all} isCurrent={current === null} />
      {road.categories.map(({ id, name, picture }) => (
        <Parked key={id} href={listingPath(id)} name={name} picture={picture} isCurrent={id === current} />
      ))}
    </>
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
