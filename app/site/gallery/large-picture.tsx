import type { KeyboardEvent } from "react"
import { GALLERY } from "#app/paths.ts"
import { arrowKeyDirection, type StepDirection } from "#app/ui/arrow-key-direction.ts"
import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { onPlainClick } from "#app/ui/on-plain-click.ts"
import { ScenePicture } from "#app/ui/scene-picture.tsx"
import { type LinkedPicture, largeHref, largeId, type PictureInSequence } from "./gallery-pictures.ts"
import styles from "./large-picture.module.css"
import { replaceLargePicture } from "./open-large.ts"
import { PICTURES_PER_SLIDE, slideId } from "./slides.ts"

type LargePictureProps = { shown: PictureInSequence; count: number }

/** A large picture in a popover. The browser opens it, closes it on Escape or a click outside, and restores the focus. */
export function LargePicturePopover({ shown, count }: LargePictureProps) {
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
      <div className={styles.bar}>
        <PictureNavigation shown={shown} count={count} isInPopover />
        <button
          type="button"
          className={styles.iconButton}
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
    const direction = arrowKeyDirection(event)
    if (direction === -1) replaceLargePicture(previous.scene, direction)
    if (direction === 1) replaceLargePicture(next.scene, direction)
  }
}

/** The large picture inside the page, where the links between large pictures lead without a script. */
export function LargePictureInPage({ shown, count }: LargePictureProps) {
  const captionId = "large-caption"
  const slide = Math.ceil(shown.number / PICTURES_PER_SLIDE)
  return (
    <section className={styles.inPage} aria-labelledby={captionId}>
      <LargeFigure picture={shown.picture} captionId={captionId} hasPriority={true} />
      <div className={styles.bar}>
        <PictureNavigation shown={shown} count={count} />
        <a className={styles.all} href={`${GALLERY}#${slideId(slide)}`}>
          {useMessages().gallery.all}
        </a>
      </div>
    </section>
  )
}

/** The width at which caption and links fit into the window: see `--large` in the style sheet. */
const SIZES = "min(100vw - 1rem, 178vh - 17rem)"

type LargeFigureProps = { picture: LinkedPicture; captionId: string; hasPriority?: boolean }

function LargeFigure({ picture, captionId, hasPriority = false }: LargeFigureProps) {
  const { scene, alt, caption, guide } = picture
  const messages = useMessages().gallery
  return (
    <figure>
      <ScenePicture scene={scene} crop="wide" alt={alt} sizes={SIZES} priority={hasPriority} />
      <figcaption className={styles.caption}>
        <span id={captionId}>{caption}</span>
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

type PictureNavigationProps = LargePictureProps & { isInPopover?: boolean }

/** Links to both neighbours. In the popover, a click replaces the picture instead of following the link. */
function PictureNavigation({
  shown: { previous, number, next },
  count,
  isInPopover = false,
}: PictureNavigationProps) {
  const messages = useMessages().gallery
  return (
    <>
      <NeighbourLink
        to={previous}
        direction={-1}
        icon="back"
        label={messages.previousPicture(previous.caption)}
        isInPopover={isInPopover}
      />
      <span className={styles.number}>{messages.pictureOf(number, count)}</span>
      <NeighbourLink
        to={next}
        direction={1}
        icon="arrow"
        label={messages.nextPicture(next.caption)}
        isInPopover={isInPopover}
      />
    </>
  )
}

type NeighbourLinkProps = {
  to: LinkedPicture
  direction: StepDirection
  icon: "back" | "arrow"
  label: string
  isInPopover: boolean
}

function NeighbourLink({ to, direction, icon, label, isInPopover }: NeighbourLinkProps) {
  return (
    <a
      className={styles.iconButton}
      href={largeHref(to.scene)}
      aria-label={label}
      data-direction={direction}
      onClick={isInPopover ? onPlainClick(() => replaceLargePicture(to.scene, direction)) : undefined}
    >
      <Icon name={icon} />
    </a>
  )
}
