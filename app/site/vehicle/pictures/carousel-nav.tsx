import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { onPlainClick } from "#app/ui/on-plain-click.ts"
import styles from "./carousel.module.css"
import type { Picture } from "./pictures.ts"
import { slideId } from "./slide.tsx"
import { type Direction, neighbour } from "./slide-animation.ts"

type CarouselNavProps = {
  pictures: readonly Picture[]
  current: number
  isLive: boolean
  showNext: (way: Direction) => void
  showPicture: (index: number) => void
}

/** Arrows and thumbnails: links to the pictures in the row, which slide them once the script is there. */
export function CarouselNav({ pictures, current, isLive, showNext, showPicture }: CarouselNavProps) {
  const words = useMessages().vehicle.pictures
  const instead = (act: () => void) => (isLive ? onPlainClick(act) : undefined)
  const arrow = (way: Direction) => ({
    href: `#${slideId(neighbour(current, way, pictures.length))}`,
    onClick: instead(() => showNext(way)),
  })
  return (
    <div className={styles.nav}>
      <a {...arrow(-1)} className={styles.round}>
        <Icon name="back" />
        <span className="vh">{words.previous}</span>
      </a>
      <a {...arrow(1)} className={styles.round}>
        <Icon name="arrow" />
        <span className="vh">{words.next}</span>
      </a>
      <ul className={styles.thumbs}>
        {pictures.map(({ src, thumb }, index) => (
          <li key={src}>
            <a
              href={`#${slideId(index)}`}
              aria-label={words.of(index + 1, pictures.length)}
              aria-current={index === current || undefined}
              onClick={instead(() => showPicture(index))}
            >
              <div>
                <img src={thumb} alt="" width="960" height="540" loading="lazy" />
              </div>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
