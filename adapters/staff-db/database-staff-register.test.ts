import { beforeEach, expect, it } from "vitest"
import type { Database } from "#adapters/db/database.ts"
import type { StaffRole } from "#domain/staff/staff-member.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { DatabaseStaffRegister } from "./database-staff-register.ts"

const NOW = new Date("2026-11-21T03:30:00Z")

describeOnEachDatabase("the register of the staff", (open) => {
  let db: Database
  let register: DatabaseStaffRegister

  beforeEach(async () => {
    db = await open()
    register = new DatabaseStaffRegister(db)
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
  const sessionsOf = async (name: string) =>
    (await db.selectFrom("staff_sessions").select("id").where("staff_id", "=", name).execute()).length

  it("lists everybody by name, with what they may", async () => {
    expect(await register.members()).toEqual([
      { id: "kumari", name: "kumari", email: "kumari@example.lk", role: "staff", hasSecondFactor: false },
      { id: "nimal", name: "nimal", email: "nimal@example.lk", role: "owner", hasSecondFactor: false },
    ])
  })

  it("makes owners of the staff, and staff of the owners", async () => {
    expect(await register.setRole("kumari", "owner", NOW)).toBe("done")
    expect(await register.setRole("nimal", "staff", NOW)).toBe("done")
    expect(await roles()).toEqual({ nimal: "staff", kumari: "owner" })
  })

  it("never loses its last owner", async () => {
    expect(await register.setRole("nimal", "staff", NOW)).toBe("lastOwner")
    expect(await register.remove("nimal", NOW)).toBe("lastOwner")
    expect(await roles()).toEqual({ nimal: "owner", kumari: "staff" })
  })

  it("keeps one of two owners who put each other out at once", async () => {
    await register.setRole("kumari", "owner", NOW)
    const outcomes = await Promise.all([register.remove("nimal", NOW), register.remove("kumari", NOW)])
    expect(outcomes.toSorted()).toEqual(["done", "lastOwner"])
    expect(Object.values(await roles())).toEqual(["owner"])
  })

  it("takes sessions along with an account", async () => {
    expect(await register.remove("kumari", NOW)).toBe("done")
    expect(await sessionsOf("kumari")).toBe(0)
    expect(await sessionsOf("nimal")).toBe(1)
  })

  it("signs out whoever is to tie a new phone to the account", async () => {
    expect(await register.resetSecondFactor("kumari", NOW)).toBe("done")
    expect(await sessionsOf("kumari")).toBe(0)
    expect(await roles()).toHaveProperty("kumari")
  })

  it("says of somebody who is gone that they are", async () => {
    expect(await register.remove("nobody", NOW)).toBe("gone")
    expect(await register.setRole("nobody", "owner", NOW)).toBe("gone")
  })
})
