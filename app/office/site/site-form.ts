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
import { type EffectToConfirm, findEffectToConfirm } from "./price-effect.ts"
import {
  findSetting,
  redirectToSaved,
  restorePrevious,
  saveSetting,
  UNDO_LAST_CHANGE,
} from "./save-setting.ts"

export type SiteMessages = Messages["office"]["site"]

/**
 * The outcome of a form of a setting whose answers are valid. 'stale': the setting was changed since the form was rendered.
 * `EffectToConfirm`: the setting changes prices, and was not saved yet.
 */
export type SettingOutcome = "stale" | EffectToConfirm

/** Converts between a setting and the fields of its form. */
export type SettingForm<Key extends SettingKey> = {
  key: Key
  fields: readonly string[]
  toFormValues: (value: Settings[Key]) => Answers
  /** The answers as input of `checkSetting`. An answer that cannot be parsed becomes a value that it refuses. */
  toInput: (values: Answers) => unknown
  /** The form field for an invalid path of the input, like `social.2.href`. */
  fieldForPath: (path: string, values: Answers) => string
  /** The error message of a field. `values` are the submitted ones. */
  messageFor: (field: string, messages: SiteMessages, values: Answers) => string
  /** The conversion of rates by the setting, if it changes prices. The form then shows the effect before it is saved. */
  rateConversion?: (value: Settings[Key]) => RateConversion
}

/** Handles a form that edits a whole setting: saves the setting, or undoes its last change. */
export async function handleSetting<Key extends SettingKey>(
  request: Request,
  context: Context,
  settingForm: SettingForm<Key>,
) {
  const form = await readForm(request)
  const { key, rateConversion } = settingForm
  if (textOf(form, "act") === UNDO_LAST_CHANGE) {
    return undoLastChange(request, context, {
      key,
      form,
      rateConversions: rateConversion && conversionsBeforeAndAfter(rateConversion),
    })
  }
  const values = valuesIn(form, settingForm.fields)
  const version = versionIn(form)
  const checked = checkSetting(key, settingForm.toInput(values))
  if (!checked.ok)
    return formWithErrors<string, SettingOutcome>(context, {
      answers: values,
      errors: errorsOf(settingForm, checked.paths, values, context),
    })
  if (rateConversion) {
    const before = rateConversion((await findSetting(context, key)).value)
    const after = rateConversion(checked.value)
    const effectToConfirm = await findEffectToConfirm(request, context, { form, values, before, after })
    if (effectToConfirm) return askForConfirmation(values, effectToConfirm)
  }
  const outcome = await saveSetting(context, { key, value: checked.value, version })
  return outcome === "done" ? redirectToSaved(key) : staleForm(context, values)
}

type UndoInput<Key extends SettingKey> = {
  key: Key
  form: FormData
  /** Returns the rate conversions before and after the undo. Undefined: the setting does not change prices. */
  rateConversions:
    | ((
        value: Settings[Key],
        previousValue: Settings[Key],
      ) => { before: RateConversion; after: RateConversion })
    | undefined
}

function conversionsBeforeAndAfter<Value>(rateConversion: (value: Value) => RateConversion) {
  return (value: Value, previousValue: Value) => ({
    before: rateConversion(value),
    after: rateConversion(previousValue),
  })
}

/** Undoes the last change, after its effect on prices was confirmed. */
export async function undoLastChange<Key extends SettingKey>(
  request: Request,
  context: Context,
  { key, form, rateConversions }: UndoInput<Key>,
) {
  const setting = await findSetting(context, key)
  // A submission from a stale page is refused below.
  if (rateConversions && setting.previousValue && versionIn(form) === setting.version) {
    const answers = { act: UNDO_LAST_CHANGE, version: String(setting.version) }
    const conversions = rateConversions(setting.value, setting.previousValue)
    const effectToConfirm = await findEffectToConfirm(request, context, {
      form,
      values: answers,
      ...conversions,
    })
    if (effectToConfirm) return askForConfirmation(answers, effectToConfirm)
  }
  return respondToAction(context, key, await restorePrevious(context, key, form, setting))
}

export function valuesIn(form: FormData, fields: readonly string[]): Answers {
  return Object.fromEntries(fields.map((field) => [field, textOf(form, field)]))
}

/** Renders the submitted answers again, beside the stored values. */
export function staleForm(context: Context, values: Answers) {
  return formWithErrors<string, SettingOutcome>(
    context,
    { answers: values, errors: [], outcome: "stale" },
    409,
  )
}

/** Renders the form again with its effect on prices. It is not an error, so that the status is 200. */
export function askForConfirmation(answers: Answers, outcome: EffectToConfirm) {
  return data<FormState<string, SettingOutcome>>({ answers, errors: [], outcome })
}

/** Responds to a button without fields: 303 when it is done, 409 with the current page when the page was stale. */
export function respondToAction(
  context: Context,
  key: SettingKey,
  outcome: "done" | "stale",
  elementId?: string,
) {
  if (outcome === "done") return redirectToSaved(key, elementId)
  return formWithErrors<string, SettingOutcome>(context, { answers: {}, errors: [] }, 409)
}

function errorsOf<Key extends SettingKey>(
  { fields, fieldForPath, messageFor }: SettingForm<Key>,
  paths: readonly string[],
  values: Answers,
  context: Context,
): FieldError[] {
  const messages = context.get(messagesContext).office.site
  const invalidFields = new Set(paths.map((path) => fieldForPath(path, values)))
  return fields
    .filter((field) => invalidFields.has(field))
    .map((field) => ({ field, message: messageFor(field, messages, values) }))
}
