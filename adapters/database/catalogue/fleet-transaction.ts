import { sql } from "kysely"
import { recordAudit } from "#adapters/database/audit/record-audit.ts"
import type { Database } from "#adapters/database/database.ts"
import { CATALOGUE_VERSION } from "#adapters/database/versions.ts"
import type { FleetKind } from "#domain/catalogue/fleet-editor.ts"
import type { AuditAction, AuditChange, AuditEvent } from "#domain/staff/audit-log.ts"
import { changeCatalogueVersion } from "./catalogue-version.ts"

/** Thrown to roll back a transaction with an outcome. */
class Refused<Outcome> extends Error {
  readonly outcome: Outcome
  constructor(outcome: Outcome) {
    super("the transaction was rolled back")
    this.outcome = outcome
  }
}

/** Rolls back the transaction of `changeFleet`, which returns this outcome. */
export function refuse<Outcome>(outcome: Outcome): never {
  throw new Refused(outcome)
}

/**
 * Runs a change of the fleet in one transaction. Concurrent changes are serialised across all processes, so that rows read by
 * `change` stay the same until it commits.
 */
export async function changeFleet<Outcome>(
  db: Database,
  change: (transaction: Database) => Promise<void>,
): Promise<"done" | Outcome> {
  try {
    await db.transaction().execute(async (transaction) => {
      await lockCatalogue(transaction)
      await change(transaction)
      await changeCatalogueVersion(transaction)
    })
    return "done"
  } catch (error) {
    if (error instanceof Refused) return error.outcome
    throw error
  }
}

/** Locks the row of the version until the transaction ends. SQLite has one writer at a time anyway. */
async function lockCatalogue(transaction: Database): Promise<void> {
  await transaction
    .updateTable("meta")
    .set({ value: sql`value` })
    .where("key", "=", CATALOGUE_VERSION)
    .execute()
}

type Edit = Pick<AuditEvent, "by"> & {
  now: Date
  action: AuditAction
  id: string
  name: string
  changes?: AuditChange[]
}

export function recordEdit(
  transaction: Database,
  kind: FleetKind,
  { by, now, action, id, name, changes = [] }: Edit,
): Promise<void> {
  return recordAudit(transaction, {
    at: now,
    by,
    action,
    changes,
    subject: kind,
    subjectId: id,
    subjectName: name,
  })
}
