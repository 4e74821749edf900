import type { ListGroup, RowPosition } from "#app/office/lists/list-page.tsx"
import type { RowFormProps } from "#app/office/lists/row-form.tsx"
import { formatEntryAction } from "./entry-action.ts"
import type { EntryOf, ListKey, SettingList } from "./setting-list.ts"
import { settingPage } from "./setting-pages.ts"
import type { SiteMessages } from "./site-form.ts"

type StoredList<Key extends ListKey> = {
  list: SettingList<Key>
  entries: readonly EntryOf<Key>[]
  version: number
}

/** The entries by group. A list without groups is one group without a name. */
export function listGroups<Key extends ListKey>(
  { list, entries, version }: StoredList<Key>,
  messages: SiteMessages,
): ListGroup<EntryOf<Key>>[] {
  const { key, groupOf } = list
  if (!groupOf) return [{ id: key, name: null, caption: messages.names[key], entries }]
  return [...Map.groupBy(entries, groupOf)].map(([name, members], groupIndex, { length }) => {
    const index = members[0] ? entries.indexOf(members[0]) : 0
    const move = moveButtons("group-", index, name, positionIn(groupIndex, length), messages)
    return { id: name, name, caption: name, entries: members, form: { fields: { version }, move } }
  })
}

function positionIn(index: number, length: number): RowPosition {
  return { isFirst: index === 0, isLast: index === length - 1 }
}

/** The form with the buttons of an entry, which `handleSettingList` handles. */
export function rowForm<Key extends ListKey>(
  { list, entries, version }: StoredList<Key>,
  entry: EntryOf<Key>,
  position: RowPosition,
  messages: SiteMessages,
): RowFormProps {
  const index = entries.indexOf(entry)
  const label = list.labelOf(entry)
  const { edit, editEntry } = list.messages(messages)
  const href = `${settingPage(list.key)}/${list.slugOf(entry, index)}`
  return {
    fields: { version },
    ...(list.actions.up && { move: moveButtons("", index, label, position, messages) }),
    buttons: list
      .buttonsOf(entry, messages)
      .map((button) =>
        button === "edit"
          ? { label: edit, name: editEntry(label), href }
          : { ...button, act: formatEntryAction(button.act, index) },
      ),
  }
}

/** The arrow buttons of an entry, or of the group whose first entry is at `index`. */
function moveButtons(
  prefix: "group-" | "",
  index: number,
  name: string,
  { isFirst, isLast }: RowPosition,
  { questions: { moveUp, moveDown } }: SiteMessages,
): RowFormProps["move"] {
  return {
    up: { value: formatEntryAction(`${prefix}up`, index), label: moveUp(name), isAtEnd: isFirst },
    down: { value: formatEntryAction(`${prefix}down`, index), label: moveDown(name), isAtEnd: isLast },
  }
}
