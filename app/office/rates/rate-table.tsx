import { memo } from "react"
import { vehicleRatesPage } from "#app/office/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { checkPrices } from "#domain/catalogue/price-preview.ts"
import { rateField } from "#domain/catalogue/prices.ts"
import type { PricedVehicle } from "#domain/catalogue/rates-repository.ts"
import { TIERS, type TierId } from "#domain/pricing/tiers.ts"
import { NoteLines } from "./grid/note-lines.tsx"
import type { ShownPrice } from "./grid/shown-prices.ts"
import type { RowState, usePriceGrid } from "./grid/use-price-grid.ts"
import type { useVehicleCheckboxes } from "./grid/use-vehicle-checkboxes.ts"
import {
  ALL_VEHICLES_CHECKBOX,
  CATEGORY_CHECKBOX,
  cellName,
  LOADED_FIELD,
  loadedValue,
  VEHICLE_CHECKBOX,
} from "./rate-fields.ts"
import styles from "./rate-table.module.css"

type GridVehicle = Pick<PricedVehicle, "id" | "name" | "version" | "prices">

/** The vehicles of one category. */
export type VehicleGroup = { id: string; name: string; vehicles: readonly GridVehicle[] }

type RateTableProps = {
  groups: readonly VehicleGroup[]
  checkedIds: readonly string[]
  grid: ReturnType<typeof usePriceGrid>
  onCheckboxClick: CheckboxHandler
}

type CheckboxHandler = ReturnType<typeof useVehicleCheckboxes>

/** A row for each vehicle, by category, and a column for each of the six tiers. Every cell is a field. */
export function RateTable({ groups, checkedIds, grid, onCheckboxClick }: RateTableProps) {
  const { table, paste, tiers } = useMessages().officeRates
  const { problems } = grid.state
  return (
    <>
      <a className={styles.skipLink} href="#tools">
        {table.skip}
      </a>
      <p className={styles.keyboardHelp} hidden={!grid.isHydrated}>
        {table.keyboardHelp}
      </p>
      <p className="visually-hidden" role="status">
        {grid.announcement}
      </p>
      {problems.length > 0 && (
        <Notice tone="error">
          <p>{paste.nothingPasted}</p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      )}
      <table className={styles.grid} id="vehicles" tabIndex={-1}>
        <caption className="visually-hidden">{table.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.checkbox}>
              <label>
                <input type="checkbox" name={ALL_VEHICLES_CHECKBOX} value="yes" onClick={onCheckboxClick} />
                <span className={styles.selectAllLabel}>{table.selectAll}</span>
              </label>
            </th>
            <th scope="col">{table.vehicle}</th>
            {TIERS.map(({ id }) => (
              <th key={id} scope="col" className={styles.rate}>
                {tiers[id]}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.id}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={TIERS.length + 2}>
                <label className={styles.category}>
                  <input
                    type="checkbox"
                    name={CATEGORY_CHECKBOX}
                    value={group.id}
                    aria-label={table.selectCategory(group.name)}
                    onClick={onCheckboxClick}
                  />
                  {group.name}
                </label>
              </th>
            </tr>
            {group.vehicles.map((vehicle) => (
              <Row
                key={vehicle.id}
                vehicle={vehicle}
                isChecked={checkedIds.includes(vehicle.id)}
                onCheckboxClick={onCheckboxClick}
                {...grid.rowState(vehicle.id)}
              />
            ))}
          </tbody>
        ))}
      </table>
    </>
  )
}

type RowProps = RowState & { vehicle: GridVehicle; isChecked: boolean; onCheckboxClick: CheckboxHandler }

/** Memoized, because a fleet has several hundred fields and only one vehicle changes at a time. */
const Row = memo(function Row(props: RowProps) {
  const { vehicle, isChecked, onCheckboxClick, shownPrices, draft, selectedFrom, selectedTo, typeText } =
    props
  const { table } = useMessages().officeRates
  const { differingTotals } = checkPrices(vehicle.prices)
  return (
    <tr>
      <td className={styles.checkbox}>
        <input type="hidden" name={LOADED_FIELD} value={loadedValue(vehicle)} />
        <input
          type="checkbox"
          name={VEHICLE_CHECKBOX}
          value={vehicle.id}
          onClick={onCheckboxClick}
          defaultChecked={isChecked}
          aria-label={table.selectVehicle(vehicle.name)}
        />
      </td>
      <th scope="row">
        <a href={vehicleRatesPage(vehicle.id)}>{vehicle.name}</a>
        {differingTotals.length > 0 && <span className={styles.remark}>{table.totalDiffers}</span>}
      </th>
      {TIERS.map(({ id: tier }, column) => {
        const id = cellName(vehicle.id, rateField(tier))
        return (
          <Cell
            key={id}
            id={id}
            tier={tier}
            vehicleName={vehicle.name}
            price={shownPrices.fields[rateField(tier)]}
            draft={draft?.id === id ? draft.text : undefined}
            isSelected={column >= selectedFrom && column <= selectedTo}
            typeText={typeText}
          />
        )
      })}
    </tr>
  )
})

type CellProps = Pick<RowState, "typeText"> & {
  id: string
  tier: TierId
  vehicleName: string
  price: ShownPrice
  draft: string | undefined
  isSelected: boolean
}

function Cell({ id, tier, vehicleName, price, draft, isSelected, typeText }: CellProps) {
  const { table, tiers, amountErrors } = useMessages().officeRates
  const { text, storedText, isChanged, errorCode, cheaperShorterTier } = price
  const notes = [
    isChanged && table.previousAmount(`${storedText}/=`),
    errorCode && amountErrors[errorCode],
    cheaperShorterTier && table.higherThanShorter(cheaperShorterTier),
  ]
  return (
    <td
      className={styles.rate}
      data-changed={isChanged || undefined}
      data-invalid={errorCode ? true : undefined}
      data-selected={isSelected || undefined}
    >
      <span className={styles.tier} aria-hidden="true">
        {tiers[tier]}
      </span>
      <input
        id={id}
        name={id}
        value={draft ?? text}
        onChange={({ target }) => typeText(id, target.value)}
        aria-label={table.cell(vehicleName, tier)}
        aria-invalid={errorCode ? true : undefined}
        aria-describedby={`${id}-note`}
        inputMode="numeric"
        autoComplete="off"
      />
      <span className={styles.note} id={`${id}-note`} data-rising={cheaperShorterTier ? "" : undefined}>
        <NoteLines notes={notes} />
      </span>
    </td>
  )
}
