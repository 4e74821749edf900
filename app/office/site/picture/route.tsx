import { officeHeaders, officeMeta } from "#app/office/office-meta.ts"
import { OPENED_FOR, receiveEntry } from "#app/office/site/entry-form.ts"
import { EntryPage } from "#app/office/site/entry-page.tsx"
import { loadEntry, todayOf } from "#app/office/site/load-entry.ts"
import styles from "#app/office/site/site.module.css"
import { SiteField } from "#app/office/site/site-field.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { ScenePicture } from "#app/ui/scene-picture.tsx"
import type { Route } from "./+types/route"
import { FIRST, PICTURE, STAY } from "./picture-form.ts"

export const meta = officeMeta
export const headers = officeHeaders

export function loader({ context, params }: Route.LoaderArgs) {
  return loadEntry(context, "gallery", (list) => list.find(({ scene }) => scene === params.scene))
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveEntry(request, context, PICTURE, todayOf(context))
}

export default function OnePicture({ loaderData, actionData: form, params }: Route.ComponentProps) {
  const { list, entry, version } = loaderData
  const { gallery: texts } = useMessages().office.site
  const current = entry ? PICTURE.valuesOf(entry) : null
  const places = [
    { value: STAY, label: texts.stay },
    { value: FIRST, label: texts.first },
    ...list
      .filter(({ scene }) => scene !== params.scene)
      .map(({ scene, caption }) => ({ value: scene, label: texts.after(caption) })),
  ]
  const shown = { form, current: current ?? {} }
  return (
    <EntryPage
      setting="gallery"
      heading={texts.oneHeading}
      version={version}
      form={form}
      openedFor={form?.answers[OPENED_FOR] ?? params.scene}
      current={current}
      labels={{ caption: texts.fields.caption, alt: texts.fields.alt }}
    >
      <div className={styles.large}>
        <ScenePicture scene={params.scene} crop="gallery" alt={entry?.alt ?? ""} sizes="360px" />
      </div>
      <SiteField {...shown} field="caption" label={texts.fields.caption} hint={texts.hints.caption} />
      <SiteField {...shown} field="alt" label={texts.fields.alt} hint={texts.hints.alt} isLong />
      <SiteField {...shown} field="after" label={texts.fields.after} options={places} />
    </EntryPage>
  )
}
