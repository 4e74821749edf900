import type { Database } from "#adapters/database/database.ts"
import type { EditContext, FleetKind } from "#domain/catalogue/fleet-editor.ts"
import { type ListMove, moveInList } from "#domain/catalogue/list-move.ts"
import { TABLE_OF } from "./edited-rows.ts"
import { findFleetRow } from "./fleet-rows.ts"
import { changeFleet, recordEdit } from "./fleet-transaction.ts"

/**
 * Moves a row up, down or after another one within its group. Positions count all rows, retired ones too, and have no gaps.
 */
export function moveInFleet(db: Database, kind: FleetKind, id: string, move: ListMove, edit: EditContext) {
  return changeFleet<"gone">(db, async (transaction) => {
    const { name } = await findFleetRow(transaction, kind, id)
    const rows = await rowsOf(transaction, kind)
    const ids = rows.map((row) => row.id)
    const reorderedIds = moveInList(ids, id, move, idsOfGroup(rows, id))
    await updatePositions(transaction, kind, rows, reorderedIds)
    const from = String(ids.indexOf(id) + 1)
    const to = String(reorderedIds.indexOf(id) + 1)
    const changes = from === to ? [] : [{ field: "position", from, to }]
    if (changes.length > 0)
      await recordEdit(transaction, kind, { ...edit, action: "changed", id, name, changes })
  })
}

/** `group`: the rows that a page lists together, such as the active vehicles of one category. */
type PositionedRow = { id: string; position: number; group: string }

async function rowsOf(transaction: Database, kind: FleetKind): Promise<PositionedRow[]> {
  if (kind !== "vehicle") {
    const columns = ["id", "position", "retired_at"] as const
    const rows = await transaction.selectFrom(TABLE_OF[kind]).select(columns).orderBy("position").execute()
    return rows.map(({ id, position, retired_at }) => ({ id, position, group: groupOf(retired_at) }))
  }
  const columns = ["id", "position", "category_id", "retired_at"] as const
  const rows = await transaction.selectFrom("vehicles").select(columns).orderBy("position").execute()
  return rows.map(({ id, position, category_id, retired_at }) => {
    return { id, position, group: `${category_id} ${groupOf(retired_at)}` }
  })
}

const groupOf = (retiredAt: string | null) => (retiredAt === null ? "active" : "retired")

function idsOfGroup(rows: readonly PositionedRow[], id: string): string[] {
  const group = rows.find((row) => row.id === id)?.group
  return rows.filter((row) => row.group === group).map((row) => row.id)
}

/** Updates the positions that have changed. */
async function updatePositions(
  transaction: Database,
  kind: FleetKind,
  rows: readonly PositionedRow[],
  reorderedIds: readonly string[],
): Promise<void> {
  const positions = new Map(rows.map((row) => [row.id, row.position]))
  for (const [position, id] of reorderedIds.entries()) {
    if (positions.get(id) === position) continue
    await transaction.updateTable(TABLE_OF[kind]).set({ position }).where("id", "=", id).execute()
  }
}
