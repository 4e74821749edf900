import { useEffect, useRef } from "react"
import { ALL_VEHICLES, listingPath } from "#app/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./category-bar.module.css"
import type { CategoryBarData } from "./category-bar-data.ts"

type CategoryBarProps = {
  bar: CategoryBarData
  /** The current category. Null: all vehicles are shown. */
  currentId: string | null
  /** The visitor's dates and chosen extras as a query, which the links preserve; empty without dates. */
  query: string
}

/** Links to the categories, with the current one highlighted. Renders nothing without categories. */
export function CategoryBar({ bar, currentId, query }: CategoryBarProps) {
  const { categories, all } = useMessages().listing
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => scrollToCurrent(list.current), [])
  const pathWithDates = (path: string) => (query ? `${path}?${query}` : path)
  if (bar.categories.length === 0) return null
  return (
    <nav aria-label={categories}>
      <ul className={styles.categories} ref={list}>
        <CategoryLink
          href={pathWithDates(ALL_VEHICLES)}
          name={all.heading}
          picture={bar.allVehiclesPicture}
          isCurrent={currentId === null}
        />
        {bar.categories.map(({ id, name, picture }) => (
          <CategoryLink
            key={id}
            href={pathWithDates(listingPath(id))}
            name={name}
            picture={picture}
            isCurrent={id === currentId}
          />
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls the bar, but not the page, to the current category in a narrow window. */
function scrollToCurrent(list: HTMLElement | null) {
  const currentLink = list?.querySelector<HTMLElement>("[aria-current]")
  if (list && currentLink)
    list.scrollLeft = currentLink.offsetLeft - (list.clientWidth - currentLink.offsetWidth) / 2
}

type CategoryLinkProps = { href: string; name: string; picture: string | null; isCurrent: boolean }

function CategoryLink({ href, name, picture, isCurrent }: CategoryLinkProps) {
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
