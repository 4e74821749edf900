import type { Database } from "#adapters/database/database.ts"
import { CATEGORY_FIELDS, type CategoryValues } from "#domain/catalogue/category-fields.ts"
import { EXTRA_FIELDS, type ExtraValues } from "#domain/catalogue/extra-fields.ts"
import { changedFields } from "#domain/catalogue/field-rules.ts"
import type { EditContext, FleetKind, NewVehicle } from "#domain/catalogue/fleet-editor.ts"
import { RATE_FIELDS, VEHICLE_FIELDS } from "#domain/catalogue/vehicle-fields.ts"
import { categoryColumns, TABLE_OF, vehicleColumns } from "./edited-rows.ts"
import { requireActiveCategory } from "./fleet-rows.ts"
import { changeFleet, recordEdit, refuse } from "./fleet-transaction.ts"
import { mapTiers, rateColumns, totalColumns } from "./tier-columns.ts"

/** The values of a new row before it was added. */
const NO_VALUES = null

/** Inserts a vehicle without stated totals and pictures, which are added later. */
export function addVehicle(db: Database, { id, values, rates }: NewVehicle, edit: EditContext) {
  return changeFleet<"taken" | "noCategory">(db, async (transaction) => {
    await requireActiveCategory(transaction, values.categoryId)
    const position = await newPosition(transaction, "vehicle", id)
    const priceColumns = { ...rateColumns(rates), ...totalColumns(mapTiers(rates, () => null)) }
    await transaction
      .insertInto("vehicles")
      .values({ id, position, ...vehicleColumns(values), ...priceColumns, image_path: "", pictures: "[]" })
      .execute()
    const rateChanges = changedFields(RATE_FIELDS, NO_VALUES, rates)
    const changes = [
      ...changedFields(VEHICLE_FIELDS, NO_VALUES, values),
      ...rateChanges.map(({ field, ...change }) => ({ field: `${field}Rate`, ...change })),
    ]
    await recordEdit(transaction, "vehicle", {
      ...edit,
      action: "created",
      id,
      name: values.name,
      changes,
    })
  })
}

export function addCategory(
  db: Database,
  { id, values }: { id: string; values: CategoryValues },
  edit: EditContext,
) {
  return changeFleet<"taken">(db, async (transaction) => {
    const position = await newPosition(transaction, "category", id)
    const row = { id, position, ...categoryColumns(values), path: `/carlist/${id}` }
    await transaction.insertInto("categories").values(row).execute()
    const changes = changedFields(CATEGORY_FIELDS, NO_VALUES, values)
    await recordEdit(transaction, "category", {
      ...edit,
      action: "created",
      id,
      name: values.name,
      changes,
    })
  })
}

export function addExtra(
  db: Database,
  { id, values }: { id: string; values: ExtraValues },
  edit: EditContext,
) {
  return changeFleet<"taken">(db, async (transaction) => {
    const position = await newPosition(transaction, "extra", id)
    const { price, inputKind, ...others } = values
    await transaction
      .insertInto("services")
      .values({ id, position, ...others, asks: inputKind, price_cents: price })
      .execute()
    const changes = changedFields(EXTRA_FIELDS, NO_VALUES, values)
    await recordEdit(transaction, "extra", { ...edit, action: "created", id, name: values.name, changes })
  })
}

/** The position after the last row. Rolls back with 'taken' if the id exists. */
async function newPosition(transaction: Database, kind: FleetKind, id: string): Promise<number> {
  const rows = await transaction.selectFrom(TABLE_OF[kind]).select(["id", "position"]).execute()
  if (rows.some((row) => row.id === id)) refuse("taken")
  return Math.max(-1, ...rows.map(({ position }) => position)) + 1
}
