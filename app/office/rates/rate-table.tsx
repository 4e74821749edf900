import { memo } from "react"
import { ratesOf } from "#app/office/paths.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { checkPrices } from "#domain/catalogue/price-preview.ts"
import { rateField } from "#domain/catalogue/prices.ts"
import type { PricedVehicle } from "#domain/catalogue/rates-repository.ts"
import { TIERS, type TierId } from "#domain/pricing/tiers.ts"
import styles from "./rate-table.module.css"
import { NoteLines } from "./sheet/note-lines.tsx"
import type { ShownPrice } from "./sheet/shown-prices.ts"
import type { RowState, useSheet } from "./sheet/use-sheet.ts"
import type { useTicks } from "./sheet/use-ticks.ts"
import { cellName, LOADED_FIELD, loadedValue, PICK, PICK_ALL, PICK_CATEGORY } from "./sheet-fields.ts"

type SheetVehicle = Pick<PricedVehicle, "id" | "name" | "version" | "prices">

/** The vehicles of one category. */
export type VehicleGroup = { id: string; name: string; vehicles: readonly SheetVehicle[] }

type RateTableProps = {
  groups: readonly VehicleGroup[]
  picked: readonly string[]
  sheet: ReturnType<typeof useSheet>
  tick: Tick
}

type Tick = ReturnType<typeof useTicks>

/** A row for each vehicle, by category, and a column for each of the six tiers. Every cell is a field. */
export function RateTable({ groups, picked, sheet, tick }: RateTableProps) {
  const { grid, paste, tiers } = useMessages().officeRates
  const { problems } = sheet.state
  return (
    <>
      <a className={styles.skip} href="#tools">
        {grid.skip}
      </a>
      <p className={styles.keys} hidden={!sheet.isHydrated}>
        {grid.keys}
      </p>
      <p className="vh" role="status">
        {sheet.announcement}
      </p>
      {problems.length > 0 && (
        <Notice tone="bad">
          <p>{paste.refused}</p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      )}
      <table className={styles.grid} id="vehicles" tabIndex={-1}>
        <caption className="vh">{grid.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.pick}>
              <label>
                <input type="checkbox" name={PICK_ALL} value="yes" onClick={tick} />
                <span className={styles.all}>{grid.all}</span>
              </label>
            </th>
            <th scope="col">{grid.vehicle}</th>
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
                    name={PICK_CATEGORY}
                    value={group.id}
                    aria-label={grid.allOf(group.name)}
                    onClick={tick}
                  />
                  {group.name}
                </label>
              </th>
            </tr>
            {group.vehicles.map((vehicle) => (
              <Row
                key={vehicle.id}
                vehicle={vehicle}
                isPicked={picked.includes(vehicle.id)}
                tick={tick}
                {...sheet.rowOf(vehicle.id)}
              />
            ))}
          </tbody>
        ))}
      </table>
    </>
  )
}

type RowProps = RowState & { vehicle: SheetVehicle; isPicked: boolean; tick: Tick }

/** Memoized, because a fleet has some hundred fields and one vehicle changes at a time. */
const Row = memo(function Row(props: RowProps) {
  const { vehicle, isPicked, tick, shown, draft, selectedFrom, selectedTo, type } = props
  const { grid } = useMessages().officeRates
  const { differingTotals } = checkPrices(vehicle.prices)
  return (
    <tr>
      <td className={styles.pick}>
        <input type="hidden" name={LOADED_FIELD} value={loadedValue(vehicle)} />
        <input
          type="checkbox"
          name={PICK}
          value={vehicle.id}
          onClick={tick}
          defaultChecked={isPicked}
          aria-label={grid.pick(vehicle.name)}
        />
      </td>
      <th scope="row">
        <a href={ratesOf(vehicle.id)}>{vehicle.name}</a>
        {differingTotals.length > 0 && <span className={styles.remark}>{grid.totalDisagrees}</span>}
      </th>
      {TIERS.map(({ id: tier }, column) => {
        const id = cellName(vehicle.id, rateField(tier))
        return (
          <Cell
            key={id}
            id={id}
            tier={tier}
            vehicleName={vehicle.name}
            price={shown.fields[rateField(tier)]}
            draft={draft?.id === id ? draft.text : undefined}
            isSelected={column >= selectedFrom && column <= selectedTo}
            type={type}
          />
        )
      })}
    </tr>
  )
})

type CellProps = Pick<RowState, "type"> & {
  id: string
  tier: TierId
  vehicleName: string
  price: ShownPrice
  draft: string | undefined
  isSelected: boolean
}

function Cell({ id, tier, vehicleName, price, draft, isSelected, type }: CellProps) {
  const { grid, tiers, amountErrors } = useMessages().officeRates
  const { text, before, isChanged, errorCode, above } = price
  const notes = [
    isChanged && grid.was(`${before}/=`),
    errorCode && amountErrors[errorCode],
    above && grid.above(above),
  ]
  return (
    <td
      className={styles.rate}
      data-changed={isChanged || undefined}
      data-wrong={errorCode ? true : undefined}
      data-selected={isSelected || undefined}
    >
      <span className={styles.tier} aria-hidden="true">
        {tiers[tier]}
      </span>
      <input
        id={id}
        name={id}
        value={draft ?? text}
        onChange={({ target }) => type(id, target.value)}
        aria-label={grid.cell(vehicleName, tier)}
        aria-invalid={errorCode ? true : undefined}
        aria-describedby={`${id}-note`}
        inputMode="numeric"
        autoComplete="off"
      />
      <span className={styles.note} id={`${id}-note`} data-above={above ? "" : undefined}>
        <NoteLines notes={notes} />
      </span>
    </td>
  )
}
