import { Fragment } from "react"
import { ratesOf } from "#app/office/paths.ts"
import { Message } from "#app/ui/message.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { shownPrice, type TypedPrices } from "#domain/catalogue/price-changes.ts"
import { checkPrices } from "#domain/catalogue/price-preview.ts"
import { rateField } from "#domain/catalogue/prices.ts"
import type { PricedVehicle } from "#domain/catalogue/rates-desk.ts"
import type { Category } from "#domain/catalogue/vehicle.ts"
import { formatRate } from "#domain/money.ts"
import { TIERS, type TierId } from "#domain/pricing/tiers.ts"
import styles from "./rate-table.module.css"
import type { EditAgain } from "./rates-answer.ts"
import { cellName, SEEN, seenText } from "./sheet-in-form.ts"

type RateTableProps = Pick<EditAgain, "edited" | "faults"> & {
  vehicles: readonly PricedVehicle[]
  categories: readonly Category[]
  picked: readonly string[]
}

/** Vehicles down, by category; the six lengths of hire along. Every cell is a field, named by its vehicle and its length. */
export function RateTable({ vehicles, categories, edited, picked, faults }: RateTableProps) {
  const { officeRates, vehicle: words } = useMessages()
  const texts = officeRates.grid
  const groups = categories
    .map((category) => ({
      category,
      vehicles: vehicles.filter(({ categoryId }) => categoryId === category.id),
    }))
    .filter((group) => group.vehicles.length > 0)
  return (
    <>
      <a className={styles.skip} href="#tools">
        {texts.skip}
      </a>
      <p className={styles.keys} data-keys hidden>
        {texts.keys}
      </p>
      <p className="vh" role="status" data-said />
      <div data-problems hidden>
        <Message tone="bad">
          <p>{officeRates.paste.refused}</p>
          <ul />
        </Message>
      </div>
      <table className={styles.grid} id="vehicles" tabIndex={-1}>
        <caption className="vh">{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{texts.choose}</span>
            </th>
            <th scope="col">{texts.vehicle}</th>
            {TIERS.map(({ id }) => (
              <th key={id} scope="col" className={styles.rate}>
                {words.rates.tiers[id]}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.category.id}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={TIERS.length + 2}>
                {group.category.name}
              </th>
            </tr>
            {group.vehicles.map((vehicle) => (
              <Row
                key={vehicle.id}
                vehicle={vehicle}
                typed={edited.find((each) => each.vehicle.id === vehicle.id)?.typed ?? {}}
                isPicked={picked.includes(vehicle.id)}
                faults={faults}
              />
            ))}
          </tbody>
        ))}
      </table>
    </>
  )
}

type RowProps = Pick<EditAgain, "faults"> & { vehicle: PricedVehicle; typed: TypedPrices; isPicked: boolean }

function Row({ vehicle, typed, isPicked, faults }: RowProps) {
  const texts = useMessages().officeRates.grid
  const { rising, disagreeing } = checkPrices(vehicle.prices)
  return (
    <tr data-row>
      <td className={styles.pick}>
        <input type="hidden" name={SEEN} value={seenText(vehicle)} />
        <input
          type="checkbox"
          name="pick"
          value={vehicle.id}
          defaultChecked={isPicked}
          aria-label={texts.pick(vehicle.name)}
        />
      </td>
      <th scope="row">
        <a href={ratesOf(vehicle.id)}>{vehicle.name}</a>
        {disagreeing.length > 0 && <span className={styles.remark}>{texts.totalDisagrees}</span>}
      </th>
      {TIERS.map(({ id }) => (
        <Cell
          key={id}
          tier={id}
          vehicle={vehicle}
          typed={typed}
          isWrong={faults.some(({ fieldId }) => fieldId === cellName(vehicle.id, rateField(id)))}
          above={rising.find(({ tier }) => tier === id)?.shorter}
        />
      ))}
    </tr>
  )
}

type CellProps = Pick<RowProps, "vehicle" | "typed"> & {
  tier: TierId
  isWrong: boolean
  above: TierId | undefined
}

function Cell({ vehicle, tier, typed, isWrong, above }: CellProps) {
  const { officeRates, vehicle: words } = useMessages()
  const texts = officeRates.grid
  const field = rateField(tier)
  const [id, before] = [cellName(vehicle.id, field), vehicle.prices[field]]
  const text = typed[field] ?? shownPrice(before)
  const isChanged = text !== shownPrice(before)
  const notes = [isChanged && texts.was(formatRate(before)), above && texts.above(above)].filter(Boolean)
  return (
    <td className={styles.rate} data-changed={isChanged || undefined} data-wrong={isWrong || undefined}>
      <span className={styles.tier} aria-hidden="true">
        {words.rates.tiers[tier]}
      </span>
      <input
        id={id}
        name={id}
        defaultValue={text}
        data-before={shownPrice(before)}
        aria-label={texts.cell(vehicle.name, tier)}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-note`}
        inputMode="numeric"
        autoComplete="off"
      />
      <span className={styles.note} id={`${id}-note`} data-above={above ? "" : undefined}>
        {notes.map((note) => (
          <Fragment key={String(note)}>
            {note}
            <br />
          </Fragment>
        ))}
      </span>
    </td>
  )
}
