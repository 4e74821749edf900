import { beforeEach, describe, expect, it } from "vitest"
import { DatabaseRateLimiter } from "#adapters/database/rate-limits/database-rate-limiter.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { cookieOf, NIMAL, StaffAccountsSetup, visitWith } from "#tests/support/staff-accounts-setup.ts"
import { codeOf, nextCodeOf } from "#tests/support/totp.ts"
import { DatabaseStaffAccounts } from "./database-staff-accounts.ts"
import { hashPassword } from "./password-hash.ts"
import { LIMITS_FOR_ALL_TOGETHER } from "./sign-in-limits.ts"

describeOnEachDatabase("accounts of the staff", (open) => {
  let setup: StaffAccountsSetup
  beforeEach(async () => {
    setup = new StaffAccountsSetup(await open())
  })

  describe("signing in", () => {
    it("accepts the email address in any case, and the password in its exact case", async () => {
      await setup.createOwner()
      const signIn = async (email: string, password: string) =>
        (await setup.accounts.signIn(visitWith([]), { email, password })).outcome
      expect(await signIn("NIMAL@example.lk", NIMAL.password)).toBe("signedIn")
      expect(await signIn("nimal@example.lk", NIMAL.password.toUpperCase())).toBe("wrong")
      expect(await signIn("nobody@example.lk", NIMAL.password)).toBe("wrong")
      expect(await signIn("no address", "")).toBe("wrong")
    })

    it("is refused while many passwords wait to be hashed, and such an attempt is not counted", async () => {
      await setup.createOwner()
      // Two are hashed at once, and forty wait.
      const otherHashes = Promise.all(Array.from({ length: 42 }, () => hashPassword("of somebody else")))
      for (let attempt = 0; attempt < 11; attempt++)
        expect((await setup.accounts.signIn(visitWith([]), NIMAL)).outcome).toEqual({ retryAfterSeconds: 10 })
      await otherHashes
      expect((await setup.accounts.signIn(visitWith([]), NIMAL)).outcome).toBe("signedIn")
    })

    it("is limited to a hundred attempts a minute from all addresses together, except in a known browser", async () => {
      const knownBrowserCookies = (await setup.createOwner()).setCookies
      const addressLimiter = new DatabaseRateLimiter(setup.db, "address ", {
        limits: LIMITS_FOR_ALL_TOGETHER,
      })
      const now = new Date()
      const admitFrom = (host: number) =>
        addressLimiter.admit(`203.0.113.${host}`, { perMinute: 5, perHour: 5 }, now)
      for (let host = 0; host < LIMITS_FOR_ALL_TOGETHER.perMinute; host++)
        expect(await admitFrom(host)).toBe(0)
      const limitedAccounts = new DatabaseStaffAccounts({ ...setup.options(), addressLimiter })
      const { outcome } = await limitedAccounts.signIn(visitWith([]), NIMAL)
      expect(outcome).toEqual({ retryAfterSeconds: expect.any(Number) })
      expect((await limitedAccounts.signIn(visitWith(knownBrowserCookies), NIMAL)).outcome).toBe("signedIn")
    })

    it("sets a cookie that scripts cannot read and no other site sends", async () => {
      const { setCookies } = await setup.createOwner()
      const sessionCookie = setCookies.find((cookie) => cookie.startsWith("office.session_token="))
      expect(sessionCookie).toMatch(/; Path=\/office(;|$)/)
      expect(sessionCookie).toMatch(/; HttpOnly(;|$)/)
      expect(sessionCookie).toMatch(/; SameSite=Strict(;|$)/)
    })

    it("starts a new session each time, whatever cookie was sent", async () => {
      const first = await setup.createOwner()
      const secondSignIn = await setup.accounts.signIn(visitWith(first.setCookies), NIMAL)
      expect(cookieOf(secondSignIn.setCookies)).not.toBe(cookieOf(first.setCookies))
    })

    it("ends with signing out, which invalidates the cookie", async () => {
      const visit = await setup.signInOwner()
      await setup.accounts.signOut(visit)
      expect(await setup.accounts.sessionOf(visit)).toBeNull()
    })

    it("is not possible with a forged cookie", async () => {
      const visit = await setup.signInOwner()
      const forgedCookie = visit.cookie?.replace(/(session_token=[^;]+)[^;]{8}/, "$1AAAAAAA%3D") ?? ""
      expect(forgedCookie).not.toBe(visit.cookie)
      expect(await setup.accounts.sessionOf({ ...visit, cookie: forgedCookie })).toBeNull()
    })
  })

  describe("the second factor", () => {
    const setUpSecondFactor = async () => {
      const visit = await setup.signInOwner()
      const key = await setup.accounts.beginSecondFactor(visit, NIMAL.password)
      if (key === "wrong" || !("key" in key)) throw new Error("no key")
      const confirmed = await setup.accounts.confirmSecondFactor(visit, codeOf(key.key))
      expect(confirmed.outcome).toBe(true)
      return { key, visit: visitWith(confirmed.setCookies) }
    }
    const signInByPassword = async () => {
      const { outcome, setCookies } = await setup.accounts.signIn(visitWith([]), NIMAL)
      expect(outcome).toBe("codeNeeded")
      return visitWith(setCookies)
    }

    it("needs the password to start its set-up, and a correct code to complete it", async () => {
      const visit = await setup.signInOwner()
      expect(await setup.accounts.beginSecondFactor(visit, "not the password")).toBe("wrong")
      await setup.accounts.beginSecondFactor(visit, NIMAL.password)
      expect((await setup.accounts.confirmSecondFactor(visit, "000000")).outcome).toBe(false)
      expect(await setup.accounts.sessionOf(visit)).toMatchObject({ member: { hasSecondFactor: false } })
    })

    it("is required after the password: until then the session is not valid", async () => {
      const { key } = await setUpSecondFactor()
      const visit = await signInByPassword()
      expect(await setup.accounts.sessionOf(visit)).toBeNull()
      expect((await setup.accounts.enterCode(visit, { from: "app", code: "000000" })).outcome).toBe("wrong")
      const { outcome, setCookies } = await setup.accounts.enterCode(visit, {
        from: "app",
        code: nextCodeOf(key.key),
      })
      expect(outcome).toBe("signedIn")
      expect(await setup.accounts.sessionOf(visitWith(setCookies))).toMatchObject({
        member: { hasSecondFactor: true },
      })
    })

    it("accepts a code once, however soon it is repeated", async () => {
      const { key } = await setUpSecondFactor()
      const code = nextCodeOf(key.key)
      expect((await setup.accounts.enterCode(await signInByPassword(), { from: "app", code })).outcome).toBe(
        "signedIn",
      )
      const secondSignIn = await setup.accounts.enterCode(await signInByPassword(), { from: "app", code })
      expect(secondSignIn).toEqual({ outcome: "wrong", setCookies: [] })
    })

    it("accepts each backup code once", async () => {
      const { key } = await setUpSecondFactor()
      const [code = ""] = key.backupCodes
      const enter = async () =>
        (await setup.accounts.enterCode(await signInByPassword(), { from: "backup", code })).outcome
      expect([await enter(), await enter()]).toEqual(["signedIn", "wrong"])
    })

    it.each([
      ["in one word", (code: string) => code.replace("-", "")],
      ["with a blank for the dash, in lower case", (code: string) => code.replace("-", " ").toLowerCase()],
      ["with blanks around", (code: string) => ` ${code} `],
    ])("accepts a backup code that is typed %s, and emails every owner", async (_, retype) => {
      const { key } = await setUpSecondFactor()
      const code = retype(key.backupCodes[0] ?? "")
      expect(
        (await setup.accounts.enterCode(await signInByPassword(), { from: "backup", code })).outcome,
      ).toBe("signedIn")
      const emails = await setup.db
        .selectFrom("emails")
        .select("body")
        .where("kind", "=", "ownerNotice")
        .execute()
      expect(emails.map(({ body }) => body.split("\n\n")[2])).toEqual([
        "Nimal used a backup code instead of their phone.",
      ])
    })

    it("is locked after many wrong codes, also for a correct one", async () => {
      const { key } = await setUpSecondFactor()
      for (let round = 0; round < 2; round++) {
        const visit = await signInByPassword()
        for (let i = 0; i < 5; i++) await setup.accounts.enterCode(visit, { from: "app", code: "000000" })
      }
      const visit = await signInByPassword()
      const { outcome } = await setup.accounts.enterCode(visit, { from: "app", code: nextCodeOf(key.key) })
      expect(outcome).toBe("locked")
    })

    it("is refused without a password", async () => {
      expect((await setup.accounts.enterCode(visitWith([]), { from: "app", code: "123456" })).outcome).toBe(
        "expired",
      )
    })
  })
})
