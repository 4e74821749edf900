import { type Context, messagesContext } from "#app/context.ts"
import type { FieldError } from "#app/forms/form-state.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { again } from "#app/office/forms/office-form.ts"
import { versionIn } from "#app/office/forms/version-in.ts"
import { checkSetting, type SettingKey, type Settings } from "#domain/content/settings.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import type { Messages } from "#messages/messages.ts"
import { savedAt, saveSetting, setBack } from "./save-setting.ts"

export type SiteTexts = Messages["office"]["site"]

/** The outcome of a form of a setting. 'stale': the answers are valid, and somebody else saved since the form was opened. */
export type SettingOutcome = "stale"

/** A setting as the fields of one form, and back. */
export type FormOf<Key extends SettingKey> = {
  key: Key
  fields: readonly string[]
  valuesOf: (value: Settings[Key]) => Answers
  /** As `checkSetting` takes it; what cannot be read becomes what it refuses. */
  writtenOf: (values: Answers) => unknown
  /** The field that the check found something wrong with. */
  fieldAt: (path: string, values: Answers) => string
  /** What to do about it. */
  wordsFor: (field: string, texts: SiteTexts) => string
}

/** A press on a page whose form is the whole setting: save it, or set back the last change. */
export async function handleSetting<Key extends SettingKey>(
  request: Request,
  context: Context,
  formOf: FormOf<Key>,
) {
  const form = await readForm(request)
  const { key } = formOf
  if (textOf(form, "act") === "set-back") return answerAction(context, key, await setBack(context, key, form))
  const values = valuesIn(form, formOf.fields)
  const version = versionIn(form)
  const checked = checkSetting(key, formOf.writtenOf(values))
  if (!checked.ok)
    return again<string, SettingOutcome>(context, {
      answers: values,
      errors: errorsOf(formOf, checked.paths, values, context),
    })
  const outcome = await saveSetting(context, { key, value: checked.value, version })
  return outcome === "done" ? savedAt(key) : staleForm(context, values)
}

export function valuesIn(form: FormData, fields: readonly string[]): Answers {
  return Object.fromEntries(fields.map((field) => [field, textOf(form, field)]))
}

/** What was typed once more, to be compared with what stands there now. */
export function staleForm(context: Context, values: Answers) {
  return again<string, SettingOutcome>(context, { answers: values, errors: [], outcome: "stale" }, 409)
}

/** A press that types nothing: done, or the page as it is now. */
export function answerAction(context: Context, key: SettingKey, outcome: "done" | "stale", at?: string) {
  if (outcome === "done") return savedAt(key, at)
  return again<string, SettingOutcome>(context, { answers: {}, errors: [] }, 409)
}

function errorsOf<Key extends SettingKey>(
  { fields, fieldAt, wordsFor }: FormOf<Key>,
  paths: readonly string[],
  values: Answers,
  context: Context,
): FieldError[] {
  const texts = context.get(messagesContext).office.site
  const wrong = new Set(paths.map((path) => fieldAt(path, values)))
  return fields.filter((field) => wrong.has(field)).map((field) => ({ field, words: wordsFor(field, texts) }))
}
