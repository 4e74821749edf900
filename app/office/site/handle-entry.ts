import { redirect } from "react-router"
import { type Context, messagesContext } from "#app/context.ts"
import type { FieldError } from "#app/forms/form-state.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { formWithErrors } from "#app/office/forms/office-form.ts"
import { versionIn } from "#app/office/forms/version-in.ts"
import { MAX_ENTRIES } from "#domain/content/setting-schemas.ts"
import { checkSetting, type Settings } from "#domain/content/settings.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import { withEntry } from "#lib/list-order.ts"
import { effectToConfirm, unchanged } from "./price-effect.ts"
import { findSetting, saveSetting } from "./save-setting.ts"
import type { EntryOf, ListKey, SettingList } from "./setting-list.ts"
import { settingPage } from "./setting-pages.ts"
import { confirmFirst, type SettingOutcome, staleForm, valuesIn } from "./site-form.ts"
import { todayOf } from "./today-of.ts"

/** The hidden field with the name of the entry that a form was opened for, because its index can change. Empty for a new entry. */
export const OPENED_FOR = "opened-for"

/** The action of an entry's page: saves the list with the entry as it was submitted. */
export async function handleSettingEntry<Key extends ListKey>(
  request: Request,
  context: Context,
  list: SettingList<Key>,
) {
  const form = await readForm(request)
  const { key, nameOf, arrange } = list
  const values = valuesIn(form, fieldNames(list))
  const version = versionIn(form)
  const openedFor = textOf(form, OPENED_FOR)
  const answers = { ...values, [OPENED_FOR]: openedFor }
  const before: readonly EntryOf<Key>[] = (await findSetting(context, key)).value
  const index = openedFor ? before.findIndex((entry) => nameOf(entry) === openedFor) : -1
  const added = withEntry(before, index, list.inputOf(values, before[index] ?? null))
  const place = index < 0 ? before.length : index
  const checked = checkSetting(key, added)
  const others = before.filter((_, each) => each !== index)
  const submission = { paths: checked.ok ? [] : checked.paths, place, others, values }
  const errors = entryErrors(context, list, submission)
  if (!checked.ok || errors.length > 0)
    return formWithErrors<string, SettingOutcome>(context, { answers, errors })
  const entry = (checked.value as readonly EntryOf<Key>[])[place] // the entries of this list, as added above
  if (list.ratesUnder && entry) {
    const effect = { form, values: answers, before: unchanged, after: list.ratesUnder(entry) }
    const unconfirmed = await effectToConfirm(request, context, effect)
    if (unconfirmed) return confirmFirst(answers, unconfirmed)
  }
  const value = arrange ? arrange([...checked.value], place, values) : checked.value
  const outcome = await saveSetting(context, { key, value: value as Settings[Key], version }) // the same entries
  if (outcome === "stale") return staleForm(context, answers)
  return redirect(`${settingPage(key)}?saved`, 303)
}

function fieldNames<Key extends ListKey>({ fields }: SettingList<Key>): string[] {
  return fields.flat().map(({ field }) => field)
}

/** `paths` are the invalid paths of the list. The entry is at the index `place`. */
type Submission<Key extends ListKey> = {
  paths: readonly string[]
  place: number
  others: readonly EntryOf<Key>[]
  values: Answers
}

function entryErrors<Key extends ListKey>(
  context: Context,
  list: SettingList<Key>,
  { paths, place, others, values }: Submission<Key>,
): FieldError[] {
  const messages = context.get(messagesContext).office.site
  const { key, labelField, messageFor } = list
  const more = list.extraErrors?.(values, messages, todayOf(context), others) ?? {}
  const ofList = Object.keys(more).length > 0 ? [] : [labelField]
  const wrong = new Set(paths.flatMap((path) => fieldOf(path, place) || ofList))
  const limits: Partial<Record<ListKey, number>> = MAX_ENTRIES
  const isFull = others.length >= (limits[key] ?? Number.POSITIVE_INFINITY)
  return fieldNames(list).flatMap((field) => {
    const message = wrong.has(field) ? messageFor(isFull ? "tooMany" : field, messages) : more[field]
    return message ? [{ field, message }] : []
  })
}

/** The field of a path like `3.answer`, the answer of the fourth entry. '' for an error of the list as a whole. */
function fieldOf(path: string, place: number): string {
  const [index, field = ""] = path.split(".")
  return index === String(place) ? field : ""
}
