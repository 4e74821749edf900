import { beforeEach, describe, expect, it } from "vitest"
import type { Database } from "#adapters/database/database.ts"
import { DatabaseRateLimiter } from "#adapters/database/rate-limits/database-rate-limiter.ts"
import type { EmailKind } from "#domain/delivery/email.ts"
import type { StaffVisit } from "#domain/staff/staff-accounts.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { visitWith } from "#tests/support/staff-accounts-setup.ts"
import { STAFF_EMAILS } from "#tests/support/staff-emails.ts"
import { codeOf, nextCodeOf, previousCodeOf } from "#tests/support/totp.ts"
import { countCodeAttempt, resetCodeAttempts } from "./code-lock.ts"
import { DatabaseStaffAccounts } from "./database-staff-accounts.ts"

const NIMAL = { name: "Nimal", email: "nimal@example.lk", password: "a road through the hills" }
const MINUTE_MS = 60_000

describeOnEachDatabase("second factor codes", (open) => {
  let db: Database
  let accounts: DatabaseStaffAccounts
  let visit: StaffVisit
  let setupKey: { key: string; backupCodes: readonly string[] }
  let staffId = ""

  beforeEach(async () => {
    db = await open()
    accounts = new DatabaseStaffAccounts({
      db,
      officeKey: "0123456789abcdef0123456789ABCDEF",
      officeUrl: "http://127.0.0.1:3000",
      hasOwnHost: false,
      companyName: "Rent Car Service",
      addressLimiter: new DatabaseRateLimiter(db, "address "),
      accountLimiter: new DatabaseRateLimiter(db),
      log: { info() {}, warn() {} },
      emails: STAFF_EMAILS,
    })
    const secret = await accounts.invite("owner", null, new Date())
    const accepted = await accounts.accept(visitWith([]), { secret, ...NIMAL, now: new Date() })
    const started = await accounts.beginSecondFactor(visitWith(accepted.setCookies), NIMAL.password)
    if (started === "wrong" || !("key" in started)) throw new Error("no key")
    setupKey = started
    const code = await previousCodeOf(setupKey.key)
    const confirmed = await accounts.confirmSecondFactor(visitWith(accepted.setCookies), code)
    visit = visitWith(confirmed.setCookies)
    staffId = (await accounts.sessionOf(visit))?.member.id ?? ""
  })

  const isFresh = async (currentVisit = visit) => (await accounts.sessionOf(currentVisit))?.hasFreshCode
  const setCodeAge = async (ageMs: number | null) => {
    const code_given_at = ageMs === null ? null : new Date(Date.now() - ageMs).toISOString()
    await db.updateTable("staff_sessions").set({ code_given_at }).execute()
  }

  describe("codes in a session", () => {
    it("are fresh for ten minutes after the set-up and after the sign-in", async () => {
      expect(await isFresh()).toBe(true)
      const pendingVisit = visitWith((await accounts.signIn(visitWith([]), NIMAL)).setCookies)
      const { setCookies } = await accounts.enterCode(pendingVisit, {
        from: "app",
        code: codeOf(setupKey.key),
      })
      expect(await isFresh(visitWith(setCookies))).toBe(true)
      await setCodeAge(9 * MINUTE_MS)
      expect(await isFresh(visitWith(setCookies))).toBe(true)
      await setCodeAge(10 * MINUTE_MS)
      expect(await isFresh(visitWith(setCookies))).toBe(false)
      await setCodeAge(null) // a session from before this column existed
      expect(await isFresh()).toBe(false)
    })

    it("are accepted later from the app or as backup codes, each once", async () => {
      await setCodeAge(null)
      const code = codeOf(setupKey.key)
      expect(await accounts.reenterCode(visit, { from: "app", code })).toBe("accepted")
      expect(await isFresh()).toBe(true)
      await setCodeAge(null)
      expect(await accounts.reenterCode(visit, { from: "app", code })).toBe("wrong")
      expect(await isFresh()).toBe(false)
      const backupCode = setupKey.backupCodes[0] ?? ""
      expect(await accounts.reenterCode(visit, { from: "backup", code: backupCode })).toBe("accepted")
      expect(await isFresh()).toBe(true)
      expect(await accounts.reenterCode(visit, { from: "backup", code: backupCode })).toBe("wrong")
      expect(await accounts.reenterCode(visitWith([]), { from: "app", code })).toBe("expired")
    })

    it("are counted together with wrong codes at the sign-in", async () => {
      for (let i = 0; i < 5; i++)
        expect(await accounts.reenterCode(visit, { from: "app", code: "000000" })).toBe("wrong")
      const pendingVisit = visitWith((await accounts.signIn(visitWith([]), NIMAL)).setCookies)
      for (let i = 0; i < 5; i++) await accounts.enterCode(pendingVisit, { from: "app", code: "000000" })
      const correctCode = { from: "app", code: codeOf(setupKey.key) } as const
      expect(await accounts.reenterCode(visit, correctCode)).toBe("locked")
      const laterPendingVisit = visitWith((await accounts.signIn(visitWith([]), NIMAL)).setCookies)
      expect((await accounts.enterCode(laterPendingVisit, correctCode)).outcome).toBe("locked")
    })
  })

  it("lock the account after every ten wrong ones, each time for twice as long up to a day, and after a hundred until a reset", async () => {
    let now = new Date()
    const minutes: number[] = []
    for (let round = 0; round < 10; round++) {
      for (let i = 0; i < 10; i++) expect(await countCodeAttempt(db, staffId, STAFF_EMAILS, now)).toBe(true)
      const until = await lockedUntil()
      minutes.push((until - now.getTime()) / MINUTE_MS)
      expect(await countCodeAttempt(db, staffId, STAFF_EMAILS, new Date(until - 1))).toBe(false)
      now = new Date(until)
    }
    expect(minutes).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440, 1440])
    expect(
      await countCodeAttempt(db, staffId, STAFF_EMAILS, new Date(now.getTime() + 365 * 24 * 60 * MINUTE_MS)),
    ).toBe(false)
  })

  it("cause one email to the person, at the first lock", async () => {
    let now = new Date()
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 9; i++) await countCodeAttempt(db, staffId, STAFF_EMAILS, now)
      expect(await emailsOf("codesLocked")).toHaveLength(round)
      await countCodeAttempt(db, staffId, STAFF_EMAILS, now)
      now = new Date(await lockedUntil())
    }
    const [email, ...others] = await emailsOf("codesLocked")
    expect(others).toEqual([])
    expect(email?.to_address).toBe("nimal@example.lk")
    expect(email?.body).toContain("/office/forgot-password")
  })

  it("cause an email to the person when entered with the password in an unknown browser, but not in a known one", async () => {
    const unknownBrowser = { ...visitWith([]), userAgent: "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0" }
    const signIn = async (from: StaffVisit, code: string) => {
      const pendingVisit = visitWith((await accounts.signIn(from, NIMAL)).setCookies)
      const cookie = [from.cookie, pendingVisit.cookie].filter(Boolean).join("; ")
      return accounts.enterCode({ ...from, cookie }, { from: "app", code })
    }
    expect((await signIn(unknownBrowser, "000000")).outcome).toBe("wrong")
    expect(await emailsOf("newBrowser")).toEqual([])
    const { outcome, setCookies } = await signIn(unknownBrowser, codeOf(setupKey.key))
    expect(outcome).toBe("signedIn")
    const [email] = await emailsOf("newBrowser")
    expect(email?.to_address).toBe("nimal@example.lk")
    expect(email?.body).toContain("Firefox, Windows, from the address 192.0.2.7")
    const knownBrowser = visitWith(setCookies.filter((cookie) => cookie.startsWith("office.known")))
    expect((await signIn(knownBrowser, nextCodeOf(setupKey.key))).outcome).toBe("signedIn")
    expect(await emailsOf("newBrowser")).toHaveLength(1)
  })

  it("are counted from 0 after a correct one, also when several are entered at once", async () => {
    const now = new Date()
    for (let i = 0; i < 9; i++) await countCodeAttempt(db, staffId, STAFF_EMAILS, now)
    await resetCodeAttempts(db, staffId)
    const canBeChecked = await Promise.all(
      Array.from({ length: 12 }, () => countCodeAttempt(db, staffId, STAFF_EMAILS, now)),
    )
    expect(canBeChecked.filter(Boolean)).toHaveLength(10)
  })

  function emailsOf(kind: EmailKind) {
    return db.selectFrom("emails").select(["to_address", "body"]).where("kind", "=", kind).execute()
  }

  async function lockedUntil(): Promise<number> {
    const { locked_until } = await db
      .selectFrom("staff_second_factors")
      .select("locked_until")
      .executeTakeFirstOrThrow()
    return Date.parse(locked_until ?? "")
  }
})
