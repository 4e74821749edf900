import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto"
import type { Database } from "#adapters/database/database.ts"
import { SHOWN_AGAIN_MINUTES } from "#domain/staff/staff-accounts.ts"

/**
 * Secrets that a session may show again: a new invitation, the key of an authenticator app that is not confirmed yet ('phone'), new
 * backup codes ('paperCodes').
 */
type SecretName = "invitation" | "phone" | "paperCodes"

type SecretId = { sessionId: string; name: SecretName }

/** Stores a secret, encrypted, for `SHOWN_AGAIN_MINUTES`. Replaces an earlier one of that name. */
export async function storeSessionSecret(
  db: Database,
  officeKey: string,
  { sessionId, name }: SecretId,
  secret: string,
  now: Date,
): Promise<void> {
  const columns = {
    value: await symmetricEncrypt({ key: officeKey, data: secret }),
    expires_at: new Date(now.getTime() + SHOWN_AGAIN_MINUTES * 60_000).toISOString(),
  }
  await db
    .insertInto("staff_session_secrets")
    .values({ session_id: sessionId, name, ...columns })
    .onConflict((conflict) => conflict.columns(["session_id", "name"]).doUpdateSet(columns))
    .execute()
}

/** @returns null if there is none, or it has expired */
export async function readSessionSecret(
  db: Database,
  officeKey: string,
  { sessionId, name }: SecretId,
  now: Date,
): Promise<string | null> {
  const row = await db
    .selectFrom("staff_session_secrets")
    .select("value")
    .where("session_id", "=", sessionId)
    .where("name", "=", name)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst()
  return row ? symmetricDecrypt({ key: officeKey, data: row.value }) : null
}

export async function deleteSessionSecret(db: Database, { sessionId, name }: SecretId): Promise<void> {
  await db
    .deleteFrom("staff_session_secrets")
    .where("session_id", "=", sessionId)
    .where("name", "=", name)
    .execute()
}
