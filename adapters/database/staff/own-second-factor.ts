import { createOTP } from "@better-auth/utils/otp"
import { generateRandomString, symmetricEncrypt } from "better-auth/crypto"
import { recordAudit } from "#adapters/database/audit/record-audit.ts"
import type { Database } from "#adapters/database/database.ts"
import type { StaffEmails } from "#domain/staff/password-resets.ts"
import type { SecondFactorKey, StaffSession } from "#domain/staff/staff-accounts.ts"
import { newBackupCodes } from "./backup-codes.ts"
import { recordOwnerNotices } from "./owner-notices.ts"
import { recordPersonEmail } from "./person-email.ts"
import { deleteResetSecrets } from "./reset-secrets.ts"
import { deletePendingSignIns } from "./session-cookies.ts"
import { deleteSessionSecret, readSessionSecret, storeSessionSecret } from "./session-secrets.ts"
import { recordCodeUse } from "./used-codes.ts"

// Here a 'phone' is an authenticator app, which shows the codes of a key.

export type OwnSecondFactorOptions = {
  db: Database
  officeKey: string
  companyName: string
  emails: StaffEmails
}

/** The name of the backup codes in stored secrets, and in the audit log. */
const BACKUP_CODES = "paperCodes"

/** The key and the backup codes of an unconfirmed phone, by their names in stored rows. */
type OfferedPhone = { secret: string; paperCodes: string[] }

/** Creates a key and backup codes for a new phone; the old ones stay valid until the new phone is confirmed. */
export async function offerPhone(
  options: OwnSecondFactorOptions,
  session: StaffSession,
  now: Date,
): Promise<void> {
  const phone: OfferedPhone = { secret: generateRandomString(32), paperCodes: newBackupCodes() }
  const secretId = { sessionId: session.id, name: "phone" } as const
  await storeSessionSecret(options.db, options.officeKey, secretId, JSON.stringify(phone), now)
}

/** The key and the backup codes of `offerPhone`. Null: none was offered, or it was confirmed or has expired. */
export async function offeredPhone(
  options: OwnSecondFactorOptions,
  session: StaffSession,
  now: Date,
): Promise<SecondFactorKey | null> {
  const phone = await readOfferedPhone(options, session, now)
  if (!phone) return null
  const uri = createOTP(phone.secret).url(options.companyName, session.member.email)
  return { uri, key: new URL(uri).searchParams.get("secret") ?? "", backupCodes: phone.paperCodes }
}

/** Replaces the old phone by the confirmed one, and ends the person's other sessions. */
export async function replacePhone(
  options: OwnSecondFactorOptions,
  session: StaffSession,
  code: string,
  now: Date,
): Promise<"replaced" | "wrong" | "expired"> {
  const phone = await readOfferedPhone(options, session, now)
  if (!phone) return "expired"
  if (!(await createOTP(phone.secret).verify(code))) return "wrong"
  const { id, name } = session.member
  const { db, emails } = options
  await db.transaction().execute(async (transaction) => {
    // Deletes the reset links before the sessions, as `DatabaseStaffRegister.resetSecondFactor` does, to avoid a deadlock.
    await deleteResetSecrets(transaction, id)
    const columns = {
      secret: await symmetricEncrypt({ key: options.officeKey, data: phone.secret }),
      paper_codes: await encryptCodes(options, phone.paperCodes),
    }
    await transaction.updateTable("staff_second_factors").set(columns).where("staff_id", "=", id).execute()
    await transaction
      .deleteFrom("staff_sessions")
      .where("staff_id", "=", id)
      .where("id", "!=", session.id)
      .execute()
    await deletePendingSignIns(transaction, id)
    await deleteSessionSecret(transaction, { sessionId: session.id, name: "phone" })
    await recordCodeUse(transaction, id, code, now)
    await recordOwnChange(transaction, session, "secondFactor", now)
    await recordPersonEmail(transaction, id, { kind: "phoneReset", now }, emails.phoneChanged)
    await recordOwnerNotices(transaction, emails, { event: "phoneChanged", who: name }, now, id)
  })
  return "replaced"
}

/** Replaces the backup codes; the session can show the new ones for a while. */
export async function renewBackupCodes(
  options: OwnSecondFactorOptions,
  session: StaffSession,
  now: Date,
): Promise<void> {
  const codes = newBackupCodes()
  const { id } = session.member
  await options.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("staff_second_factors")
      .set({ paper_codes: await encryptCodes(options, codes) })
      .where("staff_id", "=", id)
      .execute()
    const secretId = { sessionId: session.id, name: BACKUP_CODES } as const
    await storeSessionSecret(transaction, options.officeKey, secretId, JSON.stringify(codes), now)
    await recordOwnChange(transaction, session, BACKUP_CODES, now)
    // Emails about new backup codes have no kind of their own.
    await recordPersonEmail(transaction, id, { kind: "phoneReset", now }, options.emails.backupCodesRenewed)
  })
}

/** The codes of `renewBackupCodes`. Null: this session renewed none, or they are not shown any more. */
export async function shownBackupCodes(
  { db, officeKey }: OwnSecondFactorOptions,
  session: StaffSession,
  now: Date,
): Promise<readonly string[] | null> {
  const json = await readSessionSecret(db, officeKey, { sessionId: session.id, name: BACKUP_CODES }, now)
  return json === null ? null : (JSON.parse(json) as string[]) // renewBackupCodes wrote it
}

async function readOfferedPhone(
  { db, officeKey }: OwnSecondFactorOptions,
  session: StaffSession,
  now: Date,
): Promise<OfferedPhone | null> {
  const json = await readSessionSecret(db, officeKey, { sessionId: session.id, name: "phone" }, now)
  return json === null ? null : (JSON.parse(json) as OfferedPhone) // offerPhone wrote it
}

/** The backup codes in the format of the library. */
function encryptCodes({ officeKey }: OwnSecondFactorOptions, codes: readonly string[]): Promise<string> {
  return symmetricEncrypt({ key: officeKey, data: JSON.stringify(codes) })
}

/** Records an audit event without any key or code. */
async function recordOwnChange(
  db: Database,
  { member: { id, name } }: StaffSession,
  field: "secondFactor" | typeof BACKUP_CODES,
  now: Date,
): Promise<void> {
  await recordAudit(db, {
    at: now,
    by: { id, name },
    action: "changed",
    subject: "staff",
    subjectId: id,
    subjectName: name,
    changes: [{ field, from: null, to: null }],
  })
}
