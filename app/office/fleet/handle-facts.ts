import { redirect } from "react-router"
import { type Context, messagesContext } from "#app/context.ts"
import type { FieldError } from "#app/forms/form-state.ts"
import { doneHref } from "#app/office/done-notice.tsx"
import { formWithErrors } from "#app/office/forms/office-form.ts"
import {
  type FactField,
  type FactRules,
  type FactsOf,
  type FactTexts,
  factTexts,
  readFacts,
} from "#domain/catalogue/facts.ts"
import type { Edited, EditOutcome, VersionedEdit } from "#domain/catalogue/fleet-editor.ts"
import { type EditBase, factErrors, factTextsIn, mergedState, seenName } from "./facts-form.ts"
import { notFound, versionedEdit } from "./fleet-of.ts"

/** A form of facts, with the function that saves them. */
export type FactsToSave<Rules extends FactRules> = {
  context: Context
  form: FormData
  rules: Rules
  page: string
  change: (facts: FactsOf<Rules>, edit: VersionedEdit) => Promise<EditOutcome | "noCategory">
  /** The stored row, to which a stale form is compared. */
  now: () => Promise<Edited<FactsOf<Rules>> | null | undefined>
}

/**
 * Saves submitted facts. Responds with 303 to the page, 422 with the field errors, or 409 with the values of a concurrent change,
 * which the next submission overwrites.
 */
export async function handleFacts<Rules extends FactRules>(submitted: FactsToSave<Rules>) {
  const { context, form, rules, page, change } = submitted
  const messages = context.get(messagesContext).office.fleet
  const answers = factTextsIn(rules, form)
  const edit = versionedEdit(context, form)
  const withErrors = (errors: FieldError<FactField<Rules>>[]) =>
    formWithErrors<FactField<Rules>, EditBase<FactField<Rules>>>(context, {
      answers,
      errors,
      outcome: renderedBase(form, rules, edit),
    })
  const read = readFacts(rules, answers)
  if (!read.ok) return withErrors(factErrors(rules, read.fieldErrors, messages))
  const outcome = await change(read.value, edit)
  if (outcome === "gone") return notFound()
  if (outcome === "noCategory") return withErrors([{ field: "categoryId", message: messages.noCategory }])
  return outcome === "done" ? redirect(doneHref(page, "saved"), 303) : stale(submitted)
}

/** A form with errors retains the version and values with which it was rendered, so that conflicts are still detected. */
function renderedBase<Rules extends FactRules>(form: FormData, rules: Rules, { version }: VersionedEdit) {
  return { version, facts: factTextsIn(rules, form, seenName("")), concurrentChanges: [] }
}

async function stale<Rules extends FactRules>({ context, form, rules, now }: FactsToSave<Rules>) {
  const found = await now()
  if (!found) return notFound()
  const facts: FactTexts<Rules> = factTexts(rules, found.facts)
  return formWithErrors(context, mergedState(rules, form, { version: found.version, facts }), 409)
}
