import { data } from "react-router"
import { type Context, messagesContext } from "#app/context.ts"
import type { FieldError, FormState } from "#app/forms/form-state.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { formWithErrors } from "#app/office/forms/office-form.ts"
import { versionIn } from "#app/office/forms/version-in.ts"
import { checkSetting, type SettingKey, type Settings } from "#domain/content/settings.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import type { RateConversion } from "#domain/pricing/price-effect.ts"
import type { Messages } from "#messages/messages.ts"
import { effectToConfirm, type ToConfirm } from "./price-effect.ts"
import { findSetting, redirectToSaved, restorePrevious, SET_BACK, saveSetting } from "./save-setting.ts"

export type SiteMessages = Messages["office"]["site"]

/**
 * The outcome of a form of a setting whose answers are valid. 'stale': the setting was changed since the form was rendered.
 * `ToConfirm`: the setting changes prices, and was not saved yet.
 */
export type SettingOutcome = "stale" | ToConfirm

/** Converts between a setting and the fields of its form. */
export type SettingForm<Key extends SettingKey> = {
  key: Key
  fields: readonly string[]
  valuesOf: (value: Settings[Key]) => Answers
  /** The answers as input of `checkSetting`. An answer that cannot be parsed becomes a value that it refuses. */
  inputOf: (values: Answers) => unknown
  /** The field of an invalid path. */
  fieldAt: (path: string, values: Answers) => string
  /** The error message of a field. `values` are the submitted ones. */
  messageFor: (field: string, messages: SiteMessages, values: Answers) => string
  /** The rates under the setting, if it changes prices. The form then shows the effect before it is saved. */
  ratesUnder?: (value: Settings[Key]) => RateConversion
}

/** The action of a page whose form is a whole setting: saves it, or undoes the last change. */
export async function handleSetting<Key extends SettingKey>(
  request: Request,
  context: Context,
  settingForm: SettingForm<Key>,
) {
  const form = await readForm(request)
  const { key, ratesUnder } = settingForm
  if (textOf(form, "act") === SET_BACK) {
    return undoLastChange(request, context, { key, form, ratesOf: ratesUnder && bothRates(ratesUnder) })
  }
  const values = valuesIn(form, settingForm.fields)
  const version = versionIn(form)
  const checked = checkSetting(key, settingForm.inputOf(values))
  if (!checked.ok)
    return formWithErrors<string, SettingOutcome>(context, {
      answers: values,
      errors: errorsOf(settingForm, checked.paths, values, context),
    })
  if (ratesUnder) {
    const before = ratesUnder((await findSetting(context, key)).value)
    const after = ratesUnder(checked.value)
    const unconfirmed = await effectToConfirm(request, context, { form, values, before, after })
    if (unconfirmed) return confirmFirst(values, unconfirmed)
  }
  const outcome = await saveSetting(context, { key, value: checked.value, version })
  return outcome === "done" ? redirectToSaved(key) : staleForm(context, values)
}

type Undo<Key extends SettingKey> = {
  key: Key
  form: FormData
  /** The rates under two values of a setting that changes prices. */
  ratesOf:
    | ((value: Settings[Key], undone: Settings[Key]) => { before: RateConversion; after: RateConversion })
    | undefined
}

function bothRates<Value>(ratesUnder: (value: Value) => RateConversion) {
  return (value: Value, undone: Value) => ({ before: ratesUnder(value), after: ratesUnder(undone) })
}

/** Undoes the last change, after its effect on prices was confirmed. */
export async function undoLastChange<Key extends SettingKey>(
  request: Request,
  context: Context,
  { key, form, ratesOf }: Undo<Key>,
) {
  const stored = await findSetting(context, key)
  // A submission from a stale page is refused below.
  if (ratesOf && stored.before && versionIn(form) === stored.version) {
    const answers = { act: SET_BACK, version: String(stored.version) }
    const effect = { form, values: answers, ...ratesOf(stored.value, stored.before) }
    const unconfirmed = await effectToConfirm(request, context, effect)
    if (unconfirmed) return confirmFirst(answers, unconfirmed)
  }
  return respondToAction(context, key, await restorePrevious(context, key, form, stored))
}

export function valuesIn(form: FormData, fields: readonly string[]): Answers {
  return Object.fromEntries(fields.map((field) => [field, textOf(form, field)]))
}

/** Shows the submitted answers again, beside the stored ones. */
export function staleForm(context: Context, values: Answers) {
  return formWithErrors<string, SettingOutcome>(
    context,
    { answers: values, errors: [], outcome: "stale" },
    409,
  )
}

/** Renders the form again with its effect on prices. It is not an error, so that the status is 200. */
export function confirmFirst(answers: Answers, outcome: ToConfirm) {
  return data<FormState<string, SettingOutcome>>({ answers, errors: [], outcome })
}

/** Responds to a button without fields: 303 when it is done, 409 with the current page when the page was stale. */
export function respondToAction(context: Context, key: SettingKey, outcome: "done" | "stale", at?: string) {
  if (outcome === "done") return redirectToSaved(key, at)
  return formWithErrors<string, SettingOutcome>(context, { answers: {}, errors: [] }, 409)
}

function errorsOf<Key extends SettingKey>(
  { fields, fieldAt, messageFor }: SettingForm<Key>,
  paths: readonly string[],
  values: Answers,
  context: Context,
): FieldError[] {
  const messages = context.get(messagesContext).office.site
  const wrong = new Set(paths.map((path) => fieldAt(path, values)))
  return fields
    .filter((field) => wrong.has(field))
    .map((field) => ({ field, message: messageFor(field, messages, values) }))
}
