import type { StaffMember } from "#domain/staff/staff-member.ts"
import { type Fit, fitOf, freeUnits, type Taking } from "./fit.ts"
import type { Period } from "./period.ts"

/**
 * When which vehicle is away: hires of enquiries that were confirmed, and blocks, for a service or whatever else. A hire comes
 * by confirming an enquiry, and goes when it is no longer confirmed (`EnquiryDesk.change`).
 */
export interface Calendar {
  /** The fleet as the company shows it; none where another admin host keeps it. What was retired is in it. */
  fleet(): Promise<OwnedCategory[]>
  /** What is away in a period, or a part of it, in the order in which it begins; `vehicleId` null: of any vehicle. */
  entries(period: Period, vehicleId: string | null): Promise<CalendarEntry[]>
  /** @returns null where nothing has this id. What was removed is still found. */
  find(id: string): Promise<CalendarEntry | null>
  /** The hire of an enquiry, by its reference; null where it has none, or none any more. */
  hireOf(reference: string): Promise<Hire | null>
  /** 'taken': the vehicle is not free, and nothing is done unless it was wanted all the same; 'gone': no such vehicle. */
  block(block: BlockDraft): Promise<{ id: string } | "taken" | "gone">
  /** 'stale': somebody changed or removed it since it was seen, and nothing is changed. */
  change(id: string, change: EntryChange): Promise<"done" | "stale" | "taken" | "gone">
  remove(id: string, seen: Seen): Promise<"done" | "stale" | "gone">
}

export type CalendarEntry = Hire | Block

type Entry = Taking & {
  id: string
  /** Counts up with each change. */
  version: number
  /** Taken out of the calendar: nothing is away any more. */
  isRemoved: boolean
}

/** `customer` is the name of whoever hires; null where their form did not ask for it, or it was erased. */
export type Hire = Entry & { kind: "hire"; reference: string; customer: string | null }

export type Block = Entry & { kind: "block"; reason: string }

export type OwnedCategory = { id: string; name: string; vehicles: OwnedVehicle[] }

/** `units` is how many of it the company owns. */
export type OwnedVehicle = { id: string; name: string; units: number; isRetired: boolean }

/** What somebody wants to have taken. `evenIfTaken`: they saw that it is not free, and want it all the same. */
export type WantedTaking = Taking & { evenIfTaken: boolean }

export type CalendarAuthor = Pick<StaffMember, "id" | "name">

type Done = { by: CalendarAuthor; now: Date }
type Seen = Done & { version: number }

export type BlockDraft = Done & { wanted: WantedTaking; reason: string }

/** `reason` null: a hire, which has none. */
export type EntryChange = Seen & { wanted: WantedTaking; reason: string | null }

/** A vehicle, and whether it is free for what is wanted of it. */
export type Availability = { vehicle: OwnedVehicle; fit: Fit<CalendarEntry> }

/** @param ownId what is to be moved stands in its own way nowhere. @returns null where the vehicle is none of ours. */
export async function availabilityFor(
  calendar: Pick<Calendar, "fleet" | "entries">,
  wanted: Taking,
  ownId: string | null,
): Promise<Availability | null> {
  const [fleet, entries] = await Promise.all([
    calendar.fleet(),
    calendar.entries(wanted.period, wanted.vehicleId),
  ])
  const vehicle = vehicleIn(fleet, wanted.vehicleId)
  if (!vehicle) return null
  const others = entries.filter(({ id }) => id !== ownId)
  return { vehicle, fit: fitOf(vehicle.units, others, wanted) }
}

export function vehicleIn(fleet: readonly OwnedCategory[], id: string): OwnedVehicle | null {
  return fleet.flatMap(({ vehicles }) => vehicles).find((vehicle) => vehicle.id === id) ?? null
}

/** How many units of each vehicle are free throughout a period, by its id; less than 0 in a clash. */
export async function freeUnitsIn(
  calendar: Pick<Calendar, "entries">,
  fleet: readonly OwnedCategory[],
  period: Period,
  ownId: string | null,
): Promise<Record<string, number>> {
  const entries = (await calendar.entries(period, null)).filter(({ id }) => id !== ownId)
  const away = Map.groupBy(entries, ({ vehicleId }) => vehicleId)
  const vehicles = fleet.flatMap((category) => category.vehicles)
  return Object.fromEntries(
    vehicles.map(({ id, units }) => [id, freeUnits(units, away.get(id) ?? [], period)]),
  )
}
