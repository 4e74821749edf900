import { beforeEach, describe, expect, it } from "vitest"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { NIMAL, StaffAccountsSetup, visitWith } from "#tests/support/staff-accounts-setup.ts"

describeOnEachDatabase("accounts of the staff", (open) => {
  let setup: StaffAccountsSetup
  beforeEach(async () => {
    setup = new StaffAccountsSetup(await open())
  })

  describe("sessions", () => {
    it("are listed with their client, the current one marked", async () => {
      await setup.createOwner()
      const phone = { ...visitWith([]), clientAddress: "192.0.2.9", userAgent: "Phone" }
      const { setCookies } = await setup.accounts.signIn(phone, NIMAL)
      const sessions = await setup.accounts.sessions(visitWith(setCookies))
      expect(sessions).toHaveLength(2)
      expect(sessions.find(({ isCurrent }) => isCurrent)).toMatchObject({
        clientAddress: "192.0.2.9",
        userAgent: "Phone",
      })
    })

    it("can be ended only by the person they belong to, one by one", async () => {
      const visit = await setup.signInOwner()
      const [ownSession] = await setup.accounts.sessions(visit)
      const otherPerson = visitWith(
        (await setup.createOwner({ ...NIMAL, email: "kumari@example.lk" })).setCookies,
      )
      await setup.accounts.endSession(otherPerson, ownSession?.id ?? "")
      await setup.accounts.endSession(visit, "\0")
      expect(await setup.accounts.sessionOf(visit)).not.toBeNull()
      await setup.accounts.endSession(visit, ownSession?.id ?? "")
      expect(await setup.accounts.sessionOf(visit)).toBeNull()
    })
  })
})
