import fc from "fast-check"
import type { AgreedTerms, CountedLine } from "#domain/agreed/agreed-terms.ts"
import { withVehicles } from "#domain/agreed/chosen-vehicles.ts"
import { TERMS_FIELDS } from "#domain/agreed/terms-input.ts"
import type { PricedToday } from "#domain/agreed/todays-price.ts"
import type { EnquiryState } from "#domain/enquiry/enquiry-repository.ts"
import { addDays, dayOf } from "#domain/rental-period.ts"
import { atPercent } from "./priced-vehicles.ts"
import { OFFERED } from "./sample-enquiries.ts"
import { changedTerms, FLEET, KM_A_DAY } from "./typed-terms.ts"

/** A booking, and the fleet with its current rates and seasons. */
export type BookingState = { terms: AgreedTerms; state: EnquiryState; pricedVehicles: PricedToday[] }

/** `editedPrice`: the key in `agreedPrices` of the one price that the change edits or removes; null: none. */
type Changed = { booking: BookingState; editedPrice: string | null }

/** A change of a booking, of its enquiry, or of the rates, with its name for a failure. */
export type BookingChange = { name: string; apply: (booking: BookingState) => Changed }

/** A random change. The numbers select a row, a vehicle, an extra or a line. */
export const anyBookingChange: fc.Arbitrary<BookingChange> = fc.oneof(
  fc.integer({ min: 1, max: 200 }).map((days) => change(`${days} days`, (booking) => lasting(booking, days))),
  fc
    .tuple(fc.nat(2), fc.nat(2))
    .map(([row, index]) => change(`row ${row}: vehicle ${index}`, (booking) => driving(booking, row, index))),
  fc.nat(3).map((index) => change(`add extra ${index}`, (booking) => withExtra(booking, index))),
  fc.nat(3).map((index) => change(`remove extra ${index}`, (booking) => withoutExtra(booking, index))),
  fc
    .tuple(fc.nat(5), fc.nat(30_000))
    .map(([index, price]) =>
      change(`line ${index} at ${price}`, (booking) => withUnitPrice(booking, index, price)),
    ),
  fc
    .integer({ min: 50, max: 200 })
    .map((percent) => change(`rates ${percent} %`, (booking) => atRates(booking, percent))),
  fc
    .integer({ min: -20, max: 40 })
    .map((percent) => change(`season ${percent} %`, (booking) => atSeason(booking, percent))),
  fc.nat(2).map((index) => change(`confirm with vehicle ${index}`, (booking) => confirmed(booking, index))),
  fc.constant(change("note", (booking) => ({ booking, editedPrice: null }))),
  fc.constant(
    change("cancel", (booking) => ({ booking: { ...booking, state: "cancelled" }, editedPrice: null })),
  ),
)

/**
 * The prices of vehicles and extras. A vehicle has the key of its row, because one that replaces another takes over its price; and
 * of the line, because a rental across a season has several.
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

function lasting(booking: BookingState, days: number): Changed {
  return typing(booking, { [TERMS_FIELDS.returnAt]: addDays(booking.terms.pickUpAt, days) })
}

/**
 * Replaces the vehicle of a row, or adds one with its driver in the row after the last. A vehicle that the booking has stays where
 * it is.
 */
function driving(booking: BookingState, row: number, index: number): Changed {
  const { vehicles } = booking.terms
  const vehicleId = FLEET[index]?.id ?? ""
  const isImpossible = row > vehicles.length || vehicles.some((vehicle) => vehicle.vehicleId === vehicleId)
  const changed = typing(booking, isImpossible ? {} : { [TERMS_FIELDS.vehicle(row)]: vehicleId })
  return row === vehicles.length ? { ...changed, editedPrice: "need-a-driver" } : changed
}

function withExtra(booking: BookingState, index: number): Changed {
  return typing(booking, { [TERMS_FIELDS.extra(OFFERED[index]?.id ?? "")]: "yes" })
}

function withoutExtra(booking: BookingState, index: number): Changed {
  const line = countedLines(booking.terms).find(
    (each) => each.kind === "extra" && each.extraId === OFFERED[index]?.id,
  )
  return line ? typing(booking, { [TERMS_FIELDS.remove(line)]: "yes" }, line) : typing(booking, {})
}

function withUnitPrice(booking: BookingState, index: number, price: number): Changed {
  const line = countedLines(booking.terms)[index]
  return line
    ? typing(booking, { [TERMS_FIELDS.unitPrice(line, booking.terms.lines)]: String(price) }, line)
    : typing(booking, {})
}

/** Sets one season from the fourth day of the rental, for vehicles that are added later. */
function atSeason(booking: BookingState, percent: number): Changed {
  const { terms } = booking
  const from = dayOf(addDays(terms.pickUpAt, 3))
  const season = { name: "New Year", from, until: dayOf(addDays(terms.pickUpAt, 300)), percent }
  const pricedVehicles = booking.pricedVehicles.map((priced) => ({
    ...priced,
    terms: { ...priced.terms, seasons: [season] },
  }))
  return { booking: { ...booking, pricedVehicles }, editedPrice: null }
}

function atRates(booking: BookingState, percent: number): Changed {
  const pricedVehicles = FLEET.map((priced) => atPercent(priced, percent))
  return { booking: { ...booking, pricedVehicles }, editedPrice: null }
}

/** Confirms with another first vehicle, as the confirm page does. */
function confirmed(booking: BookingState, index: number): Changed {
  const { terms, pricedVehicles } = booking
  const { id = "", name = "" } = FLEET[index] ?? {}
  const hasIt = terms.vehicles.some(({ vehicleId }) => vehicleId === id)
  const vehicles = hasIt ? terms.vehicles : [{ vehicleId: id, name, units: 1 }, ...terms.vehicles.slice(1)]
  const context = { pricedVehicles, kmADay: KM_A_DAY }
  const changed = withVehicles(terms, vehicles, context)
  return { booking: { ...booking, terms: changed, state: "confirmed" }, editedPrice: null }
}

/** Submits the form of the booking with these changes, one of which edits the price of `line`. */
function typing(booking: BookingState, texts: Record<string, string>, line?: CountedLine): Changed {
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
  const ofRow = lines.filter((each) => each.kind === "vehicle" && each.vehicleId === line.vehicleId)
  return `row ${row}, line ${ofRow.indexOf(line)}`
}
