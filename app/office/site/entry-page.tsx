import type { ReactNode } from "react"
import { type Context, messagesContext } from "#app/context.ts"
import type { FormState } from "#app/forms/form-state.ts"
import { hasErrorsContext } from "#app/office/forms/office-form.ts"
import { BackLink } from "#app/office/layout/back-link.tsx"
import { officeTitle } from "#app/office/office-meta.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { EditForm } from "./edit-form.tsx"
import { EntryFields } from "./entry-fields.tsx"
import { EDITED_NAME_FIELD } from "./handle-entry.ts"
import { findSetting } from "./save-setting.ts"
import type { EntryOf, ListKey, SettingList } from "./setting-list.ts"
import { settingPage } from "./setting-pages.ts"
import styles from "./site.module.css"
import type { SettingOutcome } from "./site-form.ts"
import { todayOf } from "./today-of.ts"

/**
 * Loads the page of an entry: its list, and the name of the entry, empty for a new one.
 * @throws a Response 404 if there is no such entry, except after a submission, whose entry may have been removed since
 */
export async function loadSettingEntry<Key extends ListKey>(
  context: Context,
  { key, find, nameOf }: SettingList<Key>,
  slug: string,
) {
  const { value, version } = await findSetting(context, key)
  const entries: readonly EntryOf<Key>[] = value
  const entry = find(entries, slug)
  if (!entry && !context.get(hasErrorsContext)) throw new Response(null, { status: 404 })
  const { names } = context.get(messagesContext).office.site
  const name = entry && entry !== "new" ? nameOf(entry) : ""
  return { title: officeTitle(context, names[key]), entries, name, version, today: todayOf(context) }
}

type SettingEntryPageProps<Key extends ListKey> = {
  list: SettingList<Key>
  entries: readonly EntryOf<Key>[]
  name: string
  version: number
  today: string
  form: FormState<string, SettingOutcome> | undefined
  /** The content above the fields. */
  children?: ReactNode
}

/** The page of one entry of a list: its form, and a link back to the list. */
export function SettingEntryPage<Key extends ListKey>({
  list,
  entries,
  name,
  version,
  today,
  form,
  children,
}: SettingEntryPageProps<Key>) {
  const { site } = useMessages().office
  const { entryHeading, newHeading = entryHeading, fields: labels } = list.messages(site)
  const editedName = form?.answers[EDITED_NAME_FIELD] ?? name
  const storedEntry = entries.find((entry) => list.nameOf(entry) === editedName)
  const storedValues = storedEntry ? list.toFormValues(storedEntry) : null
  const positionFields = list.fields.flat().filter(({ isPosition }) => isPosition)
  const comparedLabels = Object.entries(labels).filter(
    ([labelledField]) => !positionFields.some(({ field }) => field === labelledField),
  )
  return (
    <div className={styles.setting}>
      <BackLink href={settingPage(list.key)}>{site.names[list.key]}</BackLink>
      <h1>{editedName ? entryHeading : newHeading}</h1>
      <EditForm
        version={version}
        form={form}
        storedValues={storedValues}
        labels={Object.fromEntries(comparedLabels)}
      >
        <input type="hidden" name={EDITED_NAME_FIELD} value={editedName} />
        {children}
        <EntryFields
          list={list}
          entries={entries}
          name={editedName}
          today={today}
          form={form}
          initialValues={storedValues ?? list.newValues?.(today) ?? {}}
        />
      </EditForm>
    </div>
  )
}
