import { createHmac } from "node:crypto"
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto"
import type { Database } from "#adapters/database/database.ts"

/** Thrown if none of the given keys decrypts the database. */
export class OfficeKeyMissing extends Error {}

/** The row of `secrets` that holds the key as long as it is not stored outside the database. */
const KEY_IN_DATABASE = "office"
/** Identifies the key that encrypts the database, without revealing it. */
const KEY_ID = "office-key-id"

/**
 * Re-encrypts the database's secrets with the newest of the office's keys, and removes any key from the database. A change of the
 * key ends every session, whose cookie was signed with the old one. Several processes may run it at once.
 * @param keys newest first; an older one decrypts what was encrypted with it
 * @returns the newest key
 * @throws OfficeKeyMissing
 */
export async function adoptOfficeKey(db: Database, keys: readonly [string, ...string[]]): Promise<string> {
  const [newest] = keys
  await db.transaction().execute(async (transaction) => {
    await lockKeys(transaction)
    const id = await readSecret(transaction, KEY_ID)
    const storedKey = await readSecret(transaction, KEY_IN_DATABASE)
    if (id === keyIdOf(newest)) return
    const currentKey = id === null ? storedKey : keys.find((key) => keyIdOf(key) === id)
    if (id !== null && currentKey === undefined) throw new OfficeKeyMissing()
    if (currentKey) await changeKey(transaction, currentKey, newest)
    await transaction.deleteFrom("secrets").where("name", "=", KEY_IN_DATABASE).execute()
    await writeSecret(transaction, KEY_ID, keyIdOf(newest))
  })
  return newest
}

/** Whether the database's secrets are encrypted with a key that is stored outside it. */
export async function isKeyStoredOutsideDatabase(db: Database): Promise<boolean> {
  return (await readSecret(db, KEY_ID)) !== null
}

/** Replaces the key of a database whose key is not stored outside it. */
export async function renewKeyInDatabase(db: Database, newest: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockKeys(transaction)
    const currentKey = await readSecret(transaction, KEY_IN_DATABASE)
    if (currentKey) await changeKey(transaction, currentKey, newest)
    await writeSecret(transaction, KEY_IN_DATABASE, newest)
  })
}

/**
 * Deletes all second factors after the key that encrypted them was lost. Everybody then signs in by password and sets up a new
 * one. The next start accepts any key. @returns the number of accounts
 */
export async function removeLostKey(db: Database): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await lockKeys(transaction)
    const { numDeletedRows } = await transaction.deleteFrom("staff_second_factors").executeTakeFirstOrThrow()
    await transaction.updateTable("staff").set({ second_factor_enabled: 0 }).execute()
    await endSignIns(transaction)
    await transaction.deleteFrom("secrets").where("name", "in", [KEY_ID, KEY_IN_DATABASE]).execute()
    return Number(numDeletedRows)
  })
}

/** Deletes sessions, pending sign-ins and one-time links. @returns the numbers of deleted sessions and links */
export async function endAllAccess(db: Database): Promise<{ sessions: number; links: number }> {
  return db.transaction().execute(async (transaction) => {
    const sessions = await endSignIns(transaction)
    const resets = await transaction.deleteFrom("staff_password_resets").executeTakeFirstOrThrow()
    const invitations = await transaction
      .deleteFrom("staff_invitations")
      .where("used_at", "is", null)
      .executeTakeFirstOrThrow()
    return { sessions, links: Number(resets.numDeletedRows + invitations.numDeletedRows) }
  })
}

async function endSignIns(db: Database): Promise<number> {
  await db.deleteFrom("staff_verifications").execute()
  const { numDeletedRows } = await db.deleteFrom("staff_sessions").executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Locks these rows against concurrent changes by an update that changes nothing, which works on both databases. */
async function lockKeys(db: Database): Promise<void> {
  await db
    .updateTable("secrets")
    .set((eb) => ({ value: eb.ref("value") }))
    .where("name", "in", [KEY_ID, KEY_IN_DATABASE])
    .execute()
}

async function changeKey(db: Database, from: string, to: string): Promise<void> {
  const rows = await db.selectFrom("staff_second_factors").select(["id", "secret", "paper_codes"]).execute()
  const reencrypt = async (data: string) =>
    symmetricEncrypt({ key: to, data: await symmetricDecrypt({ key: from, data }) })
  for (const { id, secret, paper_codes } of rows) {
    await db
      .updateTable("staff_second_factors")
      .set({ secret: await reencrypt(secret), paper_codes: await reencrypt(paper_codes) })
      .where("id", "=", id)
      .execute()
  }
  await endSignIns(db)
}

function keyIdOf(key: string): string {
  return createHmac("sha256", key).update("the office's key").digest("hex").slice(0, 16)
}

async function readSecret(db: Database, name: string): Promise<string | null> {
  const row = await db.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirst()
  return row?.value ?? null
}

async function writeSecret(db: Database, name: string, value: string): Promise<void> {
  await db
    .insertInto("secrets")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute()
}
