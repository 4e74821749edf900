import { Fragment, type ReactNode } from "react"
import { usePage } from "#app/islands/page-context.tsx"
import { planAskPath, planPath, planVehiclesPath, vehiclePath } from "#app/paths.ts"
import { ChosenVehiclesForm } from "#app/site/compare/chosen-vehicles-form.tsx"
import tableStyles from "#app/site/guide/guide-table.module.css"
import { abroadQuery, datesQuery } from "#app/site/rental-dates.ts"
import { otherCurrenciesText } from "#app/site/side-costs/cost-texts.ts"
import { extrasToQuery } from "#app/site/vehicle/booking/rental-query.ts"
import { CompareCheckbox } from "#app/ui/compare-checkbox.tsx"
import { useMessages } from "#app/ui/messages-context.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { useIsStoredCopy } from "#app/ui/stored-copy.tsx"
import { thumbnailOf } from "#app/ui/vehicle-picture.tsx"
import { formatTotal } from "#domain/money.ts"
import type { SideCosts } from "#domain/pricing/side-costs.ts"
import { rentalDays } from "#domain/rental-period.ts"
import { COST_ORDERS, type CostOrder, type TripCost, type TripVehicle } from "#domain/trip/cost.ts"
import { planQuery } from "#domain/trip/plan.ts"
import type { Trip } from "#domain/trip/trip.ts"
import { carriedPlanQuery } from "./carried-plan.ts"
import { CostNotes, TripRates } from "./cost-notes.tsx"
import type { CostTableData, UnsuitableVehicle } from "./load-plan.ts"
import styles from "./plan.module.css"
import { COST_ID } from "./plan-ids.ts"

/** The id of the form that compares the checked vehicles. */
const COMPARE_FORM_ID = "plan-compare"

type CostTableProps = CostTableData & {
  trip: Trip
  /** Whether the table has links for its order. They open the planner. */
  hasSortLinks?: boolean
  /** The element above the table. */
  children?: ReactNode
}

/**
 * The price of the trip with each vehicle that fits. A complete table also lists the vehicles that do not fit, with the reasons. Any
 * other table has the first vehicles, and a link to the complete table in the planner.
 */
export function CostTable({ trip, isComplete, hasSortLinks = false, children, ...prices }: CostTableProps) {
  const messages = useMessages().plan.cost
  const { vehicles, unpricedVehicles, order, sideCosts, mileageAllowanceKm } = prices
  const days = rentalDays(trip.period)
  const { suitable, unsuitable, suitableCount, unsuitableCount } = vehicles ?? NO_VEHICLES
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby={COST_ID}>
      <h2 id={COST_ID}>{messages.title}</h2>
      <p>{messages.lead(days, days * mileageAllowanceKm, trip.km, trip.isEstimate)}</p>
      {trip.plan.drive === "driver" && <DriverNote vehicles={suitable} nights={trip.nights} />}
      <TripRates trip={trip} quote={suitable.find(({ cost }) => cost.total !== null)?.cost.quote} />
      {children}
      {vehicles === null && (
        <p>
          {messages.failed} <TryAgain />
        </p>
      )}
      {vehicles && suitable.length === 0 && unpricedVehicles.length === 0 && <p>{messages.none}</p>}
      {suitable.length > 0 && (
        <>
          {hasSortLinks && <SortLinks trip={trip} order={order} isComplete={isComplete} />}
          <VehicleRows vehicles={suitable} trip={trip} sideCosts={sideCosts} />
        </>
      )}
      {!isComplete && suitableCount - suitable.length + unsuitableCount > 0 && (
        <p className="screen-only">
          <a className="text-link" href={costHref(trip, order, { isComplete: true })}>
            {messages.showAllVehicles(suitableCount, unsuitableCount)}
          </a>
        </p>
      )}
      {suitable.length > 0 && (
        <ChosenVehiclesForm
          id={COMPARE_FORM_ID}
          dates={trip.datePrecision === "day" ? { ...trip.period, livesAbroad: trip.plan.livesAbroad } : null}
          km={trip.km}
        />
      )}
      {unpricedVehicles.length > 0 && <UnpricedNotice vehicles={unpricedVehicles} trip={trip} />}
      {unsuitable.length > 0 && <UnsuitableVehicles vehicles={unsuitable} trip={trip} />}
      <CostNotes trip={trip} {...prices} />
    </section>
  )
}

