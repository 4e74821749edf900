import type { Context } from "#app/context.ts"
import type { FormState } from "#app/forms/form-state.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { findAction } from "#app/office/forms/find-action.ts"
import { versionIn } from "#app/office/forms/version-in.ts"
import listStyles from "#app/office/lists/list.module.css"
import { ListPage } from "#app/office/lists/list-page.tsx"
import { ButtonLink } from "#app/ui/button.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Settings } from "#domain/content/settings.ts"
import { ConfirmForm } from "./edit-form.tsx"
import { type EntryAction, parseEntryAction } from "./entry-action.ts"
import { listGroups, rowForm } from "./list-rows.ts"
import { loadSetting } from "./load-setting.ts"
import { findEffectToConfirm, unchangedRates } from "./price-effect.ts"
import { findSetting, saveSetting, UNDO_LAST_CHANGE } from "./save-setting.ts"
import { SettingLayout, type SettingLayoutProps } from "./setting-layout.tsx"
import type { EntryOf, ListKey, SettingList } from "./setting-list.ts"
import { settingPage } from "./setting-pages.ts"
import styles from "./site.module.css"
import { askForConfirmation, respondToAction, type SettingOutcome, undoLastChange } from "./site-form.ts"
import { todayOf } from "./today-of.ts"

/** Loads the page of a list. */
export async function loadSettingList<Key extends ListKey>(
  request: Request,
  context: Context,
  { key }: SettingList<Key>,
) {
  return { ...(await loadSetting(request, context, key)), today: todayOf(context) }
}

/** Handles a button of an entry, or the button that undoes the last change of the list. */
export async function handleSettingList<Key extends ListKey>(
  request: Request,
  context: Context,
  list: SettingList<Key>,
) {
  const form = await readForm(request)
  const { key } = list
  if (textOf(form, "act") === UNDO_LAST_CHANGE)
    return undoLastChange(request, context, { key, form, rateConversions: listRateConversions(list) })
  const setting = await findSetting(context, key)
  const entries: readonly EntryOf<Key>[] = setting.value
  const version = versionIn(form)
  const action = parseEntryAction(form, entries.length)
  const change = findAction(list.actions, action.act)
  if (!change) throw new Response(null, { status: 400 })
  const entry = entries[action.index]
  // A submission from a stale page is refused below.
  if (list.rateConversion && action.act === "remove" && entry && version === setting.version) {
    const answers = { act: textOf(form, "act"), version: String(version), name: list.labelOf(entry) }
    const effectToConfirm = await findEffectToConfirm(request, context, {
      form,
      values: answers,
      before: list.rateConversion(entry),
      after: unchangedRates,
    })
    if (effectToConfirm) return askForConfirmation(answers, effectToConfirm)
  }
  const newEntries = change(entries, action.index, todayOf(context))
  const outcome = await saveSetting(context, { key, value: newEntries as Settings[Key], version }) // the same entries
  return respondToAction(context, key, outcome, elementIdAfter(list, { entries, newEntries }, action))
}

/**
 * Returns a function that gives the rate conversions before and after the undo of the last change of a list. The two versions differ in
 * one entry, because each action changes one. As in the form of an entry, the conversion of the entry is compared with unchanged rates.
 */
function listRateConversions<Key extends ListKey>({ rateConversion }: SettingList<Key>) {
  if (!rateConversion) return undefined
  return (value: readonly EntryOf<Key>[], previousValue: readonly EntryOf<Key>[]) => {
    const [addedEntry] = entriesOnlyIn(previousValue, value)
    const [removedEntry] = entriesOnlyIn(value, previousValue)
    if (addedEntry) return { before: unchangedRates, after: rateConversion(addedEntry) }
    return { before: removedEntry ? rateConversion(removedEntry) : unchangedRates, after: unchangedRates }
  }
}

function entriesOnlyIn<Entry>(list: readonly Entry[], other: readonly Entry[]): Entry[] {
  const others = new Set(other.map((entry) => JSON.stringify(entry)))
  return list.filter((entry) => !others.has(JSON.stringify(entry)))
}

/** The id of the element to scroll to after the action: the entry, or the one that is now at the index of a removed entry. */
function elementIdAfter<Key extends ListKey>(
  { idOf, labelOf }: SettingList<Key>,
  { entries, newEntries }: { entries: readonly EntryOf<Key>[]; newEntries: readonly EntryOf<Key>[] },
  { index }: EntryAction,
): string | undefined {
  const entry = entries[index]
  if (!entry) return undefined
  const newIndex = newEntries.findIndex((each) => labelOf(each) === labelOf(entry))
  return idOf(entry, newIndex < 0 ? index : newIndex)
}

type SettingListPageProps<Key extends ListKey> = {
  list: SettingList<Key>
  entries: readonly EntryOf<Key>[]
  layout: Omit<SettingLayoutProps, "children">
  today: string
  /** The outcome of a button that was not confirmed yet, in a list that changes prices. */
  form?: FormState<string, SettingOutcome> | undefined
}

/** The entries in the order in which visitors see them, each with its buttons. */
export function SettingListPage<Key extends ListKey>(props: SettingListPageProps<Key>) {
  const { list, entries, layout, today } = props
  const { version } = layout
  const { site } = useMessages().office
  const { noEntries, edit, fields } = list.messages(site)
  return (
    <SettingLayout {...layout}>
      <ConfirmForm form={props.form} />
      <AddLink {...props} />
      {entries.length === 0 && noEntries ? (
        <p>{noEntries}</p>
      ) : (
        <ListPage<EntryOf<Key>>
          groups={listGroups({ list, entries, version }, site)}
          idOf={(entry) => list.idOf(entry, entries.indexOf(entry))}
          columns={[
            { heading: fields[list.labelField] ?? "", cell: list.labelOf },
            ...list.columns(site, today),
          ]}
          picture={list.thumbnailOf && ((entry) => <Thumbnail list={list} entry={entry} />)}
          actions={{
            heading: edit,
            rowForm: (entry, position) => rowForm({ list, entries, version }, entry, position, site),
          }}
        />
      )}
    </SettingLayout>
  )
}

/** The link to the form of a new entry, and the number of entries. */
function AddLink<Key extends ListKey>({ list, entries }: SettingListPageProps<Key>) {
  const { site } = useMessages().office
  const { add } = list.messages(site)
  const count = list.countOf?.(entries, site)
  if (!add) return <p className="soft">{count}</p>
  return (
    <p className={count ? styles.actions : undefined}>
      <ButtonLink href={`${settingPage(list.key)}/new`}>{add}</ButtonLink>
      {count && <span className="soft">{count}</span>}
    </p>
  )
}

function Thumbnail<Key extends ListKey>({ list, entry }: { list: SettingList<Key>; entry: EntryOf<Key> }) {
  const thumbnail = list.thumbnailOf?.(entry)
  if (!thumbnail) return null
  // The size of the 360 px wide files of `SCENE_FILES.gallery`.
  return (
    <img
      className={thumbnail.isHidden ? listStyles.dimmed : undefined}
      src={thumbnail.src}
      alt=""
      width="360"
      height="241"
      loading="lazy"
    />
  )
}
