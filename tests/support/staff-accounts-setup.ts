import type { Database } from "#adapters/database/database.ts"
import { DatabaseRateLimiter } from "#adapters/database/rate-limits/database-rate-limiter.ts"
import { DatabaseStaffAccounts } from "#adapters/database/staff/database-staff-accounts.ts"
import type { StaffVisit } from "#domain/staff/staff-accounts.ts"
import { storeCheapHash } from "./cheap-password.ts"
import { STAFF_EMAILS } from "./staff-emails.ts"

export const NOW = new Date()
export const NIMAL = { name: "Nimal", email: "Nimal@example.lk", password: "a road through the hills" }

/** Staff accounts in a test database, which has none at first. */
export class StaffAccountsSetup {
  readonly db: Database
  readonly accounts: DatabaseStaffAccounts
  /** How often `onOwnerExists` was called. */
  ownerExistsCount = 0

  constructor(db: Database) {
    this.db = db
    this.accounts = new DatabaseStaffAccounts(this.options())
  }

  options() {
    return {
      db: this.db,
      officeKey: "0123456789abcdef0123456789ABCDEF",
      officeUrl: "http://127.0.0.1:3000",
      hasOwnHost: false,
      companyName: "Rent Car Service",
      addressLimiter: new DatabaseRateLimiter(this.db, "address "),
      accountLimiter: new DatabaseRateLimiter(this.db),
      log: { info() {}, warn() {} },
      emails: STAFF_EMAILS,
      onOwnerExists: async () => void this.ownerExistsCount++,
    }
  }

  async createOwner(person = NIMAL) {
    const secret = await this.accounts.invite("owner", null, NOW) // null: not invited by a member of staff
    const accepted = await this.accounts.accept(visitWith([]), { secret, ...person, now: NOW })
    await storeCheapHash(this.db, person)
    return accepted
  }

  async signInOwner(): Promise<StaffVisit> {
    return visitWith((await this.createOwner()).setCookies)
  }
}

export function visitWith(setCookies: readonly string[]): StaffVisit {
  return { cookie: cookieOf(setCookies), clientAddress: "192.0.2.7", userAgent: "Test" }
}

/** The `Cookie` header that a browser would send after these `Set-Cookie` values, without the deleted ones. */
export function cookieOf(setCookies: readonly string[]): string | null {
  const pairs = setCookies
    .filter((cookie) => !/Max-Age=0\b/.test(cookie))
    .map((cookie) => cookie.split(";")[0])
  return pairs.length > 0 ? pairs.join("; ") : null
}
