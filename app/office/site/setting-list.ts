import type { Option } from "#app/forms/fields.tsx"
import type { Column } from "#app/office/lists/list-page.tsx"
import type { SettingKey, Settings } from "#domain/content/settings.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import type { RateConversion } from "#domain/pricing/price-effect.ts"
import type { SiteMessages } from "./site-form.ts"

/** The settings that are lists of entries with a form each. */
export type ListKey = Extract<SettingKey, "notices" | "questions" | "gallery" | "seasons">
export type EntryOf<Key extends ListKey> = Settings[Key][number]

/** Describes a list of the site with a page for each entry: the notices, the questions, the gallery, the seasons. */
export type SettingList<Key extends ListKey> = ListColumns<Key> & EntryForm<Key>

/** The page of the list. */
type ListColumns<Key extends ListKey> = {
  key: Key
  messages: (messages: SiteMessages) => ListMessages
  /** The name of an entry in the list, unique within it. */
  labelOf: (entry: EntryOf<Key>) => string
  /** The columns between the label and the buttons. */
  columns: (messages: SiteMessages, today: string) => readonly Column<EntryOf<Key>>[]
  /** A line with the number of entries. */
  countOf?: (list: readonly EntryOf<Key>[], messages: SiteMessages) => string
  /** The group of an entry. Entries are listed under the name of their group, and a group is moved as a whole. */
  groupOf?: (entry: EntryOf<Key>) => string
  thumbnailOf?: (entry: EntryOf<Key>) => { src: string; isHidden: boolean }
  /** The id of an entry's element, to which the page scrolls after an action. */
  idOf: (entry: EntryOf<Key>, index: number) => string
  /** The buttons beside an entry, after the arrows. */
  buttonsOf: (entry: EntryOf<Key>, messages: SiteMessages) => readonly (EntryButton | "edit")[]
  /** Returns the list after an action, by the `act` of its button. The arrows are shown if there is an action 'up'. */
  actions: Readonly<Record<string, ListAction<EntryOf<Key>>>>
  /** The last segment of the path of an entry's page. */
  slugOf: (entry: EntryOf<Key>, index: number) => string
  /** The entry whose page has this last segment; 'new' for the page of a new entry. */
  find: (list: readonly EntryOf<Key>[], slug: string) => EntryOf<Key> | "new" | undefined
}

/** `today` is the current day in Sri Lanka. */
export type ListAction<Entry> = (list: readonly Entry[], index: number, today: string) => readonly Entry[]

/** `name` is the accessible name, which names the entry. It begins with the label. */
export type EntryButton = { act: string; label: string; name: string }

/** `add` and `newHeading` are missing if nothing can be added. */
type ListMessages = {
  add?: string
  newHeading?: string
  noEntries?: string
  edit: string
  editEntry: (label: string) => string
  entryHeading: string
  fields: Readonly<Record<string, string>>
  hints: Readonly<Record<string, string | undefined>>
}

/** The form of one entry. */
type EntryForm<Key extends ListKey> = {
  /** The fields in the order of the form. Fields in an inner list share a row. */
  fields: readonly (EntryField<Key> | readonly EntryField<Key>[])[]
  /** The unique name of an entry, which identifies the edited entry although its index can change. */
  nameOf: (entry: EntryOf<Key>) => string
  toFormValues: (entry: EntryOf<Key>) => Answers
  /** The initial values of the form of a new entry. */
  newValues?: (today: string) => Answers
  /** The entry as input of `checkSetting`. `storedEntry` is null for a new one. */
  toInput: (answers: Answers, storedEntry: EntryOf<Key> | null) => EntryOf<Key>
  /**
   * Errors by field that `checkSetting` does not report, or reports for the list as a whole. If there are any, they replace the errors of
   * the list as a whole.
   */
  extraErrors?: (
    answers: Answers,
    messages: SiteMessages,
    today: string,
    otherEntries: readonly EntryOf<Key>[],
  ) => Record<string, string>
  /** The conversion of rates by an entry, for a list that changes prices. The form then shows the effect before it is saved. */
  rateConversion?: (entry: EntryOf<Key>) => RateConversion
  /** The field of the label. It shows the error of a duplicate entry or of too many entries. */
  labelField: string
  /** The error message of a field. 'tooMany' instead of a field: the list has too many entries. */
  messageFor: (field: string, messages: SiteMessages) => string
  /** Orders the list after an entry was saved: by the position that was chosen in the form, by group or by day. */
  reorder?: (list: EntryOf<Key>[], index: number, answers: Answers) => EntryOf<Key>[]
}

export type EntryField<Key extends ListKey = ListKey> = {
  field: string
  control: "line" | "text" | "date" | "select" | "number"
  /** The options of a 'select'. `name` is the name of the entry. Empty for a new one. */
  options?: (messages: SiteMessages, list: readonly EntryOf<Key>[], name: string) => readonly Option[]
  /** The suggestions of a 'line': the answers of all entries. */
  suggestions?: (list: readonly EntryOf<Key>[]) => readonly string[]
  /** Whether today is the latest day of a 'date'. */
  isPast?: true
  /**
   * Whether the field is the position in the list. It is not stored in the entry, and is not compared for concurrent changes.
   */
  isPosition?: true
}

/** Finds the entry for the last segment of a path: `new`, or the number of the entry, from 1. */
export function findByNumber<Entry>(list: readonly Entry[], number: string): Entry | "new" | undefined {
  if (number === "new") return "new"
  return /^[1-9]\d{0,3}$/.test(number) ? list[Number(number) - 1] : undefined
}
