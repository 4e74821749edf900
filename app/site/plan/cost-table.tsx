import { planAskPath, planPath, vehiclePath } from "#app/paths.ts"
import { ChosenVehiclesForm } from "#app/site/compare/chosen-vehicles-form.tsx"
import table from "#app/site/guide/guide-table.module.css"
import { datesQuery } from "#app/site/rental-dates.ts"
import { extrasToQuery } from "#app/site/vehicle/booking/rental-query.ts"
import { CompareBox } from "#app/ui/compare-box.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { smallPhoto } from "#app/ui/vehicle-photo.tsx"
import { formatTotal } from "#domain/money.ts"
import { rentalDays } from "#domain/rental-period.ts"
import { COST_ORDERS, type TripCost, type TripVehicle } from "#domain/trip/cost.ts"
import { planQuery } from "#domain/trip/plan.ts"
import type { Trip } from "#domain/trip/trip.ts"
import { carriedPlanQuery } from "./carried-plan.ts"
import type { PlannedTripData } from "./load-plan.ts"
import styles from "./plan.module.css"
import { COST_ID } from "./plan-ids.ts"

/** The id of the form that compares the ticked vehicles. */
const COMPARE_FORM = "plan-compare"
/** The rows before 'more vehicles'. */
const FIRST_ROWS = 8

type CostTableProps = Pick<PlannedTripData, "trip" | "vehicles" | "order" | "mileageAllowanceKm"> & {
  /** Shows only so many vehicles, and a link to the planner for all. */
  maxRows?: number
}

/** The price of the trip with every vehicle that fits, and why others do not. */
export function CostTable({ trip, vehicles, order, mileageAllowanceKm, maxRows }: CostTableProps) {
  const { plan, vehicle } = useMessages()
  const { notices } = vehicle
  const messages = plan.cost
  const days = rentalDays(trip.period)
  const fitting = vehicles?.filter(({ misfits }) => misfits.length === 0) ?? []
  const others = vehicles?.filter(({ misfits }) => misfits.length > 0) ?? []
  return (
    <section className={`wrap ${styles.part}`} aria-labelledby={COST_ID}>
      <h2 id={COST_ID}>{messages.title}</h2>
      <p>{messages.lead(days, trip.km, days * mileageAllowanceKm)}</p>
      {vehicles === null && <p>{messages.failed}</p>}
      {vehicles && fitting.length === 0 && <p>{messages.none}</p>}
      {fitting.length > 0 &&
        (maxRows === undefined ? (
          <SortedRows vehicles={fitting} trip={trip} order={order} />
        ) : (
          <FirstRows vehicles={fitting} trip={trip} maxRows={maxRows} />
        ))}
      <ChosenVehiclesForm
        id={COMPARE_FORM}
        dates={trip.dateKnown === "day" ? trip.period : null}
        km={trip.km}
      />
      {maxRows === undefined && others.length > 0 && <UnfitVehicles vehicles={others} trip={trip} />}
      <p className="small soft">
        {messages.notIn} {notices.standardRates(mileageAllowanceKm)} {notices.aDay} {notices.foreigners}
      </p>
    </section>
  )
}

type RowsProps = { vehicles: readonly TripVehicle[]; trip: Trip }

/** The first vehicles, and a link to the planner for all. */
function FirstRows({ vehicles, trip, maxRows }: RowsProps & { maxRows: number }) {
  const messages = useMessages().plan.cost
  return (
    <>
      <Rows vehicles={vehicles.slice(0, maxRows)} trip={trip} />
      <p>
        <a className="tlink" href={`${planPath(planQuery(trip.plan))}#${COST_ID}`}>
          {messages.all(vehicles.length)}
        </a>
      </p>
    </>
  )
}

