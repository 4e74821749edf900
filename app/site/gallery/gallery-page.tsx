import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./gallery.module.css"
import { inSequence, type LinkedPicture } from "./gallery-pictures.ts"
import { LargePictureInPage, LargePicturePopover } from "./large-picture.tsx"
import { Slide } from "./slide.tsx"
import { inSlides, slideHref, slideNumber } from "./slides.ts"
import { useSlides } from "./use-slides.ts"

type GalleryPageProps = {
  pictures: readonly LinkedPicture[]
  /** The scene in the query, whose picture is shown large. Null: none. */
  large: string | null
}

/**
 * Pictures in slides that scroll horizontally. All navigation is by links; the last slide links to the first. A picture opens
 * large in a popover. The script marks the current slide, and moves the focus with it.
 */
export function GalleryPage({ pictures, large }: GalleryPageProps) {
  const { gallery, common } = useMessages()
  const { track, current, updateCurrent, show } = useSlides()
  const slides = inSlides(pictures)
  const sequence = inSequence(pictures)
  const shown = sequence.find(({ picture }) => picture.scene === large)
  return (
    <div className={styles.gallery} data-live={current > 0 || undefined}>
      <div className={styles.head}>
        <div className={styles.title}>
          <h1>{common.menu.gallery}</h1>
          <p className="lead">{gallery.lead(pictures.length)}</p>
        </div>
        <SlideNumbers count={slides.length} current={current} />
      </div>
      {shown && <LargePictureInPage shown={shown} count={pictures.length} />}
      <section
        ref={track}
        className={styles.slides}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
        tabIndex={0}
        aria-label={gallery.slides}
        onScroll={updateCurrent}
      >
        {slides.map((slide, index) => (
          <Slide
            key={slide[0]?.scene}
            pictures={slide}
            number={index + 1}
            count={slides.length}
            isCurrent={index + 1 === current}
            showNext={(direction) =>
              show(slideNumber(index + 1 + direction, slides.length), `[data-direction="${direction}"]`)
            }
          />
        ))}
      </section>
      {sequence.map((entry) => (
        <LargePicturePopover key={entry.picture.scene} shown={entry} count={pictures.length} />
      ))}
    </div>
  )
}

/** A numbered link to each slide. */
function SlideNumbers({ count, current }: { count: number; current: number }) {
  const { gallery } = useMessages()
  return (
    <nav className={styles.numbers} aria-label={gallery.pages}>
      <ul>
        {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a
              href={slideHref(number, count)}
              aria-label={gallery.slide(number)}
              aria-current={number === current || undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
