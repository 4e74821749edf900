import { redirect } from "react-router"
import { type Context, messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { formWithErrors } from "#app/office/forms/office-form.ts"
import { sessionContext } from "#app/office/office-context.ts"
import { hrefWith } from "#app/office/paths.ts"
import { parseReference } from "#domain/enquiry/enquiry.ts"
import type { EnquiryState } from "#domain/enquiry/enquiry-repository.ts"
import { filtersFrom, inboxHref, pagePosition } from "./query-params.ts"
import { parseTicks, type Tick, tickText } from "./spam-ticks.ts"

/** Query parameters of the result: marked enquiries, the number of undone marks, and enquiries that another user had changed. */
const MARKED = "marked"
const UNDONE = "undone"
const CHANGED = "changed"

/** The result of the last submission, from the URL of the page. */
export type SpamResult = { marked: Tick[]; undone: number; changed: string[] }

/** Marks the ticked enquiries as spam, or restores their state. Each is a separate change with its own history event. */
export async function handleSpam(form: FormData, url: URL, context: Context) {
  const ticks = parseTicks(form.getAll("tick"))
  const isUndo = textOf(form, "act") === "undo"
  if (ticks.length === 0) {
    const { none } = context.get(messagesContext).officeInbox.spam
    return formWithErrors(context, { answers: {}, errors: [{ field: "list" as const, message: none }] })
  }
  const results = new URLSearchParams()
  let undone = 0
  for (const tick of ticks) {
    const outcome = await change(tick, isUndo ? tick.state : "spam", context)
    if (typeof outcome === "string") results.append(CHANGED, tick.reference)
    else if (isUndo) undone += 1
    else results.append(MARKED, tickText({ ...tick, version: tick.version + 1 }))
  }
  if (undone > 0) results.set(UNDONE, String(undone))
  return redirect(hrefWith(inboxHref(filtersFrom(url), pagePosition(url)), results), 303)
}

/** The result in a URL; null for a URL without one. Invalid values are ignored. */
export function spamResultIn({ searchParams }: URL): SpamResult | null {
  const marked = parseTicks(searchParams.getAll(MARKED))
  const undone = Number.parseInt(searchParams.get(UNDONE) ?? "", 10) || 0
  const changed = searchParams.getAll(CHANGED).flatMap((reference) => parseReference(reference) ?? [])
  return marked.length + undone + changed.length > 0 ? { marked, undone, changed } : null
}

function change({ reference, version }: Tick, state: EnquiryState, context: Context) {
  const by = context.get(sessionContext).member
  const now = context.get(portsContext).clock()
  return context.get(officePortsContext).enquiries.change(reference, { version, state, note: null, by, now })
}
