import type { usePriceGrid } from "#app/office/rates/grid/use-price-grid.ts"
import type { EditData } from "#app/office/rates/rates-action-data.ts"
import type { PricedVehicle } from "#domain/catalogue/rates-repository.ts"

/** Props that all components of the form share. */
export type PricesProps = Pick<EditData, "fieldErrors"> & {
  vehicle: PricedVehicle
  grid: ReturnType<typeof usePriceGrid>
}
