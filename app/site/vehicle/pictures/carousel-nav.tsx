import type { StepDirection } from "#app/ui/arrow-key-direction.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { onPlainClick } from "#app/ui/on-plain-click.ts"
import styles from "./carousel.module.css"
import type { Picture } from "./pictures.ts"
import { slideId } from "./slide.tsx"
import { neighbour } from "./slide-animation.ts"

type CarouselNavProps = {
  pictures: readonly Picture[]
  currentIndex: number
  isLive: boolean
  showNeighbour: (direction: StepDirection) => void
  showPicture: (index: number) => void
}

/** Arrows and thumbnails: links to the pictures. After hydration a click slides them instead. */
export function CarouselNav({
  pictures,
  currentIndex,
  isLive,
  showNeighbour,
  showPicture,
}: CarouselNavProps) {
  const messages = useMessages().vehicle.pictures
  const onClick = (callback: () => void) => (isLive ? onPlainClick(callback) : undefined)
  const arrow = (direction: StepDirection) => ({
    href: `#${slideId(neighbour(currentIndex, direction, pictures.length))}`,
    onClick: onClick(() => showNeighbour(direction)),
  })
  return (
    <div className={styles.nav}>
      <a {...arrow(-1)} className={styles.arrowButton}>
        <Icon name="back" />
        <span className="visually-hidden">{messages.previous}</span>
      </a>
      <a {...arrow(1)} className={styles.arrowButton}>
        <Icon name="arrow" />
        <span className="visually-hidden">{messages.next}</span>
      </a>
      <ul className={styles.thumbs}>
        {pictures.map(({ src, thumb }, index) => (
          <li key={src}>
            <a
              href={`#${slideId(index)}`}
              aria-label={messages.of(index + 1, pictures.length)}
              aria-current={index === currentIndex || undefined}
              onClick={onClick(() => showPicture(index))}
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
