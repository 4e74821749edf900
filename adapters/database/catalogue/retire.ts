import type { Database } from "#adapters/database/database.ts"
import type { EditOutcome, FleetKind, VersionedEdit } from "#domain/catalogue/fleet-editor.ts"
import { TABLE_OF } from "./edited-rows.ts"
import { findFleetRow, incrementVersion, requireActiveCategory } from "./fleet-rows.ts"
import { changeFleet, recordEdit, refuse } from "./fleet-transaction.ts"

export function retireInFleet(
  db: Database,
  kind: FleetKind,
  id: string,
  edit: VersionedEdit,
): Promise<EditOutcome | "inUse"> {
  return changeFleet<EditOutcome | "inUse">(db, async (transaction) => {
    const row = await findFleetRow(transaction, kind, id)
    await incrementVersion(transaction, kind, row, edit)
    if (kind === "category") await requireEmptyCategory(transaction, id)
    await setRetiredAt(transaction, kind, id, edit.now)
    await recordEdit(transaction, kind, { ...edit, action: "retired", id, name: row.name })
  })
}

export function restoreInFleet(
  db: Database,
  kind: FleetKind,
  id: string,
  edit: VersionedEdit,
): Promise<EditOutcome | "noCategory"> {
  return changeFleet<EditOutcome | "noCategory">(db, async (transaction) => {
    const row = await findFleetRow(transaction, kind, id)
    await incrementVersion(transaction, kind, row, edit)
    if (kind === "vehicle") await requireActiveCategory(transaction, await categoryOf(transaction, id))
    await setRetiredAt(transaction, kind, id, null)
    await recordEdit(transaction, kind, { ...edit, action: "restored", id, name: row.name })
  })
}

/** Sets the time at which a row was retired. Null: it is not retired. */
async function setRetiredAt(
  transaction: Database,
  kind: FleetKind,
  id: string,
  retiredAt: Date | null,
): Promise<void> {
  const retired_at = retiredAt?.toISOString() ?? null
  await transaction.updateTable(TABLE_OF[kind]).set({ retired_at }).where("id", "=", id).execute()
}

/** Rolls back with 'inUse' if the category has a vehicle that is not retired. */
async function requireEmptyCategory(transaction: Database, id: string): Promise<void> {
  const vehicle = await transaction
    .selectFrom("vehicles")
    .select("id")
    .where("category_id", "=", id)
    .where("retired_at", "is", null)
    .executeTakeFirst()
  if (vehicle) refuse("inUse")
}

async function categoryOf(transaction: Database, vehicleId: string): Promise<string> {
  const { category_id } = await transaction
    .selectFrom("vehicles")
    .select("category_id")
    .where("id", "=", vehicleId)
    .executeTakeFirstOrThrow()
  return category_id
}
