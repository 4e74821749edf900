import { beforeEach, describe, expect, it } from "vitest"
import type { Database } from "#adapters/database/database.ts"
import { DatabaseRateLimiter } from "#adapters/database/rate-limits/database-rate-limiter.ts"
import type { StaffVisit } from "#domain/staff/staff-accounts.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { STAFF_EMAILS } from "#tests/support/staff-emails.ts"
import { codeOf } from "#tests/support/totp.ts"
import { DatabaseStaffAccounts } from "./database-staff-accounts.ts"
import { hashPassword } from "./password-hash.ts"
import { FROM_ALL_PLACES } from "./sign-in-tries.ts"

const NOW = new Date()
const NIMAL = { name: "Nimal", email: "Nimal@example.lk", password: "a road through the hills" }

describeOnEachDatabase("accounts of the staff", (open) => {
  let db: Database
  let accounts: DatabaseStaffAccounts
  let owners: number

  beforeEach(async () => {
    db = await open()
    owners = 0
    accounts = new DatabaseStaffAccounts(parts())
  })

  const parts = () => ({
    db,
    secret: "0123456789abcdef0123456789ABCDEF",
    officeUrl: "http://127.0.0.1:3000",
    hasOwnHost: false,
    companyName: "Rent Car Service",
    places: new DatabaseRateLimiter(db, "place "),
    tries: new DatabaseRateLimiter(db),
    log: { info() {}, warn() {} },
    emails: STAFF_EMAILS,
    onOwner: async () => void owners++,
  })

  const newcomer = async (person = NIMAL) => {
    const secret = await accounts.invite("owner", null, NOW)
    return accounts.accept(visitWith([]), { secret, ...person, now: NOW })
  }
  const signedIn = async () => visitWith((await newcomer()).setCookies)

  describe("an invitation", () => {
    it("makes one account, and signs its owner in", async () => {
      const { outcome, setCookies } = await newcomer()
      expect(outcome).toBe("accepted")
      expect(await accounts.inviteFirstOwner(NOW)).toBeNull()
      expect(await accounts.sessionOf(visitWith(setCookies))).toMatchObject({
        member: { name: "Nimal", email: "nimal@example.lk", role: "owner", hasSecondFactor: false },
      })
    })

    it("for the first owner voids earlier links, and the account made with it voids the others", async () => {
      const first = (await accounts.inviteFirstOwner(NOW)) ?? ""
      const second = (await accounts.inviteFirstOwner(NOW)) ?? ""
      expect(await accounts.invitation(first, NOW)).toBeNull()
      const printed = await accounts.invite("owner", null, NOW)
      const { outcome } = await accounts.accept(visitWith([]), { ...NIMAL, secret: second, now: NOW })
      expect(outcome).toBe("accepted")
      expect(await accounts.invitation(printed, NOW)).toBeNull()
      expect(await accounts.inviteFirstOwner(NOW)).toBeNull()
    })

    it("for the first owner still works after somebody of the staff has made an account", async () => {
      const first = (await accounts.inviteFirstOwner(NOW)) ?? ""
      const staff = await accounts.invite("staff", null, NOW)
      const kumari = { ...NIMAL, name: "Kumari", email: "kumari@example.lk" }
      await accounts.accept(visitWith([]), { ...kumari, secret: staff, now: NOW })
      expect(await accounts.invitation(first, NOW)).toEqual({ role: "owner" })
      expect(owners).toBe(0)
      const again = (await accounts.inviteFirstOwner(NOW)) ?? ""
      const { outcome } = await accounts.accept(visitWith([]), { ...NIMAL, secret: again, now: NOW })
      expect(outcome).toBe("accepted")
      expect(owners).toBe(1)
      expect(await accounts.inviteFirstOwner(NOW)).toBeNull()
    })

    it("is of no use a second time", async () => {
      const secret = await accounts.invite("staff", null, NOW)
      const accept = (email: string) =>
        accounts.accept(visitWith([]), { ...NIMAL, secret, email, now: NOW }).then(({ outcome }) => outcome)
      const outcomes = await Promise.all([accept("a@example.lk"), accept("b@example.lk")])
      expect(outcomes.toSorted()).toEqual(["accepted", "gone"])
      expect(await accounts.invitation(secret, NOW)).toBeNull()
    })

    it("is of no use after three days, or when it was never given out", async () => {
      const secret = await accounts.invite("staff", null, NOW)
      const later = new Date(NOW.getTime() + 3 * 24 * 60 * 60_000)
      expect(await accounts.invitation(secret, later)).toBeNull()
      expect(await accounts.invitation("x".repeat(43), NOW)).toBeNull()
    })

    it("is listed until it is used, runs out or is withdrawn, which voids it", async () => {
      const later = new Date(NOW.getTime() + 1_000)
      const kept = await accounts.invite("staff", null, later)
      const secret = await accounts.invite("owner", null, NOW)
      const [first, second] = await accounts.openInvitations(NOW)
      expect([first?.role, second?.role]).toEqual(["owner", "staff"])
      expect(await accounts.openInvitations(first?.expiresAt ?? NOW)).toEqual([second])
      await accounts.withdrawInvitation("\0", null, NOW)
      await accounts.withdrawInvitation(secret, null, NOW)
      expect(await accounts.openInvitations(NOW)).toHaveLength(2)
      await accounts.withdrawInvitation(first?.id ?? "", { id: "nimal", name: "Nimal" }, NOW)
      expect(await accounts.invitation(secret, NOW)).toBeNull()
      expect(await accounts.invitation(kept, NOW)).toEqual({ role: "staff" })
      expect(await accounts.openInvitations(NOW)).toEqual([second])
      const events = await db
        .selectFrom("audit_events")
        .select(["staff_name", "changes"])
        .where("action", "=", "uninvited")
        .execute()
      expect(events).toEqual([
        { staff_name: "Nimal", changes: JSON.stringify([{ field: "role", from: "owner", to: null }]) },
      ])
    })

    it("stays open when the address has an account already", async () => {
      await newcomer()
      const secret = await accounts.invite("staff", null, NOW)
      const { outcome } = await accounts.accept(visitWith([]), { ...NIMAL, secret, now: NOW })
      expect(outcome).toBe("addressTaken")
      expect(await accounts.invitation(secret, NOW)).toEqual({ role: "staff" })
    })

    it("is kept as a hash only, and so is the password", async () => {
      const secret = await accounts.invite("staff", null, NOW)
      await accounts.accept(visitWith([]), { ...NIMAL, secret, now: NOW })
      const kept = JSON.stringify([
        await db.selectFrom("staff_invitations").selectAll().execute(),
        await db.selectFrom("staff_credentials").selectAll().execute(),
      ])
      expect(kept).toContain("$argon2id$")
      expect(kept).not.toContain(secret)
      expect(kept).not.toContain(NIMAL.password)
    })
  })

  describe("signing in", () => {
    it("takes the address in any case, and the password as it is", async () => {
      await newcomer()
      const signIn = async (email: string, password: string) =>
        (await accounts.signIn(visitWith([]), { email, password })).outcome
      expect(await signIn("NIMAL@example.lk", NIMAL.password)).toBe("signedIn")
      expect(await signIn("nimal@example.lk", NIMAL.password.toUpperCase())).toBe("wrong")
      expect(await signIn("nobody@example.lk", NIMAL.password)).toBe("wrong")
      expect(await signIn("no address", "")).toBe("wrong")
    })

    it("is asked to come back while many passwords wait to be hashed, and counts no such try", async () => {
      await newcomer()
      const busy = Promise.all(Array.from({ length: 42 }, () => hashPassword("of somebody else")))
      for (let submit = 0; submit < 11; submit++)
        expect((await accounts.signIn(visitWith([]), NIMAL)).outcome).toEqual({ retryAfterSeconds: 10 })
      await busy
      expect((await accounts.signIn(visitWith([]), NIMAL)).outcome).toBe("signedIn")
    })

    it("from all places together stops at a hundred tries a minute, but not in a browser that is known", async () => {
      const known = (await newcomer()).setCookies
      const places = new DatabaseRateLimiter(db, "place ", { limits: FROM_ALL_PLACES })
      const now = new Date()
      const tryFrom = (place: number) => places.admit(`203.0.113.${place}`, { perMinute: 5, perHour: 5 }, now)
      for (let place = 0; place < FROM_ALL_PLACES.perMinute; place++) expect(await tryFrom(place)).toBe(0)
      const limited = new DatabaseStaffAccounts({ ...parts(), places })
      const { outcome } = await limited.signIn(visitWith([]), NIMAL)
      expect(outcome).toEqual({ retryAfterSeconds: expect.any(Number) })
      expect((await limited.signIn(visitWith(known), NIMAL)).outcome).toBe("signedIn")
    })

    it("gives a cookie that scripts cannot read and no other site sends", async () => {
      const { setCookies } = await newcomer()
      const session = setCookies.find((cookie) => cookie.startsWith("office.session_token="))
      expect(session).toMatch(/; Path=\/office(;|$)/)
      expect(session).toMatch(/; HttpOnly(;|$)/)
      expect(session).toMatch(/; SameSite=Strict(;|$)/)
    })

    it("begins a session of its own each time, whatever cookie came with it", async () => {
      const first = await newcomer()
      const again = await accounts.signIn(visitWith(first.setCookies), NIMAL)
      expect(cookieOf(again.setCookies)).not.toBe(cookieOf(first.setCookies))
    })

    it("ends with signing out: the cookie is worth nothing after", async () => {
      const visit = await signedIn()
      await accounts.signOut(visit)
      expect(await accounts.sessionOf(visit)).toBeNull()
    })

    it("is not done by a cookie that somebody made", async () => {
      const visit = await signedIn()
      const forged = visit.cookie?.replace(/(session_token=[^;]+)[^;]{8}/, "$1AAAAAAA%3D") ?? ""
      expect(forged).not.toBe(visit.cookie)
      expect(await accounts.sessionOf({ ...visit, cookie: forged })).toBeNull()
    })
  })

  describe("the second factor", () => {
    const withSecondFactor = async () => {
      const visit = await signedIn()
      const key = await accounts.beginSecondFactor(visit, NIMAL.password)
      if (key === "wrong" || !("key" in key)) throw new Error("no key")
      const confirmed = await accounts.confirmSecondFactor(visit, codeOf(key.key))
      expect(confirmed.outcome).toBe(true)
      return { key, visit: visitWith(confirmed.setCookies) }
    }
    const passwordGiven = async () => {
      const { outcome, setCookies } = await accounts.signIn(visitWith([]), NIMAL)
      expect(outcome).toBe("codeNeeded")
      return visitWith(setCookies)
    }

    it("needs the password to begin, and a right code to count", async () => {
      const visit = await signedIn()
      expect(await accounts.beginSecondFactor(visit, "not the password")).toBe("wrong")
      await accounts.beginSecondFactor(visit, NIMAL.password)
      expect((await accounts.confirmSecondFactor(visit, "000000")).outcome).toBe(false)
      expect(await accounts.sessionOf(visit)).toMatchObject({ member: { hasSecondFactor: false } })
    })

    it("is asked for after the password: until then nobody is signed in", async () => {
      const { key } = await withSecondFactor()
      const visit = await passwordGiven()
      expect(await accounts.sessionOf(visit)).toBeNull()
      expect((await accounts.enterCode(visit, { from: "app", code: "000000" })).outcome).toBe("wrong")
      const { outcome, setCookies } = await accounts.enterCode(visit, {
        from: "app",
        code: codeOf(key.key, 1),
      })
      expect(outcome).toBe("signedIn")
      expect(await accounts.sessionOf(visitWith(setCookies))).toMatchObject({
        member: { hasSecondFactor: true },
      })
    })

    it("takes a code once, however soon it comes again", async () => {
      const { key } = await withSecondFactor()
      const code = codeOf(key.key, 1)
      expect((await accounts.enterCode(await passwordGiven(), { from: "app", code })).outcome).toBe(
        "signedIn",
      )
      const again = await accounts.enterCode(await passwordGiven(), { from: "app", code })
      expect(again).toEqual({ outcome: "wrong", setCookies: [] })
    })

    it("takes each code on paper once", async () => {
      const { key } = await withSecondFactor()
      const [code = ""] = key.paperCodes
      const enter = async () =>
        (await accounts.enterCode(await passwordGiven(), { from: "paper", code })).outcome
      expect([await enter(), await enter()]).toEqual(["signedIn", "wrong"])
    })

    it.each([
      ["in one word", (code: string) => code.replace("-", "")],
      ["with a blank for the dash, in lower case", (code: string) => code.replace("-", " ").toLowerCase()],
      ["with blanks around", (code: string) => ` ${code} `],
    ])("takes a code on paper that is typed %s, and tells every owner", async (_, typed) => {
      const { key } = await withSecondFactor()
      const code = typed(key.paperCodes[0] ?? "")
      expect((await accounts.enterCode(await passwordGiven(), { from: "paper", code })).outcome).toBe(
        "signedIn",
      )
      const emails = await db.selectFrom("emails").select("body").where("kind", "=", "ownerNotice").execute()
      expect(emails.map(({ body }) => body.split("\n\n")[2])).toEqual([
        "Nimal used a backup code instead of their phone.",
      ])
    })

    it("tells the owners of an invitation, and of the account that is made with it", async () => {
      await newcomer()
      await newcomer({ ...NIMAL, name: "Kumari", email: "kumari@example.lk" })
      const emails = await db
        .selectFrom("emails")
        .select(["to_address", "body"])
        .where("kind", "=", "ownerNotice")
        .execute()
      expect(emails.map(({ to_address, body }) => [to_address, body.split("\n\n")[2]]).sort()).toEqual([
        ["nimal@example.lk", "Kumari made an account with a link."],
        ["nimal@example.lk", "Somebody made a link for a new owner. It works once, for three days."],
      ])
    })

    it("is locked after many wrong codes, for a right one too", async () => {
      const { key } = await withSecondFactor()
      for (let round = 0; round < 2; round++) {
        const visit = await passwordGiven()
        for (let i = 0; i < 5; i++) await accounts.enterCode(visit, { from: "app", code: "000000" })
      }
      const visit = await passwordGiven()
      const { outcome } = await accounts.enterCode(visit, { from: "app", code: codeOf(key.key, 1) })
      expect(outcome).toBe("locked")
    })

    it("is not asked of someone who gave no password", async () => {
      expect((await accounts.enterCode(visitWith([]), { from: "app", code: "123456" })).outcome).toBe(
        "expired",
      )
    })
  })

  describe("another password", () => {
    it("takes the present one, and ends every other session", async () => {
      const visit = await signedIn()
      const elsewhere = visitWith((await accounts.signIn(visitWith([]), NIMAL)).setCookies)
      const next = "a boat on the tank"
      expect((await accounts.changePassword(visit, { present: "wrong one", next })).outcome).toBe("wrong")
      const { outcome, setCookies } = await accounts.changePassword(visit, { present: NIMAL.password, next })
      expect(outcome).toBe("changed")
      expect(await accounts.sessionOf(elsewhere)).toBeNull()
      expect(await accounts.sessionOf(visitWith(setCookies))).not.toBeNull()
      const signIn = async (password: string) =>
        (await accounts.signIn(visitWith([]), { ...NIMAL, password })).outcome
      expect([await signIn(NIMAL.password), await signIn(next)]).toEqual(["wrong", "signedIn"])
    })
  })

  it("are written down as they are made and changed, and no secret with them", async () => {
    const visit = await signedIn()
    const key = await accounts.beginSecondFactor(visit, NIMAL.password)
    if (key === "wrong" || !("key" in key)) throw new Error("no key")
    const { setCookies } = await accounts.confirmSecondFactor(visit, codeOf(key.key))
    const next = "a boat on the tank"
    await accounts.changePassword(visitWith(setCookies), { present: "wrong one", next })
    await accounts.changePassword(visitWith(setCookies), { present: NIMAL.password, next })
    const rows = await db
      .selectFrom("audit_events")
      .select(["action", "staff_name", "subject_name", "changes"])
      .where("subject", "=", "staff")
      .execute()
    const told = rows.map(({ action, staff_name, subject_name, changes }) => [
      action,
      staff_name,
      subject_name,
      JSON.parse(changes)[0],
    ])
    expect(told).toHaveLength(4)
    expect(told).toEqual(
      expect.arrayContaining([
        ["invited", null, "", { field: "role", from: null, to: "owner" }],
        ["created", "Nimal", "Nimal", { field: "role", from: null, to: "owner" }],
        ["changed", "Nimal", "Nimal", { field: "secondFactor", from: null, to: "phone" }],
        ["changed", "Nimal", "Nimal", { field: "password", from: null, to: null }],
      ]),
    )
  })

  describe("sessions", () => {
    it("are listed with where they were begun, this one marked", async () => {
      await newcomer()
      const phone = { ...visitWith([]), clientAddress: "192.0.2.9", userAgent: "Phone" }
      const { setCookies } = await accounts.signIn(phone, NIMAL)
      const open = await accounts.sessions(visitWith(setCookies))
      expect(open).toHaveLength(2)
      expect(open.find(({ isThisOne }) => isThisOne)).toMatchObject({
        clientAddress: "192.0.2.9",
        userAgent: "Phone",
      })
    })

    it("are ended one by one, by their own person only", async () => {
      const visit = await signedIn()
      const [mine] = await accounts.sessions(visit)
      const other = visitWith((await newcomer({ ...NIMAL, email: "kumari@example.lk" })).setCookies)
      await accounts.endSession(other, mine?.id ?? "")
      await accounts.endSession(visit, "\0")
      expect(await accounts.sessionOf(visit)).not.toBeNull()
      await accounts.endSession(visit, mine?.id ?? "")
      expect(await accounts.sessionOf(visit)).toBeNull()
    })
  })
})

function visitWith(setCookies: readonly string[]): StaffVisit {
  return { cookie: cookieOf(setCookies), clientAddress: "192.0.2.7", userAgent: "Test" }
}

/** What a browser would send back: cookies that were taken away are not among them. */
function cookieOf(setCookies: readonly string[]): string | null {
  const kept = setCookies
    .filter((cookie) => !/Max-Age=0\b/.test(cookie))
    .map((cookie) => cookie.split(";")[0])
  return kept.length > 0 ? kept.join("; ") : null
}
