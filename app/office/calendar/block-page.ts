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
import { calendarHrefFrom } from "./query-params.ts"
import { blockFormContext, conflictForm, readBlockForm } from "./read-block-form.ts"

/** A completed action that the calendar reports. */
type CalendarDone = keyof Messages["office"]["calendar"]["done"]

/** Loads the page of a block. @throws a 404 Response for an unknown id */
export async function loadBlock(context: Context, id: string) {
  const { calendar } = context.get(officePortsContext)
  const block = await findBlock(context, id)
  const [fleet, availability] = await Promise.all([calendar.fleet(), availabilityFor(calendar, block, [id])])
  return {
    block,
    vehicleName: findVehicle(fleet, block.vehicleId)?.name ?? block.vehicleId,
    availability,
    fleet,
    freeUnits: await freeUnitsIn(calendar, fleet, block.period, [id]),
    changes: await lastChanges(context, "block", id),
  }
}

/**
 * Saves, ends or removes a block, depending on the submitting button. Then redirects to the calendar, which
 * begins with the first day of the block, or with today if the block was ended.
 */
export async function handleBlockAction(request: Request, context: Context, id: string) {
  const form = await readForm(request)
  const block = await findBlock(context, id)
  const version = versionIn(form)
  const action = findAction(ACTIONS, textOf(form, "act"))
  if (!action) throw new Response(null, { status: 400 })
  return action({ context, form, block, version })
}

type BlockActionArgs = { context: Context; form: FormData; block: Block; version: number }

const ACTIONS: Readonly<
  Record<
    string,
    (args: BlockActionArgs) => Promise<Response | ReturnType<typeof formWithErrors<BlockField, Availability>>>
  >
> = {
  save,
  end: endNow,
  remove,
}

async function save({ context, form, block, version }: BlockActionArgs) {
  const formContext = blockFormContext(context, [block.id])
  const read = await readBlockForm(form, formContext)
  if (!read.ok) return formWithErrors(context, read.form)
  const { requested, reason, answers } = read
  const change = { version, requested, reason, ...authorAndTime(context) }
  const outcome = await formContext.calendar.changeBlock(block.id, change)
  if (outcome === "conflict")
    return formWithErrors(context, await conflictForm(answers, requested, formContext))
  return outcome === "done"
    ? redirectToCalendar(requested.period.from, "saved")
    : staleForm(context, form, outcome)
}

/** Ends a block that has begun and not ended. */
async function endNow({ context, form, block, version }: BlockActionArgs) {
  const { calendar, now } = blockFormContext(context, [block.id])
  if (now <= block.period.from || now >= block.period.to) throw new Response(null, { status: 400 })
  const { vehicleId, period, units, reason } = block
  const requested = { vehicleId, period: { from: period.from, to: now }, units, allowConflict: true }
  const outcome = await calendar.changeBlock(block.id, {
    version,
    requested,
    reason,
    ...authorAndTime(context),
  })
  return outcome === "done" ? redirectToCalendar(now, "ended") : staleForm(context, form, outcome)
}

async function remove({ context, form, block, version }: BlockActionArgs) {
  const { calendar } = blockFormContext(context, [block.id])
  const outcome = await calendar.removeBlock(block.id, { version, ...authorAndTime(context) })
  return outcome === "done"
    ? redirectToCalendar(block.period.from, "removed")
    : staleForm(context, form, outcome)
}

/** Renders the form again with its answers. `outcome` is never 'conflict': `save` handles it, and `endNow` allows conflicts. */
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
  return redirect(doneHref(calendarHrefFrom(from), done), 303)
}

function authorAndTime(context: Context) {
  return { by: context.get(sessionContext).member, now: context.get(portsContext).clock() }
}

async function findBlock(context: Context, id: string): Promise<Block> {
  const entry = await context.get(officePortsContext).calendar.find(id)
  if (entry?.kind !== "block") throw new Response(null, { status: 404 })
  return entry
}
