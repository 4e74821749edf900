import { useEffect } from "react"
import { useLeftByLoader } from "#app/context.ts"
import { listingPath } from "#app/site/paths.ts"
import { withDates } from "#app/site/rental-dates.ts"
import { useDrawnOnce } from "#app/ui/drawn-once.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { ServerDrawn } from "#app/ui/server-drawn.tsx"
import type { RentalPeriod } from "#domain/rental-period.ts"
import { type CategoryRoad, categoryRoadContext } from "./categories.ts"
import styles from "./category-bar.module.css"

const ID = "categories"

/** `current` is null where all vehicles are shown; the visitor's `dates` go on with its links. */
export type CategoryBarProps = { current: string | null; dates: RentalPeriod | null }

/** The classes of vehicles, parked on a road; the one that is shown stands in its colours. */
export function CategoryBar({ current, dates }: CategoryBarProps) {
  useEffect(bringCurrentIntoView, [])
  return <ServerDrawn id={ID}>{import.meta.env.SSR && <Bar current={current} dates={dates} />}</ServerDrawn>
}

/** A narrow window shows a part of the bar: the part with the current category. The page itself does not move. */
function bringCurrentIntoView() {
  const road = document.querySelector(`#${ID} ul`)
  const current = road?.querySelector<HTMLElement>("[aria-current]")
  if (road && current) road.scrollLeft = current.offsetLeft - (road.clientWidth - current.offsetWidth) / 2
}

/** Without classes, no road. */
function Bar({ current, dates }: CategoryBarProps) {
  const texts = useMessages().listing
  const road = useLeftByLoader(categoryRoadContext) ?? NO_ROAD
  const isOurs = current === null || road.categories.some(({ id }) => id === current)
  const classes = useDrawnOnce(<Classes road={road} current={current} dates={dates} />, isOurs && !dates)
  if (road.categories.length === 0) return null
  return (
    <nav id={ID} aria-label={texts.categories}>
      <ul className={styles.road} {...classes} />
    </nav>
  )
}

const NO_ROAD: CategoryRoad = { all: null, categories: [], isWhole: false }

function Classes({ road, current, dates }: CategoryBarProps & { road: CategoryRoad }) {
  const { all } = useMessages().listing
  return (
    <>
      <Parked
        href={withDates("/carlist", dates)}
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
    </>
  )
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
