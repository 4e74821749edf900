import type { Database } from "#adapters/database/database.ts"
import { hasNul } from "#adapters/database/has-nul.ts"
import type { OpenSession, StaffSession, StaffVisit } from "#domain/staff/staff-accounts.ts"
import { isStaffRole } from "#domain/staff/staff-member.ts"
import { type AuthLibrary, headersOf } from "./auth-library.ts"
import { isFreshCode } from "./fresh-code.ts"
import { checkSessionUse } from "./session-cookies.ts"

/** The sessions of signed-in staff. */
export class StaffSessions {
  readonly #db: Database
  readonly #library: AuthLibrary

  constructor(db: Database, library: AuthLibrary) {
    this.#db = db
    this.#library = library
  }

  async sessionOf(visit: StaffVisit): Promise<StaffSession | null> {
    if (!visit.cookie?.includes("office.session_token")) return null // no session: the library is not loaded
    const api = await this.#library.api()
    const found = await api.getSession({ headers: headersOf(visit) })
    if (!found || !isStaffRole(found.user.role)) return null
    const use = { isUnattended: visit.isUnattended === true, now: new Date() }
    if (!(await checkSessionUse(this.#db, found.session, use))) return null
    const { id, name, email, role, twoFactorEnabled, editsFleet } = found.user
    return {
      id: found.session.id,
      since: found.session.createdAt,
      hasFreshCode: isFreshCode(found.session.codeGivenAt ?? null, use.now),
      member: {
        id,
        name,
        email,
        role,
        hasSecondFactor: twoFactorEnabled === true,
        editsFleet: editsFleet === 1,
      },
    }
  }

  async list(visit: StaffVisit): Promise<OpenSession[]> {
    const api = await this.#library.api()
    const current = await this.sessionOf(visit)
    if (!current) return []
    const sessions = await api.listSessions({ headers: headersOf(visit) })
    return sessions
      .map(({ id, createdAt, ipAddress, userAgent }) => ({
        id,
        isCurrent: id === current.id,
        since: createdAt,
        clientAddress: ipAddress ?? "",
        userAgent: userAgent ?? "",
      }))
      .sort((a, b) => b.since.getTime() - a.since.getTime())
  }

  async end(visit: StaffVisit, sessionId: string): Promise<void> {
    const current = await this.sessionOf(visit)
    if (!current || hasNul(sessionId)) return
    await this.#db
      .deleteFrom("staff_sessions")
      .where("id", "=", sessionId)
      .where("staff_id", "=", current.member.id)
      .execute()
  }
}
