import type { Database } from "#adapters/database/database.ts"
import { hasNul } from "#adapters/database/has-nul.ts"
import type { StaffVisit } from "#domain/staff/staff-accounts.ts"

/** Idle time after which a session ends, for a browser that is left open at a counter. */
const IDLE_MS = 2 * 60 * 60_000
/** The minimum time between two updates of a session's last use. */
const USE_PRECISION_MS = 5 * 60_000

const SESSION_COOKIE = /^(?:__(?:Secure|Host)-)?office\.session_token=/
/** better-auth's cookie of a sign-in that waits for a code; the library checks its signature. */
const PENDING_COOKIE = /^(?:__(?:Secure|Host)-)?office\.two_factor=/

/** Ends an idle session and returns false. Otherwise records the use of the session, if a person caused the request. */
export async function checkSessionUse(
  db: Database,
  { token, updatedAt }: { token: string; updatedAt: Date },
  { isUnattended, now }: { isUnattended: boolean; now: Date },
): Promise<boolean> {
  const idleMs = now.getTime() - updatedAt.getTime()
  if (idleMs > IDLE_MS) {
    await endSessionOfToken(db, token)
    return false
  }
  if (idleMs > USE_PRECISION_MS && !isUnattended)
    await db
      .updateTable("staff_sessions")
      .set({ updated_at: now.toISOString() })
      .where("token", "=", token)
      .execute()
  return true
}

export async function endSessionOfToken(db: Database, token: string): Promise<void> {
  await db.deleteFrom("staff_sessions").where("token", "=", token).execute()
}

/** Ends the session of a browser's cookie before another sign-in there. */
export async function endSessionOfCookie(db: Database, cookie: string | null): Promise<void> {
  const token = sessionTokenIn(cookie)
  if (token) await endSessionOfToken(db, token)
}

/** The session token in a `Cookie` header or a `Set-Cookie` value. Its signature is not checked. */
export function sessionTokenIn(cookie: string | null): string | undefined {
  const pair = pairsOf(cookie).find((pair) => SESSION_COOKIE.test(pair))
  return pair?.replace(SESSION_COOKIE, "").split(".")[0]
}

/** Deletes an account's sign-ins that wait for a second factor. */
export async function deletePendingSignIns(db: Database, staffId: string): Promise<void> {
  await db.deleteFrom("staff_verifications").where("value", "=", staffId).execute()
}

/** The account of the pending sign-in of a cookie. Null: there is none. */
export async function staffIdOfPendingSignIn(
  db: Database,
  cookie: string | null,
  now: Date,
): Promise<string | null> {
  const pair = pairsOf(cookie).find((pair) => PENDING_COOKIE.test(pair))
  const identifier = pair?.replace(PENDING_COOKIE, "").split(".")[0]
  if (!identifier || hasNul(identifier)) return null
  const row = await db
    .selectFrom("staff_verifications")
    .select("value")
    .where("identifier", "=", identifier)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst()
  return row?.value ?? null
}

export function withoutSessionCookie(visit: StaffVisit): StaffVisit {
  const pairs = pairsOf(visit.cookie).filter((pair) => !SESSION_COOKIE.test(pair))
  return { ...visit, cookie: pairs.length > 0 ? pairs.join("; ") : null }
}

function pairsOf(cookie: string | null): string[] {
  return (cookie ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .filter(Boolean)
}
