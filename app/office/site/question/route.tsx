import { officeHeaders, officeMeta } from "#app/office/office-meta.ts"
import { OPENED_FOR, receiveEntry } from "#app/office/site/entry-form.ts"
import { EntryPage } from "#app/office/site/entry-page.tsx"
import { loadEntry, numbered, todayOf } from "#app/office/site/load-entry.ts"
import { type FieldLook, SiteField } from "#app/office/site/site-field.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Route } from "./+types/route"
import { QUESTION, type QUESTION_FIELDS } from "./question-form.ts"

export const meta = officeMeta
export const headers = officeHeaders

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await loadEntry(context, "questions", (list) => numbered(list, params.number))
  return { ...found, today: todayOf(context) }
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveEntry(request, context, QUESTION, todayOf(context))
}

type Field = (typeof QUESTION_FIELDS)[number]

const GROUPS = "groups"

export default function OneQuestion({ loaderData, actionData: form }: Route.ComponentProps) {
  const { list, entry, version, today } = loaderData
  const { questions: texts } = useMessages().office.site
  const openedFor = form?.answers[OPENED_FOR] ?? entry?.question ?? ""
  const there = list.find(({ question }) => question === openedFor)
  const current = there ? QUESTION.valuesOf(there) : null
  const field = (field: Field, look: Omit<FieldLook, "field" | "label"> = {}) => (
    <SiteField
      form={form}
      current={current ?? { checkedOn: today }}
      field={field}
      label={texts.fields[field]}
      hint={texts.hints[field]}
      {...look}
    />
  )
  return (
    <EntryPage
      setting="questions"
      heading={openedFor ? texts.oneHeading : texts.newHeading}
      version={version}
      form={form}
      openedFor={openedFor}
      current={current}
      labels={texts.fields}
    >
      {field("question")}
      {field("answer", { isLong: true })}
      {field("group", { listId: GROUPS, autoComplete: "off" })}
      <datalist id={GROUPS}>
        {[...new Set(list.map(({ group }) => group))].map((group) => (
          <option key={group} value={group} />
        ))}
      </datalist>
      {field("checkedOn", { type: "date", max: today })}
    </EntryPage>
  )
}
