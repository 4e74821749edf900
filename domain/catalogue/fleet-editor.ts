import type { DailyRates } from "#domain/pricing/tiers.ts"
import type { AuditAuthor } from "#domain/staff/audit-log.ts"
import type { CategoryFacts } from "./category-facts.ts"
import type { ExtraFacts } from "./extra-facts.ts"
import type { ListMove } from "./order.ts"
import type { EncodedPicture } from "./picture.ts"
import type { VehicleFacts } from "./vehicle-facts.ts"

/** The kinds of rows of the fleet. */
export type FleetKind = "vehicle" | "category" | "service"

/** An editable row; `version` is incremented by each change. Retired rows stay, and are not shown to visitors. */
export type Edited<Facts> = { id: string; version: number; retiredAt: Date | null; facts: Facts }

/** `alt` is the alternative text; null for our own drawings, which have one already. Empty: not written yet. */
export type VehiclePicture = { path: string; alt: string | null }

export type EditedVehicle = Edited<VehicleFacts> & {
  rates: DailyRates
  /** The drawing for lists while the first picture is no photo; empty: none. */
  drawing: string
  /** The carousel's pictures, in order. */
  pictures: VehiclePicture[]
}

export type EditedCategory = Edited<CategoryFacts>
export type EditedExtra = Edited<ExtraFacts>

/** Author and time of an edit. */
export type EditContext = { by: NonNullable<AuditAuthor>; now: Date }

/** A change of the row that was shown at `version`. */
export type VersionedEdit = EditContext & { version: number }

/**
 * The outcome of a change. All but 'done' have changed nothing. 'stale': it was changed since that version. 'gone': unknown row.
 * 'noCategory': the category is unknown or retired.
 */
export type EditOutcome = "done" | "stale" | "gone"

/**
 * The editable fleet, with retired rows, in display order. Each change is atomic, is recorded in the audit log, and is visible at the
 * next request.
 */
export interface FleetEditor {
  vehicles(): Promise<EditedVehicle[]>
  vehicle(id: string): Promise<EditedVehicle | null>
  categories(): Promise<EditedCategory[]>
  extras(): Promise<EditedExtra[]>

  /** Adds a row at the end. 'taken': the id exists, perhaps retired. */
  addVehicle(vehicle: NewVehicle, editing: EditContext): Promise<"done" | "taken" | "noCategory">
  addCategory(category: { id: string; facts: CategoryFacts }, editing: EditContext): Promise<"done" | "taken">
  addExtra(extra: { id: string; facts: ExtraFacts }, editing: EditContext): Promise<"done" | "taken">

  changeVehicle(id: string, facts: VehicleFacts, seen: VersionedEdit): Promise<EditOutcome | "noCategory">
  changeCategory(id: string, facts: CategoryFacts, seen: VersionedEdit): Promise<EditOutcome>
  changeExtra(id: string, facts: ExtraFacts, seen: VersionedEdit): Promise<EditOutcome>

  /** 'inUse': a category with vehicles that are not retired. */
  retire(kind: FleetKind, id: string, seen: VersionedEdit): Promise<EditOutcome | "inUse">
  /** 'noCategory': the vehicle's category is retired and must be restored first. */
  restore(kind: FleetKind, id: string, seen: VersionedEdit): Promise<EditOutcome | "noCategory">
  /** Needs no version: the move is relative to the current order. */
  move(kind: FleetKind, id: string, place: ListMove, editing: EditContext): Promise<"done" | "gone">

  /** Appends photos; one that the vehicle has already keeps its place. 'tooMany': none was added. */
  addPictures(
    vehicleId: string,
    pictures: readonly EncodedPicture[],
    editing: EditContext,
  ): Promise<"done" | "gone" | "tooMany">
  /** Sets the remaining pictures, in order; a photo that no vehicle uses any more is deleted. */
  changePictures(
    vehicleId: string,
    pictures: readonly VehiclePicture[],
    seen: VersionedEdit,
  ): Promise<EditOutcome>
}

export type NewVehicle = { id: string; facts: VehicleFacts; rates: DailyRates }
