import { recordAudit } from "#adapters/database/audit/record-audit.ts"
import type { Database } from "#adapters/database/database.ts"
import { hasNul } from "#adapters/database/has-nul.ts"
import { recordEmail } from "#adapters/database/outbox/record-email.ts"
import type { AuditAction, AuditChange } from "#domain/staff/audit-log.ts"
import type { StaffEmails } from "#domain/staff/password-resets.ts"
import type { StaffMember, StaffRole } from "#domain/staff/staff-member.ts"
import type { StaffAction, StaffChange, StaffRegister } from "#domain/staff/staff-register.ts"
import { deleteOpenInvitations } from "./invitations.ts"
import { recordOwnerNotices } from "./owner-notices.ts"
import { deleteResetSecrets } from "./reset-secrets.ts"
import { deletePendingSignIns } from "./session-cookies.ts"

export class DatabaseStaffRegister implements StaffRegister {
  readonly #db: Database
  readonly #emails: StaffEmails

  constructor(db: Database, emails: StaffEmails) {
    this.#db = db
    this.#emails = emails
  }

  async members(): Promise<StaffMember[]> {
    const rows = await this.#db
      .selectFrom("staff")
      .select(["id", "name", "email", "role", "second_factor_enabled", "edits_fleet"])
      .orderBy("name")
      .orderBy("id")
      .execute()
    return rows.map(({ second_factor_enabled, edits_fleet, ...member }) => ({
      ...member,
      editsFleet: edits_fleet === 1,
      hasSecondFactor: second_factor_enabled === 1,
    }))
  }

  setRole(id: string, role: StaffRole, action: StaffAction): Promise<StaffChange> {
    return this.#change(id, action, { staysOwner: role === "owner" }, async (db, member) => {
      if (member.role === role) return
      const updated_at = action.now.toISOString()
      await db.updateTable("staff").set({ role, edits_fleet: 0, updated_at }).where("id", "=", id).execute()
      await deleteInvitationsKnownToOwner(db, member)
      await this.#notifyOwners(db, role === "owner" ? "madeOwner" : "madeStaff", member, action)
      await recordChange(db, member, action, "changed", [{ field: "role", from: member.role, to: role }])
    })
  }

  setFleetRight(id: string, editsFleet: boolean, action: StaffAction): Promise<StaffChange> {
    return this.#change(id, action, { staysOwner: true }, async (db, member) => {
      if (member.role === "owner" || (member.edits_fleet === 1) === editsFleet) return
      const right = { edits_fleet: editsFleet ? 1 : 0, updated_at: action.now.toISOString() }
      await db.updateTable("staff").set(right).where("id", "=", id).execute()
      const change = { field: "editsFleet", from: yesOrNo(!editsFleet), to: yesOrNo(editsFleet) }
      await recordChange(db, member, action, "changed", [change])
    })
  }

  remove(id: string, action: StaffAction): Promise<StaffChange> {
    return this.#change(id, action, { staysOwner: false }, async (db, member) => {
      await db.deleteFrom("staff").where("id", "=", id).execute()
      await deleteInvitationsKnownToOwner(db, member)
      await this.#notifyOwners(db, "removed", member, action)
      await recordChange(db, member, action, "removed", [])
    })
  }

  resetSecondFactor(id: string, action: StaffAction): Promise<StaffChange> {
    return this.#change(id, action, { staysOwner: true }, async (db, member) => {
      // Deletes the reset links before the sessions, in the same order as for a new password, to avoid a deadlock.
      await deleteResetSecrets(db, id)
      await db.deleteFrom("staff_second_factors").where("staff_id", "=", id).execute()
      await db.deleteFrom("staff_sessions").where("staff_id", "=", id).execute()
      await db.updateTable("staff").set({ second_factor_enabled: 0 }).where("id", "=", id).execute()
      await recordChange(db, member, action, "changed", [{ field: "secondFactor", from: "phone", to: null }])
      await recordEmail(db, {
        kind: "phoneReset",
        writtenAt: action.now,
        expiresAt: null,
        to: member.email,
        answers: null,
        ...this.#emails.phoneReset(member),
      })
      await this.#notifyOwners(db, "phoneReset", member, action)
    })
  }

  endSessions(id: string, action: StaffAction): Promise<StaffChange> {
    return this.#change(id, action, { staysOwner: true }, async (db, member) => {
      await db.deleteFrom("staff_sessions").where("staff_id", "=", id).execute()
      await deletePendingSignIns(db, id)
      await recordChange(db, member, action, "changed", [{ field: "sessions", from: null, to: null }])
    })
  }

  #notifyOwners(
    db: Database,
    event: "madeOwner" | "madeStaff" | "removed" | "phoneReset",
    { name }: Member,
    { by, now }: StaffAction,
  ): Promise<void> {
    return recordOwnerNotices(db, this.#emails, { event, by: by?.name ?? null, who: name }, now)
  }

  /** Runs a change of a member in a transaction. `staysOwner`: whether an owner is still one afterwards. */
  #change(
    id: string,
    { now }: StaffAction,
    { staysOwner }: { staysOwner: boolean },
    apply: (db: Database, member: Member) => Promise<void>,
  ): Promise<StaffChange> {
    return this.#db.transaction().execute(async (transaction) => {
      if (hasNul(id)) return "gone"
      const owners = await lockOwners(transaction, now)
      const member = await transaction
        .selectFrom("staff")
        .select(["id", "name", "email", "role", "edits_fleet"])
        .where("id", "=", id)
        .executeTakeFirst()
      if (!member) return "gone"
      if (!staysOwner && owners.includes(id) && owners.length === 1) return "lastOwner"
      await apply(transaction, member)
      return "done"
    })
  }
}

/** Deletes all unused invitations after an owner lost the role, because that person may know one that creates an owner. */
async function deleteInvitationsKnownToOwner(db: Database, { role }: Member): Promise<void> {
  if (role === "owner") await deleteOpenInvitations(db)
}

type Member = Pick<StaffMember, "id" | "name" | "email" | "role"> & { edits_fleet: number }

function yesOrNo(value: boolean): string {
  return value ? "yes" : "no"
}

function recordChange(
  db: Database,
  { id, name }: Member,
  { by, now }: StaffAction,
  action: AuditAction,
  changes: AuditChange[],
): Promise<void> {
  return recordAudit(db, {
    at: now,
    by,
    action,
    subject: "staff",
    subjectId: id,
    subjectName: name,
    changes,
  })
}

/** Locks the rows of the owners. If two owners remove each other, the second one waits, and is then the last owner. */
async function lockOwners(db: Database, now: Date): Promise<string[]> {
  const owners = await db
    .updateTable("staff")
    .set({ updated_at: now.toISOString() })
    .where("role", "=", "owner")
    .returning("id")
    .execute()
  return owners.map(({ id }) => id)
}
