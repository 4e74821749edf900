import { useState } from "react"
import type { VisitorDates } from "#app/site/rental-dates.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./gallery.module.css"
import { inSequence, type PictureInSequence, type ShownPicture } from "./gallery-pictures.ts"
import { LargePictureInPage } from "./large-picture.tsx"
import { LargePictureDialog } from "./large-picture-dialog.tsx"
import { Slide } from "./slide.tsx"
import { inSlides, slideHref, slideNumber } from "./slides.ts"
import { useSlides } from "./use-slides.ts"

type GalleryPageProps = {
  pictures: readonly ShownPicture[]
  /** The dates of the visitor, for the links. */
  dates: VisitorDates | null
  /** The scene in the query, whose picture is shown large in the page. Null: none. */
  large: string | null
}

/**
 * Pictures in slides that scroll horizontally. All navigation is by links; the last slide links to the first. The script marks the
 * current slide, moves the focus with it, and shows large pictures in a dialog instead of another page.
 */
export function GalleryPage({ pictures, dates, large }: GalleryPageProps) {
  const { gallery, common } = useMessages()
  const { track, current, updateCurrent, show, focusPicture } = useSlides()
  const [inDialog, setInDialog] = useState<PictureInSequence | null>(null)
  const sequence = inSequence(pictures, dates)
  const slides = inSlides(sequence)
  const count = sequence.length
  const inPage = sequence.find(({ picture }) => picture.scene === large)
  const showLarge = (scene: string) =>
    setInDialog(sequence.find(({ picture }) => picture.scene === scene) ?? null)
  return (
    <div className={styles.gallery} data-live={current > 0 || undefined}>
      <div className={styles.head}>
        <div className={styles.title}>
          <h1>{common.menu.gallery}</h1>
          <p className="lead">{gallery.lead(count)}</p>
        </div>
        <SlideNumbers count={slides.length} current={current} />
      </div>
      {inPage && <LargePictureInPage shown={inPage} count={count} />}
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
            key={slide[0]?.picture.scene}
            pictures={slide.map(({ picture }) => picture)}
            number={index + 1}
            count={slides.length}
            isCurrent={index + 1 === current}
            showNext={(direction) =>
              show(slideNumber(index + 1 + direction, slides.length), `[data-direction="${direction}"]`)
            }
            showLarge={showLarge}
          />
        ))}
      </section>
      <LargePictureDialog
        shown={inDialog}
        count={count}
        showLarge={showLarge}
        onClose={({ number }) => focusPicture(number)}
      />
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
