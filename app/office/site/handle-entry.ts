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
import { findEffectToConfirm, unchangedRates } from "./price-effect.ts"
import { findSetting, saveSetting } from "./save-setting.ts"
import type { EntryOf, ListKey, SettingList } from "./setting-list.ts"
import { settingPage } from "./setting-pages.ts"
import { askForConfirmation, type SettingOutcome, staleForm, valuesIn } from "./site-form.ts"
import { todayOf } from "./today-of.ts"

/** The hidden field with the name of the edited entry, because its index can change. Empty for a new entry. */
export const EDITED_NAME_FIELD = "opened-for"

/** Handles the form of an entry: saves the list with the submitted entry. */
export async function handleSettingEntry<Key extends ListKey>(
  request: Request,
  context: Context,
  list: SettingList<Key>,
) {
  const form = await readForm(request)
  const { key, nameOf, reorder } = list
  const values = valuesIn(form, fieldNames(list))
  const version = versionIn(form)
  const editedName = textOf(form, EDITED_NAME_FIELD)
  const answers = { ...values, [EDITED_NAME_FIELD]: editedName }
  const storedEntries: readonly EntryOf<Key>[] = (await findSetting(context, key)).value
  const index = editedName ? storedEntries.findIndex((entry) => nameOf(entry) === editedName) : -1
  const newEntries = withEntry(storedEntries, index, list.toInput(values, storedEntries[index] ?? null))
  const entryIndex = index < 0 ? storedEntries.length : index
  const checked = checkSetting(key, newEntries)
  const otherEntries = storedEntries.filter((_, otherIndex) => otherIndex !== index)
  const submission = { paths: checked.ok ? [] : checked.paths, entryIndex, otherEntries, values }
  const errors = entryErrors(context, list, submission)
  if (!checked.ok || errors.length > 0)
    return formWithErrors<string, SettingOutcome>(context, { answers, errors })
  const entry = (checked.value as readonly EntryOf<Key>[])[entryIndex] // the entries of this list, as added above
  if (list.rateConversion && entry) {
    const effectToConfirm = await findEffectToConfirm(request, context, {
      form,
      values: answers,
      before: unchangedRates,
      after: list.rateConversion(entry),
    })
    if (effectToConfirm) return askForConfirmation(answers, effectToConfirm)
  }
  const value = reorder ? reorder([...checked.value], entryIndex, values) : checked.value
  const outcome = await saveSetting(context, { key, value: value as Settings[Key], version }) // the same entries
  if (outcome === "stale") return staleForm(context, answers)
  return redirect(`${settingPage(key)}?saved`, 303)
}

function fieldNames<Key extends ListKey>({ fields }: SettingList<Key>): string[] {
  return fields.flat().map(({ field }) => field)
}

/** `paths` are the invalid paths of the list. The entry is at `entryIndex`. */
type Submission<Key extends ListKey> = {
  paths: readonly string[]
  entryIndex: number
  otherEntries: readonly EntryOf<Key>[]
  values: Answers
}

function entryErrors<Key extends ListKey>(
  context: Context,
  list: SettingList<Key>,
  { paths, entryIndex, otherEntries, values }: Submission<Key>,
): FieldError[] {
  const messages = context.get(messagesContext).office.site
  const { key, labelField, messageFor } = list
  const extraErrors = list.extraErrors?.(values, messages, todayOf(context), otherEntries) ?? {}
  const listFields = Object.keys(extraErrors).length > 0 ? [] : [labelField]
  const invalidFields = new Set(paths.flatMap((path) => fieldInPath(path, entryIndex) || listFields))
  const limits: Partial<Record<ListKey, number>> = MAX_ENTRIES
  const isFull = otherEntries.length >= (limits[key] ?? Number.POSITIVE_INFINITY)
  return fieldNames(list).flatMap((field) => {
    const message = invalidFields.has(field)
      ? messageFor(isFull ? "tooMany" : field, messages)
      : extraErrors[field]
    return message ? [{ field, message }] : []
  })
}

/** The field of a path like `3.answer`, the answer of the fourth entry. '' for an error of the list as a whole. */
function fieldInPath(path: string, entryIndex: number): string {
  const [index, field = ""] = path.split(".")
  return index === String(entryIndex) ? field : ""
}
