import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./gallery.module.css"
import { inSequence, type LinkedPicture } from "./gallery-pictures.ts"
import { LargePictureInPage, LargePicturePopover } from "./large-picture.tsx"
import { Slide } from "./slide.tsx"
import { inSlides, slideHref, slideNumber } from "./slides.ts"
import { useSlides } from "./use-slides.ts"

type GalleryPageProps = {
  pictures: readonly LinkedPicture[]
  /** The scene that the address asks for. */
  large: string | null
}

/**
 * Pictures in slides that scroll sideways. Every way through them is a link; the links at the ends lead round.
 * A picture opens large over the page. The script marks the slide that is seen, and keeps the focus with it.
 */
export function GalleryPage({ pictures, large }: GalleryPageProps) {
  const { gallery, common } = useMessages()
  const { track, seen, look, show } = useSlides()
  const slides = inSlides(pictures)
  const round = inSequence(pictures)
  const shown = round.find(({ picture }) => picture.scene === large)
  return (
    <div className={styles.gallery} data-live={seen > 0 || undefined}>
      <div className={styles.head}>
        <div className={styles.title}>
          <h1>{common.menu.gallery}</h1>
          <p className="lead">{gallery.lead(pictures.length)}</p>
        </div>
        <Numbers count={slides.length} seen={seen} />
      </div>
      {shown && <LargePictureInPage shown={shown} count={pictures.length} />}
      <section
        ref={track}
        className={styles.slides}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={gallery.slides}
        onScroll={look}
      >
        {slides.map((slide, index) => (
          <Slide
            key={slide[0]?.scene}
            pictures={slide}
            number={index + 1}
            count={slides.length}
            isSeen={index + 1 === seen}
            showNext={(way) => show(slideNumber(index + 1 + way, slides.length), `[data-way="${way}"]`)}
          />
        ))}
      </section>
      {round.map((entry) => (
        <LargePicturePopover key={entry.picture.scene} shown={entry} count={pictures.length} />
      ))}
    </div>
  )
}

/** Number and dot in one link. */
function Numbers({ count, seen }: { count: number; seen: number }) {
  const { gallery } = useMessages()
  return (
    <nav className={styles.numbers} aria-label={gallery.pages}>
      <ul>
        {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a
              href={slideHref(number, count)}
              aria-label={gallery.slide(number)}
              aria-current={number === seen || undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
