import { data, redirect } from "react-router"
import { type Context, messagesContext, portsContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { readForm } from "#app/forms/read-form.ts"
import { ratesRepository } from "#app/office/fleet/fleet-context.ts"
import { hasErrorsContext } from "#app/office/forms/office-form.ts"
import { sessionContext } from "#app/office/office-context.ts"
import { requireFleetRight } from "#app/office/require-fleet-right.ts"
import { bulkPercentChange } from "#domain/catalogue/change-summary.ts"
import { changesBetween } from "#domain/catalogue/price-changes.ts"
import { previewVehicle } from "#domain/catalogue/price-preview.ts"
import { parseSaveId, type SaveOutcome, saveIdText } from "#domain/catalogue/rates-repository.ts"
import { readPercent } from "#domain/pricing/percent-change.ts"
import type { FormErrors } from "./bulk-edits.ts"
import { parseRoundingStep } from "./grid/percent.ts"
import { loadedValue } from "./rate-fields.ts"
import type { CannotUndo, Conflict, EditData, PreviewData } from "./rates-action-data.ts"
import { type EditedVehicle, priceTextsOf, readSubmission, type Submission } from "./rates-submission.ts"

/** Returns the URL of the redirect after a save. `saveId` is empty if nothing changed. */
type ReturnHref = (saveId: string, isUndo: boolean) => string

/**
 * The action of the pages of rates. Changes are saved only from their preview: 'preview', 'percent' and 'paste' show it, 'edit' leads
 * back to the form, the field `take` recomputes totals, 'save' saves, and 'undo' undoes a save.
 */
export async function handleRates(request: Request, context: Context, returnHref: ReturnHref) {
  requireFleetRight(context)
  const form = await readForm(request)
  if (textOf(form, "act") === "undo") return undo(form, context, returnHref)
  const submission = await readSubmission(form, context)
  const { act, fieldErrors, editedVehicles } = submission
  if (fieldErrors.length > 0) return renderFormAgain(context, submission, { fieldErrors })
  if (act === "edit") return renderFormAgain(context, submission, { fieldErrors: [] }, 200)
  const staleVehicles = editedVehicles.filter(({ vehicle, version }) => vehicle?.version !== version)
  if (staleVehicles.length > 0) return conflictResponse(context, submission, staleVehicles)
  const vehicles = editedVehicles.flatMap((each) => vehiclePreview(each) ?? [])
  if (vehicles.length === 0) {
    const { nothingChanged } = context.get(messagesContext).officeRates
    return renderFormAgain(context, submission, {
      fieldErrors: [{ fieldId: "vehicles", message: nothingChanged }],
    })
  }
  const { percent, roundingStep, tiers } = submission.tools
  const preview = {
    kind: "preview",
    vehicles,
    tools: { percent, roundingStep, tiers },
    bulkChange: bulkChangeOf(submission, vehicles),
  } as const
  if (act !== "save") return data({ ...preview, isConfirmMissing: false } satisfies PreviewData)
  const mustConfirm = vehicles.some(({ checks }) => checks.risingRates.length > 0)
  if (mustConfirm && textOf(form, "confirm") === "") {
    context.set(hasErrorsContext, true)
    return data({ ...preview, isConfirmMissing: true } satisfies PreviewData, { status: 422 })
  }
  const outcome = await ratesRepository(context).save({
    ...authorAndTime(context),
    vehicles: vehicles.map(({ id, version, after }) => ({ vehicleId: id, version, prices: after })),
  })
  if (outcome.outcome === "stale") {
    const staleIds = outcome.vehicles.map(({ id }) => id)
    // Read again with the fleet as it is after the concurrent change.
    const currentSubmission = await readSubmission(form, context)
    return conflictResponse(
      context,
      currentSubmission,
      currentSubmission.editedVehicles.filter(({ id }) => staleIds.includes(id)),
    )
  }
  return redirectAfter(outcome, returnHref, { isUndo: false })
}

async function undo(form: FormData, context: Context, returnHref: ReturnHref) {
  const id = parseSaveId(textOf(form, "save"))
  if (!id) throw new Response(null, { status: 400 })
  const { by, now } = authorAndTime(context)
  const outcome = await ratesRepository(context).undo(id, by, now)
  if (outcome.outcome === "gone") throw new Response(null, { status: 404 })
  // The undo of an undo restores the saved prices, so its notice is that of a save.
  const isUndo = textOf(form, "of") !== "undo"
  if (outcome.outcome !== "stale") return redirectAfter(outcome, returnHref, { isUndo })
  context.set(hasErrorsContext, true)
  return data({ kind: "cannotUndo", vehicles: outcome.vehicles } satisfies CannotUndo, { status: 409 })
}

function redirectAfter(
  outcome: Exclude<SaveOutcome, { outcome: "stale" }>,
  returnHref: ReturnHref,
  { isUndo }: { isUndo: boolean },
) {
  return redirect(returnHref(outcome.outcome === "saved" ? saveIdText(outcome.id) : "", isUndo), 303)
}

function authorAndTime(context: Context) {
  const { id, name } = context.get(sessionContext).member
  return { by: { id, name }, now: context.get(portsContext).clock() }
}

function bulkChangeOf({ tools }: Submission, vehicles: PreviewData["vehicles"]): PreviewData["bulkChange"] {
  const change = readPercent(tools.percent)
  return change === null ? null : bulkPercentChange(vehicles, change, parseRoundingStep(tools.roundingStep))
}

function vehiclePreview({ vehicle, edits }: EditedVehicle): PreviewData["vehicles"][number] | null {
  const preview = vehicle && previewVehicle(vehicle, edits)
  if (!preview) return null
  return {
    ...preview,
    version: vehicle.version,
    loadedValue: loadedValue(vehicle),
    priceTexts: priceTextsOf(edits),
  }
}

type Refusal = { fieldErrors: FormErrors; conflicts?: Conflict[] }

/** Renders the form again with the typed prices. Other fields show the stored prices. */
function renderFormAgain(
  context: Context,
  submission: Submission,
  { fieldErrors, conflicts = [] }: Refusal,
  status = 422,
) {
  context.set(hasErrorsContext, status !== 200)
  const editedVehicles = submission.editedVehicles.flatMap(({ vehicle, edits, invalidTexts }) => {
    return vehicle ? [{ vehicle, priceTexts: { ...priceTextsOf(edits), ...invalidTexts } }] : []
  })
  return data(
    { kind: "edit", editedVehicles, fieldErrors, conflicts, tools: submission.tools } satisfies EditData,
    {
      status,
    },
  )
}

async function conflictResponse(
  context: Context,
  submission: Submission,
  staleVehicles: readonly EditedVehicle[],
) {
  const rates = ratesRepository(context)
  const conflicts = staleVehicles.map(async ({ id, vehicle, loadedPrices }): Promise<Conflict> => {
    return {
      id,
      name: vehicle?.name ?? "",
      isGone: !vehicle,
      lastChange: await rates.lastChange(id),
      differences: vehicle ? differencesBetween(vehicle.prices, loadedPrices) : [],
    }
  })
  return renderFormAgain(
    context,
    submission,
    { fieldErrors: [], conflicts: await Promise.all(conflicts) },
    409,
  )
}

function differencesBetween(
  storedPrices: EditedVehicle["loadedPrices"],
  loadedPrices: EditedVehicle["loadedPrices"],
): Conflict["differences"] {
  return changesBetween(loadedPrices, storedPrices).map(({ field, from, to }) => ({
    field,
    storedPrice: to,
    loadedPrice: from,
  }))
}
