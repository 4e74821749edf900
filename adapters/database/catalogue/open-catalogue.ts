import type { Database, Warn } from "#adapters/database/database.ts"
import type { WatchedVersions } from "#adapters/database/watch-versions.ts"
import type { Catalogue } from "#domain/catalogue/catalogue.ts"
import { tiersWithDifferingTotal } from "#domain/catalogue/stated-totals.ts"
import { readCatalogueVersion } from "./catalogue-version.ts"
import { databaseCatalogue } from "./database-catalogue.ts"
import { type FleetSeed, fillCatalogue } from "./fill-catalogue.ts"
import type { FleetRecords } from "./fleet-records.ts"
import { storedFleet } from "./stored-fleet.ts"

/** Our own catalogue: `catalogue` for the pages, `records` and `version` for the public API. */
export type OpenedCatalogue = {
  catalogue: Catalogue
  records: FleetRecords
  /** Changes with the catalogue. */
  version: () => Promise<string>
}

/**
 * Opens the catalogue. Fills it from the seed if it was never filled, and logs stated totals that staff should check. The
 * version is taken from `versions` if they have it, because a query takes twenty times as long.
 */
export async function openCatalogue(
  db: Database,
  seed: FleetSeed,
  warn: Warn,
  versions: Pick<WatchedVersions, "committed"> = { committed: () => null },
): Promise<OpenedCatalogue> {
  await fillCatalogue(db, seed)
  const records = storedFleet(db)
  await warnOfTotals(records, warn)
  const version = () => readCatalogueVersion(db)
  const catalogue = databaseCatalogue(db, warn, () => versions.committed()?.catalogue ?? version())
  return { catalogue, records, version }
}

/** Logs the totals once at start, because a warning for every request would hide others. */
async function warnOfTotals(records: FleetRecords, warn: Warn): Promise<void> {
  for (const vehicle of await records.vehicles()) {
    const tiers = tiersWithDifferingTotal(vehicle)
    if (tiers.length > 0)
      warn({ vehicleId: vehicle.id, tiers }, "stated totals are not the rate times the days")
  }
}
