import { type DatabaseLocation, openDatabase } from "#adapters/database/database.ts"
import { readOrCreateSecret } from "#adapters/database/secrets/secret.ts"
import { runInProcess } from "../processes.ts"

/** Reads a secret, or creates it. */
runInProcess(async (location: DatabaseLocation) => {
  const db = await openDatabase(location, console.warn)
  const secret = await readOrCreateSecret(db, "shared")
  await db.destroy()
  return secret
})
