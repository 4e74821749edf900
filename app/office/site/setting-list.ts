import type { Option } from "#app/forms/fields.tsx"
import type { SettingKey, Settings } from "#domain/content/settings.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import type { SiteTexts } from "./site-form.ts"

/** The settings that are lists of entries with a form each. */
export type ListKey = Extract<SettingKey, "notices" | "questions" | "gallery">
export type EntryOf<Key extends ListKey> = Settings[Key][number]

/** A list of the site with a page for each entry, as data: the notices, the questions, the gallery. */
export type SettingList<Key extends ListKey> = ListColumns<Key> & EntryForm<Key>

/** The list itself. */
type ListColumns<Key extends ListKey> = {
  key: Key
  texts: (texts: SiteTexts) => ListTexts
  /** The words of the entry in the list, which tell it from every other. */
  labelOf: (entry: EntryOf<Key>) => string
  /** Small, below the label; null: nothing. */
  remarkOf: (entry: EntryOf<Key>, texts: SiteTexts, today: string) => string | null
  /** How many there are; the list does not say so without it. */
  countOf?: (list: readonly EntryOf<Key>[], texts: SiteTexts) => string
  /** Entries of one group stand together under its name, and groups are moved as a whole. */
  groupOf?: (entry: EntryOf<Key>) => string
  thumbnailOf?: (entry: EntryOf<Key>) => { src: string; isHidden: boolean }
  /** The element of an entry. After an action the page comes back to it. */
  idOf?: (entry: EntryOf<Key>, index: number) => string
  /** The buttons beside an entry, after the arrows. */
  buttonsOf: (entry: EntryOf<Key>, texts: SiteTexts) => readonly (EntryButton | "edit")[]
  /** The list after an action, by the name of its button. Arrows are shown where there is an action 'up'. */
  actions: Readonly<Record<string, ListAction<EntryOf<Key>>>>
  /** The last part of the address of an entry's page, and the entry at such an address. */
  slugOf: (entry: EntryOf<Key>, index: number) => string
  find: (list: readonly EntryOf<Key>[], slug: string) => EntryOf<Key> | "new" | undefined
}

/** `today`: the day in Sri Lanka. */
export type ListAction<Entry> = (list: readonly Entry[], index: number, today: string) => readonly Entry[]

/** `name` is for those who do not see beside which entry the button stands. It begins with the label. */
export type EntryButton = { act: string; label: string; name: string }

/** `add` and `newHeading` are missing where nothing can be added. */
type ListTexts = {
  add?: string
  newHeading?: string
  none?: string
  edit: string
  editWhich: (label: string) => string
  oneHeading: string
  fields: Readonly<Record<string, string>>
  hints: Readonly<Record<string, string | undefined>>
}

/** The form of one entry. */
type EntryForm<Key extends ListKey> = {
  /** In the order of the form; two together share a row. */
  fields: readonly (EntryField<Key> | readonly EntryField<Key>[])[]
  /** Entries have no number that stays: the form says by this name which one it was opened for. */
  nameOf: (entry: EntryOf<Key>) => string
  valuesOf: (entry: EntryOf<Key>) => Answers
  /** What the form of a new entry begins with. */
  newValues?: (today: string) => Answers
  /** As `checkSetting` takes it. `before` is what is stored; null for a new one. */
  writtenOf: (answers: Answers, before: EntryOf<Key> | null) => EntryOf<Key>
  /** The errors that the check of a list cannot know, by field. */
  moreErrors?: (answers: Answers, texts: SiteTexts, today: string) => Record<string, string>
  /** The field with the error of a list that has the same entry twice, or too many. */
  nameField: string
  /** How to correct a field; 'tooMany' is the list's. */
  wordsFor: (field: string, texts: SiteTexts) => string
  /** The list as it is stored after the entry was put in: in another order, perhaps. */
  arranged?: (list: EntryOf<Key>[], index: number, answers: Answers) => EntryOf<Key>[]
}

export type EntryField<Key extends ListKey = ListKey> = {
  field: string
  control: "line" | "text" | "date" | "select"
  /** Of a 'select'. `name` is the entry's, empty for a new one. */
  options?: (texts: SiteTexts, list: readonly EntryOf<Key>[], name: string) => readonly Option[]
  /** Of a 'line': answers of other entries, to choose from. */
  suggestions?: (list: readonly EntryOf<Key>[]) => readonly string[]
  /** Of a 'date': today is the latest. */
  isPast?: true
  /** Where the entry goes, which is not stored with it and is not compared with what somebody else saved. */
  isPlace?: true
}

/** `new`, or the number of an entry as a list counts them, from 1. */
export function numbered<Entry>(list: readonly Entry[], number: string): Entry | "new" | undefined {
  if (number === "new") return "new"
  return /^[1-9]\d{0,3}$/.test(number) ? list[Number(number) - 1] : undefined
}
