import { textOf } from "#app/forms/read-answers.ts"
import { type PasteError, readPastedRates } from "#domain/catalogue/pasted-rates.ts"
import type { PriceEdits } from "#domain/catalogue/price-changes.ts"
import { type RateField, rateField } from "#domain/catalogue/prices.ts"
import type { PricedVehicle } from "#domain/catalogue/rates-repository.ts"
import { changeByPercent, readPercent } from "#domain/pricing/percent-change.ts"
import { TIERS } from "#domain/pricing/tiers.ts"
import type { Messages } from "#messages/messages.ts"
import { MAX_ERROR_TEXT_LENGTH } from "./grid/clipboard.ts"
import { parseRoundingStep } from "./grid/percent.ts"
import {
  ALL_VEHICLES_CHECKBOX,
  CATEGORY_CHECKBOX,
  FIRST_TIER_CHECKBOX_ID,
  VEHICLE_CHECKBOX,
} from "./rate-fields.ts"
import type { ToolAnswers } from "./rates-action-data.ts"

type RatesMessages = Messages["officeRates"]

/** Price edits of several vehicles, by vehicle id. */
export type FleetEdits = ReadonlyMap<string, PriceEdits>

/** `fieldId` is the id of the field with the error. */
export type FormErrors = { fieldId: string; message: string }[]

export type ToolResult = { ok: true; edits: FleetEdits } | { ok: false; fieldErrors: FormErrors }

/** Parses the fields of the bulk tools. `shownVehicles` are the vehicles of the table. */
export function readToolAnswers(form: FormData, shownVehicles: readonly PricedVehicle[]): ToolAnswers {
  const submittedTexts = (name: string) => form.getAll(name).filter((value) => typeof value === "string")
  return {
    percent: textOf(form, "percent"),
    roundingStep: textOf(form, "step"),
    vehicleIds: checkedVehicleIds(form, shownVehicles),
    tiers: submittedTexts("tier"),
    pasted: textOf(form, "pasted"),
    pasteAt: textOf(form, "paste-at"),
    pasteTier: textOf(form, "paste-tier"),
  }
}

/** The ids of the vehicles that were checked one by one, by category, or all at once. */
function checkedVehicleIds(form: FormData, shownVehicles: readonly PricedVehicle[]): string[] {
  const checkedIds = form.getAll(VEHICLE_CHECKBOX)
  const checkedCategories = form.getAll(CATEGORY_CHECKBOX)
  const categoryVehicles = shownVehicles.filter(
    ({ categoryId }) => form.has(ALL_VEHICLES_CHECKBOX) || checkedCategories.includes(categoryId),
  )
  const ids = [...checkedIds, ...categoryVehicles.map(({ id }) => id)].filter((id) => typeof id === "string")
  return [...new Set(ids)]
}

/** Changes the rates of the checked vehicles by per cent. A typed price in `edits` is changed instead of the stored one. */
export function percentEdits(
  { percent, roundingStep, vehicleIds, tiers }: ToolAnswers,
  fleet: readonly PricedVehicle[],
  edits: FleetEdits,
  messages: RatesMessages["percent"],
): ToolResult {
  const change = readPercent(percent)
  const step = parseRoundingStep(roundingStep)
  const selectedTiers = TIERS.map(({ id }) => id).filter((id) => tiers.includes(id))
  const vehicles = fleet.filter(({ id }) => vehicleIds.includes(id))
  const fieldErrors: FormErrors = [
    ...(change === null ? [{ fieldId: "percent", message: messages.invalidPercent }] : []),
    ...(vehicles.length === 0 ? [{ fieldId: "vehicles", message: messages.noVehicle }] : []),
    ...(selectedTiers.length === 0 ? [{ fieldId: FIRST_TIER_CHECKBOX_ID, message: messages.noTier }] : []),
  ]
  if (change === null || fieldErrors.length > 0) return { ok: false, fieldErrors }
  const changedRates = vehicles.map(({ id, prices }) => {
    const currentPrices = { ...prices, ...edits.get(id) }
    const rates = selectedTiers.map((tier): [RateField, PriceEdits[RateField]] => {
      return [rateField(tier), changeByPercent(currentPrices[rateField(tier)], change, step)]
    })
    return [id, Object.fromEntries(rates)] as const
  })
  return { ok: true, edits: new Map(changedRates) }
}

/** The maximum number of errors of a paste that are listed. Further errors are only counted. */
const MAX_ERRORS = 20

/** Parses pasted rows. `shownVehicles` are the vehicles of the table from top to bottom; a row may name any vehicle of the fleet. */
export function pastedEdits(
  { pasted, pasteAt, pasteTier }: ToolAnswers,
  shownVehicles: readonly PricedVehicle[],
  fleet: readonly PricedVehicle[],
  messages: RatesMessages,
  tierNames: Messages["vehicle"]["rates"]["tiers"],
): ToolResult {
  const vehicles = [...shownVehicles, ...fleet.filter((vehicle) => !shownVehicles.includes(vehicle))]
  const vehicleIndex = shownVehicles.findIndex(({ id }) => id === pasteAt)
  const tierIndex = Math.max(
    0,
    TIERS.findIndex(({ id }) => id === pasteTier),
  )
  const read = readPastedRates(pasted, {
    vehicles,
    shownVehicleCount: shownVehicles.length,
    tierNames,
    selectedCell: vehicleIndex < 0 ? null : { vehicleIndex, tierIndex },
  })
  if (!read.ok) return { ok: false, fieldErrors: pasteErrors(read.fieldErrors, messages.paste) }
  const edits = new Map<string, PriceEdits>()
  for (const { vehicleId, tier, rate } of read.rates) {
    edits.set(vehicleId, { ...edits.get(vehicleId), [rateField(tier)]: rate })
  }
  return { ok: true, edits }
}

function pasteErrors(errors: readonly PasteError[], messages: RatesMessages["paste"]): FormErrors {
  const listedErrors = errors.slice(0, MAX_ERRORS).map(({ line, column, errorCode, text }) => {
    return {
      fieldId: "pasted",
      message: messages.fieldError(line, column, errorCode, text.slice(0, MAX_ERROR_TEXT_LENGTH)),
    }
  })
  const unlistedCount = errors.length - listedErrors.length
  return unlistedCount > 0
    ? [...listedErrors, { fieldId: "pasted", message: messages.moreErrors(unlistedCount) }]
    : listedErrors
}
