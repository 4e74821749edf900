import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { GalleryPicture } from "#domain/content/content.ts"
import styles from "./gallery.module.css"
import { slideHref, slideId } from "./slides.ts"

type SlideProps = { pictures: readonly GalleryPicture[]; number: number; count: number }

/** Four pictures, and the ways to the slide before and the slide after. */
export function Slide({ pictures, number, count }: SlideProps) {
  const texts = useMessages().gallery
  const isFirst = number === 1
  const isLast = number === count
  return (
    <div id={slideId(number)} className={styles.slide}>
      <ul className={styles.pictures} aria-label={texts.slideOf(number, count)}>
        {pictures.map((picture) => (
          <Picture key={picture.scene} picture={picture} isEager={isFirst} />
        ))}
      </ul>
      <div className={styles.ways}>
        <a
          href={slideHref(number - 1, count)}
          aria-label={isFirst ? texts.toLast : texts.previous}
          data-way="-1"
        >
          <Icon name="back" />
        </a>
        <a href={slideHref(number + 1, count)} aria-label={isLast ? texts.toFirst : texts.next} data-way="1">
          <Icon name="arrow" />
        </a>
      </div>
    </div>
  )
}

function Picture({
  picture: { scene, alt, caption },
  isEager,
}: {
  picture: GalleryPicture
  isEager: boolean
}) {
  return (
    <li>
      <figure>
        <img
          src={`/images/scenes/${scene}-gallery-720.avif`}
          alt={alt}
          width="720"
          height="482"
          loading={isEager ? "eager" : "lazy"}
        />
        <figcaption>{caption}</figcaption>
      </figure>
    </li>
  )
}
