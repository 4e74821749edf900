import type { StaffMember } from "#domain/staff/staff-member.ts"
import type { BookingDetails } from "./booking-details.ts"
import { type Allocation, type Fit, fitOf, freeUnits } from "./fit.ts"
import type { Period } from "./period.ts"

/**
 * When vehicles are not available: bookings of confirmed enquiries, and blocks, as for maintenance. Confirming an enquiry inserts
 * its booking, and ending the confirmation removes it (`EnquiryRepository.change`).
 */
export interface Calendar {
  /** The fleet in the company's order, with retired vehicles; empty with another admin host. */
  fleet(): Promise<OwnedCategory[]>
  /** The entries that overlap a period, by their start; `vehicleId` null: of all vehicles. */
  entries(period: Period, vehicleId: string | null): Promise<CalendarEntry[]>
  /** @returns null for an unknown id. Removed entries are found too. */
  find(id: string): Promise<CalendarEntry | null>
  /** The current booking of an enquiry, by its reference; null without one. */
  bookingOf(reference: string): Promise<CalendarBooking | null>
  /** 'notFree': the vehicle is not free and `allowClash` is not set; 'gone': no such vehicle. Then nothing is changed. */
  block(block: BlockDraft): Promise<{ id: string } | "notFree" | "gone">
  /** 'stale': it was changed or removed since this version was shown. Then nothing is changed. */
  change(id: string, change: EntryChange): Promise<"done" | "stale" | "notFree" | "gone">
  remove(id: string, seen: Seen): Promise<"done" | "stale" | "gone">
}

export type CalendarEntry = CalendarBooking | Block

type Entry = Allocation & {
  id: string
  /** Incremented by each change. */
  version: number
  /** Removed entries are stored, and allocate no units. */
  isRemoved: boolean
}

/**
 * The vehicle and period of a confirmed enquiry of any kind. `reference`: the enquiry's. `customer`: the customer's name; null where
 * the form did not ask for it, or it was erased.
 */
export type CalendarBooking = Entry & {
  kind: "booking"
  reference: string
  customer: string | null
  details: BookingDetails
}

/** A vehicle off the road, or rented out without an enquiry. */
export type Block = Entry & { kind: "block"; reason: string }

export type OwnedCategory = { id: string; name: string; vehicles: OwnedVehicle[] }

/** `units`: number of this vehicle that the company owns. */
export type OwnedVehicle = { id: string; name: string; units: number; isRetired: boolean }

/** `allowClash`: insert or move the entry although the vehicle is not free. */
export type RequestedAllocation = Allocation & { allowClash: boolean }

export type CalendarAuthor = Pick<StaffMember, "id" | "name">

type Authored = { by: CalendarAuthor; now: Date }
/** `version`: the one that the author saw. */
type Seen = Authored & { version: number }

export type BlockDraft = Authored & { requested: RequestedAllocation; reason: string }

/** `reason` null: a booking, which has none. */
export type EntryChange = Seen & { requested: RequestedAllocation; reason: string | null }

/** A vehicle, and whether a requested allocation of it fits. */
export type Availability = { vehicle: OwnedVehicle; fit: Fit<CalendarEntry> }

/** @param ownId entry that is being moved, which does not conflict with itself @returns null for an unknown vehicle */
export async function availabilityFor(
  calendar: Pick<Calendar, "fleet" | "entries">,
  requested: Allocation,
  ownId: string | null,
): Promise<Availability | null> {
  const [fleet, entries] = await Promise.all([
    calendar.fleet(),
    calendar.entries(requested.period, requested.vehicleId),
  ])
  const vehicle = vehicleIn(fleet, requested.vehicleId)
  if (!vehicle) return null
  const others = entries.filter(({ id }) => id !== ownId)
  return { vehicle, fit: fitOf(vehicle.units, others, requested) }
}

export function vehicleIn(fleet: readonly OwnedCategory[], id: string): OwnedVehicle | null {
  return fleet.flatMap(({ vehicles }) => vehicles).find((vehicle) => vehicle.id === id) ?? null
}

/** Units of each vehicle that are free throughout a period, by vehicle id; negative in a clash. */
export async function freeUnitsIn(
  calendar: Pick<Calendar, "entries">,
  fleet: readonly OwnedCategory[],
  period: Period,
  ownId: string | null,
): Promise<Record<string, number>> {
  const entries = (await calendar.entries(period, null)).filter(({ id }) => id !== ownId)
  const byVehicle = Map.groupBy(entries, ({ vehicleId }) => vehicleId)
  const vehicles = fleet.flatMap((category) => category.vehicles)
  return Object.fromEntries(
    vehicles.map(({ id, units }) => [id, freeUnits(units, byVehicle.get(id) ?? [], period)]),
  )
}
