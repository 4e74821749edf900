import { createHash, randomBytes } from "node:crypto"
import type { Database } from "#adapters/database/database.ts"

/**
 * Creates a secret for a link and stores its hash. Earlier links stay valid until they expire, because a stranger's request must
 * not invalidate the link that the person is about to open.
 */
export async function createResetSecret(db: Database, staffId: string, expiresAt: Date): Promise<string> {
  const secret = randomBytes(32).toString("base64url")
  await db
    .insertInto("staff_password_resets")
    .values({ secret_hash: hashOf(secret), staff_id: staffId, expires_at: expiresAt.toISOString() })
    .execute()
  return secret
}

/** The account of a valid secret. */
export async function findAccountOfSecret(db: Database, secret: string, now: Date) {
  return db
    .selectFrom("staff_password_resets")
    .innerJoin("staff", "staff.id", "staff_id")
    .select(["staff_id", "name", "email"])
    .where("secret_hash", "=", hashOf(secret))
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst()
}

/**
 * Deletes the secret and all others of the same person, in one statement, so that of two links that are used at once only one
 * works.
 * @returns the account; undefined for an invalid secret
 */
export async function consumeResetSecret(
  db: Database,
  secret: string,
  now: Date,
): Promise<string | undefined> {
  const found = await findAccountOfSecret(db, secret, now)
  if (!found) return undefined
  const deletedHashes = await deleteResetSecrets(db, found.staff_id)
  return deletedHashes.includes(hashOf(secret)) ? found.staff_id : undefined
}

/** Deletes the links of an account for a new password. @returns the hashes of their secrets */
export async function deleteResetSecrets(db: Database, staffId: string): Promise<string[]> {
  const deleted = await db
    .deleteFrom("staff_password_resets")
    .where("staff_id", "=", staffId)
    .returning("secret_hash")
    .execute()
  return deleted.map(({ secret_hash }) => secret_hash)
}

function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url")
}
