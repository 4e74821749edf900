import { createHook } from "node:async_hooks"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Database } from "#adapters/database/database.ts"
import { DatabaseRateLimiter } from "#adapters/database/rate-limits/database-rate-limiter.ts"
import { DatabaseStaffAccounts } from "#adapters/database/staff/database-staff-accounts.ts"
import { DatabaseStaffRegister } from "#adapters/database/staff/database-staff-register.ts"
import type { StaffVisit } from "#domain/staff/staff-accounts.ts"
import { storeCheapHash } from "#tests/support/cheap-password.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { STAFF_EMAILS } from "#tests/support/staff-emails.ts"
import { codeOf, nextCodeOf } from "#tests/support/totp.ts"

// Guessing of passwords and codes, and stolen sessions.

/** Counts password hashes instead of measuring time: their cost is what an attacker could measure. */
const hashCounter = { hashes: 0 }
const hashHook = createHook({
  init(_, type) {
    if (type === "ARGON2REQUEST") hashCounter.hashes++
  },
})
beforeAll(() => void hashHook.enable())
afterAll(() => void hashHook.disable())

const NIMAL = { name: "Nimal", email: "nimal@example.lk", password: "a road through the hills" }
const HOME_ADDRESS = "192.0.2.7"

describeOnEachDatabase("accounts of the staff, attacked", (open) => {
  let db: Database
  let accounts: DatabaseStaffAccounts
  let logLines: Record<string, unknown>[]
  const capture = (fields: Record<string, unknown>, message: string) => logLines.push({ message, ...fields })

  beforeEach(async () => {
    logLines = []
    db = await open()
    accounts = new DatabaseStaffAccounts({
      db,
      officeKey: "0123456789abcdef0123456789ABCDEF",
      officeUrl: "http://127.0.0.1:3000",
      hasOwnHost: false,
      companyName: "Rent Car Service",
      emails: STAFF_EMAILS,
      addressLimiter: new DatabaseRateLimiter(db, "address "),
      accountLimiter: new DatabaseRateLimiter(db),
      log: { info: capture, warn: capture },
    })
  })

  const newMember = async (person = NIMAL) => {
    const secret = await accounts.invite("owner", null, new Date()) // null: nobody invites
    const { setCookies } = await accounts.accept(visitFrom(HOME_ADDRESS), {
      ...person,
      secret,
      now: new Date(),
    })
    await storeCheapHash(db, person)
    return new CookieJar().store(setCookies)
  }
  /** Sets up the second factor of the signed-in user. @returns the key of its codes */
  const withPhone = async (jar: CookieJar) => {
    const secondFactor = await accounts.beginSecondFactor(jar.visit(), NIMAL.password)
    if (secondFactor === "wrong" || !("key" in secondFactor)) throw new Error("no key")
    const { key } = secondFactor
    const { outcome, setCookies } = await accounts.confirmSecondFactor(jar.visit(), codeOf(key))
    expect(outcome).toBe(true)
    jar.store(setCookies)
    return key
  }
  const guess = async (from: string, person = { ...NIMAL, password: "wrong guess here" }) =>
    (await accounts.signIn(visitFrom(from), person)).outcome
  const signIn = (jar: CookieJar, from = HOME_ADDRESS) => accounts.signIn(jar.visit(from), NIMAL)
  const isOpen = async (jar: CookieJar) => (await accounts.sessionOf(jar.visit())) !== null

  describe("guesses", () => {
    it("are limited for one address, and do not use up the account's attempts", async () => {
      await newMember()
      const outcomes = []
      for (let i = 0; i < 12; i++) outcomes.push(await guess("198.51.100.1"))
      expect(outcomes.slice(0, 5)).toEqual(Array(5).fill("wrong"))
      expect(outcomes.slice(5)).toEqual(Array(7).fill({ retryAfterSeconds: expect.any(Number) }))
      expect(await guess("198.51.100.2", NIMAL)).toBe("signedIn")
    })

    it("do not use up the attempts of an IP address that is used as account name", async () => {
      await newMember()
      for (let i = 0; i < 6; i++) await guess(`198.51.100.${i}`, { ...NIMAL, email: HOME_ADDRESS })
      for (let i = 0; i < 6; i++) await guess("198.51.100.99", { ...NIMAL, email: HOME_ADDRESS })
      expect(await guess(HOME_ADDRESS, NIMAL)).toBe("signedIn")
    })

    it("are counted together for one IPv6 /64 network", async () => {
      await newMember()
      for (let i = 1; i <= 5; i++) expect(await guess(`2001:db8:1:2::${i}`)).toBe("wrong")
      expect(await guess("2001:db8:1:2::6", NIMAL)).toEqual({ retryAfterSeconds: expect.any(Number) })
    })

    it("are limited for one account from many addresses, also with the correct password", async () => {
      await newMember()
      for (let i = 0; i < 10; i++) expect(await guess(`198.51.100.${i}`)).toBe("wrong")
      hashCounter.hashes = 0
      expect(await guess("198.51.100.99", NIMAL)).toEqual({ retryAfterSeconds: expect.any(Number) })
      expect(await guess("198.51.100.98", { ...NIMAL, email: " NIMAL@Example.LK " })).toEqual({
        retryAfterSeconds: expect.any(Number),
      })
      expect(hashCounter.hashes).toBe(0)
    })

    it("never lock a user out of a browser in which they signed in before", async () => {
      const jar = await newMember()
      await accounts.signOut(jar.visit())
      for (let i = 0; i < 20; i++) await guess(`198.51.100.${i}`)
      for (let i = 0; i < 6; i++) await guess(HOME_ADDRESS)
      expect((await signIn(jar)).outcome).toBe("signedIn")
    })

    it("are limited in a browser in which another user signed in, or with a forged cookie", async () => {
      const knownBrowser = await newMember()
      const kumari = { ...NIMAL, name: "Kumari", email: "kumari@example.lk" }
      const claimedBrowser = knownBrowser.renamedAs(await newMember(kumari))
      for (let i = 0; i < 10; i++) await guess(`198.51.100.${i}`, { ...kumari, password: "wrong" })
      for (const jar of [knownBrowser, claimedBrowser])
        expect((await accounts.signIn(jar.visit(), kumari)).outcome).toEqual({
          retryAfterSeconds: expect.any(Number),
        })
    })

    it("are also limited in a known browser", async () => {
      const jar = await newMember()
      const wrongCredentials = { ...NIMAL, password: "wrong guess here" }
      for (let i = 0; i < 10; i++) {
        const { outcome, setCookies } = await accounts.signIn(jar.visit(), wrongCredentials)
        expect(outcome).toBe("wrong")
        jar.store(setCookies)
      }
      expect((await signIn(jar)).outcome).toEqual({ retryAfterSeconds: expect.any(Number) })
    })

    it("are limited at the password in an open session", async () => {
      const jar = await newMember()
      const change = { currentPassword: "wrong guess here", newPassword: "a boat on the tank" }
      for (let i = 0; i < 3; i++)
        expect((await accounts.changePassword(jar.visit(), change)).outcome).toBe("wrong")
      for (let i = 0; i < 2; i++)
        expect(await accounts.beginSecondFactor(jar.visit(), "wrong guess here")).toBe("wrong")
      const rateLimited = { retryAfterSeconds: expect.any(Number) }
      const right = { ...change, currentPassword: NIMAL.password }
      expect((await accounts.changePassword(jar.visit(), right)).outcome).toEqual(rateLimited)
      expect(await accounts.beginSecondFactor(jar.visit(), NIMAL.password)).toEqual(rateLimited)
    })

    it("are limited to five codes per sign-in, from the app or backup codes", async () => {
      await withPhone(await newMember())
      const jar = new CookieJar().store((await signIn(new CookieJar())).setCookies)
      const outcomes = []
      for (const from of ["app", "app", "backup", "app", "backup", "app"] as const) {
        const code = from === "app" ? "000000" : "ABCD-2345"
        outcomes.push((await accounts.enterCode(jar.visit(), { from, code })).outcome)
      }
      expect(outcomes).toEqual(["wrong", "wrong", "wrong", "wrong", "wrong", "expired"])
    })

    it("hash no password at one-time links", async () => {
      hashCounter.hashes = 0
      for (const secret of ["x".repeat(43), "", "%00", "'", "x".repeat(50_000)]) {
        const acceptance = { ...NIMAL, secret, now: new Date() }
        expect((await accounts.accept(visitFrom(HOME_ADDRESS), acceptance)).outcome).toBe("gone")
      }
      expect(hashCounter.hashes).toBe(0)
      expect(await accounts.inviteFirstOwner(new Date())).not.toBeNull()
    })
  })

  it("logs who signed in and how, by id, without names, addresses or passwords", async () => {
    const jar = await newMember()
    const staffId = (await accounts.sessionOf(jar.visit()))?.member.id
    const key = await withPhone(jar)
    const jarBeforeCode = new CookieJar().store((await signIn(new CookieJar())).setCookies)
    await accounts.enterCode(jarBeforeCode.visit(), { from: "app", code: "000000" })
    await accounts.enterCode(jarBeforeCode.visit(), { from: "app", code: nextCodeOf(key) })
    for (let i = 0; i < 12; i++) await guess("198.51.100.1")
    await guess("198.51.100.2", { ...NIMAL, email: "nobody@example.lk" })
    await accounts.changePassword(jar.visit(), {
      currentPassword: "wrong guess here",
      newPassword: "a boat on the tank",
    })
    await accounts.changePassword(jar.visit(), {
      currentPassword: NIMAL.password,
      newPassword: "a boat on the tank",
    })
    const refused = { message: "office sign-in failed", way: "password", why: "wrong" }
    expect(logLines).toEqual([
      { message: "office sign-in succeeded", staffId, way: "password" },
      { message: "office credentials changed", staffId, what: "second factor" },
      { ...refused, way: "app" },
      { message: "office sign-in succeeded", staffId, way: "app" },
      ...Array(5).fill(refused),
      { message: "office sign-in rate limit exceeded", count: 1 },
      refused,
      { message: "password confirmation of a signed-in user failed", staffId },
      { message: "office credentials changed", staffId, what: "password" },
    ])
    expect(JSON.stringify(logLines)).not.toMatch(/Nimal|example\.lk|guess|198\.51|road|boat/)
  })

  describe("the existence of an account", () => {
    it("is not revealed by the hashing for an unknown email address", async () => {
      await newMember()
      const hashesOf = async (email: string) => {
        hashCounter.hashes = 0
        const outcome = await accounts.signIn(visitFrom(`203.0.113.${email.length}`), {
          email,
          password: "wrong guess here",
        })
        return { outcome, hashes: hashCounter.hashes }
      }
      const known = await hashesOf(NIMAL.email)
      expect(known).toEqual({ outcome: { outcome: "wrong", setCookies: [] }, hashes: 1 })
      expect(await hashesOf("nobody@example.lk")).toEqual(known)
    })

    it("is not revealed by when the attempts run out", async () => {
      await newMember()
      const attemptsOf = async (email: string) => {
        for (let attempts = 0; ; attempts++) {
          const from = `203.0.113.${attempts}`
          if (typeof (await guess(from, { ...NIMAL, email, password: "wrong" })) === "object") return attempts
        }
      }
      expect(await attemptsOf(NIMAL.email)).toBe(10)
      // The first ten used ten addresses once each, so no address is at its limit.
      expect(await attemptsOf("nobody@example.lk")).toBe(10)
    })
  })

  describe("a session", () => {
    it("is replaced at the sign-in and ends if an attacker planted it", async () => {
      const attacker = await newMember({ ...NIMAL, name: "Mallory", email: "mallory@example.lk" })
      await newMember()
      const victim = attacker.copy()
      victim.store((await signIn(victim)).setCookies)
      expect(victim.session).not.toBe(attacker.session)
      expect(await accounts.sessionOf(victim.visit())).toMatchObject({ member: { name: "Nimal" } })
      expect(await isOpen(attacker)).toBe(false)
    })

    it("is not used when it is an attacker's and the victim enters a code", async () => {
      const key = await withPhone(await newMember())
      const attacker = await newMember({ ...NIMAL, name: "Mallory", email: "mallory@example.lk" })
      const victim = new CookieJar().store((await signIn(new CookieJar())).setCookies)
      victim.plant(attacker)
      const { outcome, setCookies } = await accounts.enterCode(victim.visit(), {
        from: "app",
        code: nextCodeOf(key),
      })
      expect(outcome).toBe("signedIn")
      expect(await accounts.sessionOf(victim.store(setCookies).visit())).toMatchObject({
        member: { name: "Nimal" },
      })
    })

    it("ends with a sign-out, a new password, a new phone, and a removal, also if it was stolen", async () => {
      const register = new DatabaseStaffRegister(db, STAFF_EMAILS)
      await newMember({ ...NIMAL, name: "Kumari", email: "kumari@example.lk" })
      const jar = await newMember()
      const id = (await accounts.sessionOf(jar.visit()))?.member.id ?? ""
      const ends: (() => Promise<unknown>)[] = [
        () => accounts.signOut(jar.visit()),
        async () => {
          const next = "a boat on the tank"
          await accounts.changePassword(jar.visit(), { currentPassword: NIMAL.password, newPassword: next })
          const back = await newSession({ ...NIMAL, password: next })
          await accounts.changePassword(back.visit(), { currentPassword: next, newPassword: NIMAL.password })
        },
        () => register.resetSecondFactor(id, withoutActor()),
        () => register.remove(id, withoutActor()),
      ]
      for (const end of ends) {
        const stolen = jar.store((await signIn(jar)).setCookies).copy()
        expect(await isOpen(stolen)).toBe(true)
        await end()
        expect(await isOpen(stolen)).toBe(false)
      }
    })
    const newSession = async (person: typeof NIMAL) =>
      new CookieJar().store((await accounts.signIn(visitFrom("192.0.2.99"), person)).setCookies)

    it("has the current role of its user", async () => {
      const register = new DatabaseStaffRegister(db, STAFF_EMAILS)
      await newMember({ ...NIMAL, name: "Kumari", email: "kumari@example.lk" })
      const jar = await newMember()
      const id = (await accounts.sessionOf(jar.visit()))?.member.id ?? ""
      await register.setRole(id, "staff", withoutActor())
      expect(await accounts.sessionOf(jar.visit())).toMatchObject({ member: { role: "staff" } })
    })

    it("ends when the password changes, if it has a password but no code yet", async () => {
      const jar = await newMember()
      const key = await withPhone(jar)
      const jarBeforeCode = new CookieJar().store((await signIn(new CookieJar())).setCookies)
      await accounts.changePassword(jar.visit(), {
        currentPassword: NIMAL.password,
        newPassword: "a boat on the tank",
      })
      const { outcome } = await accounts.enterCode(jarBeforeCode.visit(), {
        from: "app",
        code: nextCodeOf(key),
      })
      expect(outcome).toBe("expired")
    })

    it("ends after two hours without use, and not before", async () => {
      const jar = await newMember()
      const setLastUse = async (minutes: number) => {
        const updated_at = new Date(Date.now() - minutes * 60_000).toISOString()
        await db.updateTable("staff_sessions").set({ updated_at }).execute()
      }
      const lastUse = async () => {
        const [session] = await db.selectFrom("staff_sessions").select("updated_at").execute()
        return Date.parse(session?.updated_at ?? "")
      }
      await setLastUse(119)
      expect(await isOpen(jar)).toBe(true)
      await setLastUse(119)
      expect(await accounts.sessionOf({ ...jar.visit(), isUnattended: true })).not.toBeNull()
      expect(await lastUse()).toBeLessThan(Date.now() - 60 * 60_000)
      expect(await isOpen(jar)).toBe(true)
      expect(await lastUse()).toBeGreaterThan(Date.now() - 60 * 60_000)
      await setLastUse(121)
      expect(await isOpen(jar)).toBe(false)
      expect(await db.selectFrom("staff_sessions").select("id").execute()).toEqual([])
    })

    it("ends after twelve hours, even in use", async () => {
      const jar = await newMember()
      const [session] = await db.selectFrom("staff_sessions").select(["created_at", "expires_at"]).execute()
      const hours =
        (Date.parse(session?.expires_at ?? "") - Date.parse(session?.created_at ?? "")) / 3_600_000
      expect(hours).toBeCloseTo(12, 1)
      const expires_at = new Date(Date.now() - 1_000).toISOString()
      await db.updateTable("staff_sessions").set({ expires_at }).execute()
      expect(await isOpen(jar)).toBe(false)
    })
  })
})

