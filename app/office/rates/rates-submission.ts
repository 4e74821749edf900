import { type Context, messagesContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { ratesRepository } from "#app/office/fleet/fleet-context.ts"
import {
  editedPrices,
  type PriceEdits,
  type PriceTexts,
  priceFieldText,
  readPrices,
} from "#domain/catalogue/price-changes.ts"
import { checkPrices } from "#domain/catalogue/price-preview.ts"
import { PRICE_FIELDS, type Prices, totalField, totalFromRate } from "#domain/catalogue/prices.ts"
import type { PricedVehicle } from "#domain/catalogue/rates-repository.ts"
import { TIERS } from "#domain/pricing/tiers.ts"
import type { Messages } from "#messages/messages.ts"
import {
  type FleetEdits,
  type FormErrors,
  pastedEdits,
  percentEdits,
  readToolAnswers,
  type ToolResult,
} from "./bulk-edits.ts"
import { cellName, readSubmittedPrices, type SubmittedPrices } from "./rate-fields.ts"
import type { ToolAnswers } from "./rates-action-data.ts"

/** A submitted form of rates, compared with the stored fleet. `act` is the value of its button. */
export type Submission = {
  act: string
  tools: ToolAnswers
  editedVehicles: EditedVehicle[]
  fieldErrors: FormErrors
}

/** A vehicle with typed prices. `vehicle` is null if it no longer exists. `invalidTexts` are the texts that are not amounts. */
export type EditedVehicle = {
  id: string
  version: number
  loadedPrices: Prices
  vehicle: PricedVehicle | null
  edits: PriceEdits
  invalidTexts: PriceTexts
}

/** @throws a Response 400 for a value that no form of the office has */
export async function readSubmission(form: FormData, context: Context): Promise<Submission> {
  const fleet = await ratesRepository(context).vehicles()
  const { officeRates, vehicle } = context.get(messagesContext)
  const act = textOf(form, "act")
  const submittedPrices = readSubmittedPrices(form)
  const shownVehicles = submittedPrices.flatMap(
    ({ vehicleId }) => fleet.find(({ id }) => id === vehicleId) ?? [],
  )
  const tools = readToolAnswers(form, shownVehicles)
  const parsedVehicles = submittedPrices.map((prices) => parseSubmittedPrices(prices, fleet, officeRates))
  const vehiclesById = new Map(parsedVehicles.map(({ editedVehicle }) => [editedVehicle.id, editedVehicle]))
  const fieldErrors = parsedVehicles.flatMap((each) => each.fieldErrors)
  if (fieldErrors.length === 0) {
    const toolResult = applyTool(
      { act, tools, vehiclesById, shownVehicles, fleet },
      officeRates,
      vehicle.rates.tiers,
    )
    if (toolResult.ok) mergeEdits(vehiclesById, toolResult.edits, fleet)
    else fieldErrors.push(...toolResult.fieldErrors)
    recomputeTotals(form.get("take"), vehiclesById)
  }
  const editedVehicles = [...vehiclesById.values()].filter(
    ({ edits, invalidTexts }) => isNotEmpty(edits) || isNotEmpty(invalidTexts),
  )
  return { act, tools, editedVehicles, fieldErrors }
}

/** Prices as the texts of their fields. */
export function priceTextsOf(edits: PriceEdits): PriceTexts {
  const entries = PRICE_FIELDS.flatMap((field) => {
    const price = edits[field]
    return price === undefined ? [] : [[field, priceFieldText(price)] as const]
  })
  return Object.fromEntries(entries)
}

function isNotEmpty(fields: PriceEdits | PriceTexts): boolean {
  return Object.keys(fields).length > 0
}

type RatesMessages = Messages["officeRates"]

function parseSubmittedPrices(
  { vehicleId, version, loadedPrices, priceTexts }: SubmittedPrices,
  fleet: readonly PricedVehicle[],
  messages: RatesMessages,
) {
  const { edits, fieldErrors } = readPrices(loadedPrices, priceTexts)
  const vehicle = fleet.find(({ id }) => id === vehicleId) ?? null
  const invalidTexts = Object.fromEntries(
    fieldErrors.map(({ field }) => [field, priceTexts[field]]),
  ) as PriceTexts // some of the typed fields
  const formErrors = fieldErrors.map(({ field, errorCode }) => ({
    fieldId: cellName(vehicleId, field),
    message: messages.cellError(
      vehicle?.name ?? vehicleId,
      messages.fieldName(field),
      messages.amountErrors[errorCode],
    ),
  }))
  return {
    editedVehicle: {
      id: vehicleId,
      version,
      loadedPrices,
      vehicle,
      edits,
      invalidTexts,
    } satisfies EditedVehicle,
    fieldErrors: formErrors,
  }
}

/** `shownVehicles` are the vehicles of the submitted table, from top to bottom. */
type ToolInput = Pick<Submission, "act" | "tools"> & {
  vehiclesById: ReadonlyMap<string, EditedVehicle>
  shownVehicles: readonly PricedVehicle[]
  fleet: readonly PricedVehicle[]
}

const NO_EDITS: ToolResult = { ok: true, edits: new Map() }

function applyTool(
  { act, tools, vehiclesById, shownVehicles, fleet }: ToolInput,
  messages: RatesMessages,
  tierNames: TierNames,
): ToolResult {
  const edits = new Map([...vehiclesById.values()].map((each) => [each.id, each.edits]))
  if (act === "percent") return percentEdits(tools, fleet, edits, messages.percent)
  return act === "paste" ? pastedEdits(tools, shownVehicles, fleet, messages, tierNames) : NO_EDITS
}

type TierNames = Messages["vehicle"]["rates"]["tiers"]

/** Adds the edits of a tool to the typed ones. A vehicle that the form did not show starts from its stored prices. */
function mergeEdits(
  vehiclesById: Map<string, EditedVehicle>,
  edits: FleetEdits,
  fleet: readonly PricedVehicle[],
): void {
  for (const [id, addedEdits] of edits) {
    const vehicle = fleet.find((each) => each.id === id)
    const existing = vehiclesById.get(id) ?? (vehicle && vehicleWithoutEdits(vehicle))
    if (existing)
      vehiclesById.set(id, {
        ...existing,
        edits: withoutUnchanged({ ...existing.edits, ...addedEdits }, existing.loadedPrices),
      })
  }
}

function vehicleWithoutEdits(vehicle: PricedVehicle): EditedVehicle {
  const { id, version, prices } = vehicle
  return { id, version, loadedPrices: prices, vehicle, edits: {}, invalidTexts: {} }
}

/** Returns only the prices that differ from the rendered ones. */
function withoutUnchanged(edits: PriceEdits, loadedPrices: Prices): PriceEdits {
  return Object.fromEntries(
    Object.entries(edits).filter(([field, price]) => loadedPrices[field as keyof Prices] !== price),
  )
}

/** Replaces stated totals by days times rate. `requestedTotals` is the id of one field, `total-oneWeek.toyota-axio`, or 'all'. */
function recomputeTotals(
  requestedTotals: FormDataEntryValue | null,
  vehiclesById: ReadonlyMap<string, EditedVehicle>,
): void {
  for (const each of requestedTotals === null ? [] : vehiclesById.values()) {
    const after = each.vehicle && editedPrices(each.vehicle.prices, each.edits)
    const differingTotals = after ? checkPrices(after).differingTotals : []
    for (const tier of TIERS.filter(({ id }) => differingTotals.some((total) => total.tier === id))) {
      const field = totalField(tier.id)
      if (after && (requestedTotals === "all" || requestedTotals === cellName(each.id, field)))
        each.edits[field] = totalFromRate(after, tier)
    }
  }
}
