import type { Database } from "#adapters/database/database.ts"
import { CATEGORY_FACTS, type CategoryFacts } from "#domain/catalogue/category-facts.ts"
import { EXTRA_FACTS, type ExtraFacts } from "#domain/catalogue/extra-facts.ts"
import { changedFacts } from "#domain/catalogue/facts.ts"
import type { EditContext, FleetKind, NewVehicle } from "#domain/catalogue/fleet-editor.ts"
import { RATE_FACTS, VEHICLE_FACTS } from "#domain/catalogue/vehicle-facts.ts"
import { categoryColumns, factColumns, TABLE_OF } from "./edited-rows.ts"
import { requireActiveCategory } from "./fleet-rows.ts"
import { changeFleet, recordEdit, refuse } from "./fleet-transaction.ts"
import { eachTier, rateColumns, totalColumns } from "./tier-columns.ts"

/** Inserts a vehicle without stated totals and pictures, which are added later. */
export function addVehicle(db: Database, { id, facts, rates }: NewVehicle, editing: EditContext) {
  return changeFleet<"taken" | "noCategory">(db, async (transaction) => {
    await requireActiveCategory(transaction, facts.categoryId)
    const position = await newPosition(transaction, "vehicle", id)
    const priced = { ...rateColumns(rates), ...totalColumns(eachTier(rates, () => null)) }
    await transaction
      .insertInto("vehicles")
      .values({ id, position, ...factColumns(facts), ...priced, image_path: "", pictures: "[]" })
      .execute()
    const priceList = changedFacts(RATE_FACTS, null, rates)
    const changes = [
      ...changedFacts(VEHICLE_FACTS, null, facts),
      ...priceList.map(({ field, ...change }) => ({ field: `${field}Rate`, ...change })),
    ]
    await recordEdit(transaction, "vehicle", { ...editing, action: "created", id, name: facts.name, changes })
  })
}

export function addCategory(
  db: Database,
  { id, facts }: { id: string; facts: CategoryFacts },
  editing: EditContext,
) {
  return changeFleet<"taken">(db, async (transaction) => {
    const position = await newPosition(transaction, "category", id)
    const row = { id, position, ...categoryColumns(facts), path: `/carlist/${id}` }
    await transaction.insertInto("categories").values(row).execute()
    const changes = changedFacts(CATEGORY_FACTS, null, facts)
    await recordEdit(transaction, "category", {
      ...editing,
      action: "created",
      id,
      name: facts.name,
      changes,
    })
  })
}

export function addExtra(
  db: Database,
  { id, facts }: { id: string; facts: ExtraFacts },
  editing: EditContext,
) {
  return changeFleet<"taken">(db, async (transaction) => {
    const position = await newPosition(transaction, "extra", id)
    const { price, inputKind, ...others } = facts
    await transaction
      .insertInto("services")
      .values({ id, position, ...others, asks: inputKind, price_cents: price })
      .execute()
    const changes = changedFacts(EXTRA_FACTS, null, facts)
    await recordEdit(transaction, "extra", { ...editing, action: "created", id, name: facts.name, changes })
  })
}

/** The position after the last row. Rolls back with 'taken' if the id exists. */
async function newPosition(transaction: Database, kind: FleetKind, id: string): Promise<number> {
  const rows = await transaction.selectFrom(TABLE_OF[kind]).select(["id", "position"]).execute()
  if (rows.some((row) => row.id === id)) refuse("taken")
  return Math.max(-1, ...rows.map(({ position }) => position)) + 1
}
