import type { Selectable } from "kysely"
import type { Database } from "#adapters/database/database.ts"
import type { VehiclesTable } from "#adapters/database/tables.ts"
import type { FleetKind, VersionedEdit } from "#domain/catalogue/fleet-editor.ts"
import { TABLE_OF } from "./edited-rows.ts"
import { refuse } from "./fleet-transaction.ts"

/** Ids of ours are slugs. What cannot be one is not asked for: PostgreSQL would refuse a NUL with an error. */
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

/** What every change needs to know of a row. */
export type RowHead = { id: string; name: string; version: number; retired_at: string | null }

/** @throws the refusal 'gone' where there is no such row. */
export async function headOf(transaction: Database, kind: FleetKind, id: string): Promise<RowHead> {
  if (!isPossibleId(id)) return refuse("gone")
  const row = await transaction
    .selectFrom(TABLE_OF[kind])
    .select(["id", "name", "version", "retired_at"])
    .where("id", "=", id)
    .executeTakeFirst()
  return row ?? refuse("gone")
}

/**
 * Counts the version of a row up. What was seen is compared with it first: a form may name a version that no column can hold.
 * @throws the refusal 'stale' where it is another than was seen.
 */
export async function claimVersion(
  transaction: Database,
  kind: FleetKind,
  { id, version: current }: Pick<RowHead, "id" | "version">,
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

/** Refuses with 'noCategory' where vehicles cannot stand in this category. */
export async function requireOpenCategory(transaction: Database, categoryId: string): Promise<void> {
  const row = await transaction
    .selectFrom("categories")
    .select("id")
    .where("id", "=", categoryId)
    .where("retired_at", "is", null)
    .executeTakeFirst()
  if (!row) refuse("noCategory")
}
