import { redirect } from "react-router"
import { type Context, messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { findAction } from "#app/office/forms/find-action.ts"
import { formWithErrors } from "#app/office/forms/office-form.ts"
import { versionIn } from "#app/office/forms/version-in.ts"
import { sessionContext } from "#app/office/office-context.ts"
import { parseReference } from "#domain/enquiry/enquiry.ts"
import { checkNote } from "#domain/enquiry/enquiry-note.ts"
import { type EnquiryChange, MAX_NOTE_LENGTH } from "#domain/enquiry/enquiry-repository.ts"
import { formatClock, wallTimeAt } from "#domain/rental-period.ts"
import { type RowAct, reasonId, rowDoneHref, rowEdgeOf, rowId } from "./row-id.ts"

/** The fields of a change that depend on the button. */
type RowChange = Pick<EnquiryChange, "state" | "note" | "changes" | "wentOut" | "returned">
/** `time`: the current clock time as text. */
type RowSubmission = { context: Context; reason: string; time: string }

/**
 * The change by each button, or an error message if the submitted reason is invalid. `from` 'yes': there was a record, whose time is in
 * the event that made it.
 */
const ACTIONS: Readonly<Record<RowAct, (submission: RowSubmission) => RowChange | string>> = {
  wentOut: ({ time }) => record({ wentOut: true }, { field: "wentOut", from: null, to: time }),
  notOut: () => record({ wentOut: false }, { field: "wentOut", from: "yes", to: null }),
  returned: ({ time }) => record({ returned: true }, { field: "returned", from: null, to: time }),
  undo: () => record({ returned: false }, { field: "returned", from: "yes", to: null }),
  noShow,
}

function record(
  handOver: Pick<EnquiryChange, "wentOut" | "returned">,
  change: NonNullable<EnquiryChange["changes"]>[number],
): RowChange {
  return { state: "confirmed", note: null, changes: [change], ...handOver }
}

/** Ends a booking whose customer did not come, for the submitted reason. */
function noShow({ context, reason }: RowSubmission): RowChange | string {
  const { noShow: messages } = context.get(messagesContext).office.today
  const checked = checkNote(reason)
  if (checked === "tooLong") return messages.reasonTooLong(MAX_NOTE_LENGTH)
  return checked.note === null ? messages.reasonMissing : { state: "noShow", note: checked.note }
}

/** Records that the vehicles of a booking went out or came back, undoes that record, or ends a booking whose customer did not come. */
export async function handleRow(request: Request, context: Context) {
  const form = await readForm(request)
  const act = textOf(form, "act") as RowAct // `findAction` refuses any other text
  const action = findAction(ACTIONS, act)
  if (!action) throw new Response(null, { status: 400 })
  const reference = parseReference(textOf(form, "reference")) ?? ""
  const reason = textOf(form, "reason")
  const withError = (field: string, message: string, status?: number) =>
    formWithErrors(context, { answers: { reference, reason }, errors: [{ field, message }] }, status)
  const { enquiries } = context.get(officePortsContext)
  const { stale } = context.get(messagesContext).office.today
  const now = context.get(portsContext).clock()
  const version = versionIn(form)
  const found = await enquiries.find(reference, now)
  if (!found) throw new Response(null, { status: 404 })
  if (found.version !== version) return withError(rowId(reference, rowEdgeOf(act)), stale, 409)
  if (found.state !== "confirmed") throw new Response(null, { status: 404 })
  const change = action({ context, reason, time: formatClock(wallTimeAt(now)) })
  if (typeof change === "string") return withError(reasonId(reference), change)
  const by = context.get(sessionContext).member
  const outcome = await enquiries.change(reference, { version, ...change, by, now })
  if (outcome === "gone") throw new Response(null, { status: 404 })
  if (outcome === "stale") return withError(rowId(reference, rowEdgeOf(act)), stale, 409)
  return redirect(rowDoneHref(reference, act), 303)
}
