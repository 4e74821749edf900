import type { DailyRates } from "#domain/pricing/tiers.ts"
import type { AuditAuthor } from "#domain/staff/audit-log.ts"
import type { CategoryFacts } from "./category-facts.ts"
import type { Place } from "./order.ts"
import type { MadePicture } from "./picture.ts"
import type { ServiceFacts } from "./service-facts.ts"
import type { VehicleFacts } from "./vehicle-facts.ts"

/** What the fleet is made of. */
export type FleetKind = "vehicle" | "category" | "service"

/** A row that the office edits: `version` counts up with each change of it. Retired ones are kept, and shown to no visitor. */
export type Edited<Facts> = { id: string; version: number; retiredAt: Date | null; facts: Facts }

/** `alt` says what is seen; null for a drawing of ours, whose words come by themselves. Empty: nobody said it yet. */
export type VehiclePicture = { path: string; alt: string | null }

export type EditedVehicle = Edited<VehicleFacts> & {
  rates: DailyRates
  /** The drawing that stands in lists while the first picture is no photo; empty where there is none. */
  drawing: string
  /** Of the carousel, in order. */
  pictures: VehiclePicture[]
}

export type EditedCategory = Edited<CategoryFacts>
export type EditedService = Edited<ServiceFacts>

/** Who does it, and when. */
export type Editing = { by: NonNullable<AuditAuthor>; now: Date }

/** A change to what was seen at `version`. */
export type EditingSeen = Editing & { version: number }

/**
 * What became of a change. Everything but 'done' has changed nothing. 'stale': somebody else changed it since it was seen.
 * 'gone': there is no such row. 'noCategory': there is no such category, or it is retired.
 */
export type EditOutcome = "done" | "stale" | "gone"

/**
 * The fleet as the office edits it, retired rows among the others, all in the order in which they are shown. Every change is
 * whole or not at all, is written into the audit log, and is seen by the next visitor.
 */
export interface FleetEditor {
  vehicles(): Promise<EditedVehicle[]>
  vehicle(id: string): Promise<EditedVehicle | null>
  categories(): Promise<EditedCategory[]>
  services(): Promise<EditedService[]>

  /** A new one stands last. 'taken': there is one of this id, retired or not. */
  addVehicle(vehicle: NewVehicle, editing: Editing): Promise<"done" | "taken" | "noCategory">
  addCategory(category: { id: string; facts: CategoryFacts }, editing: Editing): Promise<"done" | "taken">
  addService(service: { id: string; facts: ServiceFacts }, editing: Editing): Promise<"done" | "taken">

  changeVehicle(id: string, facts: VehicleFacts, seen: EditingSeen): Promise<EditOutcome | "noCategory">
  changeCategory(id: string, facts: CategoryFacts, seen: EditingSeen): Promise<EditOutcome>
  changeService(id: string, facts: ServiceFacts, seen: EditingSeen): Promise<EditOutcome>

  /** 'inUse': a category that still has vehicles which are not retired. */
  retire(kind: FleetKind, id: string, seen: EditingSeen): Promise<EditOutcome | "inUse">
  /** 'noCategory': the vehicle's category is retired, and comes back first. */
  restore(kind: FleetKind, id: string, seen: EditingSeen): Promise<EditOutcome | "noCategory">
  /** Needs no version: wherever the others stand by now, it goes past one of them, or behind one. */
  move(kind: FleetKind, id: string, place: Place, editing: Editing): Promise<"done" | "gone">

  /** Puts photos behind the others; one that the vehicle has already stays where it is. 'tooMany': none was added. */
  addPictures(
    vehicleId: string,
    pictures: readonly MadePicture[],
    editing: Editing,
  ): Promise<"done" | "gone" | "tooMany">
  /** The pictures that stay, in their order; a photo that no vehicle shows any more is deleted. */
  changePictures(
    vehicleId: string,
    pictures: readonly VehiclePicture[],
    seen: EditingSeen,
  ): Promise<EditOutcome>
}

export type NewVehicle = { id: string; facts: VehicleFacts; rates: DailyRates }
