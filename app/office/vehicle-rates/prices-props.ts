import type { RejectedEdit } from "#app/office/rates/rates-action-data.ts"
import type { useSheet } from "#app/office/rates/sheet/use-sheet.ts"
import type { PricedVehicle } from "#domain/catalogue/rates-repository.ts"

/** Props that all parts of the form share. */
export type PricesProps = Pick<RejectedEdit, "fieldErrors"> & {
  vehicle: PricedVehicle
  sheet: ReturnType<typeof useSheet>
}
