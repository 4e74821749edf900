import { beforeEach, describe, expect, it } from "vitest"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { NIMAL, StaffAccountsSetup, visitWith } from "#tests/support/staff-accounts-setup.ts"
import { codeOf } from "#tests/support/totp.ts"

describeOnEachDatabase("accounts of the staff", (open) => {
  let setup: StaffAccountsSetup
  beforeEach(async () => {
    setup = new StaffAccountsSetup(await open())
  })

  describe("a new password", () => {
    it("requires the current password and ends every other session", async () => {
      const visit = await setup.signInOwner()
      const otherVisit = visitWith((await setup.accounts.signIn(visitWith([]), NIMAL)).setCookies)
      const newPassword = "a boat on the tank"
      expect(
        (await setup.accounts.changePassword(visit, { currentPassword: "wrong one", newPassword })).outcome,
      ).toBe("wrong")
      const { outcome, setCookies } = await setup.accounts.changePassword(visit, {
        currentPassword: NIMAL.password,
        newPassword,
      })
      expect(outcome).toBe("changed")
      expect(await setup.accounts.sessionOf(otherVisit)).toBeNull()
      expect(await setup.accounts.sessionOf(visitWith(setCookies))).not.toBeNull()
      const signIn = async (password: string) =>
        (await setup.accounts.signIn(visitWith([]), { ...NIMAL, password })).outcome
      expect([await signIn(NIMAL.password), await signIn(newPassword)]).toEqual(["wrong", "signedIn"])
    })
  })

  it("are recorded in the audit log when they are created and changed, without secrets", async () => {
    const visit = await setup.signInOwner()
    const setupKey = await setup.accounts.beginSecondFactor(visit, NIMAL.password)
    if (setupKey === "wrong" || !("key" in setupKey)) throw new Error("no key")
    const { setCookies } = await setup.accounts.confirmSecondFactor(visit, codeOf(setupKey.key))
    const newPassword = "a boat on the tank"
    await setup.accounts.changePassword(visitWith(setCookies), { currentPassword: "wrong one", newPassword })
    await setup.accounts.changePassword(visitWith(setCookies), {
      currentPassword: NIMAL.password,
      newPassword,
    })
    const rows = await setup.db
      .selectFrom("audit_events")
      .select(["action", "staff_name", "subject_name", "changes"])
      .where("subject", "=", "staff")
      .execute()
    const events = rows.map(({ action, staff_name, subject_name, changes }) => [
      action,
      staff_name,
      subject_name,
      JSON.parse(changes)[0],
    ])
    expect(events).toHaveLength(4)
    expect(events).toEqual(
      expect.arrayContaining([
        ["invited", null, "", { field: "role", from: null, to: "owner" }],
        ["created", "Nimal", "Nimal", { field: "role", from: null, to: "owner" }],
        ["changed", "Nimal", "Nimal", { field: "secondFactor", from: null, to: "phone" }],
        ["changed", "Nimal", "Nimal", { field: "password", from: null, to: null }],
      ]),
    )
  })
})
