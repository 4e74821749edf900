import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./gallery.module.css"
import { LargePictureInPage, LargePicturePopover } from "./large-picture.tsx"
import { inTheRound, type ShownPicture } from "./shown-picture.ts"
import { Slide } from "./slide.tsx"
import { inSlides, slideHref } from "./slides.ts"

type GalleryScreenProps = {
  pictures: readonly ShownPicture[]
  /** The scene that the address asks for. */
  large: string | null
}

/**
 * Pictures in slides that scroll sideways. Every way through them is a link; the links at the ends lead round.
 * A picture opens large over the page. The page script makes the going round smooth and marks the slide that is seen.
 */
export function GalleryScreen({ pictures, large }: GalleryScreenProps) {
  const { gallery, common } = useMessages()
  const slides = inSlides(pictures)
  const round = inTheRound(pictures)
  const shown = round.find(({ picture }) => picture.scene === large)
  return (
    <div className={styles.gallery} data-gallery>
      <div className={styles.head}>
        <div className={styles.title}>
          <h1>{common.menu.gallery}</h1>
          <p className="lead">{gallery.lead(pictures.length)}</p>
        </div>
        <Numbers count={slides.length} />
      </div>
      {shown && <LargePictureInPage shown={shown} count={pictures.length} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.slides} tabIndex={0} aria-label={gallery.slides} data-slides>
        {slides.map((slide, index) => (
          <Slide key={slide[0]?.scene} pictures={slide} number={index + 1} count={slides.length} />
        ))}
      </section>
      {round.map((entry) => (
        <LargePicturePopover key={entry.picture.scene} shown={entry} count={pictures.length} />
      ))}
    </div>
  )
}

/** Number and dot in one link. */
function Numbers({ count }: { count: number }) {
  const { gallery } = useMessages()
  return (
    <nav className={styles.numbers} aria-label={gallery.pages}>
      <ul>
        {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a href={slideHref(number, count)} aria-label={gallery.slide(number)}>
              {number}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
