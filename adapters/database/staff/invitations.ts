import { createHash, randomBytes, randomUUID } from "node:crypto"
import { recordAudit } from "#adapters/database/audit/record-audit.ts"
import type { Database } from "#adapters/database/database.ts"
import { databaseFailure } from "#adapters/database/database-errors.ts"
import { hasNul } from "#adapters/database/has-nul.ts"
import type { AuditAuthor } from "#domain/staff/audit-log.ts"
import type { StaffEmails } from "#domain/staff/password-resets.ts"
import type { Acceptance, AcceptOutcome, OpenInvitation } from "#domain/staff/staff-accounts.ts"
import type { StaffRole } from "#domain/staff/staff-member.ts"
import { recordOwnerNotices } from "./owner-notices.ts"
import { hashPassword } from "./password-hash.ts"

const VALID_MS = 3 * 24 * 60 * 60_000

/** Records an invitation in its own transaction. @returns the secret of the link */
export function createInvitation(db: Database, role: StaffRole, by: AuditAuthor, now: Date): Promise<string> {
  return db.transaction().execute((transaction) => recordInvitation(transaction, role, by, now))
}

/**
 * Creates a link for the first owner, and deletes earlier ones.
 * @returns null once there is an owner
 */
export function createFirstInvitation(db: Database, now: Date): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    if (await hasOwner(transaction)) return null
    await deleteOpenInvitations(transaction)
    return recordInvitation(transaction, "owner", null, now)
  })
}

/** Deletes all unused invitations. */
export async function deleteOpenInvitations(db: Database): Promise<void> {
  await db.deleteFrom("staff_invitations").where("used_at", "is", null).execute()
}

export async function hasOwner(db: Database): Promise<boolean> {
  const owner = await db.selectFrom("staff").select("id").where("role", "=", "owner").executeTakeFirst()
  return owner !== undefined
}

/** Runs in the caller's transaction. @returns the secret of the link */
export async function recordInvitation(
  db: Database,
  role: StaffRole,
  by: AuditAuthor,
  now: Date,
): Promise<string> {
  const secret = randomBytes(32).toString("base64url")
  const expires_at = new Date(now.getTime() + VALID_MS).toISOString()
  await db
    .insertInto("staff_invitations")
    .values({
      secret_hash: hashOf(secret),
      role,
      expires_at,
      used_at: null,
      invited_by: by?.name ?? null,
      invited_at: now.toISOString(),
    })
    .execute()
  await recordAudit(db, {
    at: now,
    by,
    action: "invited",
    subject: "staff",
    subjectId: "invitation",
    subjectName: "",
    changes: [{ field: "role", from: null, to: role }],
  })
  return secret
}

export async function listOpenInvitations(db: Database, now: Date): Promise<OpenInvitation[]> {
  const rows = await db
    .selectFrom("staff_invitations")
    .select(["secret_hash", "role", "expires_at", "invited_by", "invited_at"])
    .where("used_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .orderBy("expires_at")
    .orderBy("secret_hash")
    .execute()
  return rows.map(({ secret_hash, role, expires_at, invited_by, invited_at }) => ({
    id: secret_hash,
    role,
    invitedBy: invited_by,
    invitedAt: invited_at === null ? null : new Date(invited_at),
    expiresAt: new Date(expires_at),
  }))
}

/** Withdraws an unused invitation. `id` is the hash of its secret. */
export function deleteInvitation(db: Database, id: string, by: AuditAuthor, now: Date): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    if (hasNul(id)) return
    const deleted = await transaction
      .deleteFrom("staff_invitations")
      .where("secret_hash", "=", id)
      .where("used_at", "is", null)
      .returning("role")
      .executeTakeFirst()
    if (!deleted) return
    await recordAudit(transaction, {
      at: now,
      by,
      action: "uninvited",
      subject: "staff",
      subjectId: "invitation",
      subjectName: "",
      changes: [{ field: "role", from: deleted.role, to: null }],
    })
  })
}

/** The role of an invitation that is neither used nor expired; null for any other secret. */
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

/** Uses the invitation and creates the account in one transaction, so that one link makes one account. */
export async function acceptInvitation(
  db: Database,
  acceptance: Acceptance,
  emails: StaffEmails,
): Promise<AcceptOutcome> {
  // The link is checked before the password is hashed, which is expensive.
  if (!(await findInvitation(db, acceptance.secret, acceptance.now))) return "gone"
  const password = await hashPassword(acceptance.password)
  try {
    return await db
      .transaction()
      .execute((transaction) => createAccount(transaction, acceptance, password, emails))
  } catch (error) {
    if (databaseFailure(error) === "unique") return "emailTaken" // created concurrently
    throw error
  }
}

async function createAccount(
  db: Database,
  { secret, name, email, now }: Acceptance,
  password: string,
  emails: StaffEmails,
): Promise<AcceptOutcome> {
  const invitation = await findInvitation(db, secret, now)
  if (!invitation) return "gone"
  const normalisedEmail = email.toLowerCase()
  if (await db.selectFrom("staff").select("id").where("email", "=", normalisedEmail).executeTakeFirst())
    return "emailTaken"
  const isFirstOwner = invitation.role === "owner" && !(await hasOwner(db))
  if (!(await markUsed(db, secret, now))) return "gone"
  if (isFirstOwner) await deleteOpenInvitations(db)
  const id = randomUUID()
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() }
  await db
    .insertInto("staff")
    .values({ id, name, email: normalisedEmail, email_verified: 0, role: invitation.role, ...times })
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
  await recordOwnerNotices(db, emails, { event: "joined", who: name }, now, id)
  return "accepted"
}

/** @returns false if another transaction has used the invitation */
async function markUsed(db: Database, secret: string, now: Date): Promise<boolean> {
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