/** All vehicles, with links for their order. */
function SortedRows({ vehicles, trip, order }: RowsProps & Pick<CostTableProps, "order">) {
  const messages = useMessages().plan.cost
  return (
    <>
      <nav aria-label={messages.sortLabel} className={styles.sort}>
        {COST_ORDERS.map((each) => (
          <a
            key={each}
            href={`${planPath(planQuery(trip.plan))}&sort=${each}#${COST_ID}`}
            aria-current={each === order || undefined}
          >
            {messages.sort[each]}
          </a>
        ))}
      </nav>
      <Rows vehicles={vehicles.slice(0, FIRST_ROWS)} trip={trip} />
      {vehicles.length > FIRST_ROWS && (
        <details className={styles.more}>
          <summary>{messages.more(vehicles.length - FIRST_ROWS)}</summary>
          <Rows vehicles={vehicles.slice(FIRST_ROWS)} trip={trip} />
        </details>
      )}
    </>
  )
}

/** The vehicles that do not fit the trip, each with its reasons. */
function UnfitVehicles({ vehicles, trip }: RowsProps) {
  const messages = useMessages().plan.cost
  return (
    <details className={styles.more}>
      <summary>{messages.unfit(vehicles.length)}</summary>
      <ul className={styles.unfit}>
        {vehicles.map(({ vehicle, misfits }) => (
          <li key={vehicle.id}>
            <a href={vehicleHref(vehicle.id, trip)}>{vehicle.name}</a>:{" "}
            {misfits.map((each) => messages.misfits[each]).join(", ")}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Rows({ vehicles, trip }: RowsProps) {
  const { columns, caption } = useMessages().plan.cost
  return (
    <table className={`${table.table} ${styles.cost}`}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.vehicle}</th>
          <th scope="col">{columns.seats}</th>
          <th scope="col">{columns.km}</th>
          <th scope="col" className={table.rate}>
            {columns.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {vehicles.map((each) => (
          <Row key={each.vehicle.id} {...each} trip={trip} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ vehicle, cost, trip }: TripVehicle & { trip: Trip }) {
  const messages = useMessages().plan.cost
  const { id, name, pictures, specification, deposit, chauffeurOnly } = vehicle
  const [picture] = pictures
  return (
    <tr>
      <th scope="row">
        <span className={table.vehicle}>
          {picture && <img src={smallPhoto(picture)} alt="" width={960} height={540} loading="lazy" />}
          <span>
            <a href={vehicleHref(id, trip, cost)}>{name}</a>
            {chauffeurOnly && <small>{messages.withDriver}</small>}
            {cost.cheaper && (
              <small>{messages.cheaper(cost.cheaper.extraDays, formatTotal(cost.cheaper.saving))}</small>
            )}
            <small className={styles.ask}>
              <a href={planAskPath(planQuery(trip.plan), id)}>
                {messages.ask}
                <span className="vh">: {name}</span>
              </a>
            </small>
            <CompareBox form={COMPARE_FORM} vehicle={vehicle} />
          </span>
        </span>
      </th>
      <td>
        {messages.seats(specification.seats)}
        <small>{messages.bags(specification.luggageLarge)}</small>
      </td>
      <td>{mileageText(cost, messages)}</td>
      <td className={table.rate}>
        <strong>{cost.total === null ? messages.onRequest : formatTotal(cost.total)}</strong>
        {cost.driver !== null && <small>{messages.driver(formatTotal(cost.driver))}</small>}
        {deposit !== null && <small>{messages.deposit(formatTotal(deposit))}</small>}
      </td>
    </tr>
  )
}

type CostMessages = ReturnType<typeof useMessages>["plan"]["cost"]

function mileageText({ mileage: { paidBy, beyond, amount } }: TripCost, messages: CostMessages): string {
  if (paidBy === null) return messages.within
  if (amount === null) return messages.kmOnRequest(beyond)
  return paidBy === "unlimited"
    ? messages.unlimited(formatTotal(amount))
    : messages.perKm(beyond, formatTotal(amount))
}

/** The vehicle's page with the dates, where they are known, the extras of the plan, and the plan. */
function vehicleHref(id: string, { plan, dateKnown, period }: Trip, cost?: TripCost): string {
  const query = [
    dateKnown === "day" ? datesQuery(period) : "",
    extrasToQuery(cost?.chosen ?? []),
    carriedPlanQuery(planQuery(plan)),
  ]
  return `${vehiclePath(id)}?${query.filter(Boolean).join("&")}`
}
