import fc from "fast-check"
import type { AgreedTerms, CountedLine } from "#domain/agreed/agreed-terms.ts"
import { withVehicles } from "#domain/agreed/chosen-vehicles.ts"
import { TERMS_FIELDS } from "#domain/agreed/terms-input.ts"
import type { VehiclePricing } from "#domain/agreed/todays-price.ts"
import type { EnquiryState } from "#domain/enquiry/enquiry-repository.ts"
import { addDays, dayOf } from "#domain/rental-period.ts"
import { atPercent } from "./priced-vehicles.ts"
import { OFFERED_EXTRAS } from "./sample-enquiries.ts"
import { changedTerms, FLEET, KM_PER_DAY } from "./typed-terms.ts"

/** A booking, and the fleet with its current rates and seasons. */
export type BookingState = { terms: AgreedTerms; state: EnquiryState; pricedVehicles: VehiclePricing[] }

/** `editedPrice`: the key in `agreedPrices` of the one price that the change edits or removes; null: none. */
type ChangedBooking = { booking: BookingState; editedPrice: string | null }

/** A change of a booking, of its enquiry, or of the rates, with its name for a failure. */
export type BookingChange = { name: string; apply: (booking: BookingState) => ChangedBooking }

/** A random change. The numbers select a row, a vehicle, an extra or a line. */
export const anyBookingChange: fc.Arbitrary<BookingChange> = fc.oneof(
  fc
    .integer({ min: 1, max: 200 })
    .map((days) => change(`${days} days`, (booking) => withDuration(booking, days))),
  fc
    .tuple(fc.nat(2), fc.nat(2))
    .map(([row, index]) =>
      change(`row ${row}: vehicle ${index}`, (booking) => withVehicleInRow(booking, row, index)),
    ),
  fc.nat(3).map((index) => change(`add extra ${index}`, (booking) => withExtra(booking, index))),
  fc.nat(3).map((index) => change(`remove extra ${index}`, (booking) => withoutExtra(booking, index))),
  fc
    .tuple(fc.nat(5), fc.nat(30_000))
    .map(([index, price]) =>
      change(`line ${index} at ${price}`, (booking) => withUnitPrice(booking, index, price)),
    ),
  fc
    .integer({ min: 50, max: 200 })
    .map((percent) => change(`rates ${percent} %`, (booking) => withRates(booking, percent))),
  fc
    .integer({ min: -20, max: 40 })
    .map((percent) => change(`season ${percent} %`, (booking) => withSeason(booking, percent))),
  fc
    .nat(2)
    .map((index) => change(`confirm with vehicle ${index}`, (booking) => confirmWithVehicle(booking, index))),
  fc.constant(change("note", (booking) => ({ booking, editedPrice: null }))),
  fc.constant(
    change("cancel", (booking) => ({ booking: { ...booking, state: "cancelled" }, editedPrice: null })),
  ),
)

/**
 * The prices of vehicles and extras. The key of a vehicle is its row, because a vehicle that replaces another takes over its
 * price, and its line, because a rental across a season has several lines.
 */
export function agreedPrices(terms: AgreedTerms): Map<string, string> {
  return new Map(
    countedLines(terms).map((line) => [
      priceKey(terms, line),
      `${line.count} × ${line.unitPrice} = ${line.amount}`,
    ]),
  )
}

function change(name: string, apply: BookingChange["apply"]): BookingChange {
  return { name, apply }
}

function withDuration(booking: BookingState, days: number): ChangedBooking {
  return submitForm(booking, { [TERMS_FIELDS.returnAt]: addDays(booking.terms.pickUpAt, days) })
}

/**
 * Replaces the vehicle of a row, or adds one with its driver in the row after the last. Changes nothing if the booking has the vehicle
 * already.
 */
