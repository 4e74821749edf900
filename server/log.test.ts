import { sql } from "kysely"
import { describe, expect, it } from "vitest"
import { DatabaseOutbox } from "#adapters/database/outbox/database-outbox.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { BOOKING, RECEIVED_AT } from "#tests/support/sample-enquiries.ts"
import { openLog } from "./log.ts"

function logError(error: unknown): { err: Record<string, unknown>; text: string } {
  const lines: string[] = []
  openLog("info", { write: (line) => lines.push(line) }).error({ err: error }, "a failure")
  const text = lines.join("")
  return { ...JSON.parse(text), text }
}

describe("an error in the log", () => {
  it("has its type, stack and cause", () => {
    const cause = Object.assign(new Error("nobody answers"), { code: "ECONNREFUSED" })
    const { err } = logError(new TypeError("cannot ask", { cause }))
    expect(err).toMatchObject({
      type: "TypeError",
      message: "cannot ask",
      stack: expect.stringContaining("log.test.ts"),
      cause: { code: "ECONNREFUSED", message: "nobody answers" },
    })
  })

  it("has only its type if it is not an Error", () => {
    expect(logError("Anna Perera").err).toEqual({ type: "string" })
  })
})

describeOnEachDatabase("a row that the database refuses", (open) => {
  it("is logged without any text of a visitor", async () => {
    const db = await open()
    // Makes the database refuse a changed enquiry: its `amended_at` violates the check.
    await sql`alter table enquiries rename column amended_at to gone`.execute(db)
    await sql`alter table enquiries add column amended_at text check (length(amended_at) < 1)`.execute(db)
    const outbox = new DatabaseOutbox(db)
    const newReference = () => "7K4M-2Q9T"
    const draft = { formKey: "form", content: BOOKING, receivedAt: RECEIVED_AT, newReference }
    await outbox.record(draft)
    const changedDraft = { ...draft, content: { ...BOOKING, firstName: "Annabel" } }
    const error = await outbox.record(changedDraft).catch((reason) => reason)
    const { err, text } = logError(error)
    expect(err.message).toMatch(/constraint/i)
    expect(text).not.toMatch(/anna|perera|123 4567|bandaranaike/i)
  })
})
