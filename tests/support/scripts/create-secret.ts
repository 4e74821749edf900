import { type DatabaseLocation, openDatabase } from "#adapters/db/database.ts"
import { readOrCreateSecret } from "#adapters/enquiry-db/secret.ts"
import { work } from "../processes.ts"

/** Reads a secret that may not be there yet. */
work(async (location: DatabaseLocation) => {
  const db = await openDatabase(location, console.warn)
  const secret = await readOrCreateSecret(db, "shared")
  await db.destroy()
  return secret
})
