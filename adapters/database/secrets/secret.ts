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

// The stored names of the secrets.
const FORM_SECRET = "form-guard"
const VISITOR_PAGE_SECRET = "visitor-pages"
/** The secret that hashes client addresses for the rate limits. */
export const ADDRESS_SECRET = "intake-addresses"

/** A key that signs, and the previous one, whose signatures stay valid. */
export type SigningSecrets = { secret: string; previousSecret: string | null }

/** The keys of form tokens. */
export function formSecrets(db: Database): Promise<SigningSecrets> {
  return signingSecrets(db, FORM_SECRET)
}

/** The keys of the links to visitors' pages. */
export function visitorPageSecrets(db: Database): Promise<SigningSecrets> {
  return signingSecrets(db, VISITOR_PAGE_SECRET)
}

async function signingSecrets(db: Database, name: string): Promise<SigningSecrets> {
  return {
    secret: await readOrCreateSecret(db, name),
    previousSecret: (await readSecret(db, previousName(name))) ?? null,
  }
}

function previousName(name: string): string {
  return `${name}-before`
}

/**
 * Replaces the keys of form tokens, of links to visitors' pages and of rate limits' addresses. Running processes use the old ones
 * until they are restarted.
 */
export async function renewSecrets(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("secrets").where("name", "=", ADDRESS_SECRET).execute()
    for (const name of [FORM_SECRET, VISITOR_PAGE_SECRET]) await renewSecret(transaction, name)
  })
}

async function renewSecret(transaction: Database, name: string): Promise<void> {
  const value = await readOrCreateSecret(transaction, name)
  await transaction
    .deleteFrom("secrets")
    .where("name", "in", [name, previousName(name)])
    .execute()
  await transaction
    .insertInto("secrets")
    .values({ name: previousName(name), value })
    .execute()
  await createSecret(transaction, name)
}

/** If two processes create it at once, both get the key of the first. */
async function createSecret(db: Database, name: string): Promise<string> {
  const { value } = await db
    .insertInto("secrets")
    .values({ name, value: randomBytes(32).toString("hex") })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ name }))
    .returning("value")
    .executeTakeFirstOrThrow()
  return value
}
