import { redirect } from "react-router"
import { type Context, messagesContext } from "#app/context.ts"
import { again } from "#app/office/forms/office-form.ts"
import {
  type FactErrors,
  type FactField,
  type FactRules,
  readFacts,
  slugOf,
} from "#domain/catalogue/facts.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import { type EditBase, factErrors, typedIn } from "./facts-form.ts"
import type { FleetList, NewRules } from "./fleet-list.ts"
import { editingOf, fleetOf } from "./fleet-of.ts"
import { freeSlug } from "./free-slug.ts"
import { doneHref } from "./notice.tsx"

/** Adds a row to a list. Its id is made from the name where none was entered; one that is taken is offered with a number. */
export async function handleNew<Rules extends FactRules, New extends NewRules>(
  context: Context,
  form: FormData,
  { page, newRules: rules, add, rows }: FleetList<Rules, New>,
) {
  const texts = context.get(messagesContext).office.fleet
  const typed: Record<string, string> = typedIn(rules, form)
  const id = typed.id?.trim() || slugOf(typed.name ?? "")
  const refused = (fieldErrors: FactErrors<FactField<New>>, answers: Answers) =>
    again<FactField<New>, EditBase>(context, { answers, errors: factErrors(rules, fieldErrors, texts) })
  const fleet = fleetOf(context)
  const read = readFacts(rules, { ...typed, id })
  if (!read.ok) {
    const isNameless = !id && !typed.name?.trim()
    return refused(
      read.fieldErrors.filter(({ field }) => field !== "id" || !isNameless),
      typed,
    )
  }
  if ((await add(fleet, read.value, editingOf(context))) === "done")
    return redirect(doneHref(`${page}/${id}`, "added"), 303)
  const ids = (await rows(fleet)).map((row) => row.id)
  return refused([{ field: "id", errorCode: "taken" }], { ...typed, id: freeSlug(id, ids) })
}
