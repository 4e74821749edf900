import { useEffect, useRef } from "react"
import { ALL_VEHICLES, listingPath } from "#app/paths.ts"
import { withDates } from "#app/site/rental-dates.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { RentalPeriod } from "#domain/rental-period.ts"
import type { CategoryRow } from "./categories.ts"
import styles from "./category-bar.module.css"

type CategoryBarProps = {
  road: CategoryRow
  /** Null where all vehicles are shown. */
  current: string | null
  /** The visitor's dates, which go on with the links. */
  dates: RentalPeriod | null
}

/** The classes of vehicles, parked on a road; the one that is shown stands in its colours. Without classes, no road. */
export function CategoryBar({ road, current, dates }: CategoryBarProps) {
  const { categories, all } = useMessages().listing
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => bringCurrentIntoView(list.current), [])
  if (road.categories.length === 0) return null
  return (
    <nav aria-label={categories}>
      <ul className={styles.categories} ref={list}>
        <Parked
          href={withDates(ALL_VEHICLES, dates)}
          name={all.heading}
          picture={road.all}
          isCurrent={current === null}
        />
        {road.categories.map(({ id, name, picture }) => (
          <Parked
            key={id}
            href={withDates(listingPath(id), dates)}
            name={name}
            picture={picture}
            isCurrent={id === current}
          />
        ))}
      </ul>
    </nav>
  )
}

/** A narrow window shows a part of the bar: the part with the current category. The page itself does not move. */
function bringCurrentIntoView(road: HTMLElement | null) {
  const current = road?.querySelector<HTMLElement>("[aria-current]")
  if (road && current) road.scrollLeft = current.offsetLeft - (road.clientWidth - current.offsetWidth) / 2
}

type ParkedProps = { href: string; name: string; picture: string | null; isCurrent: boolean }

function Parked({ href, name, picture, isCurrent }: ParkedProps) {
  return (
    <li>
      <a href={href} aria-current={isCurrent ? "page" : undefined}>
        <span>{name}</span>
        {picture && (
          <div className={styles.picture}>
            <img src={picture} alt="" width="960" height="540" loading="lazy" fetchPriority="low" />
          </div>
        )}
      </a>
    </li>
  )
}
