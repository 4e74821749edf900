import type { DailyRates } from "#domain/pricing/tiers.ts"
import type { AuditAuthor } from "#domain/staff/audit-log.ts"
import type { CategoryFacts } from "./category-facts.ts"
import type { ExtraFacts } from "./extra-facts.ts"
import type { ListMove } from "./order.ts"
import type { EncodedPicture } from "./picture.ts"
import type { VehicleFacts } from "./vehicle-facts.ts"

/** The kinds of rows of the fleet. */
export type FleetKind = "vehicle" | "category" | "extra"

/** An editable row. Each change increments `version`. Retired rows stay stored, and visitors do not see them. */
export type Edited<Facts> = { id: string; version: number; retiredAt: Date | null; facts: Facts }

/** `alt` is the alternative text. Null for our own drawings, which have a text of their own. Empty: not written yet. */
export type VehiclePicture = { path: string; alt: string | null }

export type EditedVehicle = Edited<VehicleFacts> & {
  rates: DailyRates
  /** The drawing that lists show if the first picture is not a photo. Empty: none. */
  drawing: string
  /** The carousel's pictures, in order. */
  pictures: VehiclePicture[]
}

export type EditedCategory = Edited<CategoryFacts>
export type EditedExtra = Edited<ExtraFacts>

/** Author and time of an edit. */
export type EditContext = { by: NonNullable<AuditAuthor>; now: Date }

/** A change to a row of which the author saw `version`. */
export type VersionedEdit = EditContext & { version: number }

/**
 * The outcome of a change. Every outcome except 'done' leaves the fleet unchanged. 'stale': the row was changed since that
 * version. 'gone': the row is unknown. 'noCategory': the category is unknown or retired.
 */
export type EditOutcome = "done" | "stale" | "gone"

/**
 * The editable fleet with its retired rows, in display order. Each change is atomic, recorded in the audit log, and visible to
 * the next request.
 */
export interface FleetEditor {
  vehicles(): Promise<EditedVehicle[]>
  vehicle(id: string): Promise<EditedVehicle | null>
  categories(): Promise<EditedCategory[]>
  extras(): Promise<EditedExtra[]>

  /** Adds a row at the end. 'taken': a row with this id exists, which may be retired. */
  addVehicle(vehicle: NewVehicle, editing: EditContext): Promise<"done" | "taken" | "noCategory">
  addCategory(category: { id: string; facts: CategoryFacts }, editing: EditContext): Promise<"done" | "taken">
  addExtra(extra: { id: string; facts: ExtraFacts }, editing: EditContext): Promise<"done" | "taken">

  changeVehicle(id: string, facts: VehicleFacts, edit: VersionedEdit): Promise<EditOutcome | "noCategory">
  changeCategory(id: string, facts: CategoryFacts, edit: VersionedEdit): Promise<EditOutcome>
  changeExtra(id: string, facts: ExtraFacts, edit: VersionedEdit): Promise<EditOutcome>

  /** 'inUse': the category has vehicles that are not retired. */
  retire(kind: FleetKind, id: string, edit: VersionedEdit): Promise<EditOutcome | "inUse">
  /** 'noCategory': the vehicle's category is retired and must be restored first. */
  restore(kind: FleetKind, id: string, edit: VersionedEdit): Promise<EditOutcome | "noCategory">
  /** Moves a row. Needs no version, because the move is relative to the current order. */
  move(kind: FleetKind, id: string, place: ListMove, editing: EditContext): Promise<"done" | "gone">

  /** Appends photos. A photo that the vehicle already has keeps its position. 'tooMany': no photo was added. */
  addPictures(
    vehicleId: string,
    pictures: readonly EncodedPicture[],
    editing: EditContext,
  ): Promise<"done" | "gone" | "tooMany">
  /** Sets the vehicle's pictures and their order. Deletes a photo that no vehicle uses any more. */
  changePictures(
    vehicleId: string,
    pictures: readonly VehiclePicture[],
    edit: VersionedEdit,
  ): Promise<EditOutcome>
}

export type NewVehicle = { id: string; facts: VehicleFacts; rates: DailyRates }
