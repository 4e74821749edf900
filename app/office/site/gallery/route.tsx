import { officeHeaders, officeMeta } from "#app/office/office-meta.ts"
import { EntryButton, EntryOrder } from "#app/office/site/entry-button.tsx"
import { loadSetting } from "#app/office/site/load-setting.ts"
import { SettingFrame } from "#app/office/site/setting-frame.tsx"
import { settingPage } from "#app/office/site/setting-pages.ts"
import styles from "#app/office/site/site.module.css"
import { ButtonLink } from "#app/ui/button.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { sceneFile } from "#app/ui/scene-files.ts"
import type { GalleryPicture } from "#domain/content/content.ts"
import type { Route } from "./+types/route"
import { receiveGalleryPress } from "./receive-press.ts"

export const meta = officeMeta
export const headers = officeHeaders

const PAGE = settingPage("gallery")

export function loader({ request, context }: Route.LoaderArgs) {
  return loadSetting(request, context, "gallery")
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveGalleryPress(request, context)
}

/** Every picture in the order of the gallery, the hidden ones in their places. */
export default function Gallery({ loaderData: { value, frame } }: Route.ComponentProps) {
  const { gallery: texts } = useMessages().office.site
  const shown = value.filter(({ isHidden }) => !isHidden).length
  return (
    <SettingFrame {...frame}>
      <p className="soft">{texts.shown(shown, value.length)}</p>
      <form method="post" className={styles.entries}>
        <input type="hidden" name="version" value={frame.version} />
        {value.map((picture, index) => (
          <Entry key={picture.scene} picture={picture} index={index} isLast={index === value.length - 1} />
        ))}
      </form>
    </SettingFrame>
  )
}

const THUMB_WIDTH = 360

type EntryProps = { picture: GalleryPicture; index: number; isLast: boolean }

function Entry({ picture, index, isLast }: EntryProps) {
  const { gallery: texts } = useMessages().office.site
  const { scene, caption, isHidden } = picture
  return (
    <div id={scene} className={classNames(styles.entry, styles.withPicture, isHidden && styles.isHidden)}>
      <img
        className={styles.thumb}
        src={sceneFile(scene, "gallery", THUMB_WIDTH, "webp")}
        alt=""
        width="360"
        height="241"
        loading="lazy"
      />
      <div className={styles.what}>
        <b>{caption}</b>
        {isHidden && <span className={styles.meta}>{texts.hidden}</span>}
      </div>
      <div className={styles.presses}>
        <EntryOrder index={index} name={caption} isFirst={index === 0} isLast={isLast} />
        {isHidden ? (
          <EntryButton act="show" index={index} label={texts.show} name={texts.showWhich(caption)} />
        ) : (
          <EntryButton act="hide" index={index} label={texts.hide} name={texts.hideWhich(caption)} />
        )}
        <ButtonLink small look="line" href={`${PAGE}/${scene}`} aria-label={texts.editWhich(caption)}>
          {texts.edit}
        </ButtonLink>
      </div>
    </div>
  )
}
