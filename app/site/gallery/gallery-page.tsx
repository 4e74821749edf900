import { useState } from "react"
import type { VisitorDates } from "#app/site/rental-dates.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import styles from "./gallery.module.css"
import { type PictureInSequence, pictureSequence, type ShownPicture } from "./gallery-pictures.ts"
import { LargePictureInPage } from "./large-picture.tsx"
import { LargePictureDialog } from "./large-picture-dialog.tsx"
import { Slide } from "./slide.tsx"
import { slideHref, splitIntoSlides, wrapSlideNumber } from "./slides.ts"
import { useSlides } from "./use-slides.ts"

type GalleryPageProps = {
  pictures: readonly ShownPicture[]
  /** The dates of the visitor, for the links. */
  dates: VisitorDates | null
  /** The scene in the query, whose picture is shown large in the page. Null: none. */
  largeScene: string | null
}

/**
 * Pictures in slides that scroll horizontally. All navigation is by links; the last slide links to the first. The script marks the
 * current slide, moves the focus with it, and shows large pictures in a dialog instead of another page. `data-live` marks the
 * hydrated gallery.
 */
export function GalleryPage({ pictures, dates, largeScene }: GalleryPageProps) {
  const { gallery, common } = useMessages()
  const { track, current, updateCurrent, showSlide, focusPicture } = useSlides()
  const [dialogPicture, setDialogPicture] = useState<PictureInSequence | null>(null)
  const sequence = pictureSequence(pictures, dates)
  const slides = splitIntoSlides(sequence)
  const count = sequence.length
  const pagePicture = sequence.find(({ picture }) => picture.scene === largeScene)
  const showLarge = (scene: string) =>
    setDialogPicture(sequence.find(({ picture }) => picture.scene === scene) ?? null)
  return (
    <div className={styles.gallery} data-live={current > 0 || undefined}>
      <div className={styles.head}>
        <div className={styles.title}>
          <h1>{common.menu.gallery}</h1>
          <p className="lead">{gallery.lead(count)}</p>
        </div>
        <SlideNumbers count={slides.length} current={current} />
      </div>
      {pagePicture && <LargePictureInPage item={pagePicture} count={count} />}
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
            showNeighbourSlide={(direction) =>
              showSlide(
                wrapSlideNumber(index + 1 + direction, slides.length),
                `[data-direction="${direction}"]`,
              )
            }
            showLarge={showLarge}
          />
        ))}
      </section>
      <LargePictureDialog
        item={dialogPicture}
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
