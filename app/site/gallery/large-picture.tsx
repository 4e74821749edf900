import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { onPlainClick } from "#app/ui/on-plain-click.ts"
import { ScenePicture } from "#app/ui/scene-picture.tsx"
import type { LinkedPicture, PictureInSequence } from "./gallery-pictures.ts"
import styles from "./large-picture.module.css"

type LargePictureProps = { item: PictureInSequence; count: number }

/** The large picture inside the page, where the links to large pictures lead without a script. */
export function LargePictureInPage({ item, count }: LargePictureProps) {
  const captionId = "large-caption"
  return (
    <section className={styles.inPage} aria-labelledby={captionId}>
      <LargeFigure picture={item.picture} captionId={captionId} />
      <div className={styles.bar}>
        <PictureNavigation item={item} count={count} />
        <a className={styles.allLink} href={item.slideHref}>
          {useMessages().gallery.all}
        </a>
      </div>
    </section>
  )
}

/** The width at which caption and links fit into the window: see `--large-width` in the style sheet. */
const SIZES = "min(100vw - 1rem, 178vh - 17rem)"

type LargeFigureProps = { picture: LinkedPicture; captionId: string }

/** A large picture with its links, and with its caption, which screen readers announce when it changes. */
export function LargeFigure({ picture, captionId }: LargeFigureProps) {
  const { scene, alt, caption, guide } = picture
  const messages = useMessages().gallery
  return (
    <figure>
      {/* One element for each scene: a browser would show the previous picture until the next has loaded. */}
      <ScenePicture key={scene} scene={scene} crop="wide" alt={alt} sizes={SIZES} fetchPriority="high" />
      <figcaption className={styles.caption}>
        <span id={captionId} aria-live="polite">
          {caption}
        </span>
        {guide && (
          <span className={styles.links}>
            <a href={guide.href}>{messages.guideTo(guide.placeName)}</a>
            <a href={guide.planHref}>{messages.addToTrip}</a>
          </span>
        )}
      </figcaption>
    </figure>
  )
}

type PictureNavigationProps = LargePictureProps & {
  /** Shows another picture. Missing: the links lead to another page. */
  showLarge?: (scene: string) => void
}

/** Links to both neighbours. */
export function PictureNavigation({
  item: { previous, number, next },
  count,
  showLarge,
}: PictureNavigationProps) {
  const messages = useMessages().gallery
  return (
    <>
      <NeighbourLink
        to={previous}
        icon="back"
        label={messages.previousPicture(previous.caption)}
        showLarge={showLarge}
      />
      <span className={styles.number}>{messages.pictureOf(number, count)}</span>
      <NeighbourLink
        to={next}
        icon="arrow"
        label={messages.nextPicture(next.caption)}
        showLarge={showLarge}
      />
    </>
  )
}

type NeighbourLinkProps = Pick<PictureNavigationProps, "showLarge"> & {
  to: LinkedPicture
  icon: "back" | "arrow"
  label: string
}

function NeighbourLink({ to, icon, label, showLarge }: NeighbourLinkProps) {
  return (
    <a
      className={styles.iconButton}
      href={to.largeHref}
      aria-label={label}
      onClick={showLarge && onPlainClick(() => showLarge(to.scene))}
    >
      <Icon name={icon} />
    </a>
  )
}
