import type { ComponentProps } from "react"
import type { Context } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { actionNamed } from "#app/office/forms/action-named.ts"
import { versionIn } from "#app/office/forms/version-in.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import type { Settings } from "#domain/content/settings.ts"
import { type EntryAction, entryActionIn } from "./entry-action.ts"
import { EntryButton, EntryOrder } from "./entry-button.tsx"
import { loadSetting } from "./load-setting.ts"
import { findSetting, saveSetting, setBack } from "./save-setting.ts"
import { SettingLayout } from "./setting-layout.tsx"
import type { EntryOf, ListKey, SettingList } from "./setting-list.ts"
import { settingPage } from "./setting-pages.ts"
import styles from "./site.module.css"
import { answerAction } from "./site-form.ts"
import { todayOf } from "./today-of.ts"

/** For the loader of a list. */
export async function loadSettingList<Key extends ListKey>(
  request: Request,
  context: Context,
  { key }: SettingList<Key>,
) {
  return { ...(await loadSetting(request, context, key)), today: todayOf(context) }
}

/** The action of a list: a button of one of its entries, or undoing the last change. */
export async function handleSettingList<Key extends ListKey>(
  request: Request,
  context: Context,
  list: SettingList<Key>,
) {
  const form = await readForm(request)
  const { key } = list
  if (textOf(form, "act") === "set-back") return answerAction(context, key, await setBack(context, key, form))
  const before: readonly EntryOf<Key>[] = (await findSetting(context, key)).value
  const version = versionIn(form)
  const action = entryActionIn(form, before.length)
  const change = actionNamed(list.actions, action.act)
  if (!change) throw new Response(null, { status: 400 })
  const after = change(before, action.index, todayOf(context))
  const outcome = await saveSetting(context, { key, value: after as Settings[Key], version }) // the same entries
  return answerAction(context, key, outcome, idAfter(list, before, after, action))
}

/** The element to scroll to after the action: the entry, or the one that has taken the place of a removed entry. */
function idAfter<Key extends ListKey>(
  { idOf, labelOf }: SettingList<Key>,
  before: readonly EntryOf<Key>[],
  after: readonly EntryOf<Key>[],
  { index }: EntryAction,
): string | undefined {
  const entry = before[index]
  if (!idOf || !entry) return undefined
  const place = after.findIndex((each) => labelOf(each) === labelOf(entry))
  return idOf(entry, place < 0 ? index : place)
}

type SettingListPageProps<Key extends ListKey> = {
  list: SettingList<Key>
  entries: readonly EntryOf<Key>[]
  frame: Omit<ComponentProps<typeof SettingLayout>, "children">
  today: string
}

/** The entries in the order in which visitors see them, each with its buttons. */
export function SettingListPage<Key extends ListKey>(props: SettingListPageProps<Key>) {
  const { list, entries, frame } = props
  const { none } = list.texts(useMessages().office.site)
  const placed = entries.map((entry, index) => ({ entry, index }))
  return (
    <SettingLayout {...frame}>
      <Head {...props} />
      {entries.length === 0 && none ? (
        <p>{none}</p>
      ) : (
        <form method="post" className={list.groupOf ? undefined : styles.entries}>
          <input type="hidden" name="version" value={frame.version} />
          {list.groupOf ? <Groups {...props} placed={placed} /> : <Entries {...props} placed={placed} />}
        </form>
      )}
    </SettingLayout>
  )
}

/** The link to the form of a new entry, and the number of entries. */
function Head<Key extends ListKey>({ list, entries }: SettingListPageProps<Key>) {
  const { site } = useMessages().office
  const { add } = list.texts(site)
  const count = list.countOf?.(entries, site)
  if (!add) return <p className="soft">{count}</p>
  return (
    <p className={count ? styles.actions : undefined}>
      <ButtonLink href={`${settingPage(list.key)}/new`}>{add}</ButtonLink>
      {count && <span className="soft">{count}</span>}
    </p>
  )
}

type Placed<Key extends ListKey> = { placed: readonly { entry: EntryOf<Key>; index: number }[] }

function Groups<Key extends ListKey>({ placed, ...props }: SettingListPageProps<Key> & Placed<Key>) {
  const groups = [...Map.groupBy(placed, ({ entry }) => props.list.groupOf?.(entry) ?? "")]
  return groups.map(([group, members], at) => (
    <section key={group} aria-label={group}>
      <div className={styles.group}>
        <h2>{group}</h2>
        <EntryOrder of="group-" index={members[0]?.index ?? 0} name={group} {...endsOf(at, groups)} />
      </div>
      <Entries {...props} placed={members} />
    </section>
  ))
}

function endsOf(place: number, { length }: readonly unknown[]) {
  return { isFirst: place === 0, isLast: place === length - 1 }
}

function Entries<Key extends ListKey>({ placed, list, today }: SettingListPageProps<Key> & Placed<Key>) {
  const { site } = useMessages().office
  return placed.map(({ entry, index }, place) => {
    const label = list.labelOf(entry)
    const remark = list.remarkOf(entry, site, today)
    const thumbnail = list.thumbnailOf?.(entry)
    return (
      <div
        key={label}
        id={list.idOf?.(entry, index)}
        className={classNames(
          styles.entry,
          thumbnail && styles.withPicture,
          thumbnail?.isHidden && styles.isHidden,
        )}
      >
        {thumbnail && (
          <img className={styles.thumb} src={thumbnail.src} alt="" width="360" height="241" loading="lazy" />
        )}
        <div className={styles.what}>
          <b>{label}</b>
          {remark !== null && <span className={styles.meta}>{remark}</span>}
        </div>
        <div className={styles.actions}>
          {list.actions.up && <EntryOrder index={index} name={label} {...endsOf(place, placed)} />}
          <Buttons list={list} entry={entry} index={index} />
        </div>
      </div>
    )
  })
}

type ButtonsProps<Key extends ListKey> = { list: SettingList<Key>; entry: EntryOf<Key>; index: number }

function Buttons<Key extends ListKey>({ list, entry, index }: ButtonsProps<Key>) {
  const { site } = useMessages().office
  const { edit, editWhich } = list.texts(site)
  return list.buttonsOf(entry, site).map((button) =>
    button === "edit" ? (
      <ButtonLink
        key={button}
        small
        look="line"
        href={`${settingPage(list.key)}/${list.slugOf(entry, index)}`}
        aria-label={editWhich(list.labelOf(entry))}
      >
        {edit}
      </ButtonLink>
    ) : (
      <EntryButton key={button.act} {...button} index={index} />
    ),
  )
}
