import type { StaffMember } from "#domain/staff/staff-member.ts"
import type { HandOver } from "./entry-status.ts"
import { type Allocation, checkFit, type Fit } from "./fit.ts"
import { type FreeUnits, freeUnitsOf } from "./free-units.ts"
import type { Period } from "./period.ts"

/**
 * The periods in which vehicles are not available: bookings of confirmed enquiries, and blocks, for maintenance for example. A
 * booking has one entry for each of its vehicles. `EnquiryRepository.change` inserts, moves and removes these entries.
 */
export interface Calendar {
  /**
   * The fleet in the company's order, with retired vehicles. Empty if the catalogue comes from an external admin host, because
   * there is no calendar then.
   */
  fleet(): Promise<FleetCategory[]>
  /** The entries that overlap a period, sorted by their start. Without `vehicleId` those of all vehicles. */
  entries(period: Period, vehicleId?: string): Promise<CalendarEntry[]>
  /**
   * Finds an entry by its id, also a removed one.
   * @returns null for an unknown id
   */
  find(id: string): Promise<CalendarEntry | null>
  /** The current entries of a booking, one for each vehicle, by the enquiry's reference. */
  bookingsOf(reference: string): Promise<CalendarBooking[]>
  /**
   * Adds a block. 'conflict': the vehicle is not free and `allowConflict` is not set. 'gone': there is no such vehicle. Both leave
   * the calendar unchanged.
   */
  addBlock(block: BlockDraft): Promise<{ id: string } | "conflict" | "gone">
  /**
   * Moves or edits a block. 'stale': it was changed or removed since this version was shown. 'conflict': as in `addBlock`. 'gone':
   * there is no such block or vehicle. Every outcome except 'done' leaves the calendar unchanged.
   */
  changeBlock(id: string, change: BlockChange): Promise<"done" | "stale" | "conflict" | "gone">
  /** Removes a block. 'stale': as in `changeBlock`. 'gone': there is no such block. */
  removeBlock(id: string, removal: AuthoredChange): Promise<"done" | "stale" | "gone">
}

/** A period in which units of a vehicle are not available. */
export type CalendarEntry = CalendarBooking | Block

type Entry = Allocation & {
  id: string
  /** Incremented by each change. */
  version: number
  /** Removed entries stay stored, but allocate no units. */
  isRemoved: boolean
}

/**
 * The vehicle and period of a confirmed enquiry of any kind. `reference` is that of the enquiry. `customer` is the customer's
 * name, or null if the form did not ask for it or it was erased.
 */
export type CalendarBooking = Entry & {
  kind: "booking"
  /** The period of the agreed terms. `period` ends earlier than that if the vehicle came back early. */
  agreedPeriod: Period
  reference: string
  customer: string | null
  handOver: HandOver
  details: BookingDetails
}

/** The values of a booking's agreed terms that the calendar shows. Texts that are unknown or were erased are null. */
export type BookingDetails = {
  /** Whether the stored terms cannot be parsed. Then the values from them are missing. */
  isUnreadable: boolean
  /** Whether a driver of the company drives. */
  hasDriver: boolean
  contactNumber: string | null
  pickUpLocation: string | null
  returnLocation: string | null
}

/** A period in which a vehicle is off the road, or rented out without an enquiry. */
export type Block = Entry & { kind: "block"; reason: string }

/** A category of the fleet with its vehicles. */
export type FleetCategory = { id: string; name: string; vehicles: FleetVehicle[] }

/** A vehicle of the fleet. `units`: the number of such vehicles that the company owns. */
export type FleetVehicle = { id: string; name: string; units: number; isRetired: boolean }

/** The vehicle, period and units of an entry to insert or move. `allowConflict`: also if the vehicle is not free. */
export type RequestedAllocation = Allocation & { allowConflict: boolean }

/** The staff member who changes the calendar. */
export type CalendarAuthor = Pick<StaffMember, "id" | "name">

type Authored = { by: CalendarAuthor; now: Date }
/** `version`: the version of the entry that the author saw. */
type AuthoredChange = Authored & { version: number }

/** A block to add. */
export type BlockDraft = Authored & { requested: RequestedAllocation; reason: string }

/** A change of a block. */
export type BlockChange = AuthoredChange & { requested: RequestedAllocation; reason: string }

/** A vehicle, and whether a requested allocation of it fits. */
export type Availability = { vehicle: FleetVehicle; fit: Fit<CalendarEntry> }

/**
 * Checks whether an allocation fits into the calendar.
 * @param ownIds the ids of the entries that are being moved, so that they do not conflict with themselves
 * @returns null for an unknown vehicle
 */
export async function availabilityFor(
  calendar: Pick<Calendar, "fleet" | "entries">,
  requested: Allocation,
  ownIds: readonly string[],
): Promise<Availability | null> {
  const [fleet, entries] = await Promise.all([
    calendar.fleet(),
    calendar.entries(requested.period, requested.vehicleId),
  ])
  const vehicle = findVehicle(fleet, requested.vehicleId)
  if (!vehicle) return null
  const others = entries.filter(({ id }) => !ownIds.includes(id))
  return { vehicle, fit: checkFit(vehicle.units, others, requested) }
}

/** The vehicle of the fleet with this id; null for an unknown one. */
export function findVehicle(fleet: readonly FleetCategory[], id: string): FleetVehicle | null {
  return fleet.flatMap(({ vehicles }) => vehicles).find((vehicle) => vehicle.id === id) ?? null
}

/** Units of each vehicle that are free throughout a period, by vehicle id; negative in a conflict. */
export async function freeUnitsIn(
  calendar: Pick<Calendar, "entries">,
  fleet: readonly FleetCategory[],
  period: Period,
  ownIds: readonly string[],
): Promise<FreeUnits> {
  const entries = (await calendar.entries(period)).filter(({ id }) => !ownIds.includes(id))
  const vehicles = fleet.flatMap((category) => category.vehicles)
  return freeUnitsOf(vehicles, entries, period)
}
