import { redirect } from "react-router"
import { type Context, messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { doneHref } from "#app/office/done-notice.tsx"
import { findAction } from "#app/office/forms/find-action.ts"
import { formWithErrors } from "#app/office/forms/office-form.ts"
import { versionIn } from "#app/office/forms/version-in.ts"
import { lastChanges } from "#app/office/history/changed-by.tsx"
import { sessionContext } from "#app/office/office-context.ts"
import { BLOCK_FIELDS, type BlockField } from "#domain/calendar/block-input.ts"
import {
  type Availability,
  availabilityFor,
  type Block,
  findVehicle,
  freeUnitsIn,
} from "#domain/calendar/calendar.ts"
import type { WallTime } from "#domain/rental-period.ts"
import type { Messages } from "#messages/messages.ts"
import { calendarFrom } from "./query-params.ts"
import { conflictForm, formContextOf, readEntryForm } from "./read-entry-form.ts"

type CalendarDone = keyof Messages["office"]["calendar"]["done"]

/** Loads the page of a block. @throws a 404 Response for an unknown id */
export async function loadEntry(context: Context, id: string) {
  const { calendar } = context.get(officePortsContext)
  const entry = await findBlock(context, id)
  const [fleet, availability] = await Promise.all([calendar.fleet(), availabilityFor(calendar, entry, [id])])
  return {
    entry,
    vehicleName: findVehicle(fleet, entry.vehicleId)?.name ?? entry.vehicleId,
    availability,
    fleet,
    freeUnits: await freeUnitsIn(calendar, fleet, entry.period, [id]),
    changes: await lastChanges(context, "block", id),
  }
}

/** Saves, ends or removes a block, depending on the submitting button. Then redirects to the calendar at the days of the entry. */
export async function handleEntryAction(request: Request, context: Context, id: string) {
  const form = await readForm(request)
  const entry = await findBlock(context, id)
  const version = versionIn(form)
  const action = findAction(ACTIONS, textOf(form, "act"))
  if (!action) throw new Response(null, { status: 400 })
  return action({ context, form, entry, version })
}

type Action = { context: Context; form: FormData; entry: Block; version: number }

const ACTIONS: Readonly<
  Record<
    string,
    (action: Action) => Promise<Response | ReturnType<typeof formWithErrors<BlockField, Availability>>>
  >
> = {
  save,
  end: endNow,
  remove,
}

async function save({ context, form, entry, version }: Action) {
  const formContext = formContextFor(context, entry)
  const read = await readEntryForm(form, formContext)
  if (!read.ok) return formWithErrors(context, read.form)
  const { requested, reason, answers } = read
  const change = { version, requested, reason, ...authorAndTime(context) }
  const outcome = await formContext.calendar.change(entry.id, change)
  if (outcome === "conflict")
    return formWithErrors(context, await conflictForm(answers, requested, formContext))
  return outcome === "done"
    ? redirectToCalendar(requested.period.from, "saved")
    : staleForm(context, form, outcome)
}

/** Ends a block that has begun and not ended. */
async function endNow({ context, form, entry, version }: Action) {
  const { calendar, now } = formContextFor(context, entry)
  if (now <= entry.period.from || now >= entry.period.to) throw new Response(null, { status: 400 })
  const { vehicleId, period, units, reason } = entry
  const requested = { vehicleId, period: { from: period.from, to: now }, units, allowConflict: true }
  const outcome = await calendar.change(entry.id, { version, requested, reason, ...authorAndTime(context) })
  return outcome === "done" ? redirectToCalendar(now, "ended") : staleForm(context, form, outcome)
}

async function remove({ context, form, entry, version }: Action) {
  const { calendar } = formContextFor(context, entry)
  const outcome = await calendar.remove(entry.id, { version, ...authorAndTime(context) })
  return outcome === "done"
    ? redirectToCalendar(entry.period.from, "removed")
    : staleForm(context, form, outcome)
}

/** Renders the form again with its answers. The page shows the stored entry above it. */
function staleForm(context: Context, form: FormData, outcome: "stale" | "gone" | "conflict") {
  if (outcome === "gone") throw new Response(null, { status: 404 })
  const answers = Object.fromEntries(
    BLOCK_FIELDS.filter((field) => form.has(field)).map((field) => [field, textOf(form, field)]),
  )
  const message = context.get(messagesContext).office.calendar.fieldErrors.stale
  return formWithErrors<BlockField, Availability>(
    context,
    { answers, errors: [{ field: "vehicle", message }] },
    409,
  )
}

function redirectToCalendar(from: WallTime, done: CalendarDone): Response {
  return redirect(doneHref(calendarFrom(from), done), 303)
}

function formContextFor(context: Context, { id }: Block) {
  return formContextOf(context, [id])
}

function authorAndTime(context: Context) {
  return { by: context.get(sessionContext).member, now: context.get(portsContext).clock() }
}

async function findBlock(context: Context, id: string): Promise<Block> {
  const entry = await context.get(officePortsContext).calendar.find(id)
  if (entry?.kind !== "block") throw new Response(null, { status: 404 })
  return entry
}
