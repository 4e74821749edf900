import type { KeyboardEvent } from "react"
import { arrowKeyDirection } from "#app/ui/arrow-key-direction.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./carousel.module.css"
import { CarouselNav } from "./carousel-nav.tsx"
import { isDrawing, type Picture } from "./pictures.ts"
import { Slide } from "./slide.tsx"
import { useSlideShow } from "./use-slide-show.ts"
import { useSwipe } from "./use-swipe.ts"

type CarouselProps = { name: string; pictures: readonly Picture[] }

/** The pictures of a vehicle, one at a time, round and round, on their strip of road. */
export function Carousel({ name, pictures }: CarouselProps) {
  const words = useMessages().vehicle.pictures
  const count = pictures.length
  const show = useSlideShow(count)
  const swipe = useSwipe({ ...show, count })
  const onKeyDown = (event: KeyboardEvent) => {
    const way = arrowKeyDirection(event)
    if (show.isLive && way) show.showNext(way)
  }
  if (count === 0) return <NoPicture name={name} />
  return (
    <section
      className={styles.stage}
      aria-label={words.label(name)}
      aria-roledescription={words.role}
      onKeyDown={onKeyDown}
    >
      <ul
        className={styles.slides}
        ref={show.list}
        data-live={show.isLive || undefined}
        {...(show.isLive
          ? { "aria-live": "polite", ...swipe }
          : { tabIndex: count > 1 ? 0 : undefined, "aria-label": words.strip })}
      >
        {pictures.map((picture, index) => (
          <Slide key={picture.src} picture={picture} index={index} isCurrent={index === show.current} />
        ))}
      </ul>
      {count > 1 && <CarouselNav pictures={pictures} {...show} />}
      {pictures.some(({ src }) => isDrawing(src)) && (
        <p className={`small soft ${styles.note}`}>{words.drawings}</p>
      )}
    </section>
  )
}

/** The road without a vehicle on it. */
function NoPicture({ name }: { name: string }) {
  const words = useMessages().vehicle.pictures
  return (
    <section className={styles.stage} aria-label={words.label(name)}>
      <div className={styles.slides}>
        <div className={styles.slide} role="img" aria-label={words.none(name)} />
      </div>
    </section>
  )
}
