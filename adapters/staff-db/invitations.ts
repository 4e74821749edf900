import { createHash, randomBytes, randomUUID } from "node:crypto"
import type { Database } from "#adapters/db/database.ts"
import { databaseFailure } from "#adapters/db/database-errors.ts"
import { recordAudit } from "#adapters/db/record-audit.ts"
import type { AuditAuthor } from "#domain/staff/audit-log.ts"
import type { Acceptance, AcceptOutcome } from "#domain/staff/staff-accounts.ts"
import type { StaffRole } from "#domain/staff/staff-member.ts"
import { hashPassword } from "./password-hash.ts"

const OPEN_MS = 3 * 24 * 60 * 60_000

export async function createInvitation(
  db: Database,
  role: StaffRole,
  by: AuditAuthor,
  now: Date,
): Promise<string> {
  const secret = randomBytes(32).toString("base64url")
  const expires_at = new Date(now.getTime() + OPEN_MS).toISOString()
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("staff_invitations")
      .values({ secret_hash: hashOf(secret), role, expires_at, used_at: null })
      .execute()
    await recordAudit(transaction, {
      at: now,
      by,
      action: "invited",
      subject: "staff",
      subjectId: "invitation",
      subjectName: "",
      changes: [{ field: "role", from: null, to: role }],
    })
  })
  return secret
}

export async function findInvitation(db: Database, secret: string, now: Date) {
  const row = await db
    .selectFrom("staff_invitations")
    .select("role")
    .where("secret_hash", "=", hashOf(secret))
    .where("used_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst()
  return row ?? null
}

/** The invitation is used and the account made in one transaction: of two who open one link, one has an account. */
export async function acceptInvitation(db: Database, acceptance: Acceptance): Promise<AcceptOutcome> {
  // A stranger's press must not cost what a password costs.
  if (!(await findInvitation(db, acceptance.secret, acceptance.now))) return "gone"
  const password = await hashPassword(acceptance.password)
  try {
    return await db.transaction().execute((transaction) => makeAccount(transaction, acceptance, password))
  } catch (error) {
    if (databaseFailure(error) === "unique") return "addressTaken" // made by another at the same moment
    throw error
  }
}

async function makeAccount(
  db: Database,
  { secret, name, email, now }: Acceptance,
  password: string,
): Promise<AcceptOutcome> {
  const invitation = await findInvitation(db, secret, now)
  if (!invitation) return "gone"
  const address = email.toLowerCase()
  if (await db.selectFrom("staff").select("id").where("email", "=", address).executeTakeFirst())
    return "addressTaken"
  if (!(await spend(db, secret, now))) return "gone"
  const id = randomUUID()
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() }
  await db
    .insertInto("staff")
    .values({ id, name, email: address, email_verified: 0, role: invitation.role, ...times })
    .execute()
  await db
    .insertInto("staff_credentials")
    .values({ id: randomUUID(), staff_id: id, account_id: id, provider_id: "credential", password, ...times })
    .execute()
  await recordAudit(db, {
    at: now,
    by: { id, name },
    action: "created",
    subject: "staff",
    subjectId: id,
    subjectName: name,
    changes: [{ field: "role", from: null, to: invitation.role }],
  })
  return "accepted"
}

async function spend(db: Database, secret: string, now: Date): Promise<boolean> {
  const used = await db
    .updateTable("staff_invitations")
    .set({ used_at: now.toISOString() })
    .where("secret_hash", "=", hashOf(secret))
    .where("used_at", "is", null)
    .returning("role")
    .executeTakeFirst()
  return used !== undefined
}

function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url")
}
