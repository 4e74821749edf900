import { redirect } from "react-router"
import { type Context, messagesContext } from "#app/context.ts"
import type { FieldError } from "#app/forms/form-state.ts"
import { doneHref } from "#app/office/done-notice.tsx"
import { formWithErrors } from "#app/office/forms/office-form.ts"
import {
  type FieldOf,
  type FieldRules,
  type FieldTexts,
  type FieldValues,
  fieldTexts,
  readFields,
} from "#domain/catalogue/field-rules.ts"
import type { EditableRow, EditOutcome, VersionedEdit } from "#domain/catalogue/fleet-editor.ts"
import {
  type EditBase,
  fieldErrorMessages,
  INITIAL_VALUE_PREFIX,
  mergedState,
  submittedTexts,
} from "./fields-form.ts"
import { notFound, versionedEdit } from "./fleet-context.ts"

/** A submitted edit form, with the functions that save its values and load the stored row. */
export type EditSubmission<Rules extends FieldRules> = {
  context: Context
  form: FormData
  rules: Rules
  /** The path of the edited row's page. */
  path: string
  change: (values: FieldValues<Rules>, edit: VersionedEdit) => Promise<EditOutcome | "noCategory">
  /** The stored row, to which a stale form is compared. */
  findStored: () => Promise<EditableRow<FieldValues<Rules>> | null | undefined>
}

/**
 * Saves submitted values. Responds with 303 to the page, 422 with the field errors, or 409 with the values of a concurrent change,
 * which the next submission overwrites.
 */
export async function handleEdit<Rules extends FieldRules>(submission: EditSubmission<Rules>) {
  const { context, form, rules, path, change } = submission
  const messages = context.get(messagesContext).office.fleet
  const answers = submittedTexts(rules, form)
  const edit = versionedEdit(context, form)
  const withErrors = (errors: FieldError<FieldOf<Rules>>[]) =>
    formWithErrors<FieldOf<Rules>, EditBase<FieldOf<Rules>>>(context, {
      answers,
      errors,
      outcome: renderedBase(form, rules, edit),
    })
  const read = readFields(rules, answers)
  if (!read.ok) return withErrors(fieldErrorMessages(rules, read.fieldErrors, messages))
  const outcome = await change(read.value, edit)
  if (outcome === "gone") return notFound()
  if (outcome === "noCategory") return withErrors([{ field: "categoryId", message: messages.noCategory }])
  return outcome === "done" ? redirect(doneHref(path, "saved"), 303) : staleForm(submission)
}

/**
 * The version and values with which the form was first rendered. A form with errors retains them, so that concurrent changes are
 * detected.
 */
function renderedBase<Rules extends FieldRules>(form: FormData, rules: Rules, { version }: VersionedEdit) {
  return { version, values: submittedTexts(rules, form, INITIAL_VALUE_PREFIX), concurrentChanges: [] }
}

async function staleForm<Rules extends FieldRules>({
  context,
  form,
  rules,
  findStored,
}: EditSubmission<Rules>) {
  const storedRow = await findStored()
  if (!storedRow) return notFound()
  const values: FieldTexts<Rules> = fieldTexts(rules, storedRow.values)
  return formWithErrors(context, mergedState(rules, form, { version: storedRow.version, values }), 409)
}
