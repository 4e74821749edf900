import type { Database } from "#adapters/database/database.ts"
import { hasNul } from "#adapters/database/has-nul.ts"
import type { StaffVisit } from "#domain/staff/staff-accounts.ts"

/** Whoever was away for longer signs in again: a browser at a counter is left open. */
const IDLE_MS = 2 * 60 * 60_000
/** How closely it is recorded that a session is used. */
const NOTED_MS = 5 * 60_000

const SESSION_COOKIE = /^(?:__(?:Secure|Host)-)?office\.session_token=/
/** The sign-in library's own, of a sign-in that waits for a code: it checks the signature. */
const HALF_COOKIE = /^(?:__(?:Secure|Host)-)?office\.two_factor=/

/** Whether a session was used lately, and notes that it is used now, where somebody is there. One that was not is ended. */
export async function isInUse(
  db: Database,
  { token, updatedAt }: { token: string; updatedAt: Date },
  { isUnattended, now }: { isUnattended: boolean; now: Date },
): Promise<boolean> {
  const idleMs = now.getTime() - updatedAt.getTime()
  if (idleMs > IDLE_MS) {
    await endSessionOf(db, token)
    return false
  }
  if (idleMs > NOTED_MS && !isUnattended)
    await db
      .updateTable("staff_sessions")
      .set({ updated_at: now.toISOString() })
      .where("token", "=", token)
      .execute()
  return true
}

export async function endSessionOf(db: Database, token: string): Promise<void> {
  await db.deleteFrom("staff_sessions").where("token", "=", token).execute()
}

/** Ends the session that a browser shows: whoever signs in there begins another. */
export async function endSessionShown(db: Database, cookie: string | null): Promise<void> {
  const token = tokenIn(cookie)
  if (token) await endSessionOf(db, token)
}

/** The session in a `Cookie` header or a `Set-Cookie` value; its signature is not checked. */
export function tokenIn(cookie: string | null): string | undefined {
  const pair = pairsOf(cookie).find((pair) => SESSION_COOKIE.test(pair))
  return pair?.replace(SESSION_COOKIE, "").split(".")[0]
}

/** Sign-ins that have the password and wait for a code begin anew, where the password is another now. */
export async function forgetHalfSignIns(db: Database, staffId: string): Promise<void> {
  await db.deleteFrom("staff_verifications").where("value", "=", staffId).execute()
}

/** Whose sign-in waits for a code in the browser that shows this cookie; null where none does. */
export async function halfSignedIn(db: Database, cookie: string | null, now: Date): Promise<string | null> {
  const pair = pairsOf(cookie).find((pair) => HALF_COOKIE.test(pair))
  const identifier = pair?.replace(HALF_COOKIE, "").split(".")[0]
  if (!identifier || hasNul(identifier)) return null
  const row = await db
    .selectFrom("staff_verifications")
    .select("value")
    .where("identifier", "=", identifier)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst()
  return row?.value ?? null
}

export function withoutSession(visit: StaffVisit): StaffVisit {
  const pairs = pairsOf(visit.cookie).filter((pair) => !SESSION_COOKIE.test(pair))
  return { ...visit, cookie: pairs.length > 0 ? pairs.join("; ") : null }
}

function pairsOf(cookie: string | null): string[] {
  return (cookie ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .filter(Boolean)
}
