import { type Context, messagesContext, officePortsContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import {
  editedPrices,
  type PriceEdits,
  readPrices,
  shownPrice,
  type TypedPrices,
} from "#domain/catalogue/price-changes.ts"
import { checkPrices } from "#domain/catalogue/price-preview.ts"
import { PRICE_FIELDS, type Prices, totalField, totalFromRate } from "#domain/catalogue/prices.ts"
import type { PricedVehicle } from "#domain/catalogue/rates-repository.ts"
import { TIERS } from "#domain/pricing/tiers.ts"
import type { Messages } from "#messages/messages.ts"
import type { ToolAnswers } from "./rates-answer.ts"
import {
  type Edits,
  type FieldErrorCodes,
  pastedEdits,
  percentEdits,
  type ToolResult,
  toolsIn,
} from "./rates-tools.ts"
import { cellName, type Sheet, sheetsIn } from "./sheet-in-form.ts"

/** A press on the rates, read against the fleet as it is now. */
export type Action = { act: string; tools: ToolAnswers; typed: Typed[]; fieldErrors: FieldErrorCodes }

/** One vehicle that was typed into. `vehicle` is null where it is gone; `unread` is what could not be read. */
export type Typed = {
  id: string
  version: number
  seen: Prices
  vehicle: PricedVehicle | null
  edits: PriceEdits
  unread: TypedPrices
}

/** @throws a Response 400 for what no form of ours sends. */
export async function readSubmission(form: FormData, context: Context): Promise<Action> {
  const fleet = await context.get(officePortsContext).rates.vehicles()
  const { officeRates, vehicle } = context.get(messagesContext)
  const [act, tools, sheets] = [textOf(form, "act"), toolsIn(form), sheetsIn(form)]
  const read = sheets.map((sheet) => readSheet(sheet, fleet, officeRates))
  const typed = new Map(read.map(({ typed: each }) => [each.id, each]))
  const fieldErrors = read.flatMap((each) => each.fieldErrors)
  if (fieldErrors.length === 0) {
    const shown = sheets.flatMap(({ vehicleId }) => fleet.find(({ id }) => id === vehicleId) ?? [])
    const used = applyTool({ act, tools, typed, shown, fleet }, officeRates, vehicle.rates.tiers)
    if (used.ok) mergeEdits(typed, used.edits, fleet)
    else fieldErrors.push(...used.fieldErrors)
    takeTotals(form.get("take"), typed)
  }
  const touched = [...typed.values()].filter(({ edits, unread }) => isAny(edits) || isAny(unread))
  return { act, tools, typed: touched, fieldErrors }
}

/** Prices as they stand in fields. */
export function typedText(edits: PriceEdits): TypedPrices {
  const given = PRICE_FIELDS.flatMap((field) => {
    const price = edits[field]
    return price === undefined ? [] : [[field, shownPrice(price)] as const]
  })
  return Object.fromEntries(given)
}

function isAny(fields: PriceEdits | TypedPrices): boolean {
  return Object.keys(fields).length > 0
}

type Texts = Messages["officeRates"]

function readSheet(
  { vehicleId, version, seen, typed }: Sheet,
  fleet: readonly PricedVehicle[],
  texts: Texts,
) {
  const { edits, fieldErrors } = readPrices(seen, typed)
  const vehicle = fleet.find(({ id }) => id === vehicleId) ?? null
  const unread = Object.fromEntries(fieldErrors.map(({ field }) => [field, typed[field]])) as TypedPrices // of those typed
  const told = fieldErrors.map(({ field, errorCode }) => ({
    fieldId: cellName(vehicleId, field),
    words: texts.inCell(vehicle?.name ?? vehicleId, texts.fieldName(field), texts.amountErrors[errorCode]),
  }))
  return {
    typed: { id: vehicleId, version, seen, vehicle, edits, unread } satisfies Typed,
    fieldErrors: told,
  }
}

type ToolUse = Pick<Action, "act" | "tools"> & {
  typed: ReadonlyMap<string, Typed>
  shown: readonly PricedVehicle[]
  fleet: readonly PricedVehicle[]
}

const NO_EDITS: ToolResult = { ok: true, edits: new Map() }

function applyTool(
  { act, tools, typed, shown, fleet }: ToolUse,
  texts: Texts,
  tierNames: TierNames,
): ToolResult {
  const edits = new Map([...typed.values()].map((each) => [each.id, each.edits]))
  if (act === "percent") return percentEdits(tools, fleet, edits, texts.percent)
  return act === "paste" ? pastedEdits(tools, shown, fleet, texts, tierNames) : NO_EDITS
}

type TierNames = Messages["vehicle"]["rates"]["tiers"]

/** A vehicle that the form did not show is taken as it is now. */
function mergeEdits(typed: Map<string, Typed>, edits: Edits, fleet: readonly PricedVehicle[]): void {
  for (const [id, more] of edits) {
    const vehicle = fleet.find((each) => each.id === id)
    const known = typed.get(id) ?? (vehicle && fresh(vehicle))
    if (known) typed.set(id, { ...known, edits: withoutSame({ ...known.edits, ...more }, known.seen) })
  }
}

function fresh(vehicle: PricedVehicle): Typed {
  const { id, version, prices } = vehicle
  return { id, version, seen: prices, vehicle, edits: {}, unread: {} }
}

/** What is what it was is no edit. */
function withoutSame(edits: PriceEdits, seen: Prices): PriceEdits {
  return Object.fromEntries(
    Object.entries(edits).filter(([field, price]) => seen[field as keyof Prices] !== price),
  )
}

/** `take` names one total, `total-oneWeek.toyota-axio`, or is 'all': each becomes what its rate makes of it. */
function takeTotals(take: FormDataEntryValue | null, typed: ReadonlyMap<string, Typed>): void {
  for (const each of take === null ? [] : typed.values()) {
    const after = each.vehicle && editedPrices(each.vehicle.prices, each.edits)
    const disagreeing = after ? checkPrices(after).disagreeing : []
    for (const tier of TIERS.filter(({ id }) => disagreeing.some((total) => total.tier === id))) {
      const field = totalField(tier.id)
      if (after && (take === "all" || take === cellName(each.id, field)))
        each.edits[field] = totalFromRate(after, tier)
    }
  }
}
