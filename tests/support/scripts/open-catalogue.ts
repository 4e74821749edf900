import { openCatalogue } from "#adapters/database/catalogue/open-catalogue.ts"
import { type DatabaseLocation, openDatabase } from "#adapters/database/database.ts"
import { seedFleet } from "#seed/fleet.ts"
import { runInProcess } from "../processes.ts"

/** Opens the catalogue as a starting server does. */
runInProcess(async (location: DatabaseLocation) => {
  const db = await openDatabase(location, console.warn)
  const { records, version } = await openCatalogue(db, seedFleet, console.warn)
  const found = { vehicles: (await records.vehicles()).length, version: await version() }
  await db.destroy()
  return found
})
