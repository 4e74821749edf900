import { useCallback, useMemo } from "react"
import type { RejectedEdit } from "#app/office/rates/rates-action-data.ts"
import { RatesBar } from "#app/office/rates/rates-bar.tsx"
import type { CellPosition } from "#app/office/rates/sheet/block.ts"
import { cellsOfVehicle } from "#app/office/rates/sheet/cells.ts"
import { readTexts } from "#app/office/rates/sheet/clipboard.ts"
import { useSheet } from "#app/office/rates/sheet/use-sheet.ts"
import { LOADED_FIELD, loadedValue } from "#app/office/rates/sheet-fields.ts"
import type { PriceTexts } from "#domain/catalogue/price-changes.ts"
import type { PricedVehicle } from "#domain/catalogue/rates-repository.ts"
import { Checks } from "./checks.tsx"
import { OtherPrices } from "./other-prices.tsx"
import { RateBars } from "./rate-bars.tsx"
import { TierTable } from "./tier-table.tsx"
import styles from "./vehicle-rates.module.css"

type VehicleSheetProps = Pick<RejectedEdit, "fieldErrors"> & {
  vehicle: PricedVehicle
  priceTexts: PriceTexts
  here: string
}

/** The form of all prices of one vehicle, beside its checks and the rates as visitors see them. */
export function VehicleSheet({ vehicle, priceTexts, fieldErrors, here }: VehicleSheetProps) {
  const vehicles = useMemo(() => [vehicle], [vehicle])
  const cells = useMemo(() => cellsOfVehicle(vehicle.id), [vehicle])
  const readBlock = useCallback(
    (text: string, corner: CellPosition) => readTexts(text, corner, cells),
    [cells],
  )
  const sheet = useSheet({ vehicles, cells, priceTexts: { [vehicle.id]: priceTexts }, readBlock })
  const parts = { vehicle, sheet, fieldErrors }
  return (
    <form method="post" action={here} noValidate className={styles.form} {...sheet.form}>
      <input type="hidden" name={LOADED_FIELD} value={loadedValue(vehicle)} />
      <button type="submit" name="act" value="preview" className="vh" tabIndex={-1} aria-hidden="true" />
      <div className={styles.columns}>
        <div className={styles.prices} id="vehicles" tabIndex={-1}>
          <TierTable {...parts} />
          <OtherPrices {...parts} />
        </div>
        <div className={styles.beside}>
          <Checks vehicle={vehicle} isChanged={sheet.isHydrated && sheet.bar.changedCount > 0} />
          <RateBars
            vehicle={vehicle}
            prices={sheet.isHydrated ? sheet.shownOfVehicle(vehicle.id).after : vehicle.prices}
          />
        </div>
      </div>
      <RatesBar {...sheet.bar} />
    </form>
  )
}
