import { type DatabaseLocation, openDatabase } from "#adapters/database/database.ts"
import { DatabaseOutbox } from "#adapters/database/outbox/database-outbox.ts"
import { referenceFrom } from "#domain/enquiry/enquiry.ts"
import { runInProcess } from "../processes.ts"
import { CONTACT_MESSAGE, RECEIVED_AT } from "../sample-enquiries.ts"

/** Submits the same form `times` times concurrently. */
runInProcess(async ({ location, times }: { location: DatabaseLocation; times: number }) => {
  const db = await openDatabase(location, console.warn)
  const outbox = new DatabaseOutbox(db, { host: "example.lk" })
  const draft = { formKey: "form", content: CONTACT_MESSAGE, receivedAt: RECEIVED_AT, newReference }
  const recorded = await Promise.all(Array.from({ length: times }, () => outbox.record(draft)))
  await db.destroy()
  return recorded.map(({ enquiry }) => enquiry.id)
})

function newReference(): string {
  return referenceFrom(crypto.getRandomValues(new Uint8Array(8)))
}
