import type { StepDirection } from "#app/ui/arrow-key-direction.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { onPlainClick } from "#app/ui/on-plain-click.ts"
import { ScenePicture } from "#app/ui/scene-picture.tsx"
import styles from "./gallery.module.css"
import type { LinkedPicture } from "./gallery-pictures.ts"
import { slideHref, slideId } from "./slides.ts"

type SlideProps = {
  pictures: readonly LinkedPicture[]
  /** The number of the slide, from 1. */
  number: number
  /** The number of slides. */
  count: number
  isCurrent: boolean
  showNeighbourSlide: (direction: StepDirection) => void
  showLarge: (scene: string) => void
}

/** Up to four pictures, and links to the previous and the next slide. */
export function Slide({ pictures, number, count, isCurrent, showNeighbourSlide, showLarge }: SlideProps) {
  const messages = useMessages().gallery
  const isFirst = number === 1
  const isLast = number === count
  return (
    <div id={slideId(number)} className={styles.slide} data-current={isCurrent || undefined}>
      <ul className={styles.pictures} aria-label={messages.slideOf(number, count)}>
        {pictures.map((picture, index) => (
          <Picture
            key={picture.scene}
            picture={picture}
            fetchPriority={fetchPriorityOf(number, index)}
            showLarge={() => showLarge(picture.scene)}
          />
        ))}
      </ul>
      <div className={styles.navigation}>
        <a
          href={slideHref(number - 1, count)}
          aria-label={isFirst ? messages.toLast : messages.previous}
          data-direction="-1"
          onClick={onPlainClick(() => showNeighbourSlide(-1))}
        >
          <Icon name="back" />
        </a>
        <a
          href={slideHref(number + 1, count)}
          aria-label={isLast ? messages.toFirst : messages.next}
          data-direction="1"
          onClick={onPlainClick(() => showNeighbourSlide(1))}
        >
          <Icon name="arrow" />
        </a>
      </div>
    </div>
  )
}

/**
 * A picture is half as wide as a slide: see `--slide-width` in the style sheet. On a phone the stated width is below the real one,
 * so that screens with three pixels per CSS pixel load the file of 360 px. That file has at least 1.6 pixels per CSS pixel, and
 * a quarter of the bytes.
 */
const SIZES = "(width > 48rem) min(720px, 50vw - 6rem), (width > 30rem) calc(50vw - 1.2rem), 120px"

/** The first picture is the largest in sight. Those of later slides are out of sight until the visitor moves to them. */
function fetchPriorityOf(slideNumber: number, pictureIndex: number): PictureProps["fetchPriority"] {
  if (slideNumber > 1) return "low"
  return pictureIndex === 0 ? "high" : undefined
}

type PictureProps = {
  picture: LinkedPicture
  fetchPriority: "high" | "low" | undefined
  showLarge: () => void
}

function Picture({ picture, fetchPriority, showLarge }: PictureProps) {
  const { scene, alt, caption, guide, largeHref } = picture
  const messages = useMessages().gallery
  return (
    <li>
      <figure>
        <a className={styles.thumbnail} href={largeHref} onClick={onPlainClick(showLarge)}>
          <ScenePicture scene={scene} crop="gallery" alt={alt} sizes={SIZES} fetchPriority={fetchPriority} />
          <span className="visually-hidden">{messages.enlarge}</span>
        </a>
        <figcaption>
          {guide ? (
            <a className={styles.guide} href={guide.href}>
              {caption}
            </a>
          ) : (
            caption
          )}
        </figcaption>
      </figure>
    </li>
  )
}