const NO_VEHICLES = { suitable: [], unsuitable: [], suitableCount: 0, unsuitableCount: 0 }

/** The notes on the cost of a driver, and on the driver's nights, which the rates do not contain. */
function DriverNote({ vehicles, nights }: { vehicles: readonly TripVehicle[]; nights: number }) {
  const messages = useMessages().plan.cost
  const driver = vehicles.find(({ cost }) => cost.driver !== null)?.cost.driver
  if (!driver) return null
  const { countedIn, count, unitPrice, amount } = driver
  const dailyPrice = countedIn === "days" ? { count, unitPrice: formatTotal(unitPrice) } : null
  return <p>{messages.driverNote(formatTotal(amount), dailyPrice, nights)}</p>
}

/** A link that loads the page again, because the catalogue may answer faster then. A stored copy has no such link. */
function TryAgain() {
  const { pathname, search } = usePage()
  const messages = useMessages().plan.cost
  return useIsStoredCopy() ? null : <a href={pathname + search}>{messages.tryAgain}</a>
}

/** The vehicles that are missing in the table, because their rates could not be read in time. */
function UnpricedNotice({ vehicles, trip }: { vehicles: CostTableData["unpricedVehicles"]; trip: Trip }) {
  const messages = useMessages().plan.cost
  return (
    <Notice tone="warning">
      <p>
        {messages.unpriced(vehicles.length)}{" "}
        {vehicles.map(({ id, name }, index) => (
          <Fragment key={id}>
            {index > 0 && ", "}
            <a href={vehicleHref(id, trip)}>{name}</a>
          </Fragment>
        ))}
        . <TryAgain />
      </p>
    </Notice>
  )
}

/** The links for the order of the vehicles. */
function SortLinks({
  trip,
  order,
  isComplete,
}: Pick<CostTableProps, "trip" | "order"> & { isComplete: boolean }) {
  const messages = useMessages().plan.cost
  return (
    <nav aria-label={messages.sortLabel} className={styles.sort}>
      {COST_ORDERS.map((option) => (
        <a
          key={option}
          href={costHref(trip, option, { isComplete })}
          aria-current={option === order || undefined}
        >
          {messages.sort[option]}
        </a>
      ))}
    </nav>
  )
}

/** The URL of the table in the planner, with the first vehicles or with every vehicle. */
function costHref({ plan }: Trip, order: CostOrder, { isComplete }: { isComplete: boolean }): string {
  const query = planQuery(plan)
  const sort = order === COST_ORDERS[0] ? "" : `&sort=${order}`
  return `${isComplete ? planVehiclesPath(query) : planPath(query)}${sort}#${COST_ID}`
}

