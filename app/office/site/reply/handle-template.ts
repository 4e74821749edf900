import { redirect } from "react-router"
import { type Context, messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import type { FieldError, FormState } from "#app/forms/form-state.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { formWithErrors } from "#app/office/forms/office-form.ts"
import { versionIn } from "#app/office/forms/version-in.ts"
import { sessionContext } from "#app/office/office-context.ts"
import { replyTemplatePage } from "#app/office/paths.ts"
import { isStaleContext, UNDO_LAST_CHANGE } from "#app/office/site/save-setting.ts"
import { type SettingOutcome, staleForm, valuesIn } from "#app/office/site/site-form.ts"
import { REPLY_LANGUAGES } from "#domain/replies/reply-languages.ts"
import {
  checkTemplate,
  LINE_PLACEHOLDERS,
  PLACEHOLDERS,
  TEMPLATE_FIELDS,
  type TemplateError,
} from "#domain/replies/reply-template.ts"
import {
  type FoundTemplate,
  parseTemplateKey,
  type TemplateChange,
  type TemplateKey,
} from "#domain/replies/reply-templates.ts"

/** @throws a Response 404 when there is no such template */
export function requireTemplateKey(params: { language: string; template: string }): TemplateKey {
  const key = parseTemplateKey(params)
  if (!key) throw new Response(null, { status: 404 })
  return key
}

/** The name of a template for titles and the history. */
export function templateNames(context: Context, { language, template }: TemplateKey) {
  const { replies, replyTemplates } = context.get(messagesContext).office
  const names = [replies.templates[template], REPLY_LANGUAGES[language].name] as const
  return { title: replyTemplates.title(...names), auditName: replyTemplates.auditName(...names) }
}

/** Saves or previews the submitted template, restores the original text, or undoes the last change. */
export async function handleTemplate(request: Request, context: Context, key: TemplateKey) {
  const form = await readForm(request)
  const version = versionIn(form)
  const found = await context.get(officePortsContext).replyTemplates.find(key)
  const restoredText = textToRestore(form, found)
  if (restoredText) return restoreText(context, key, { ...restoredText, version, action: "restored" })
  const values = valuesIn(form, TEMPLATE_FIELDS)
  if (found.version !== version) return staleForm(context, values)
  const { subject = "", body = "" } = values
  const checked = checkTemplate({ subject, body })
  if (!checked.ok) {
    const errors = checked.errors.map((error) => fieldError(error, context))
    return formWithErrors<string, SettingOutcome>(context, { answers: values, errors })
  }
  if (textOf(form, "act") === "preview") return previewForm(values)
  const outcome = await changeTemplate(context, key, { text: checked.value, version, action: "changed" })
  return outcome === "done" ? redirectToSaved(key) : staleForm(context, values)
}

/** The text that the button 'original' or `UNDO_LAST_CHANGE` restores; its `text` is null for the original. Null: another button. */
function textToRestore(form: FormData, { previousText }: FoundTemplate): Pick<TemplateChange, "text"> | null {
  const act = textOf(form, "act")
  if (act === "original") return { text: null }
  return act === UNDO_LAST_CHANGE ? { text: previousText } : null
}

type Change = Pick<TemplateChange, "text" | "version" | "action">

async function restoreText(context: Context, key: TemplateKey, change: Change) {
  const outcome = await changeTemplate(context, key, change)
  if (outcome === "done") return redirectToSaved(key)
  context.set(isStaleContext, true)
  return formWithErrors<string, SettingOutcome>(context, { answers: {}, errors: [] }, 409)
}

function changeTemplate(context: Context, key: TemplateKey, change: Change): Promise<"done" | "stale"> {
  const { id, name } = context.get(sessionContext).member
  return context.get(officePortsContext).replyTemplates.change(key, {
    ...change,
    by: { id, name },
    now: context.get(portsContext).clock(),
    name: templateNames(context, key).auditName,
  })
}

function redirectToSaved(key: TemplateKey): Response {
  return redirect(`${replyTemplatePage(key)}?saved`, 303)
}

/** The submitted text without errors, which the page renders as a preview. */
function previewForm(answers: FormState["answers"]): FormState<string, SettingOutcome> {
  return { answers, errors: [], outcome: null }
}

function fieldError(error: TemplateError, context: Context): FieldError {
  const { errors, required, tooLong } = context.get(messagesContext).office.replyTemplates
  const { field, errorCode } = error
  const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(", ")
  switch (errorCode) {
    case "required":
      return { field, message: required[field] }
    case "tooLong":
      return { field, message: tooLong[field] }
    case "strayBrace":
      return { field, message: errors.strayBrace }
    case "severalLines":
      return { field, message: errors.severalLines(error.placeholder) }
    case "unknown": {
      const names = inBraces(field === "subject" ? LINE_PLACEHOLDERS : PLACEHOLDERS)
      return { field, message: errors.unknown(error.placeholder, names) }
    }
  }
}
