import { redirect } from "react-router"
import { messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { sessionContext } from "#app/office/office-context.ts"
import { PRIVACY } from "#app/office/paths.ts"
import { visitorHref, visitorInUrl } from "#app/office/privacy/visitor-in-url.ts"
import { requireFreshCode } from "#app/office/require-fresh-code.ts"
import { requireOwner } from "#app/office/require-owner.ts"
import { dayOf, wallTimeAt } from "#domain/rental-period.ts"
import type { Route } from "./+types/route"
import { visitorJson } from "./visitor-json.ts"

/** A GET request has no form to handle, so it is redirected. */
export function loader({ context }: Route.LoaderArgs) {
  requireOwner(context)
  return redirect(PRIVACY)
}

/** Exports all data of one visitor, as a file or as a page. The export is written to the audit log before the response is sent. */
export async function action({ request, context }: Route.ActionArgs) {
  requireOwner(context)
  requireFreshCode(request, context)
  const form = await readForm(request)
  const search = visitorInUrl(request)
  const { privacy } = context.get(officePortsContext)
  const { clock, content } = context.get(portsContext)
  const now = clock()
  const records = search ? await privacy.records(search, now) : []
  if (!search || records.length === 0) return redirect(PRIVACY, 303)
  const references = records.map(({ reference }) => reference)
  await privacy.recordExport(references, context.get(sessionContext).member, now)
  if (textOf(form, "as") === "page") return redirect(visitorHref(search, "/visitor"), 303)
  const { kinds, states } = context.get(messagesContext).officeEnquiries
  const exported = visitorJson(records, { company: content.site.companyName, now, kinds, states })
  return new Response(`${JSON.stringify(exported, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="visitor-${dayOf(wallTimeAt(now))}.json"`,
    },
  })
}
