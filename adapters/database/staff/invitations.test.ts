import { beforeEach, describe, expect, it } from "vitest"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { NIMAL, NOW, StaffAccountsSetup, visitWith } from "#tests/support/staff-accounts-setup.ts"

describeOnEachDatabase("accounts of the staff", (open) => {
  let setup: StaffAccountsSetup
  beforeEach(async () => {
    setup = new StaffAccountsSetup(await open())
  })

  describe("an invitation", () => {
    it("creates one account, and signs the person in", async () => {
      const { outcome, setCookies } = await setup.createOwner()
      expect(outcome).toBe("accepted")
      expect(await setup.accounts.inviteFirstOwner(NOW)).toBeNull()
      expect(await setup.accounts.sessionOf(visitWith(setCookies))).toMatchObject({
        member: { name: "Nimal", email: "nimal@example.lk", role: "owner", hasSecondFactor: false },
      })
    })

    it("for the first owner invalidates the earlier ones, and all others when the account is created", async () => {
      const first = (await setup.accounts.inviteFirstOwner(NOW)) ?? ""
      const second = (await setup.accounts.inviteFirstOwner(NOW)) ?? ""
      expect(await setup.accounts.invitation(first, NOW)).toBeNull()
      const ownerSecret = await setup.accounts.invite("owner", null, NOW)
      const { outcome } = await setup.accounts.accept(visitWith([]), { ...NIMAL, secret: second, now: NOW })
      expect(outcome).toBe("accepted")
      expect(await setup.accounts.invitation(ownerSecret, NOW)).toBeNull()
      expect(await setup.accounts.inviteFirstOwner(NOW)).toBeNull()
    })

    it("is still valid for the first owner after a staff account was created", async () => {
      const ownerSecret = (await setup.accounts.inviteFirstOwner(NOW)) ?? ""
      const staffSecret = await setup.accounts.invite("staff", null, NOW)
      const kumari = { ...NIMAL, name: "Kumari", email: "kumari@example.lk" }
      await setup.accounts.accept(visitWith([]), { ...kumari, secret: staffSecret, now: NOW })
      expect(await setup.accounts.invitation(ownerSecret, NOW)).toEqual({ role: "owner" })
      expect(setup.ownerExistsCount).toBe(0)
      const laterSecret = (await setup.accounts.inviteFirstOwner(NOW)) ?? ""
      const { outcome } = await setup.accounts.accept(visitWith([]), {
        ...NIMAL,
        secret: laterSecret,
        now: NOW,
      })
      expect(outcome).toBe("accepted")
      expect(setup.ownerExistsCount).toBe(1)
      expect(await setup.accounts.inviteFirstOwner(NOW)).toBeNull()
    })

    it("is valid once", async () => {
      const secret = await setup.accounts.invite("staff", null, NOW)
      const accept = (email: string) =>
        setup.accounts
          .accept(visitWith([]), { ...NIMAL, secret, email, now: NOW })
          .then(({ outcome }) => outcome)
      const outcomes = await Promise.all([accept("a@example.lk"), accept("b@example.lk")])
      expect(outcomes.toSorted()).toEqual(["accepted", "gone"])
      expect(await setup.accounts.invitation(secret, NOW)).toBeNull()
    })

    it("is invalid after three days, and with an unknown secret", async () => {
      const secret = await setup.accounts.invite("staff", null, NOW)
      const later = new Date(NOW.getTime() + 3 * 24 * 60 * 60_000)
      expect(await setup.accounts.invitation(secret, later)).toBeNull()
      expect(await setup.accounts.invitation("x".repeat(43), NOW)).toBeNull()
    })

    it("is listed until it is used, expires or is withdrawn, and is invalid afterwards", async () => {
      const later = new Date(NOW.getTime() + 1_000)
      const otherSecret = await setup.accounts.invite("staff", { id: "nimal", name: "Nimal" }, later)
      const secret = await setup.accounts.invite("owner", null, NOW)
      const [first, second] = await setup.accounts.openInvitations(NOW)
      expect([first, second]).toMatchObject([
        { role: "owner", invitedBy: null, invitedAt: NOW },
        { role: "staff", invitedBy: "Nimal", invitedAt: later },
      ])
      expect(await setup.accounts.openInvitations(first?.expiresAt ?? NOW)).toEqual([second])
      await setup.accounts.withdrawInvitation("\0", null, NOW)
      await setup.accounts.withdrawInvitation(secret, null, NOW)
      expect(await setup.accounts.openInvitations(NOW)).toHaveLength(2)
      await setup.accounts.withdrawInvitation(first?.id ?? "", { id: "nimal", name: "Nimal" }, NOW)
      expect(await setup.accounts.invitation(secret, NOW)).toBeNull()
      expect(await setup.accounts.invitation(otherSecret, NOW)).toEqual({ role: "staff" })
      expect(await setup.accounts.openInvitations(NOW)).toEqual([second])
      const events = await setup.db
        .selectFrom("audit_events")
        .select(["staff_name", "changes"])
        .where("action", "=", "uninvited")
        .execute()
      expect(events).toEqual([
        { staff_name: "Nimal", changes: JSON.stringify([{ field: "role", from: "owner", to: null }]) },
      ])
    })

    it("stays valid when the email address has an account already", async () => {
      await setup.createOwner()
      const secret = await setup.accounts.invite("staff", null, NOW)
      const { outcome } = await setup.accounts.accept(visitWith([]), { ...NIMAL, secret, now: NOW })
      expect(outcome).toBe("emailTaken")
      expect(await setup.accounts.invitation(secret, NOW)).toEqual({ role: "staff" })
    })

    it("is stored as a hash only, and so is the password", async () => {
      const secret = await setup.accounts.invite("staff", null, NOW)
      await setup.accounts.accept(visitWith([]), { ...NIMAL, secret, now: NOW })
      const stored = JSON.stringify([
        await setup.db.selectFrom("staff_invitations").selectAll().execute(),
        await setup.db.selectFrom("staff_credentials").selectAll().execute(),
      ])
      expect(stored).toContain("$argon2id$")
      expect(stored).not.toContain(secret)
      expect(stored).not.toContain(NIMAL.password)
    })

    it("causes emails to the owners, when it is created and when it is used", async () => {
      await setup.createOwner()
      await setup.createOwner({ ...NIMAL, name: "Kumari", email: "kumari@example.lk" })
      const emails = await setup.db
        .selectFrom("emails")
        .select(["to_address", "body"])
        .where("kind", "=", "ownerNotice")
        .execute()
      expect(emails.map(({ to_address, body }) => [to_address, body.split("\n\n")[2]]).sort()).toEqual([
        ["nimal@example.lk", "Kumari made an account with a link."],
        ["nimal@example.lk", "Somebody made a link for a new owner. It works once, for three days."],
      ])
    })
  })
})
