import type { Database } from "#adapters/db/database.ts"
import type { StaffMember, StaffRole } from "#domain/staff/staff-member.ts"
import type { StaffChange, StaffRegister } from "#domain/staff/staff-register.ts"

export class DatabaseStaffRegister implements StaffRegister {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async members(): Promise<StaffMember[]> {
    const rows = await this.#db
      .selectFrom("staff")
      .select(["id", "name", "email", "role", "second_factor_enabled"])
      .orderBy("name")
      .orderBy("id")
      .execute()
    return rows.map(({ second_factor_enabled, ...member }) => ({
      ...member,
      hasSecondFactor: second_factor_enabled === 1,
    }))
  }

  setRole(id: string, role: StaffRole, now: Date): Promise<StaffChange> {
    return this.#change(id, role === "owner", now, async (db) => {
      await db
        .updateTable("staff")
        .set({ role, updated_at: now.toISOString() })
        .where("id", "=", id)
        .execute()
    })
  }

  remove(id: string, now: Date): Promise<StaffChange> {
    return this.#change(id, false, now, async (db) => {
      await db.deleteFrom("staff").where("id", "=", id).execute()
    })
  }

  resetSecondFactor(id: string, now: Date): Promise<StaffChange> {
    return this.#change(id, true, now, async (db) => {
      await db.deleteFrom("staff_second_factors").where("staff_id", "=", id).execute()
      await db.deleteFrom("staff_sessions").where("staff_id", "=", id).execute()
      await db.updateTable("staff").set({ second_factor_enabled: 0 }).where("id", "=", id).execute()
    })
  }

  #change(
    id: string,
    staysOwner: boolean,
    now: Date,
    make: (db: Database) => Promise<void>,
  ): Promise<StaffChange> {
    return this.#db.transaction().execute(async (transaction) => {
      const owners = await takeOwners(transaction, now)
      const member = await transaction
        .selectFrom("staff")
        .select("id")
        .where("id", "=", id)
        .executeTakeFirst()
      if (!member) return "gone"
      if (!staysOwner && owners.includes(id) && owners.length === 1) return "lastOwner"
      await make(transaction)
      return "done"
    })
  }
}

/** Of two owners who put each other out at the same moment, the second waits here, and is the last one then. */
async function takeOwners(db: Database, now: Date): Promise<string[]> {
  const owners = await db
    .updateTable("staff")
    .set({ updated_at: now.toISOString() })
    .where("role", "=", "owner")
    .returning("id")
    .execute()
  return owners.map(({ id }) => id)
}
