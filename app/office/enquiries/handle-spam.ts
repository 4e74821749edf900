import { redirect } from "react-router"
import { type Context, messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { formWithErrors } from "#app/office/forms/office-form.ts"
import { sessionContext } from "#app/office/office-context.ts"
import { hrefWith } from "#app/office/paths.ts"
import { parseReference } from "#domain/enquiry/enquiry.ts"
import type { EnquiryState } from "#domain/enquiry/enquiry-repository.ts"
import { filtersFrom, inboxHref, pagePosition } from "./query-params.ts"
import { formatSelectedEnquiry, parseSelectedEnquiries, type SelectedEnquiry } from "./selected-enquiries.ts"

/** Query parameters of the result: marked enquiries, the number of removed marks, and enquiries that another user had changed. */
const MARKED_PARAM = "marked"
const UNDONE_PARAM = "undone"
const CHANGED_PARAM = "changed"

/** The result of the last submission, from the URL of the page. */
export type SpamResult = {
  markedEnquiries: SelectedEnquiry[]
  undoneCount: number
  changedReferences: string[]
}

/** Marks the selected enquiries as spam, or restores their state. Each is a separate change with its own history event. */
export async function handleSpam(form: FormData, url: URL, context: Context) {
  const enquiries = parseSelectedEnquiries(form.getAll("tick"))
  const isUndo = textOf(form, "act") === "undo"
  if (enquiries.length === 0) {
    const { none } = context.get(messagesContext).officeInbox.spam
    return formWithErrors(context, { answers: {}, errors: [{ field: "list" as const, message: none }] })
  }
  const results = new URLSearchParams()
  let undoneCount = 0
  for (const enquiry of enquiries) {
    const outcome = await change(enquiry, isUndo ? enquiry.state : "spam", context)
    // A string is the reason why the enquiry was not changed.
    if (typeof outcome === "string") results.append(CHANGED_PARAM, enquiry.reference)
    else if (isUndo) undoneCount += 1
    // The state before the change and the version after it, for an undo.
    else results.append(MARKED_PARAM, formatSelectedEnquiry({ ...enquiry, version: enquiry.version + 1 }))
  }
  if (undoneCount > 0) results.set(UNDONE_PARAM, String(undoneCount))
  return redirect(hrefWith(inboxHref(filtersFrom(url), pagePosition(url)), results), 303)
}

/** The result in a URL; null for a URL without one. Invalid values are ignored. */
export function spamResultIn({ searchParams }: URL): SpamResult | null {
  const markedEnquiries = parseSelectedEnquiries(searchParams.getAll(MARKED_PARAM))
  const undoneCount = Number.parseInt(searchParams.get(UNDONE_PARAM) ?? "", 10) || 0
  const changedReferences = searchParams
    .getAll(CHANGED_PARAM)
    .flatMap((reference) => parseReference(reference) ?? [])
  return markedEnquiries.length + undoneCount + changedReferences.length > 0
    ? { markedEnquiries, undoneCount, changedReferences }
    : null
}

function change({ reference, version }: SelectedEnquiry, state: EnquiryState, context: Context) {
  const by = context.get(sessionContext).member
  const now = context.get(portsContext).clock()
  return context.get(officePortsContext).enquiries.change(reference, { version, state, note: null, by, now })
}
