import { redirect } from "react-router"
import { type Context, messagesContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { again } from "#app/office/forms/office-form.ts"
import { versionIn } from "#app/office/forms/version-in.ts"
import { MOST } from "#domain/content/setting-schemas.ts"
import { checkSetting, type SettingKey, type Settings } from "#domain/content/settings.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import { withEntry } from "#lib/list-order.ts"
import { findSetting, saveSetting } from "./save-setting.ts"
import { settingPage } from "./setting-pages.ts"
import { type SettingOutcome, type SiteTexts, staleForm, valuesIn } from "./site-form.ts"

/** The settings that are lists of entries with a form each. */
export type ListKey = Extract<SettingKey, "notices" | "questions" | "gallery">
export type EntryOf<Key extends ListKey> = Settings[Key][number]

/** The name of the entry that a form was opened for: entries have no number that stays. Empty for a new one. */
export const OPENED_FOR = "opened-for"

export type EntryFormOf<Key extends ListKey> = {
  key: Key
  fields: readonly string[]
  nameOf: (entry: EntryOf<Key>) => string
  valuesOf: (entry: EntryOf<Key>) => Answers
  /** As `checkSetting` takes it. `before` is what stood there; null for a new one. */
  writtenOf: (values: Answers, before: EntryOf<Key> | null) => EntryOf<Key>
  /** What the check of a list cannot know, by field. */
  moreFaults?: (values: Answers, texts: SiteTexts, today: string) => Record<string, string>
  /** The field that a list which has the same entry twice, or too many, is told at. */
  nameField: string
  /** What to do about a field; 'tooMany' is the list's. */
  wordsFor: (field: string, texts: SiteTexts) => string
  /** The list as it is kept, after the entry was put in: in another order, perhaps. */
  arranged?: (list: EntryOf<Key>[], index: number, values: Answers) => EntryOf<Key>[]
}

/** A press on an entry's form: the list with it, saved. */
export async function receiveEntry<Key extends ListKey>(
  request: Request,
  context: Context,
  formOf: EntryFormOf<Key>,
  today: string,
) {
  const form = await readForm(request)
  const { key, fields, arranged } = formOf
  const [values, version, openedFor] = [valuesIn(form, fields), versionIn(form), textOf(form, OPENED_FOR)]
  const kept = { ...values, [OPENED_FOR]: openedFor }
  const list: readonly EntryOf<Key>[] = (await findSetting(context, key)).value
  const index = openedFor ? list.findIndex((entry) => formOf.nameOf(entry) === openedFor) : -1
  const entry = formOf.writtenOf(values, list[index] ?? null)
  const added = withEntry(list, index, entry)
  const place = index < 0 ? list.length : index
  const checked = checkSetting(key, added)
  const wrong = { paths: checked.ok ? [] : checked.paths, place, count: added.length, values, today }
  const errors = entryErrors(formOf, wrong, context.get(messagesContext).office.site)
  if (!checked.ok || errors.length > 0)
    return again<string, SettingOutcome>(context, { answers: kept, errors })
  const value = arranged ? arranged([...checked.value], place, values) : checked.value
  const outcome = await saveSetting(context, { key, value: value as Settings[Key], version }) // the same entries
  if (outcome === "stale") return staleForm(context, kept)
  return redirect(`${settingPage(key)}?saved`, 303)
}

type Wrong = { paths: readonly string[]; place: number; count: number; values: Answers; today: string }

function entryErrors<Key extends ListKey>(
  { key, fields, nameField, moreFaults, wordsFor }: EntryFormOf<Key>,
  { paths, place, count, values, today }: Wrong,
  texts: SiteTexts,
) {
  const more = moreFaults?.(values, texts, today) ?? {}
  const wrong = new Set(paths.map((path) => fieldOf(path, place) || nameField))
  const isFull =
    (key === "notices" && count > MOST.notices) || (key === "questions" && count > MOST.questions)
  return fields.flatMap((field) => {
    const words = wrong.has(field) ? wordsFor(isFull ? "tooMany" : field, texts) : more[field]
    return words ? [{ field, words }] : []
  })
}

/** `3.answer` is a fault of the fourth entry's answer. Only the entry of the form can be wrong, or the list as a whole: ''. */
function fieldOf(path: string, place: number): string {
  const [index, field = ""] = path.split(".")
  return index === String(place) ? field : ""
}
