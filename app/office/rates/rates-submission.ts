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
  type Edits,
  type FormErrors,
  pastedEdits,
  percentEdits,
  type ToolResult,
  toolsIn,
} from "./bulk-edits.ts"
import type { ToolAnswers } from "./rates-action-data.ts"
import { cellName, type Sheet, sheetsIn } from "./sheet-fields.ts"

/** A submitted form of rates, compared with the stored fleet. `act` is the value of its button. */
export type Submission = {
  act: string
  tools: ToolAnswers
  edits: EditableVehicle[]
  fieldErrors: FormErrors
}

/** A vehicle with typed prices. `vehicle` is null if it no longer exists. `unread` are the texts that are not amounts. */
export type EditableVehicle = {
  id: string
  version: number
  loadedPrices: Prices
  vehicle: PricedVehicle | null
  edits: PriceEdits
  unread: PriceTexts
}

/** @throws a Response 400 for a value that no form of the office has */
export async function readSubmission(form: FormData, context: Context): Promise<Submission> {
  const fleet = await ratesRepository(context).vehicles()
  const { officeRates, vehicle } = context.get(messagesContext)
  const act = textOf(form, "act")
  const sheets = sheetsIn(form)
  const shown = sheets.flatMap(({ vehicleId }) => fleet.find(({ id }) => id === vehicleId) ?? [])
  const tools = toolsIn(form, shown)
  const read = sheets.map((sheet) => readSheet(sheet, fleet, officeRates))
  const edits = new Map(read.map(({ edit: each }) => [each.id, each]))
  const fieldErrors = read.flatMap((each) => each.fieldErrors)
  if (fieldErrors.length === 0) {
    const used = applyTool({ act, tools, edits, shown, fleet }, officeRates, vehicle.rates.tiers)
    if (used.ok) mergeEdits(edits, used.edits, fleet)
    else fieldErrors.push(...used.fieldErrors)
    recomputeTotals(form.get("take"), edits)
  }
  const touched = [...edits.values()].filter(({ edits, unread }) => isAny(edits) || isAny(unread))
  return { act, tools, edits: touched, fieldErrors }
}

/** Prices as the texts of their fields. */
export function typedText(edits: PriceEdits): PriceTexts {
  const entries = PRICE_FIELDS.flatMap((field) => {
    const price = edits[field]
    return price === undefined ? [] : [[field, priceFieldText(price)] as const]
  })
  return Object.fromEntries(entries)
}

function isAny(fields: PriceEdits | PriceTexts): boolean {
  return Object.keys(fields).length > 0
}

type RatesMessages = Messages["officeRates"]

function readSheet(
  { vehicleId, version, loadedPrices, priceTexts }: Sheet,
  fleet: readonly PricedVehicle[],
  messages: RatesMessages,
) {
  const { edits, fieldErrors } = readPrices(loadedPrices, priceTexts)
  const vehicle = fleet.find(({ id }) => id === vehicleId) ?? null
  const unread = Object.fromEntries(fieldErrors.map(({ field }) => [field, priceTexts[field]])) as PriceTexts // some of the typed fields
  const formErrors = fieldErrors.map(({ field, errorCode }) => ({
    fieldId: cellName(vehicleId, field),
    message: messages.inCell(
      vehicle?.name ?? vehicleId,
      messages.fieldName(field),
      messages.amountErrors[errorCode],
    ),
  }))
  return {
    edit: { id: vehicleId, version, loadedPrices, vehicle, edits, unread } satisfies EditableVehicle,
    fieldErrors: formErrors,
  }
}

type ToolUse = Pick<Submission, "act" | "tools"> & {
  edits: ReadonlyMap<string, EditableVehicle>
  shown: readonly PricedVehicle[]
  fleet: readonly PricedVehicle[]
}

const NO_EDITS: ToolResult = { ok: true, edits: new Map() }

function applyTool(
  { act, tools, edits: editsById, shown, fleet }: ToolUse,
  messages: RatesMessages,
  tierNames: TierNames,
): ToolResult {
  const edits = new Map([...editsById.values()].map((each) => [each.id, each.edits]))
  if (act === "percent") return percentEdits(tools, fleet, edits, messages.percent)
  return act === "paste" ? pastedEdits(tools, shown, fleet, messages, tierNames) : NO_EDITS
}

type TierNames = Messages["vehicle"]["rates"]["tiers"]

/** Adds edits to the typed ones. A vehicle that the form did not show starts from its stored prices. */
function mergeEdits(
  editsById: Map<string, EditableVehicle>,
  edits: Edits,
  fleet: readonly PricedVehicle[],
): void {
  for (const [id, more] of edits) {
    const vehicle = fleet.find((each) => each.id === id)
    const known = editsById.get(id) ?? (vehicle && unedited(vehicle))
    if (known)
      editsById.set(id, {
        ...known,
        edits: withoutUnchanged({ ...known.edits, ...more }, known.loadedPrices),
      })
  }
}

function unedited(vehicle: PricedVehicle): EditableVehicle {
  const { id, version, prices } = vehicle
  return { id, version, loadedPrices: prices, vehicle, edits: {}, unread: {} }
}

/** Only the prices that differ from the rendered ones. */
function withoutUnchanged(edits: PriceEdits, loadedPrices: Prices): PriceEdits {
  return Object.fromEntries(
    Object.entries(edits).filter(([field, price]) => loadedPrices[field as keyof Prices] !== price),
  )
}

/** Replaces stated totals by days times rate. `take` names one total, `total-oneWeek.toyota-axio`, or is 'all'. */
function recomputeTotals(take: FormDataEntryValue | null, edits: ReadonlyMap<string, EditableVehicle>): void {
  for (const each of take === null ? [] : edits.values()) {
    const after = each.vehicle && editedPrices(each.vehicle.prices, each.edits)
    const differingTotals = after ? checkPrices(after).differingTotals : []
    for (const tier of TIERS.filter(({ id }) => differingTotals.some((total) => total.tier === id))) {
      const field = totalField(tier.id)
      if (after && (take === "all" || take === cellName(each.id, field)))
        each.edits[field] = totalFromRate(after, tier)
    }
  }
}