const withoutActor = () => ({ by: null, now: new Date() })

function visitFrom(clientAddress: string, cookie: string | null = null): StaffVisit {
  return { cookie, clientAddress, userAgent: "Test" }
}

/** The cookies of a browser. */
class CookieJar {
  readonly #cookies = new Map<string, string>()

  store(setCookies: readonly string[]): this {
    for (const cookie of setCookies) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/Max-Age=0\b/.test(cookie)) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    return this
  }

  get session(): string | undefined {
    return this.#cookies.get("office.session_token")
  }

  copy(): CookieJar {
    return new CookieJar().store(this.#lines())
  }

  /** Gets the session cookie of another browser, as an attacker could set it. */
  plant(other: CookieJar): void {
    this.store([`office.session_token=${other.session}`])
  }

  /** Copies the value of this browser's 'known' cookie under the name that another browser's has. */
  renamedAs(other: CookieJar): CookieJar {
    const [name] = other.#known()
    const [, value] = this.#known()
    return new CookieJar().store([`${name}=${value}`])
  }

  #known(): readonly [string, string] {
    const found = [...this.#cookies].find(([name]) => name.startsWith("office.known-"))
    if (!found) throw new Error("this browser is not known")
    return found
  }

  visit(from = HOME_ADDRESS): StaffVisit {
    const cookie = this.#lines().join("; ")
    return visitFrom(from, cookie || null)
  }

  #lines(): string[] {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`)
  }
}
