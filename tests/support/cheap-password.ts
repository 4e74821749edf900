import { argon2Sync, randomBytes } from "node:crypto"
import type { Database } from "#adapters/database/database.ts"

/** The lowest cost that Argon2 allows: 8 KiB, one pass. */
const COST = { memory: 8, passes: 1, parallelism: 1 }

/**
 * Replaces the stored hash of a member of staff by one that takes almost no time to compute. A hash is stored with its cost, so
 * the site checks the passwords of this account at the low cost.
 */
export async function storeCheapHash(
  db: Database,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const nonce = randomBytes(16)
  const tag = argon2Sync("argon2id", { message: password, nonce, ...COST, tagLength: 32 })
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString("base64").replaceAll("=", ""))
  await db
    .updateTable("staff_credentials")
    .set({ password: `$argon2id$v=19$m=8,t=1,p=1$${salt}$${hash}` })
    .where("staff_id", "in", db.selectFrom("staff").select("id").where("email", "=", email.toLowerCase()))
    .execute()
}
