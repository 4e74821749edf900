import { officeHeaders, officeMeta } from "#app/office/office-meta.ts"
import { loadSettingEntry, SettingEntryPage } from "#app/office/site/entry-page.tsx"
import { GALLERY } from "#app/office/site/gallery/gallery-list.ts"
import { handleSettingEntry } from "#app/office/site/handle-entry.ts"
import styles from "#app/office/site/site.module.css"
import { ScenePicture } from "#app/ui/scene-picture.tsx"
import type { Route } from "./+types/route"

export const meta = officeMeta
export const headers = officeHeaders

export function loader({ context, params }: Route.LoaderArgs) {
  return loadSettingEntry(context, GALLERY, params.scene)
}

export function action({ request, context }: Route.ActionArgs) {
  return handleSettingEntry(request, context, GALLERY)
}

export default function PicturePage({ loaderData, actionData, params: { scene } }: Route.ComponentProps) {
  const picture = loaderData.entries.find((each) => each.scene === scene)
  return (
    <SettingEntryPage list={GALLERY} {...loaderData} form={actionData}>
      <div className={styles.large}>
        <ScenePicture scene={scene} crop="gallery" alt={picture?.alt ?? ""} sizes="360px" />
      </div>
    </SettingEntryPage>
  )
}
