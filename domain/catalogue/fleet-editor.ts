import type { DailyRates } from "#domain/pricing/tiers.ts"
import type { AuditAuthor } from "#domain/staff/audit-log.ts"
import type { CategoryValues } from "./category-fields.ts"
import type { ExtraValues } from "./extra-fields.ts"
import type { ListMove } from "./list-move.ts"
import type { EncodedPicture } from "./picture.ts"
import type { VehicleValues } from "./vehicle-fields.ts"

/** The kinds of rows of the fleet. */
export type FleetKind = "vehicle" | "category" | "extra"

/** An editable row. Each change increments `version`. Retired rows stay stored, and visitors do not see them. */
export type EditableRow<Values> = { id: string; version: number; retiredAt: Date | null; values: Values }

/** `alt` is the alternative text. Null for our own drawings, which have a text of their own. Empty: not written yet. */
export type VehiclePicture = { path: string; alt: string | null }

/** A vehicle with its rates and pictures. */
export type EditableVehicle = EditableRow<VehicleValues> & {
  rates: DailyRates
  /** The drawing that lists show if the first picture is not a photo. Empty: none. */
  drawing: string
  /** The carousel's pictures, in order. */
  pictures: VehiclePicture[]
}

export type EditableCategory = EditableRow<CategoryValues>
export type EditableExtra = EditableRow<ExtraValues>

/** Author and time of an edit. */
export type EditContext = { by: NonNullable<AuditAuthor>; now: Date }

/** A change of a row. `version`: the version of the row that the author saw. */
export type VersionedEdit = EditContext & { version: number }

/**
 * The outcome of a change. 'stale': the row was changed since that version. 'gone': the row is unknown. Some methods also return
 * 'noCategory': the category is unknown or retired. Every outcome except 'done' leaves the fleet unchanged.
 */
export type EditOutcome = "done" | "stale" | "gone"

/**
 * The editable fleet with its retired rows, in display order. Each change is atomic, recorded in the audit log, and visible to
 * the next request.
 */
export interface FleetEditor {
  vehicles(): Promise<EditableVehicle[]>
  vehicle(id: string): Promise<EditableVehicle | null>
  categories(): Promise<EditableCategory[]>
  extras(): Promise<EditableExtra[]>

  /** Adds a row at the end. 'taken': a row with this id exists, which may be retired. */
  addVehicle(vehicle: NewVehicle, edit: EditContext): Promise<"done" | "taken" | "noCategory">
  addCategory(category: { id: string; values: CategoryValues }, edit: EditContext): Promise<"done" | "taken">
  addExtra(extra: { id: string; values: ExtraValues }, edit: EditContext): Promise<"done" | "taken">

  changeVehicle(id: string, values: VehicleValues, edit: VersionedEdit): Promise<EditOutcome | "noCategory">
  changeCategory(id: string, values: CategoryValues, edit: VersionedEdit): Promise<EditOutcome>
  changeExtra(id: string, values: ExtraValues, edit: VersionedEdit): Promise<EditOutcome>

  /** 'inUse': the category has vehicles that are not retired. */
  retire(kind: FleetKind, id: string, edit: VersionedEdit): Promise<EditOutcome | "inUse">
  /** 'noCategory': the vehicle's category is retired and must be restored first. */
  restore(kind: FleetKind, id: string, edit: VersionedEdit): Promise<EditOutcome | "noCategory">
  /** Moves a row. Needs no version, because the move is relative to the current order. */
  move(kind: FleetKind, id: string, listMove: ListMove, edit: EditContext): Promise<"done" | "gone">

  /** Appends photos. A photo that the vehicle already has keeps its position. 'tooMany': no photo was added. */
  addPictures(
    vehicleId: string,
    pictures: readonly EncodedPicture[],
    edit: EditContext,
  ): Promise<"done" | "gone" | "tooMany">
  /** Sets the vehicle's pictures and their order. Deletes a photo that no vehicle uses any more. */
  changePictures(
    vehicleId: string,
    pictures: readonly VehiclePicture[],
    edit: VersionedEdit,
  ): Promise<EditOutcome>
}

/** A vehicle to add, with its first rates. */
export type NewVehicle = { id: string; values: VehicleValues; rates: DailyRates }
