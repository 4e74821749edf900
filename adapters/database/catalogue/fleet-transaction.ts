import { sql } from "kysely"
import { recordAudit } from "#adapters/database/audit/record-audit.ts"
import type { Database } from "#adapters/database/database.ts"
import { CATALOGUE_VERSION } from "#adapters/database/versions.ts"
import type { FleetKind } from "#domain/catalogue/fleet-editor.ts"
import type { AuditAction, AuditChange, AuditEvent } from "#domain/staff/audit-log.ts"
import { changeCatalogueVersion } from "./catalogue-version.ts"

/** Thrown to leave a transaction that has nothing to change. */
class Refused<Outcome> extends Error {
  readonly outcome: Outcome
  constructor(outcome: Outcome) {
    super("nothing is changed")
    this.outcome = outcome
  }
}

/** Ends the transaction of `changingFleet` with this outcome, and nothing changed. */
export function refuse<Outcome>(outcome: Outcome): never {
  throw new Refused(outcome)
}

/**
 * One change of the fleet, whole or not at all. Those who change it at the same time wait for each other, in every process, so
 * that what is read here is what is there until the change is done.
 */
export async function changingFleet<Outcome>(
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

/** On PostgreSQL the row of the version is held until the end; on SQLite there is one writer at a time anyway. */
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
    ...{ at: now, by, action, changes },
    ...{ subject: kind, subjectId: id, subjectName: name },
  })
}
