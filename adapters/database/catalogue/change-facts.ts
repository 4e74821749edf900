import type { Database } from "#adapters/database/database.ts"
import { CATEGORY_FACTS, type CategoryFacts } from "#domain/catalogue/category-facts.ts"
import { EXTRA_FACTS, type ExtraFacts } from "#domain/catalogue/extra-facts.ts"
import { changedFacts } from "#domain/catalogue/facts.ts"
import type { EditOutcome, VersionedEdit } from "#domain/catalogue/fleet-editor.ts"
import { VEHICLE_FACTS, type VehicleFacts } from "#domain/catalogue/vehicle-facts.ts"
import {
  categoryColumns,
  factColumns,
  toEditedCategory,
  toEditedExtra,
  toEditedVehicle,
} from "./edited-rows.ts"
import { claimVersion, findRowHead, requireActiveCategory } from "./fleet-rows.ts"
import { changeFleet, recordEdit } from "./fleet-transaction.ts"

const NO_ALT_TEXTS = new Map<string, string>()

export function changeVehicle(
  db: Database,
  id: string,
  facts: VehicleFacts,
  editing: VersionedEdit,
): Promise<EditOutcome | "noCategory"> {
  return changeFleet<EditOutcome | "noCategory">(db, async (transaction) => {
    await claimVersion(transaction, "vehicle", await findRowHead(transaction, "vehicle", id), editing)
    const row = await transaction
      .selectFrom("vehicles")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
    const before = toEditedVehicle(row, NO_ALT_TEXTS).facts
    if (facts.categoryId !== before.categoryId) await requireActiveCategory(transaction, facts.categoryId)
    await transaction.updateTable("vehicles").set(factColumns(facts)).where("id", "=", id).execute()
    const changes = changedFacts(VEHICLE_FACTS, before, facts)
    await recordEdit(transaction, "vehicle", { ...editing, action: "changed", id, name: facts.name, changes })
  })
}

export function changeCategory(
  db: Database,
  id: string,
  facts: CategoryFacts,
  editing: VersionedEdit,
): Promise<EditOutcome> {
  return changeFleet<EditOutcome>(db, async (transaction) => {
    await claimVersion(transaction, "category", await findRowHead(transaction, "category", id), editing)
    const row = await transaction
      .selectFrom("categories")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
    await transaction.updateTable("categories").set(categoryColumns(facts)).where("id", "=", id).execute()
    const changes = changedFacts(CATEGORY_FACTS, toEditedCategory(row).facts, facts)
    await recordEdit(transaction, "category", {
      ...editing,
      action: "changed",
      id,
      name: facts.name,
      changes,
    })
  })
}

export function changeExtra(
  db: Database,
  id: string,
  facts: ExtraFacts,
  editing: VersionedEdit,
): Promise<EditOutcome> {
  return changeFleet<EditOutcome>(db, async (transaction) => {
    await claimVersion(transaction, "extra", await findRowHead(transaction, "extra", id), editing)
    const row = await transaction
      .selectFrom("services")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
    const { price, inputKind, ...others } = facts
    const columns = { ...others, asks: inputKind, price_cents: price }
    await transaction.updateTable("services").set(columns).where("id", "=", id).execute()
    const changes = changedFacts(EXTRA_FACTS, toEditedExtra(row).facts, facts)
    await recordEdit(transaction, "extra", { ...editing, action: "changed", id, name: facts.name, changes })
  })
}
