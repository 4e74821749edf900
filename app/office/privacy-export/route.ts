import { redirect } from "react-router"
import { messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { freshCodeOnly } from "#app/office/fresh-code-only.ts"
import { sessionContext } from "#app/office/office-context.ts"
import { ownersOnly } from "#app/office/owners-only.ts"
import { PRIVACY } from "#app/office/paths.ts"
import { addressedVisitor, visitorHref } from "#app/office/privacy/asked-visitor.ts"
import { dayOf, wallTimeAt } from "#domain/rental-period.ts"
import type { Route } from "./+types/route"
import { visitorJson } from "./visitor-json.ts"

/** Somebody who opens the address of a press: nothing happens. */
export function loader({ context }: Route.LoaderArgs) {
  ownersOnly(context)
  return redirect(PRIVACY)
}

/** Everything that is kept of one visitor, as a file, or as a page to read and print. It is written down before it goes out. */
export async function action({ request, context }: Route.ActionArgs) {
  ownersOnly(context)
  freshCodeOnly(request, context)
  const form = await readForm(request)
  const search = addressedVisitor(request)
  const { privacy } = context.get(officePortsContext)
  const { clock, content } = context.get(portsContext)
  const now = clock()
  const records = search ? await privacy.records(search, now) : []
  if (!search || records.length === 0) return redirect(PRIVACY, 303)
  const references = records.map(({ reference }) => reference)
  await privacy.recordExport(references, context.get(sessionContext).member, now)
  if (textOf(form, "as") === "page") return redirect(visitorHref(search, search.key, "/visitor"), 303)
  const { kinds, states } = context.get(messagesContext).officeEnquiries
  const told = visitorJson(records, { company: content.site.companyName, now, kinds, states })
  return new Response(`${JSON.stringify(told, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="visitor-${dayOf(wallTimeAt(now))}.json"`,
    },
  })
}
