import { redirect } from "react-router"
import { type Context, messagesContext } from "#app/context.ts"
import { doneHref } from "#app/office/done-notice.tsx"
import { formWithErrors } from "#app/office/forms/office-form.ts"
import {
  type FieldOf,
  type FieldRules,
  type RuleErrors,
  readFields,
  slugify,
} from "#domain/catalogue/field-rules.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import { type EditBase, fieldErrorMessages, submittedTexts } from "./fields-form.ts"
import { editContext, fleetEditor } from "./fleet-context.ts"
import type { FleetList, NewRules } from "./fleet-list.ts"
import { freeSlug } from "./free-slug.ts"

/** Adds a row to a list. An empty id is derived from the name. For an id that is in use, the form suggests one with a number. */
export async function handleNew<Rules extends FieldRules, New extends NewRules>(
  context: Context,
  form: FormData,
  { path, newRules: rules, add, rows }: FleetList<Rules, New>,
) {
  const messages = context.get(messagesContext).office.fleet
  const formValues: Record<string, string> = submittedTexts(rules, form)
  const id = formValues.id?.trim() || slugify(formValues.name ?? "")
  const withErrors = (fieldErrors: RuleErrors<FieldOf<New>>, answers: Answers) =>
    formWithErrors<FieldOf<New>, EditBase>(context, {
      answers,
      errors: fieldErrorMessages(rules, fieldErrors, messages),
    })
  const fleet = fleetEditor(context)
  const read = readFields(rules, { ...formValues, id })
  if (!read.ok) {
    // The id is made from the name. So without a name, only the name is reported as missing.
    const hasNoName = !id && !formValues.name?.trim()
    return withErrors(
      read.fieldErrors.filter(({ field }) => field !== "id" || !hasNoName),
      formValues,
    )
  }
  if ((await add(fleet, read.value, editContext(context))) === "done")
    return redirect(doneHref(`${path}/${id}`, "added"), 303)
  const ids = (await rows(fleet)).map((row) => row.id)
  return withErrors([{ field: "id", errorCode: "taken" }], { ...formValues, id: freeSlug(id, ids) })
}
