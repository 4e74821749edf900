import { textOf } from "#app/forms/read-answers.ts"
import { type PasteError, readPastedRates } from "#domain/catalogue/pasted-rates.ts"
import type { PriceEdits } from "#domain/catalogue/price-changes.ts"
import { type RateField, rateField } from "#domain/catalogue/prices.ts"
import type { PricedVehicle } from "#domain/catalogue/rates-repository.ts"
import { changeByPercent, readPercent } from "#domain/pricing/percent-change.ts"
import { TIERS } from "#domain/pricing/tiers.ts"
import type { Messages } from "#messages/messages.ts"
import type { ToolAnswers } from "./rates-action-data.ts"
import { roundingStep } from "./sheet/percent.ts"
import { PICK, PICK_ALL, PICK_CATEGORY } from "./sheet-fields.ts"

type RatesMessages = Messages["officeRates"]

/** Edits of several vehicles, by their ids. */
export type Edits = ReadonlyMap<string, PriceEdits>

export type FormErrors = { fieldId: string; message: string }[]

export type ToolResult = { ok: true; edits: Edits } | { ok: false; fieldErrors: FormErrors }

/** `shown` are the vehicles of the table. */
export function toolsIn(form: FormData, shown: readonly PricedVehicle[]): ToolAnswers {
  const all = (name: string) => form.getAll(name).filter((value) => typeof value === "string")
  return {
    percent: textOf(form, "percent"),
    step: textOf(form, "step"),
    picked: pickedIn(form, shown),
    tiers: all("tier"),
    pasted: textOf(form, "pasted"),
    pasteAt: textOf(form, "paste-at"),
    pasteTier: textOf(form, "paste-tier"),
  }
}

/** The ids of the vehicles that were ticked one by one, by category, or all at once. */
function pickedIn(form: FormData, shown: readonly PricedVehicle[]): string[] {
  const picked = form.getAll(PICK)
  const categories = form.getAll(PICK_CATEGORY)
  const whole = shown.filter(({ categoryId }) => form.has(PICK_ALL) || categories.includes(categoryId))
  const ids = [...picked, ...whole.map(({ id }) => id)].filter((id) => typeof id === "string")
  return [...new Set(ids)]
}

/** Changes the rates of the ticked vehicles by per cent, starting from the typed ones. */
export function percentEdits(
  { percent, step, picked, tiers }: ToolAnswers,
  fleet: readonly PricedVehicle[],
  edits: Edits,
  messages: RatesMessages["percent"],
): ToolResult {
  const change = readPercent(percent)
  const rounding = roundingStep(step)
  const fields = TIERS.map(({ id }) => id).filter((id) => tiers.includes(id))
  const vehicles = fleet.filter(({ id }) => picked.includes(id))
  const fieldErrors: FormErrors = [
    ...(change === null ? [{ fieldId: "percent", message: messages.wrong }] : []),
    ...(vehicles.length === 0 ? [{ fieldId: "vehicles", message: messages.noVehicle }] : []),
    ...(fields.length === 0 ? [{ fieldId: "tier-oneWeek", message: messages.noTier }] : []),
  ]
  if (change === null || fieldErrors.length > 0) return { ok: false, fieldErrors }
  const changed = vehicles.map(({ id, prices }) => {
    const now = { ...prices, ...edits.get(id) }
    const rates = fields.map((tier): [RateField, PriceEdits[RateField]] => {
      return [rateField(tier), changeByPercent(now[rateField(tier)], change, rounding)]
    })
    return [id, Object.fromEntries(rates)] as const
  })
  return { ok: true, edits: new Map(changed) }
}

/** The maximum number of errors of a paste that are listed. Further errors are only counted. */
const MAX_ERRORS = 20

/** Parses pasted rows. `shown` are the vehicles of the table from top to bottom; a row may name any vehicle of the fleet. */
export function pastedEdits(
  { pasted, pasteAt, pasteTier }: ToolAnswers,
  shown: readonly PricedVehicle[],
  fleet: readonly PricedVehicle[],
  messages: RatesMessages,
  tierNames: Messages["vehicle"]["rates"]["tiers"],
): ToolResult {
  const vehicles = [...shown, ...fleet.filter((vehicle) => !shown.includes(vehicle))]
  const vehicleIndex = shown.findIndex(({ id }) => id === pasteAt)
  const tierIndex = Math.max(
    0,
    TIERS.findIndex(({ id }) => id === pasteTier),
  )
  const read = readPastedRates(pasted, {
    vehicles,
    lastRow: shown.length,
    tierNames,
    from: vehicleIndex < 0 ? null : { vehicleIndex, tierIndex },
  })
  if (!read.ok) return { ok: false, fieldErrors: pasteErrors(read.fieldErrors, messages.paste) }
  const edits = new Map<string, PriceEdits>()
  for (const { vehicleId, tier, rate } of read.rates) {
    edits.set(vehicleId, { ...edits.get(vehicleId), [rateField(tier)]: rate })
  }
  return { ok: true, edits }
}

function pasteErrors(found: readonly PasteError[], messages: RatesMessages["paste"]): FormErrors {
  const listed = found.slice(0, MAX_ERRORS).map(({ line, column, errorCode, text }) => {
    return { fieldId: "pasted", message: messages.errorCode(line, column, errorCode, text.slice(0, 60)) }
  })
  const unlisted = found.length - listed.length
  return unlisted > 0 ? [...listed, { fieldId: "pasted", message: messages.more(unlisted) }] : listed
}
