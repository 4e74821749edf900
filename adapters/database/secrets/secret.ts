import { randomBytes } from "node:crypto"
import type { Database } from "#adapters/database/database.ts"

/** A random key of 256 bits, as hexadecimal text. Created at first use, and then the same for every process. */
export async function readOrCreateSecret(db: Database, name: string): Promise<string> {
  return (await readSecret(db, name)) ?? (await createSecret(db, name))
}

async function readSecret(db: Database, name: string): Promise<string | undefined> {
  const row = await db.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirst()
  return row?.value
}

const FORMS = "form-guard"
const PREVIOUS_FORMS = "form-guard-before"

/** The key that signs form tokens, and the previous one. */
export async function formSecrets(db: Database): Promise<{ secret: string; previousSecret: string | null }> {
  return {
    secret: await readOrCreateSecret(db, FORMS),
    previousSecret: (await readSecret(db, PREVIOUS_FORMS)) ?? null,
  }
}

/** Replaces the keys of form tokens and of rate limits' addresses. Running processes use the old ones until they are restarted. */
export async function renewSecrets(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const before = await readOrCreateSecret(transaction, FORMS)
    await transaction
      .deleteFrom("secrets")
      .where("name", "in", [FORMS, PREVIOUS_FORMS, "intake-addresses"])
      .execute()
    await transaction.insertInto("secrets").values({ name: PREVIOUS_FORMS, value: before }).execute()
    await createSecret(transaction, FORMS)
  })
}

/** Where two processes create it at once, both get the first one's. */
async function createSecret(db: Database, name: string): Promise<string> {
  const { value } = await db
    .insertInto("secrets")
    .values({ name, value: randomBytes(32).toString("hex") })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ name }))
    .returning("value")
    .executeTakeFirstOrThrow()
  return value
}
