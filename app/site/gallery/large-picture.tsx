import { Icon } from "#app/ui/icon.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { ScenePicture } from "#app/ui/scene-picture.tsx"
import styles from "./large-picture.module.css"
import { type InTheRound, largeHref, largeId, type ShownPicture } from "./shown-picture.ts"
import { PICTURES_PER_SLIDE, slideId } from "./slides.ts"

type LargeProps = { shown: InTheRound; count: number }

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
      data-large
    >
      <LargeFigure picture={shown.picture} captionId={captionId} />
      <div className={styles.foot}>
        <Ways shown={shown} count={count} />
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

/** The same in the page: whoever goes on from one large picture to the next without a script arrives here. */
export function LargePictureInPage({ shown, count }: LargeProps) {
  const captionId = "large-caption"
  const slide = Math.ceil(shown.number / PICTURES_PER_SLIDE)
  return (
    <section className={styles.inPage} aria-labelledby={captionId}>
      <LargeFigure picture={shown.picture} captionId={captionId} isFirstSeen={true} />
      <div className={styles.foot}>
        <Ways shown={shown} count={count} />
        <a className={styles.all} href={`/gallery#${slideId(slide)}`}>
          {useMessages().gallery.all}
        </a>
      </div>
    </section>
  )
}

/** As wide as leaves caption and ways inside the window: see `--large` in the style sheet. */
const SIZES = "min(100vw - 1rem, 178vh - 17rem)"

type LargeFigureProps = { picture: ShownPicture; captionId: string; isFirstSeen?: boolean }

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

/** With the page script a press shows the next picture in the place of this one. */
function Ways({ shown: { previous, number, next }, count }: LargeProps) {
  const texts = useMessages().gallery
  return (
    <>
      <Way to={previous} way="-1" icon="back" label={texts.previousPicture(previous.caption)} />
      <span className={styles.number}>{texts.pictureOf(number, count)}</span>
      <Way to={next} way="1" icon="arrow" label={texts.nextPicture(next.caption)} />
    </>
  )
}

type WayProps = { to: ShownPicture; way: "-1" | "1"; icon: "back" | "arrow"; label: string }

function Way({ to, way, icon, label }: WayProps) {
  return (
    <a
      className={styles.way}
      href={largeHref(to.scene)}
      aria-label={label}
      data-way={way}
      data-opens={largeId(to.scene)}
    >
      <Icon name={icon} />
    </a>
  )
}
