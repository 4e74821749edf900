import { beforeEach, expect, it } from "vitest"
import type { Database } from "#adapters/database/database.ts"
import { DatabaseRateLimiter } from "#adapters/database/rate-limits/database-rate-limiter.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { STAFF_EMAILS } from "#tests/support/staff-emails.ts"
import { DatabasePasswordResets } from "./database-password-resets.ts"
import { createResetSecret } from "./reset-secrets.ts"

const NOW = new Date()
const PERSON_COUNT = 6

describeOnEachDatabase("links for new passwords", (open) => {
  let db: Database
  let emailIds: string[]
  let refusedCount: number
  let resets: DatabasePasswordResets
  let hostNumber = 0
  const requestReset = (email: string) =>
    resets.request({ email, clientAddress: `192.0.2.${++hostNumber}`, now: NOW })

  beforeEach(async () => {
    db = await open()
    emailIds = []
    refusedCount = 0
    resets = new DatabasePasswordResets({
      db,
      emails: STAFF_EMAILS,
      addressLimiter: new DatabaseRateLimiter(db, "password reset place "),
      accountLimiter: new DatabaseRateLimiter(db, "password reset "),
      onEmail: (id) => void emailIds.push(id),
      onError: (error) => {
        throw error
      },
      onTooMany: () => void refusedCount++,
    })
  })

  it("are limited to ten a minute for all accounts together, with the same response", async () => {
    const outcomes: unknown[] = []
    for (let person = 0; person < PERSON_COUNT; person++) {
      const email = `person${person}@example.lk`
      await db
        .insertInto("staff")
        .values(staff(`id-${person}`, email))
        .execute()
      outcomes.push(await requestReset(email), await requestReset(email))
    }
    outcomes.push(await requestReset("nobody@example.lk"))
    await resets.close()
    expect(new Set(outcomes)).toEqual(new Set(["requested"]))
    expect([emailIds.length, refusedCount]).toEqual([10, 2])
  })

  it("are each valid until they expire, and all links of a person become invalid once one was used", async () => {
    await db.insertInto("staff").values(staff("kumari", "kumari@example.lk")).execute()
    await db.insertInto("staff").values(staff("nimal", "nimal@example.lk")).execute()
    const inTenMinutes = new Date(NOW.getTime() + 10 * 60_000)
    const inHalfAnHour = new Date(NOW.getTime() + 30 * 60_000)
    const firstSecret = await createResetSecret(db, "kumari", inTenMinutes)
    const secondSecret = await createResetSecret(db, "kumari", inHalfAnHour)
    const secretOfNimal = await createResetSecret(db, "nimal", inHalfAnHour)
    expect(await resets.find(firstSecret, NOW)).toMatchObject({ email: "kumari@example.lk" })
    expect(await resets.find(firstSecret, inTenMinutes)).toBeNull()
    expect(await resets.find(secondSecret, inTenMinutes)).toMatchObject({ email: "kumari@example.lk" })
    const choice = { secret: firstSecret, password: "a boat upon the tank", now: NOW }
    expect(await resets.choose({ ...choice, now: inTenMinutes })).toBe("gone")
    expect(await resets.choose(choice)).toBe("changed")
    expect(await resets.find(secondSecret, NOW)).toBeNull()
    expect(await resets.find(secretOfNimal, NOW)).toMatchObject({ email: "nimal@example.lk" })
  })

  it("change the password once when one person uses two of them concurrently", async () => {
    await db.insertInto("staff").values(staff("kumari", "kumari@example.lk")).execute()
    const expiresAt = new Date(NOW.getTime() + 30 * 60_000)
    const secrets: string[] = []
    for (let link = 0; link < 4; link++) secrets.push(await createResetSecret(db, "kumari", expiresAt))
    const outcomes = await Promise.all(
      secrets.map((secret) => resets.choose({ secret, password: "a boat upon the tank", now: NOW })),
    )
    expect(outcomes.toSorted()).toEqual(["changed", "gone", "gone", "gone"])
    const emails = await db.selectFrom("emails").select("kind").execute()
    expect(emails).toEqual([{ kind: "passwordChanged" }])
  })
})

function staff(id: string, email: string) {
  const at = NOW.toISOString()
  return {
    id,
    name: "Kumari",
    email,
    email_verified: 0,
    role: "staff",
    created_at: at,
    updated_at: at,
  } as const
}
