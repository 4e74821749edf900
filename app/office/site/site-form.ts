import { type Context, messagesContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { again, type OfficeForm } from "#app/office/forms/office-form.ts"
import { versionIn } from "#app/office/forms/version-in.ts"
import { checkSetting, type SettingKey, type Settings } from "#domain/content/settings.ts"
import type { Messages } from "#messages/messages.ts"
import { savedAt, saveSetting, setBack } from "./save-setting.ts"

export type SiteTexts = Messages["office"]["site"]
export type Values = Readonly<Record<string, string>>

/** What was typed, and what is wrong with it. `isStale`: nothing is, but somebody else saved in between. */
export type SiteForm = OfficeForm<string> & { values: Values; isStale?: true }

/** A setting as the fields of one form, and back. */
export type FormOf<Key extends SettingKey> = {
  key: Key
  fields: readonly string[]
  valuesOf: (value: Settings[Key]) => Values
  /** As `checkSetting` takes it; what cannot be read becomes what it refuses. */
  writtenOf: (values: Values) => unknown
  /** The field that the check found something wrong with. */
  fieldAt: (path: string, values: Values) => string
  /** What to do about it. */
  wordsFor: (field: string, texts: SiteTexts) => string
}

/** A press on a page whose form is the whole setting: save it, or set back the last change. */
export async function receiveSetting<Key extends SettingKey>(
  request: Request,
  context: Context,
  formOf: FormOf<Key>,
) {
  const form = await readForm(request)
  const { key } = formOf
  if (textOf(form, "act") === "set-back") return answerPress(context, key, await setBack(context, key, form))
  const values = valuesIn(form, formOf.fields)
  const version = versionIn(form)
  const checked = checkSetting(key, formOf.writtenOf(values))
  if (!checked.ok)
    return again<SiteForm>(context, { values, faults: faultsOf(formOf, checked.paths, values, context) })
  const outcome = await saveSetting(context, { key, value: checked.value, version })
  return outcome === "done" ? savedAt(key) : staleForm(context, values)
}

export function valuesIn(form: FormData, fields: readonly string[]): Values {
  return Object.fromEntries(fields.map((field) => [field, textOf(form, field)]))
}

/** What was typed once more, to be compared with what stands there now. */
export function staleForm(context: Context, values: Values) {
  return again<SiteForm>(context, { values, faults: [], isStale: true }, 409)
}

/** A press that types nothing: done, or the page as it is now. */
export function answerPress(context: Context, key: SettingKey, outcome: "done" | "stale", at?: string) {
  if (outcome === "done") return savedAt(key, at)
  return again<SiteForm>(context, { values: {}, faults: [] }, 409)
}

function faultsOf<Key extends SettingKey>(
  { fields, fieldAt, wordsFor }: FormOf<Key>,
  paths: readonly string[],
  values: Values,
  context: Context,
): SiteForm["faults"] {
  const texts = context.get(messagesContext).office.site
  const wrong = new Set(paths.map((path) => fieldAt(path, values)))
  return fields.filter((field) => wrong.has(field)).map((field) => ({ field, words: wordsFor(field, texts) }))
}
