import { useCallback, useMemo } from "react"
import type { CellPosition } from "#app/office/rates/grid/block.ts"
import { cellsOfVehicle } from "#app/office/rates/grid/cells.ts"
import { readTexts } from "#app/office/rates/grid/clipboard.ts"
import { usePriceGrid } from "#app/office/rates/grid/use-price-grid.ts"
import { LOADED_FIELD, loadedValue } from "#app/office/rates/rate-fields.ts"
import type { EditData } from "#app/office/rates/rates-action-data.ts"
import { RatesToolbar } from "#app/office/rates/rates-toolbar.tsx"
import type { PriceTexts } from "#domain/catalogue/price-changes.ts"
import type { PricedVehicle } from "#domain/catalogue/rates-repository.ts"
import { Checks } from "./checks.tsx"
import { OtherPrices } from "./other-prices.tsx"
import { RatesChart } from "./rates-chart.tsx"
import { TierTable } from "./tier-table.tsx"
import styles from "./vehicle-rates.module.css"

type VehicleRatesFormProps = Pick<EditData, "fieldErrors"> & {
  vehicle: PricedVehicle
  priceTexts: PriceTexts
  formHref: string
}

/** The form of all prices of one vehicle, beside its checks and the rates as visitors see them. */
export function VehicleRatesForm({ vehicle, priceTexts, fieldErrors, formHref }: VehicleRatesFormProps) {
  const vehicles = useMemo(() => [vehicle], [vehicle])
  const cells = useMemo(() => cellsOfVehicle(vehicle.id), [vehicle])
  const readBlock = useCallback(
    (text: string, corner: CellPosition) => readTexts(text, corner, cells),
    [cells],
  )
  const grid = usePriceGrid({ vehicles, cells, priceTexts: { [vehicle.id]: priceTexts }, readBlock })
  const pricesProps = { vehicle, grid, fieldErrors }
  return (
    <form method="post" action={formHref} noValidate className={styles.form} {...grid.form}>
      <input type="hidden" name={LOADED_FIELD} value={loadedValue(vehicle)} />
      {/* Without scripts Enter in a field submits with the first button of a form. */}
      <button
        type="submit"
        name="act"
        value="preview"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
      />
      <div className={styles.columns}>
        <div className={styles.prices} id="vehicles" tabIndex={-1}>
          <TierTable {...pricesProps} />
          <OtherPrices {...pricesProps} />
        </div>
        <div className={styles.sidePanels}>
          <Checks vehicle={vehicle} isChanged={grid.isHydrated && grid.bar.changedCount > 0} />
          <RatesChart
            vehicle={vehicle}
            prices={grid.isHydrated ? grid.vehiclePrices(vehicle.id).newPrices : vehicle.prices}
          />
        </div>
      </div>
      <RatesToolbar {...grid.bar} />
    </form>
  )
}
