import { beforeEach, expect, it } from "vitest"
import type { Database } from "#adapters/database/database.ts"
import type { StaffRole } from "#domain/staff/staff-member.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { STAFF_EMAILS } from "#tests/support/staff-emails.ts"
import { DatabaseAuditLog } from "../audit/database-audit-log.ts"
import { DatabaseStaffRegister } from "./database-staff-register.ts"

const NOW = new Date("2026-11-21T03:30:00Z")
const MINUTE_LATER = new Date("2026-11-21T03:31:00Z")
const NEW_ACCOUNT = { hasSecondFactor: false, editsFleet: false }
const ACTION = { by: { id: "nimal", name: "nimal" }, now: NOW }
const ALL_EVENTS = { subject: null, by: null, from: null, before: null, searchText: "", after: null }

describeOnEachDatabase("the register of the staff", (open) => {
  let db: Database
  let register: DatabaseStaffRegister

  beforeEach(async () => {
    db = await open()
    register = new DatabaseStaffRegister(db, STAFF_EMAILS)
    await add("nimal", "owner")
    await add("kumari", "staff")
  })

  const add = async (name: string, role: StaffRole) => {
    const times = { created_at: NOW.toISOString(), updated_at: NOW.toISOString() }
    const person = { id: name, name, email: `${name}@example.lk`, email_verified: 0, role }
    await db
      .insertInto("staff")
      .values({ ...person, ...times })
      .execute()
    const session = {
      id: `${name}'s`,
      staff_id: name,
      token: `${name}'s token`,
      expires_at: NOW.toISOString(),
    }
    await db
      .insertInto("staff_sessions")
      .values({ ...session, ...times })
      .execute()
  }
  const roles = async () => Object.fromEntries((await register.members()).map(({ id, role }) => [id, role]))
  const fleetRights = async () =>
    Object.fromEntries((await register.members()).map(({ id, editsFleet }) => [id, editsFleet]))
  const sessionsOf = async (name: string) =>
    (await db.selectFrom("staff_sessions").select("id").where("staff_id", "=", name).execute()).length

  it("lists all members by name, with their roles", async () => {
    expect(await register.members()).toEqual([
      { id: "kumari", name: "kumari", email: "kumari@example.lk", role: "staff", ...NEW_ACCOUNT },
      { id: "nimal", name: "nimal", email: "nimal@example.lk", role: "owner", ...NEW_ACCOUNT },
    ])
  })

  it("grants and revokes the right to change rates and fleet, with an event for each change", async () => {
    expect(await register.setFleetRight("kumari", true, ACTION)).toBe("done")
    expect(await register.setFleetRight("kumari", true, ACTION)).toBe("done")
    expect(await fleetRights()).toEqual({ nimal: false, kumari: true })
    expect(await register.setFleetRight("kumari", false, { ...ACTION, now: MINUTE_LATER })).toBe("done")
    expect(await fleetRights()).toEqual({ nimal: false, kumari: false })
    const { entries } = await new DatabaseAuditLog(db).page(ALL_EVENTS)
    expect(entries).toMatchObject([
      { subjectId: "kumari", changes: [{ field: "editsFleet", from: "yes", to: "no" }] },
      { subjectId: "kumari", changes: [{ field: "editsFleet", from: "no", to: "yes" }] },
    ])
  })

  it("does not grant the right to an unknown member, and records nothing for an owner, whose role includes it", async () => {
    expect(await register.setFleetRight("nobody", true, ACTION)).toBe("gone")
    expect(await register.setFleetRight("nimal", true, ACTION)).toBe("done")
    expect(await fleetRights()).toEqual({ nimal: false, kumari: false })
    expect((await new DatabaseAuditLog(db).page(ALL_EVENTS)).entries).toEqual([])
  })

  it("withholds the right from a former owner until it is granted", async () => {
    await register.setFleetRight("kumari", true, ACTION)
    await register.setRole("kumari", "owner", ACTION)
    await register.setRole("kumari", "staff", ACTION)
    expect(await fleetRights()).toEqual({ nimal: false, kumari: false })
  })

  it("changes roles from staff to owner and back", async () => {
    expect(await register.setRole("kumari", "owner", ACTION)).toBe("done")
    expect(await register.setRole("nimal", "staff", ACTION)).toBe("done")
    expect(await roles()).toEqual({ nimal: "staff", kumari: "owner" })
  })

  it("never loses its last owner", async () => {
    expect(await register.setRole("nimal", "staff", ACTION)).toBe("lastOwner")
    expect(await register.remove("nimal", ACTION)).toBe("lastOwner")
    expect(await roles()).toEqual({ nimal: "owner", kumari: "staff" })
  })

  it("has one owner left after two remove each other at once", async () => {
    await register.setRole("kumari", "owner", ACTION)
    const outcomes = await Promise.all([register.remove("nimal", ACTION), register.remove("kumari", ACTION)])
    expect(outcomes.toSorted()).toEqual(["done", "lastOwner"])
    expect(Object.values(await roles())).toEqual(["owner"])
  })

  it("deletes the sessions of an account with the account", async () => {
    expect(await register.remove("kumari", ACTION)).toBe("done")
    expect(await sessionsOf("kumari")).toBe(0)
    expect(await sessionsOf("nimal")).toBe(1)
  })

  it("signs out a person whose second factor is reset", async () => {
    expect(await register.resetSecondFactor("kumari", ACTION)).toBe("done")
    expect(await sessionsOf("kumari")).toBe(0)
    expect(await roles()).toHaveProperty("kumari")
  })

  it("records the author of each change, and nothing without a change", async () => {
    const secondAction = { ...ACTION, now: new Date(NOW.getTime() + 1_000) }
    const lastAction = { ...ACTION, now: new Date(NOW.getTime() + 2_000) }
    await register.setRole("kumari", "staff", ACTION)
    await register.setRole("nimal", "staff", ACTION)
    await register.setRole("nobody", "owner", ACTION)
    await register.setRole("kumari", "owner", ACTION)
    await register.resetSecondFactor("kumari", secondAction)
    await register.remove("kumari", lastAction)
    const { entries } = await new DatabaseAuditLog(db).page(ALL_EVENTS)
    const common = { by: ACTION.by, subject: "staff", subjectId: "kumari", subjectName: "kumari" }
    expect(entries).toMatchObject([
      { ...common, action: "removed", changes: [] },
      { ...common, action: "changed", changes: [{ field: "secondFactor", from: "phone", to: null }] },
      { ...common, action: "changed", changes: [{ field: "role", from: "staff", to: "owner" }] },
    ])
  })

  it("emails every owner about a changed role, a reset second factor and a removed account", async () => {
    await add("sunil", "owner")
    const emailTexts = async () => {
      const rows = await db
        .selectFrom("emails")
        .select(["to_address", "body"])
        .where("kind", "=", "ownerNotice")
        .orderBy("to_address")
        .execute()
      await db.deleteFrom("emails").execute()
      return rows.map(({ to_address, body }) => [to_address, body.split("\n\n")[2]])
    }
    const emailsToBothOwners = (sentence: string) =>
      ["nimal", "sunil"].map((name) => [`${name}@example.lk`, sentence])
    await register.resetSecondFactor("kumari", ACTION)
    expect(await emailTexts()).toEqual(
      emailsToBothOwners("nimal asked for a new phone for the account of kumari."),
    )
    await register.setRole("kumari", "owner", ACTION)
    expect(await emailTexts()).toEqual([
      ["kumari@example.lk", "nimal made kumari an owner."],
      ...emailsToBothOwners("nimal made kumari an owner."),
    ])
    await register.setRole("kumari", "staff", ACTION)
    expect(await emailTexts()).toEqual(emailsToBothOwners("nimal took the owner's rights from kumari."))
    await register.remove("kumari", ACTION)
    expect(await emailTexts()).toEqual(emailsToBothOwners("nimal removed the account of kumari."))
  })

  it("ends all sessions of a person", async () => {
    expect(await register.endSessions("kumari", ACTION)).toBe("done")
    expect([await sessionsOf("kumari"), await sessionsOf("nimal")]).toEqual([0, 1])
  })

  it("invalidates the links of a former owner", async () => {
    const openInvitationCount = async () =>
      (await db.selectFrom("staff_invitations").select("role").where("used_at", "is", null).execute()).length
    const link = { role: "owner" as const, expires_at: NOW.toISOString(), used_at: null }
    const makeLink = (secret_hash: string) =>
      db
        .insertInto("staff_invitations")
        .values({ ...link, secret_hash })
        .execute()
    await register.setRole("kumari", "owner", ACTION)
    await makeLink("a")
    await register.setRole("kumari", "owner", ACTION)
    expect(await openInvitationCount()).toBe(1)
    await register.setRole("kumari", "staff", ACTION)
    expect(await openInvitationCount()).toBe(0)
    await makeLink("b")
    await register.remove("kumari", ACTION)
    expect(await openInvitationCount()).toBe(1)
    await add("sunil", "owner")
    await register.remove("sunil", ACTION)
    expect(await openInvitationCount()).toBe(0)
  })

  it("returns 'gone' for an unknown member", async () => {
    for (const unknownId of ["nobody", "\0"]) {
      expect(await register.remove(unknownId, ACTION)).toBe("gone")
      expect(await register.setRole(unknownId, "owner", ACTION)).toBe("gone")
    }
  })
})
