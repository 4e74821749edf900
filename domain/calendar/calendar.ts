import type { StaffMember } from "#domain/staff/staff-member.ts"
import { type Allocation, type Fit, fitOf } from "./fit.ts"
import { type FreeUnits, freeUnitsOf } from "./free-units.ts"
import type { Period } from "./period.ts"

/**
 * When vehicles are not available: bookings of confirmed enquiries, and blocks, as for maintenance. A booking has an
 * entry for each of its vehicles; `EnquiryRepository.change` inserts, moves and removes them.
 */
export interface Calendar {
  /** The fleet in the company's order, with retired vehicles; empty with another admin host. */
  fleet(): Promise<OwnedCategory[]>
  /** The entries that overlap a period, by their start; `vehicleId` null: of all vehicles. */
  entries(period: Period, vehicleId: string | null): Promise<CalendarEntry[]>
  /** @returns null for an unknown id. Removed entries are found too. */
  find(id: string): Promise<CalendarEntry | null>
  /** The current entries of an enquiry's booking, by its reference: one for each vehicle. */
  bookingsOf(reference: string): Promise<CalendarBooking[]>
  /** 'notFree': the vehicle is not free and `allowClash` is not set; 'gone': no such vehicle. Then nothing is changed. */
  block(block: BlockDraft): Promise<{ id: string } | "notFree" | "gone">
  /** 'stale': it was changed or removed since this version was shown. Then nothing is changed. */
  change(id: string, change: BlockChange): Promise<"done" | "stale" | "notFree" | "gone">
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

/** The values of a booking's agreed terms that the calendar shows. Texts are null where they are not known, or were erased. */
export type BookingDetails = {
  /** The stored terms cannot be read, so that the values from them are missing. */
  isUnreadable: boolean
  /** The company drives. */
  withDriver: boolean
  contactNumber: string | null
  pickUpPlace: string | null
  returnPlace: string | null
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

export type BlockChange = Seen & { requested: RequestedAllocation; reason: string }

/** A vehicle, and whether a requested allocation of it fits. */
export type Availability = { vehicle: OwnedVehicle; fit: Fit<CalendarEntry> }

/** @param ownIds entries that are being moved, which do not conflict with themselves @returns null for an unknown vehicle */
export async function availabilityFor(
  calendar: Pick<Calendar, "fleet" | "entries">,
  requested: Allocation,
  ownIds: readonly string[],
): Promise<Availability | null> {
  const [fleet, entries] = await Promise.all([
    calendar.fleet(),
    calendar.entries(requested.period, requested.vehicleId),
  ])
  const vehicle = vehicleIn(fleet, requested.vehicleId)
  if (!vehicle) return null
  const others = entries.filter(({ id }) => !ownIds.includes(id))
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
  ownIds: readonly string[],
): Promise<FreeUnits> {
  const entries = (await calendar.entries(period, null)).filter(({ id }) => !ownIds.includes(id))
  const vehicles = fleet.flatMap((category) => category.vehicles)
  return freeUnitsOf(vehicles, entries, period)
}
