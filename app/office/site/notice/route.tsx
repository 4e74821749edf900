import { officeHeaders, officeMeta } from "#app/office/office-meta.ts"
import { OPENED_FOR, receiveEntry } from "#app/office/site/entry-form.ts"
import { EntryPage } from "#app/office/site/entry-page.tsx"
import { loadEntry, numbered, todayOf } from "#app/office/site/load-entry.ts"
import styles from "#app/office/site/site.module.css"
import { type FieldLook, SiteField } from "#app/office/site/site-field.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Route } from "./+types/route"
import { NOTICE, type NOTICE_FIELDS } from "./notice-form.ts"

export const meta = officeMeta
export const headers = officeHeaders

export function loader({ context, params }: Route.LoaderArgs) {
  return loadEntry(context, "notices", (list) => numbered(list, params.number))
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveEntry(request, context, NOTICE, todayOf(context))
}

type Field = (typeof NOTICE_FIELDS)[number]

export default function OneNotice({ loaderData, actionData: form }: Route.ComponentProps) {
  const { list, entry, version } = loaderData
  const { notices: texts } = useMessages().office.site
  const openedFor = form?.answers[OPENED_FOR] ?? entry?.text ?? ""
  const there = list.find(({ text }) => text === openedFor)
  const current = there ? NOTICE.valuesOf(there) : null
  const field = (field: Field, look: Omit<FieldLook, "field" | "label"> = {}) => (
    <SiteField
      form={form}
      current={current ?? {}}
      field={field}
      label={texts.fields[field]}
      hint={texts.hints[field]}
      {...look}
    />
  )
  return (
    <EntryPage
      setting="notices"
      heading={openedFor ? texts.oneHeading : texts.newHeading}
      version={version}
      form={form}
      openedFor={openedFor}
      current={current}
      labels={texts.fields}
    >
      {field("text", { isLong: true })}
      {field("kind", {
        options: [
          { value: "notice", label: texts.kinds.notice },
          { value: "warning", label: texts.kinds.warning },
        ],
      })}
      <div className={styles.pair}>
        {field("from", { type: "date" })}
        {field("until", { type: "date" })}
      </div>
    </EntryPage>
  )
}
