import type { Database } from "#adapters/database/database.ts"
import { CATEGORY_FIELDS, type CategoryValues } from "#domain/catalogue/category-fields.ts"
import { EXTRA_FIELDS, type ExtraValues } from "#domain/catalogue/extra-fields.ts"
import { changedFields } from "#domain/catalogue/field-rules.ts"
import type { EditOutcome, VersionedEdit } from "#domain/catalogue/fleet-editor.ts"
import { VEHICLE_FIELDS, type VehicleValues } from "#domain/catalogue/vehicle-fields.ts"
import {
  categoryColumns,
  toEditableCategory,
  toEditableExtra,
  toEditableVehicle,
  vehicleColumns,
} from "./edited-rows.ts"
import { findFleetRow, incrementVersion, requireActiveCategory } from "./fleet-rows.ts"
import { changeFleet, recordEdit } from "./fleet-transaction.ts"

/** Only the values of a vehicle are compared here, and alternative texts are not among them. */
const NO_ALT_TEXTS = new Map<string, string>()

/** Changes the values of a vehicle. 'noCategory': the new category is unknown or retired. */
export function changeVehicle(
  db: Database,
  id: string,
  values: VehicleValues,
  edit: VersionedEdit,
): Promise<EditOutcome | "noCategory"> {
  return changeFleet<EditOutcome | "noCategory">(db, async (transaction) => {
    await incrementVersion(transaction, "vehicle", await findFleetRow(transaction, "vehicle", id), edit)
    const row = await transaction
      .selectFrom("vehicles")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
    const before = toEditableVehicle(row, NO_ALT_TEXTS).values
    if (values.categoryId !== before.categoryId) await requireActiveCategory(transaction, values.categoryId)
    await transaction.updateTable("vehicles").set(vehicleColumns(values)).where("id", "=", id).execute()
    const changes = changedFields(VEHICLE_FIELDS, before, values)
    await recordEdit(transaction, "vehicle", {
      ...edit,
      action: "changed",
      id,
      name: values.name,
      changes,
    })
  })
}

export function changeCategory(
  db: Database,
  id: string,
  values: CategoryValues,
  edit: VersionedEdit,
): Promise<EditOutcome> {
  return changeFleet<EditOutcome>(db, async (transaction) => {
    await incrementVersion(transaction, "category", await findFleetRow(transaction, "category", id), edit)
    const row = await transaction
      .selectFrom("categories")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
    await transaction.updateTable("categories").set(categoryColumns(values)).where("id", "=", id).execute()
    const changes = changedFields(CATEGORY_FIELDS, toEditableCategory(row).values, values)
    await recordEdit(transaction, "category", {
      ...edit,
      action: "changed",
      id,
      name: values.name,
      changes,
    })
  })
}

export function changeExtra(
  db: Database,
  id: string,
  values: ExtraValues,
  edit: VersionedEdit,
): Promise<EditOutcome> {
  return changeFleet<EditOutcome>(db, async (transaction) => {
    await incrementVersion(transaction, "extra", await findFleetRow(transaction, "extra", id), edit)
    const row = await transaction
      .selectFrom("services")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
    const { price, inputKind, ...others } = values
    const columns = { ...others, asks: inputKind, price_cents: price }
    await transaction.updateTable("services").set(columns).where("id", "=", id).execute()
    const changes = changedFields(EXTRA_FIELDS, toEditableExtra(row).values, values)
    await recordEdit(transaction, "extra", { ...edit, action: "changed", id, name: values.name, changes })
  })
}
