import type { BulkPercentChange } from "#domain/catalogue/change-summary.ts"
import type { PriceTexts } from "#domain/catalogue/price-changes.ts"
import type { PreviewedVehicle } from "#domain/catalogue/price-preview.ts"
import type { PriceField } from "#domain/catalogue/prices.ts"
import type { PricedVehicle, StaleVehicle } from "#domain/catalogue/rates-repository.ts"
import type { Cents } from "#domain/money.ts"

/** The action data of the pages of rates. */
export type RatesActionData = EditData | PreviewData | CannotUndo

/** The form is rendered again with the typed prices, after an error, or because the user continues to edit. */
export type EditData = {
  kind: "edit"
  /** The vehicles with typed prices as they are stored now, including those that the filter hides. */
  editedVehicles: { vehicle: PricedVehicle; priceTexts: PriceTexts }[]
  /** `fieldId` is the id of the field with the error. */
  fieldErrors: { fieldId: string; message: string }[]
  conflicts: Conflict[]
  tools: ToolAnswers
}

/** A vehicle that was changed after the form was rendered. `loadedPrice` is the price with which the form was rendered. */
export type Conflict = StaleVehicle & {
  differences: { field: PriceField; storedPrice: Cents | null; loadedPrice: Cents | null }[]
}

/** The changes are shown before they are saved. */
export type PreviewData = {
  kind: "preview"
  /** `loadedValue`: the value of the hidden field `LOADED_FIELD`. `priceTexts`: the changed prices as texts. */
  vehicles: (PreviewedVehicle & { version: number; loadedValue: string; priceTexts: PriceTexts })[]
  isConfirmMissing: boolean
  /** The answers of the tool that changes rates by per cent. */
  tools: Pick<ToolAnswers, "percent" | "roundingStep" | "tiers">
  /** The change by per cent, and the number of rates that it changed. Null: no changed rate is its result. */
  bulkChange: BulkPercentChange | null
}

/** A save cannot be undone, because these vehicles were changed after it. */
export type CannotUndo = { kind: "cannotUndo"; vehicles: StaleVehicle[] }

/** The answers in the fields of the bulk tools. */
export type ToolAnswers = {
  percent: string
  /** The number of rupees to which the rates are rounded. */
  roundingStep: string
  vehicleIds: string[]
  tiers: string[]
  pasted: string
  /** The id of the vehicle, and the tier, at which pasted rows without a name begin. */
  pasteAt: string
  pasteTier: string
}
