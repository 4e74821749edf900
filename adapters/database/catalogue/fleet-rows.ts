import type { Selectable } from "kysely"
import type { Database } from "#adapters/database/database.ts"
import type { VehiclesTable } from "#adapters/database/tables.ts"
import type { FleetKind, VersionedEdit } from "#domain/catalogue/fleet-editor.ts"
import { TABLE_OF } from "./edited-rows.ts"
import { refuse } from "./fleet-transaction.ts"

/** Our ids are slugs. Any other text is not queried, because PostgreSQL refuses a NUL with an error. */
const SLUG = /^[a-z0-9-]{1,200}$/

function isPossibleId(id: string): boolean {
  return SLUG.test(id)
}

export async function readVehicleRow(
  db: Database,
  id: string,
): Promise<Selectable<VehiclesTable> | undefined> {
  if (!isPossibleId(id)) return undefined
  return db.selectFrom("vehicles").selectAll().where("id", "=", id).executeTakeFirst()
}

/** The columns of a row that every change needs. */
export type FleetRow = { id: string; name: string; version: number; retired_at: string | null }

/** Rolls back with 'gone' if the row does not exist. */
export async function findFleetRow(transaction: Database, kind: FleetKind, id: string): Promise<FleetRow> {
  if (!isPossibleId(id)) return refuse("gone")
  const row = await transaction
    .selectFrom(TABLE_OF[kind])
    .select(["id", "name", "version", "retired_at"])
    .where("id", "=", id)
    .executeTakeFirst()
  return row ?? refuse("gone")
}

/**
 * Increments the version of a row. The version of the form is compared first, because it may be too large for the column. Rolls
 * back with 'stale' if the row has another version.
 */
export async function incrementVersion(
  transaction: Database,
  kind: FleetKind,
  { id, version: current }: Pick<FleetRow, "id" | "version">,
  { version }: Pick<VersionedEdit, "version">,
): Promise<void> {
  if (version !== current) refuse("stale")
  const { numUpdatedRows } = await transaction
    .updateTable(TABLE_OF[kind])
    .set({ version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) refuse("stale")
}

/** Rolls back with 'noCategory' if the category is unknown or retired. */
export async function requireActiveCategory(transaction: Database, categoryId: string): Promise<void> {
  const row = await transaction
    .selectFrom("categories")
    .select("id")
    .where("id", "=", categoryId)
    .where("retired_at", "is", null)
    .executeTakeFirst()
  if (!row) refuse("noCategory")
}
