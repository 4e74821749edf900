import { createHash, randomBytes } from "node:crypto"
import type { Database } from "#adapters/db/database.ts"

/** Makes a secret for a link and keeps its hash; the one before it, if there is one, is void from now on. */
export async function createResetSecret(db: Database, staffId: string, expiresAt: Date): Promise<string> {
  const secret = randomBytes(32).toString("base64url")
  const kept = { secret_hash: hashOf(secret), expires_at: expiresAt.toISOString() }
  await db
    .insertInto("staff_password_resets")
    .values({ staff_id: staffId, ...kept })
    .onConflict((conflict) => conflict.column("staff_id").doUpdateSet(kept))
    .execute()
  return secret
}

/** Whose secret it is, while it counts. */
export async function findResetSecret(db: Database, secret: string, now: Date) {
  return db
    .selectFrom("staff_password_resets")
    .innerJoin("staff", "staff.id", "staff_id")
    .select(["staff_id", "name", "email"])
    .where("secret_hash", "=", hashOf(secret))
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst()
}

/** Takes the secret away. @returns whose it was; undefined where somebody else took it at the same moment. */
export async function spendResetSecret(db: Database, secret: string, now: Date): Promise<string | undefined> {
  const spent = await db
    .deleteFrom("staff_password_resets")
    .where("secret_hash", "=", hashOf(secret))
    .where("expires_at", ">", now.toISOString())
    .returning("staff_id")
    .executeTakeFirst()
  return spent?.staff_id
}

/** A link that was mailed before the password was changed otherwise, or the account given to another phone, counts no longer. */
export async function voidResetSecret(db: Database, staffId: string): Promise<void> {
  await db.deleteFrom("staff_password_resets").where("staff_id", "=", staffId).execute()
}

function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url")
}
