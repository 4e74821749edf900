import type { TypedPrices } from "#domain/catalogue/price-changes.ts"
import type { PreviewedVehicle } from "#domain/catalogue/price-preview.ts"
import type { PriceField } from "#domain/catalogue/prices.ts"
import type { PricedVehicle, StaleVehicle } from "#domain/catalogue/rates-repository.ts"
import type { Cents } from "#domain/money.ts"

/** What a press on the rates is answered with, where it is not a way on. */
export type RatesAnswer = EditAgain | Previewed | CannotUndo

/** The table again, with everything that was typed. */
export type EditAgain = {
  step: "edit"
  /** Vehicles that were typed into, as they are now: also those that the address filters out. */
  edited: { vehicle: PricedVehicle; typed: TypedPrices }[]
  /** `fieldId` names the field that a fault is about. */
  fieldErrors: { fieldId: string; words: string }[]
  conflicts: Conflict[]
  tools: ToolAnswers
}

/** What is now, beside what was seen, of a vehicle that somebody else changed meanwhile. */
export type Conflict = StaleVehicle & {
  differs: { field: PriceField; now: Cents | null; seen: Cents | null }[]
}

export type Previewed = {
  step: "preview"
  vehicles: (PreviewedVehicle & { version: number; seen: string; typed: TypedPrices })[]
  isConfirmMissing: boolean
}

export type CannotUndo = { step: "cannotUndo"; vehicles: StaleVehicle[] }

/** What stands in the fields beside the table. */
export type ToolAnswers = {
  percent: string
  step: string
  picked: string[]
  tiers: string[]
  pasted: string
  pasteAt: string
  pasteTier: string
}
