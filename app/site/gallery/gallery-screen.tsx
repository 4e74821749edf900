import { useMessages } from "#app/ui/messages-context.tsx"
import type { GalleryPicture } from "#domain/content/content.ts"
import styles from "./gallery.module.css"
import loopScript from "./loop.ts?worker&url"
import { Slide } from "./slide.tsx"
import { inSlides, slideHref } from "./slides.ts"

/**
 * Pictures in slides that scroll sideways. Every way through them is a link; the links at the ends lead round.
 * The page script makes the going round smooth and marks the slide that is seen.
 */
export function GalleryScreen({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const { gallery, common } = useMessages()
  const slides = inSlides(pictures)
  return (
    <div className={styles.gallery} data-gallery>
      <div className={styles.head}>
        <div className={styles.title}>
          <h1>{common.menu.gallery}</h1>
          <p className="lead">{gallery.lead(pictures.length)}</p>
        </div>
        <Numbers count={slides.length} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.slides} tabIndex={0} aria-label={gallery.slides} data-slides>
        {slides.map((slide, index) => (
          <Slide key={slide[0]?.scene} pictures={slide} number={index + 1} count={slides.length} />
        ))}
      </section>
      <script type="module" async src={loopScript} />
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
