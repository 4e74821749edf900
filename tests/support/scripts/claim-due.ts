import { type DatabaseLocation, openDatabase } from "#adapters/database/database.ts"
import { DatabaseOutbox } from "#adapters/database/outbox/database-outbox.ts"
import { runInProcess } from "../processes.ts"
import { RECEIVED_AT } from "../sample-enquiries.ts"

/** Claims due deliveries with three workers until none is left. */
runInProcess(async (location: DatabaseLocation) => {
  const db = await openDatabase(location, console.warn)
  const outbox = new DatabaseOutbox(db)
  const lease = {
    owner: `process ${process.pid}`,
    now: RECEIVED_AT,
    until: new Date(RECEIVED_AT.getTime() + 60_000),
  }
  const claimed: string[] = []
  const worker = async () => {
    for (let next = await outbox.claimDue(lease); next; next = await outbox.claimDue(lease)) {
      claimed.push(next.id)
    }
  }
  await Promise.all([worker(), worker(), worker()])
  await db.destroy()
  return claimed
})
