import { Fragment, type ReactNode } from "react"
import { usePage } from "#app/islands/page-context.tsx"
import { vehiclePath } from "#app/paths.ts"
import { withDates } from "#app/site/rental-dates.ts"
import { otherCurrenciesText, ratesNote } from "#app/site/side-costs/cost-texts.ts"
import { categoryColour } from "#app/ui/category-colour.ts"
import { useMessages } from "#app/ui/messages-context.tsx"
import { VehiclePicture } from "#app/ui/vehicle-picture.tsx"
import { type Cents, formatRate, formatTotal } from "#domain/money.ts"
import { TIERS } from "#domain/pricing/tiers.ts"
import { rentalDays } from "#domain/rental-period.ts"
import { tiers } from "#messages/en/tiers.ts"
import type { Messages } from "#messages/messages.ts"
import styles from "./compare.module.css"
import { compareHref } from "./compare-href.ts"
import type { ComparedVehicle } from "./compared-vehicle.ts"
import type { Comparison } from "./load-comparison.ts"

type Row = { label: string; cell: (vehicle: ComparedVehicle) => ReactNode }
type Group = { heading: string; rows: Row[] }

/** A column for each vehicle. In a narrow window the table scrolls sideways, and the row headings stay in sight. */
export function CompareTable({ vehicles, dates, distance, costs }: Comparison) {
  const messages = useMessages()
  const { compare } = messages.choosing
  const groups = groupsOf({ vehicles, dates, distance, costs }, messages)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll the region */}
      <section className={styles.scroller} tabIndex={0} aria-label={compare.caption}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {vehicles.map((vehicle) => (
                <VehicleHeading key={vehicle.id} vehicle={vehicle} allVehicles={vehicles} dates={dates} />
              ))}
            </tr>
          </thead>
          {groups.map(({ heading, rows }) => (
            <tbody key={heading}>
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={vehicles.length + 1}>
                  <span>{heading}</span>
                </th>
              </tr>
              {rows.map(({ label, cell }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {vehicles.map((vehicle) => (
                    <td key={vehicle.id}>{cell(vehicle)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
      <Notes dates={dates} distance={distance} costs={costs} />
    </>
  )
}

function VehicleHeading({
  vehicle: { id, name, categoryId, picture },
  allVehicles,
  dates,
}: { vehicle: ComparedVehicle; allVehicles: readonly ComparedVehicle[] } & Pick<Comparison, "dates">) {
  const { compare: messages } = useMessages().choosing
  const params = new URLSearchParams(usePage().search)
  const otherIds = allVehicles.map((vehicle) => vehicle.id).filter((other) => other !== id)
  return (
    <th scope="col" data-category-colour={categoryColour(categoryId)}>
      {picture && <VehiclePicture src={picture} sizes="(width >= 60rem) 16rem, 10rem" loading="lazy" />}
      <a href={withDates(vehiclePath(id), dates.period)}>{name}</a>
      <a
        className={`${styles.remove} screen-only`}
        href={compareHref(otherIds, params)}
        aria-label={messages.removeEntry(name)}
      >
        {messages.remove}
      </a>
    </th>
  )
}

type TableData = Pick<Comparison, "vehicles" | "dates" | "distance" | "costs">

function groupsOf({ dates, distance, costs }: TableData, messages: Messages): Group[] {
  const { compare } = messages.choosing
  const { rows, groups } = compare
  const { specification } = messages.vehicleFacts
  const orUnknown = (value: ReactNode) => (value === null || value === "" ? compare.unknownValue : value)
  const amountOrUnknown = (value: Cents | null) =>
    value === null ? compare.unknownValue : formatTotal(value)
  const yesOrNo = (value: boolean) => (value ? specification.yes : specification.no)
  const priceRows: Row[] = [
    ...(dates.period
      ? [
          {
            label: rows.total,
            // `total` is undefined only without dates.
            cell: ({ total = null }: ComparedVehicle) => (
              <ValueWithNote note={otherCurrenciesText(total, costs, messages.choosing.sideCosts)}>
                {total === null ? compare.onRequest : formatTotal(total)}
              </ValueWithNote>
            ),
          },
        ]
      : []),
    // `fuelOn` is the day of the fuel prices; null: none are set.
    ...(distance.km !== null && costs.fuelOn !== null
      ? [
          {
            label: rows.fuelCost,
            cell: ({ fuelCost }: ComparedVehicle) =>
              fuelCost ? (
                <ValueWithNote note={compare.litres(fuelCost.litres)}>
                  {formatTotal(fuelCost.cost)}
                </ValueWithNote>
              ) : (
                compare.unknownValue
              ),
          },
        ]
      : []),
  ]
  const allGroups: Group[] = [
    { heading: groups.price, rows: priceRows },
    {
      heading: groups.vehicle,
      rows: [
        { label: rows.seats, cell: (vehicle) => orUnknown(vehicle.specification.seats) },
        {
          label: rows.bags,
          cell: ({ specification: { luggageLarge, luggageSmall } }) => {
            if (luggageLarge === null && luggageSmall === null) return compare.unknownValue
            return specification.bags(luggageLarge ?? 0, luggageSmall ?? 0) || compare.none
          },
        },
        { label: rows.doors, cell: (vehicle) => orUnknown(vehicle.specification.doors) },
        { label: rows.gearbox, cell: (vehicle) => specification.gearboxes[vehicle.specification.gearbox] },
        { label: rows.fuel, cell: (vehicle) => orUnknown(vehicle.specification.fuel) },
        { label: rows.consumption, cell: (vehicle) => orUnknown(vehicle.specification.kmPerLitre) },
        {
          label: rows.aircon,
          cell: ({ specification: { airConditioning } }) =>
            airConditioning === null ? compare.unknownValue : yesOrNo(airConditioning),
        },
        { label: rows.driver, cell: ({ driver }) => compare[driver] },
      ],
    },
    {
      heading: groups.conditions,
      rows: [
        {
          label: rows.deposit,
          cell: ({ deposit }) => (deposit === 0 ? compare.none : amountOrUnknown(deposit)),
        },
        {
          label: rows.freeKm,
          cell: ({ freeKmADay, freeKm }) => (
            <ValueWithNote note={freeKm ? compare.freeKmInAll(freeKm) : null}>
              {compare.freeKmADay(freeKmADay)}
            </ValueWithNote>
          ),
        },
        { label: rows.extraKm, cell: ({ extraKmRate }) => amountOrUnknown(extraKmRate) },
      ],
    },
    {
      heading: groups.rates,
      rows: TIERS.map(({ id }) => ({
        label: tiers[id],
        cell: ({ rates }) => {
          const rate = rates[id]
          return rate === null ? compare.onRequest : formatRate(rate)
        },
      })),
    },
  ]
  return allGroups.filter((group) => group.rows.length > 0)
}

/** A value with a note below it. */
function ValueWithNote({ note, children }: { note: string | null; children: ReactNode }) {
  return (
    <>
      <b>{children}</b>
      {note && <small>{note}</small>}
    </>
  )
}

/** The notes below the table. */
function Notes({ dates, distance, costs }: Pick<TableData, "dates" | "distance" | "costs">) {
  const { choosing, vehicle } = useMessages()
  const { notes } = choosing.compare
  const sentences = [
    dates.period ? notes.total(rentalDays(dates.period)) : notes.noDates,
    vehicle.notices.foreigners,
    dates.period && ratesNote(costs, choosing.sideCosts),
    distance.km !== null && costs.fuelOn && notes.fuel(costs.fuelOn),
  ].filter((sentence) => typeof sentence === "string")
  return (
    <p className="small soft">
      {dates.period && <strong>{vehicle.price.estimate}</strong>}
      {sentences.map((sentence) => (
        <Fragment key={sentence}> {sentence}</Fragment>
      ))}
    </p>
  )
}
