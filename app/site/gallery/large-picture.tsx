import type { KeyboardEvent } from "react"
import { GALLERY } from "#app/paths.ts"
import { arrowKeyDirection } from "#app/ui/arrow-key-direction.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { onPlainClick } from "#app/ui/on-plain-click.ts"
import { ScenePicture } from "#app/ui/scene-picture.tsx"
import { type LinkedPicture, largeHref, largeId, type PictureInSequence } from "./gallery-pictures.ts"
import styles from "./large-picture.module.css"
import { replaceLargePicture, type Way } from "./open-large.ts"
import { PICTURES_PER_SLIDE, slideId } from "./slides.ts"

type LargeProps = { shown: PictureInSequence; count: number }

/** A picture over the page. The platform opens it, closes it with Escape or a press beside it, and gives the focus back. */
export function LargePicturePopover({ shown, count }: LargeProps) {
  const id = largeId(shown.picture.scene)
  const captionId = `${id}-caption`
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={captionId}
      className={styles.popover}
      onKeyDown={onArrowKey(shown)}
    >
      <LargeFigure picture={shown.picture} captionId={captionId} />
      <div className={styles.foot}>
        <Ways shown={shown} count={count} isOverPage />
        <button
          type="button"
          className={styles.way}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={useMessages().common.close}
          // biome-ignore lint/a11y/noAutofocus: it takes the focus when the popover opens, never when the page does
          autoFocus={true}
        >
          <Icon name="close" />
        </button>
      </div>
    </div>
  )
}

function onArrowKey({ previous, next }: PictureInSequence) {
  return (event: KeyboardEvent) => {
    const way = arrowKeyDirection(event)
    if (way === -1) replaceLargePicture(previous.scene, "-1")
    if (way === 1) replaceLargePicture(next.scene, "1")
  }
}

/** The same in the page: whoever goes on from one large picture to the next without a script arrives here. */
export function LargePictureInPage({ shown, count }: LargeProps) {
  const captionId = "large-caption"
  const slide = Math.ceil(shown.number / PICTURES_PER_SLIDE)
  return (
    <section className={styles.inPage} aria-labelledby={captionId}>
      <LargeFigure picture={shown.picture} captionId={captionId} isFirstSeen={true} />
      <div className={styles.foot}>
        <Ways shown={shown} count={count} />
        <a className={styles.all} href={`${GALLERY}#${slideId(slide)}`}>
          {useMessages().gallery.all}
        </a>
      </div>
    </section>
  )
}

/** As wide as leaves caption and ways inside the window: see `--large` in the style sheet. */
const SIZES = "min(100vw - 1rem, 178vh - 17rem)"

type LargeFigureProps = { picture: LinkedPicture; captionId: string; isFirstSeen?: boolean }

function LargeFigure({ picture, captionId, isFirstSeen = false }: LargeFigureProps) {
  const { scene, alt, caption, guide } = picture
  const texts = useMessages().gallery
  return (
    <figure>
      <ScenePicture scene={scene} crop="wide" alt={alt} sizes={SIZES} priority={isFirstSeen} />
      <figcaption className={styles.caption}>
        <span id={captionId}>{caption}</span>
        {guide && <a href={guide.href}>{texts.guideTo(guide.placeName)}</a>}
      </figcaption>
    </figure>
  )
}

type WaysProps = LargeProps & { isOverPage?: boolean }

/** Over the page, a press shows the next picture in the place of this one. */
function Ways({ shown: { previous, number, next }, count, isOverPage = false }: WaysProps) {
  const texts = useMessages().gallery
  return (
    <>
      <WayLink
        to={previous}
        way="-1"
        icon="back"
        label={texts.previousPicture(previous.caption)}
        isOverPage={isOverPage}
      />
      <span className={styles.number}>{texts.pictureOf(number, count)}</span>
      <WayLink
        to={next}
        way="1"
        icon="arrow"
        label={texts.nextPicture(next.caption)}
        isOverPage={isOverPage}
      />
    </>
  )
}

type WayLinkProps = {
  to: LinkedPicture
  way: Way
  icon: "back" | "arrow"
  label: string
  isOverPage: boolean
}

function WayLink({ to, way, icon, label, isOverPage }: WayLinkProps) {
  return (
    <a
      className={styles.way}
      href={largeHref(to.scene)}
      aria-label={label}
      data-way={way}
      onClick={isOverPage ? onPlainClick(() => replaceLargePicture(to.scene, way)) : undefined}
    >
      <Icon name={icon} />
    </a>
  )
}
