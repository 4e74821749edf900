import { expect, it } from "vitest"
import { DatabaseIntakeCounter } from "#adapters/enquiry-db/database-intake-counter.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { STAFF_LETTERS } from "#tests/support/staff-letters.ts"
import { DatabasePasswordResets } from "./database-password-resets.ts"

const NOW = new Date()
const PEOPLE = 6

describeOnEachDatabase("links for new passwords", (open) => {
  it("are ten a minute for all accounts together, and whoever asks is told nothing of it", async () => {
    const db = await open()
    const written: string[] = []
    let refused = 0
    const resets = new DatabasePasswordResets({
      db,
      letters: STAFF_LETTERS,
      places: new DatabaseIntakeCounter(db, "password reset place "),
      asked: new DatabaseIntakeCounter(db, "password reset "),
      onLetter: (id) => void written.push(id),
      onError: (error) => {
        throw error
      },
      onTooMany: () => void refused++,
    })
    const answers: unknown[] = []
    for (let person = 0; person < PEOPLE; person++) {
      const email = `person${person}@example.lk`
      await db
        .insertInto("staff")
        .values(staff(`id-${person}`, email))
        .execute()
      for (const place of [1, 2]) {
        const clientAddress = `192.0.2.${10 * person + place}`
        answers.push(await resets.ask({ email, clientAddress, now: NOW }))
      }
    }
    answers.push(await resets.ask({ email: "nobody@example.lk", clientAddress: "198.51.100.1", now: NOW }))
    await resets.close()
    expect(new Set(answers)).toEqual(new Set(["asked"]))
    expect([written.length, refused]).toEqual([10, 2])
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
