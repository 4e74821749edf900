import { type DatabaseLocation, openDatabase } from "#adapters/database/database.ts"
import { runInProcess } from "../processes.ts"

/** Opens the database as a starting server does. */
runInProcess(async (location: DatabaseLocation) => {
  const db = await openDatabase(location, console.warn)
  const rows = await db.selectFrom("meta").selectAll().execute()
  await db.destroy()
  return rows
})
