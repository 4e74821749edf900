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

/** The pictures of a vehicle, one at a time. The last is followed by the first. */
export function Carousel({ name, pictures }: CarouselProps) {
  const messages = useMessages().vehicle.pictures
  const count = pictures.length
  const slideShow = useSlideShow(count)
  const swipe = useSwipe({ ...slideShow, count })
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = arrowKeyDirection(event)
    if (slideShow.isLive && direction) slideShow.showNeighbour(direction)
  }
  if (count === 0) return <NoPicture name={name} />
  return (
    <section
      className={styles.stage}
      aria-label={messages.label(name)}
      aria-roledescription={messages.role}
      onKeyDown={onKeyDown}
    >
      <ul
        className={styles.slides}
        ref={slideShow.list}
        data-live={slideShow.isLive || undefined}
        {...(slideShow.isLive
          ? { "aria-live": "polite", ...swipe }
          : { tabIndex: count > 1 ? 0 : undefined, "aria-label": messages.strip })}
      >
        {pictures.map((picture, index) => (
          <Slide
            key={picture.src}
            picture={picture}
            index={index}
            isCurrent={index === slideShow.currentIndex}
          />
        ))}
      </ul>
      {count > 1 && <CarouselNav pictures={pictures} {...slideShow} />}
      {pictures.some(({ src }) => isDrawing(src)) && (
        <p className={`small soft ${styles.note}`}>{messages.drawings}</p>
      )}
    </section>
  )
}

/** The background of the pictures, for a vehicle without any. */
function NoPicture({ name }: { name: string }) {
  const messages = useMessages().vehicle.pictures
  return (
    <section className={styles.stage} aria-label={messages.label(name)}>
      <div className={styles.slides}>
        <div className={styles.slide} role="img" aria-label={messages.none(name)} />
      </div>
    </section>
  )
}
