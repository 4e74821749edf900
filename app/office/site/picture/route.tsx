import { officeHeaders, officeMeta } from "#app/office/office-meta.ts"
import { loadSettingEntry, SettingEntryScreen } from "#app/office/site/entry-screen.tsx"
import { GALLERY } from "#app/office/site/gallery/gallery-list.ts"
import { receiveEntry } from "#app/office/site/receive-entry.ts"
import styles from "#app/office/site/site.module.css"
import { ScenePicture } from "#app/ui/scene-picture.tsx"
import type { Route } from "./+types/route"

export const meta = officeMeta
export const headers = officeHeaders

export function loader({ context, params }: Route.LoaderArgs) {
  return loadSettingEntry(context, GALLERY, params.scene)
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveEntry(request, context, GALLERY)
}

export default function OnePicture({ loaderData, actionData, params: { scene } }: Route.ComponentProps) {
  const picture = loaderData.entries.find((each) => each.scene === scene)
  return (
    <SettingEntryScreen list={GALLERY} {...loaderData} form={actionData}>
      <div className={styles.large}>
        <ScenePicture scene={scene} crop="gallery" alt={picture?.alt ?? ""} sizes="360px" />
      </div>
    </SettingEntryScreen>
  )
}