/** The vehicles that do not fit the trip, by their reasons. */
function UnsuitableVehicles({ vehicles, trip }: { vehicles: readonly UnsuitableVehicle[]; trip: Trip }) {
  const messages = useMessages().plan.cost
  const reasonsOf = ({ unmetNeeds }: UnsuitableVehicle) =>
    unmetNeeds.map((need) => messages.unmetNeeds[need]).join(", ")
  return (
    <details open className={styles.disclosure}>
      <summary>{messages.unsuitable(vehicles.length)}</summary>
      <dl className={styles.unsuitable}>
        {[...Map.groupBy(vehicles, reasonsOf)].map(([reasons, group]) => (
          <div key={reasons}>
            <dt>{reasons}</dt>
            {group.map(({ id, name }) => (
              <dd key={id}>
                <a href={vehicleHref(id, trip)}>{name}</a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  )
}

type VehicleRowsProps = { vehicles: readonly TripVehicle[]; trip: Trip; sideCosts: SideCosts }

function VehicleRows({ vehicles, trip, sideCosts }: VehicleRowsProps) {
  const { columns, caption } = useMessages().plan.cost
  return (
    <table className={`${tableStyles.table} ${styles.costTable}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.vehicle}</th>
          <th scope="col">{columns.seats}</th>
          <th scope="col">{columns.km}</th>
          <th scope="col" className={tableStyles.rate}>
            {columns.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {vehicles.map((tripVehicle) => (
          <VehicleRow key={tripVehicle.vehicle.id} {...tripVehicle} trip={trip} sideCosts={sideCosts} />
        ))}
      </tbody>
    </table>
  )
}

function VehicleRow({
  vehicle,
  cost,
  trip,
  sideCosts,
}: TripVehicle & Pick<VehicleRowsProps, "trip" | "sideCosts">) {
  const { plan, choosing } = useMessages()
  const messages = plan.cost
  const { id, name, pictures, specification, deposit, chauffeurOnly } = vehicle
  const [picture] = pictures
  const otherCurrencies = otherCurrenciesText(cost.total, sideCosts, choosing.sideCosts)
  return (
    <tr>
      <th scope="row">
        <span className={tableStyles.vehicle}>
          {picture && <img src={thumbnailOf(picture)} alt="" width={960} height={540} loading="lazy" />}
          <span>
            <a href={vehicleHref(id, trip, cost)}>{name}</a>
            {chauffeurOnly && <small>{messages.withDriver}</small>}
            {cost.cheaperPeriod && (
              <small>
                {messages.cheaper(cost.cheaperPeriod.extraDays, formatTotal(cost.cheaperPeriod.saving))}
              </small>
            )}
            <small className={styles.ask}>
              <a href={planAskPath(planQuery(trip.plan), id)}>
                {messages.ask}
                <span className="visually-hidden">: {name}</span>
              </a>
            </small>
            <CompareCheckbox formId={COMPARE_FORM_ID} vehicle={vehicle} />
          </span>
        </span>
      </th>
      <td>
        {messages.seats(specification.seats)}
        <small>{messages.bags(specification.luggageLarge)}</small>
      </td>
      <td>{mileageText(cost, messages)}</td>
      <td className={tableStyles.rate}>
        <strong>{cost.total === null ? messages.onRequest : formatTotal(cost.total)}</strong>
        {otherCurrencies && <small>{otherCurrencies}</small>}
        {cost.driver !== null && <small>{messages.driver(formatTotal(cost.driver.amount))}</small>}
        {deposit !== null && <small>{messages.deposit(formatTotal(deposit))}</small>}
      </td>
    </tr>
  )
}

type CostMessages = ReturnType<typeof useMessages>["plan"]["cost"]

function mileageText({ mileage: { paidBy, excessKm, amount } }: TripCost, messages: CostMessages): string {
  if (paidBy === null) return messages.withinAllowance
  if (amount === null) return messages.kmOnRequest(excessKm)
  return paidBy === "unlimited"
    ? messages.unlimited(formatTotal(amount))
    : messages.perKm(excessKm, formatTotal(amount))
}

/** The URL of the vehicle's page with the plan, its extras, and its dates if they are known. */
function vehicleHref(id: string, { plan, datePrecision, period }: Trip, cost?: TripCost): string {
  const { livesAbroad } = plan
  const query = [
    datePrecision === "day" ? datesQuery({ ...period, livesAbroad }) : abroadQuery(livesAbroad),
    extrasToQuery(cost?.chosenExtras ?? []),
    carriedPlanQuery(planQuery(plan)),
  ]
  return `${vehiclePath(id)}?${query.filter(Boolean).join("&")}`
}
