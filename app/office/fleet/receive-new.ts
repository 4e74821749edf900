import { redirect } from "react-router"
import { type Context, messagesContext } from "#app/context.ts"
import { again } from "#app/office/forms/office-form.ts"
import {
  type FactFaults,
  type FactField,
  type FactRules,
  type FactsOf,
  readFacts,
  slugOf,
} from "#domain/catalogue/facts.ts"
import type { Editing } from "#domain/catalogue/fleet-editor.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import { type EditBase, factErrors, typedIn } from "./facts-form.ts"
import { editingOf } from "./fleet-of.ts"
import { freeSlug } from "./free-slug.ts"
import { doneHref } from "./notice.tsx"

type Received<Rules extends FactRules & { id: FactRules[string]; name: FactRules[string] }> = {
  context: Context
  form: FormData
  rules: Rules
  add: (facts: FactsOf<Rules>, editing: Editing) => Promise<"done" | "taken">
  ids: () => Promise<readonly string[]>
  pageOf: (id: string) => string
}

/** Adds a category or an extra. Its id is made from the name where none was typed; one that is taken is offered with a number. */
export async function receiveNew<
  Rules extends FactRules & { id: FactRules[string]; name: FactRules[string] },
>({ context, form, rules, add, ids, pageOf }: Received<Rules>) {
  const texts = context.get(messagesContext).office.fleet
  const typed: Record<string, string> = typedIn(rules, form)
  const id = typed.id?.trim() || slugOf(typed.name ?? "")
  const refused = (faults: FactFaults<FactField<Rules>>, answers: Answers) =>
    again<FactField<Rules>, EditBase>(context, { answers, errors: factErrors(rules, faults, texts) })
  const read = readFacts(rules, { ...typed, id })
  if (!read.ok) {
    const isNameless = !id && !typed.name?.trim()
    return refused(
      read.faults.filter(({ field }) => field !== "id" || !isNameless),
      typed,
    )
  }
  if ((await add(read.value, editingOf(context))) === "done")
    return redirect(doneHref(pageOf(id), "added"), 303)
  return refused([{ field: "id", fault: "taken" }], { ...typed, id: freeSlug(id, await ids()) })
}
