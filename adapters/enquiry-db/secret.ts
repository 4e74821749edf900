import { randomBytes } from "node:crypto"
import type { Database } from "#adapters/db/database.ts"

/** A random key of 256 bits, as hexadecimal text. It is made when it is first asked for, and then the same for every process. */
export async function readOrCreateSecret(db: Database, name: string): Promise<string> {
  return (await readSecret(db, name)) ?? (await createSecret(db, name))
}

async function readSecret(db: Database, name: string): Promise<string | undefined> {
  const row = await db.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirst()
  return row?.value
}

/** Where two processes create it at once, the first one's stands for both. */
async function createSecret(db: Database, name: string): Promise<string> {
  const { value } = await db
    .insertInto("secrets")
    .values({ name, value: randomBytes(32).toString("hex") })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ name }))
    .returning("value")
    .executeTakeFirstOrThrow()
  return value
}
