import { data, redirect } from "react-router"
import { type Context, messagesContext, officePortsContext, portsContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { hasErrorsContext } from "#app/office/forms/office-form.ts"
import { sessionContext } from "#app/office/office-context.ts"
import { changesBetween } from "#domain/catalogue/price-changes.ts"
import { previewVehicle } from "#domain/catalogue/price-preview.ts"
import { parseSaveId, type SaveOutcome, saveIdText } from "#domain/catalogue/rates-repository.ts"
import type { CannotUndo, Conflict, EditAgain, Previewed } from "./rates-answer.ts"
import { type Action, readSubmission, type Typed, typedText } from "./rates-submission.ts"
import type { FieldErrorCodes } from "./rates-tools.ts"
import { seenText } from "./sheet-in-form.ts"

/** The address that a press leads to when it has changed something. */
type Onward = (saved: string, isUndo: boolean) => string

/**
 * A press on the rates. Nothing is saved before its preview was seen: 'look', 'percent' and 'paste' lead to the preview, 'edit' back
 * from it, `take` mends totals in it, 'save' saves what it shows, and 'undo' takes a save back.
 */
export async function handleRates(request: Request, context: Context, onward: Onward) {
  const form = await readForm(request)
  if (textOf(form, "act") === "undo") return undo(form, context, onward)
  const action = await readSubmission(form, context)
  const { act, fieldErrors, typed } = action
  if (fieldErrors.length > 0) return editAgain(context, action, { fieldErrors })
  if (act === "edit") return editAgain(context, action, { fieldErrors: [] }, 200)
  const stale = typed.filter(({ vehicle, version }) => vehicle?.version !== version)
  if (stale.length > 0) return conflicting(context, action, stale)
  const vehicles = typed.flatMap((each) => previewOf(each) ?? [])
  if (vehicles.length === 0) {
    const { nothingChanged } = context.get(messagesContext).officeRates
    return editAgain(context, action, { fieldErrors: [{ fieldId: "vehicles", words: nothingChanged }] })
  }
  if (act !== "save") return data({ step: "preview", vehicles, isConfirmMissing: false } satisfies Previewed)
  const mustConfirm = vehicles.some(({ checks }) => checks.rising.length > 0)
  if (mustConfirm && textOf(form, "confirm") === "") {
    context.set(hasErrorsContext, true)
    return data({ step: "preview", vehicles, isConfirmMissing: true } satisfies Previewed, { status: 422 })
  }
  const outcome = await context.get(officePortsContext).rates.save({
    ...author(context),
    vehicles: vehicles.map(({ id, version, after }) => ({ vehicleId: id, version, prices: after })),
  })
  if (outcome.outcome === "stale") {
    const late = outcome.vehicles.map(({ id }) => id)
    const again = await readSubmission(form, context)
    return conflicting(
      context,
      again,
      again.typed.filter(({ id }) => late.includes(id)),
    )
  }
  return savedOr(outcome, onward, false)
}

async function undo(form: FormData, context: Context, onward: Onward) {
  const id = parseSaveId(textOf(form, "save"))
  if (!id) throw new Response(null, { status: 400 })
  const { by, now } = author(context)
  const outcome = await context.get(officePortsContext).rates.undo(id, by, now)
  if (outcome.outcome === "gone") throw new Response(null, { status: 404 })
  if (outcome.outcome !== "stale") return savedOr(outcome, onward, textOf(form, "of") !== "undo")
  context.set(hasErrorsContext, true)
  return data({ step: "cannotUndo", vehicles: outcome.vehicles } satisfies CannotUndo, { status: 409 })
}

function savedOr(outcome: Exclude<SaveOutcome, { outcome: "stale" }>, onward: Onward, isUndo: boolean) {
  return redirect(onward(outcome.outcome === "saved" ? saveIdText(outcome.id) : "", isUndo), 303)
}

function author(context: Context) {
  const { id, name } = context.get(sessionContext).member
  return { by: { id, name }, now: context.get(portsContext).clock() }
}

function previewOf({ vehicle, edits }: Typed): Previewed["vehicles"][number] | null {
  const previewed = vehicle && previewVehicle(vehicle, edits)
  if (!previewed) return null
  return { ...previewed, version: vehicle.version, seen: seenText(vehicle), typed: typedText(edits) }
}

type Refusal = { fieldErrors: FieldErrorCodes; conflicts?: Conflict[] }

/** The table once more: what was typed stands in it, over what is there now. */
function editAgain(context: Context, action: Action, { fieldErrors, conflicts = [] }: Refusal, status = 422) {
  context.set(hasErrorsContext, status !== 200)
  const edited = action.typed.flatMap(({ vehicle, edits, unread }) => {
    return vehicle ? [{ vehicle, typed: { ...typedText(edits), ...unread } }] : []
  })
  return data({ step: "edit", edited, fieldErrors, conflicts, tools: action.tools } satisfies EditAgain, {
    status,
  })
}

async function conflicting(context: Context, action: Action, stale: readonly Typed[]) {
  const { rates } = context.get(officePortsContext)
  const conflicts = stale.map(async ({ id, vehicle, seen }): Promise<Conflict> => {
    return {
      ...{ id, name: vehicle?.name ?? "", isGone: !vehicle, lastChange: await rates.lastChange(id) },
      differs: vehicle ? differing(vehicle.prices, seen) : [],
    }
  })
  return editAgain(context, action, { fieldErrors: [], conflicts: await Promise.all(conflicts) }, 409)
}

function differing(now: Typed["seen"], seen: Typed["seen"]): Conflict["differs"] {
  return changesBetween(seen, now).map(({ field, from, to }) => ({ field, now: to, seen: from }))
}
