// Lists the enquiries that are not delivered, with the reason; docs/operations.md says what to do about them.
//   npm run mail            lists them
//   npm run mail -- again   attempts all of them again now, also abandoned ones
import { openDatabase } from "#adapters/database/database.ts"
import { makeUndeliveredDue } from "#adapters/database/outbox/make-due.ts"
import { readUndelivered } from "#adapters/database/outbox/undelivered.ts"
import type { Config } from "#server/config.ts"
import { databaseLocation } from "#server/database-location.ts"
import { runProgram } from "#server/run-program.ts"

async function main(config: Config): Promise<void> {
  const db = await openDatabase(databaseLocation(config), (_, message) => console.error(message))
  const undelivered = await readUndelivered(db, new Date())
  if (undelivered.length === 0) console.log("Every enquiry is delivered.")
  else console.table(undelivered)
  if (process.argv[2] === "again") {
    const count = await makeUndeliveredDue(db, new Date())
    console.log(`${count} are due now. The running site attempts them within seconds.`)
  }
  await db.destroy()
}

runProgram(main)
