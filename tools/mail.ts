// Which enquiries have not reached the company, and why; docs/operations.md says what to do about it.
//   npm run mail            lists them
//   npm run mail -- again   has all of them tried again at once, also those that were given up
import { existsSync } from "node:fs"
import { openDatabase } from "#adapters/db/database.ts"
import { makeUndeliveredDue, readUndelivered } from "#adapters/enquiry-db/undelivered.ts"
import { ConfigError, readConfig } from "#server/config.ts"
import { databaseLocation } from "#server/database-location.ts"

async function main(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env")
  const db = await openDatabase(databaseLocation(readConfig(process.env)), (_, message) =>
    console.error(message),
  )
  const undelivered = await readUndelivered(db, new Date())
  if (undelivered.length === 0) console.log("Every enquiry has arrived.")
  else console.table(undelivered)
  if (process.argv[2] === "again") {
    const count = await makeUndeliveredDue(db, new Date())
    console.log(`${count} are tried again within seconds, where the site runs.`)
  }
  await db.destroy()
}

main().catch((error) => {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
})