function withVehicleInRow(booking: BookingState, row: number, index: number): ChangedBooking {
  const { vehicles } = booking.terms
  const vehicleId = FLEET[index]?.id ?? ""
  const isImpossible = row > vehicles.length || vehicles.some((vehicle) => vehicle.vehicleId === vehicleId)
  const changed = submitForm(booking, isImpossible ? {} : { [TERMS_FIELDS.vehicle(row)]: vehicleId })
  // A vehicle is added with its driver, which changes the price of the drivers.
  return row === vehicles.length ? { ...changed, editedPrice: "need-a-driver" } : changed
}

function withExtra(booking: BookingState, index: number): ChangedBooking {
  return submitForm(booking, { [TERMS_FIELDS.extra(OFFERED_EXTRAS[index]?.id ?? "")]: "yes" })
}

function withoutExtra(booking: BookingState, index: number): ChangedBooking {
  const line = countedLines(booking.terms).find(
    (each) => each.kind === "extra" && each.extraId === OFFERED_EXTRAS[index]?.id,
  )
  return line ? submitForm(booking, { [TERMS_FIELDS.remove(line)]: "yes" }, line) : submitForm(booking, {})
}

function withUnitPrice(booking: BookingState, index: number, price: number): ChangedBooking {
  const line = countedLines(booking.terms)[index]
  return line
    ? submitForm(booking, { [TERMS_FIELDS.unitPrice(line, booking.terms.lines)]: String(price) }, line)
    : submitForm(booking, {})
}

/** Sets one season from the fourth day of the rental, for vehicles that are added later. */
function withSeason(booking: BookingState, percent: number): ChangedBooking {
  const { terms } = booking
  const from = dayOf(addDays(terms.pickUpAt, 3))
  const season = { name: "New Year", from, until: dayOf(addDays(terms.pickUpAt, 300)), percent }
  const pricedVehicles = booking.pricedVehicles.map((priced) => ({
    ...priced,
    terms: { ...priced.terms, seasons: [season] },
  }))
  return { booking: { ...booking, pricedVehicles }, editedPrice: null }
}

function withRates(booking: BookingState, percent: number): ChangedBooking {
  const pricedVehicles = FLEET.map((priced) => atPercent(priced, percent))
  return { booking: { ...booking, pricedVehicles }, editedPrice: null }
}

/** Confirms with another first vehicle, as the confirm page does. */
function confirmWithVehicle(booking: BookingState, index: number): ChangedBooking {
  const { terms, pricedVehicles } = booking
  const { id = "", name = "" } = FLEET[index] ?? {}
  const hasVehicle = terms.vehicles.some(({ vehicleId }) => vehicleId === id)
  const vehicles = hasVehicle
    ? terms.vehicles
    : [{ vehicleId: id, name, units: 1 }, ...terms.vehicles.slice(1)]
  const context = { pricedVehicles, kmPerDay: KM_PER_DAY }
  const changed = withVehicles(terms, vehicles, context)
  return { booking: { ...booking, terms: changed, state: "confirmed" }, editedPrice: null }
}

/** Submits the form of the booking with these changes, one of which edits the price of `line`. */
function submitForm(
  booking: BookingState,
  texts: Record<string, string>,
  line?: CountedLine,
): ChangedBooking {
  const { terms, pricedVehicles } = booking
  return {
    booking: { ...booking, terms: changedTerms(terms, texts, { pricedVehicles }) },
    editedPrice: line ? priceKey(terms, line) : null,
  }
}

function countedLines({ lines }: AgreedTerms): CountedLine[] {
  return lines.filter((line) => line.kind === "vehicle" || line.kind === "extra")
}

function priceKey({ vehicles, lines }: AgreedTerms, line: CountedLine): string {
  if (line.kind === "extra") return line.extraId
  const row = vehicles.findIndex(({ vehicleId }) => vehicleId === line.vehicleId)
  const vehicleLines = lines.filter((each) => each.kind === "vehicle" && each.vehicleId === line.vehicleId)
  return `row ${row}, line ${vehicleLines.indexOf(line)}`
}
