import { AdminHostCatalogue } from "#adapters/admin-host/admin-host-catalogue.ts"
import { openCatalogue } from "#adapters/database/catalogue/open-catalogue.ts"
import type { Database, Warn } from "#adapters/database/database.ts"
import type { WatchedVersions } from "#adapters/database/watch-versions.ts"
import type { Catalogue } from "#domain/catalogue/catalogue.ts"
import { seedFleet } from "#seed/fleet.ts"
import type { Config } from "./config.ts"
import { handlePublicApi } from "./http/public-api.ts"

type Fleet = {
  catalogue: Catalogue
  /** Whether the catalogue is in our database, and can be edited here. */
  isOwnFleet: boolean
  handleApiRequest: (request: Request) => Promise<Response | null>
}

type Options = {
  warn: Warn
  clock: () => Date
  /** The versions of the stored content, by which the catalogue finds out whether its cache is current. */
  versions: Pick<WatchedVersions, "committed">
}

/** Opens our own catalogue, which the public API serves too, or that of an external admin host. */
export async function openFleet(
  config: Config,
  db: Database,
  { warn, clock, versions }: Options,
): Promise<Fleet> {
  const { adminHost, apiHost } = config
  if (adminHost && apiHost) {
    const catalogue = new AdminHostCatalogue({ adminHost, apiHost, warn, clock })
    return { catalogue, isOwnFleet: false, handleApiRequest: async () => null }
  }
  const { catalogue, records, version } = await openCatalogue(db, seedFleet, warn, versions)
  const handleApiRequest = (request: Request) => handlePublicApi(request, { records, version, warn })
  return { catalogue, isOwnFleet: true, handleApiRequest }
}
