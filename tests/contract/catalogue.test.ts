import { expect, it } from "vitest"
import { AdminHostCatalogue } from "#adapters/admin-host/admin-host-catalogue.ts"
import { openCatalogue } from "#adapters/database/catalogue/open-catalogue.ts"
import type { Catalogue } from "#domain/catalogue/catalogue.ts"
import { seedFleet } from "#seed/fleet.ts"
import { handlePublicApi } from "#server/http/public-api.ts"
import { AdminHostFake } from "#tests/fakes/admin-host.ts"
import { describeOnEachDatabase, type Open } from "#tests/support/databases.ts"
import { serve } from "#tests/support/serve.ts"
import { catalogueContract } from "./catalogue-contract.ts"

catalogueContract("an admin host", async () => {
  const host = new AdminHostFake()
  const origin = await host.start()
  return { catalogue: clientOf(origin), pictureBase: `${origin}/`, close: () => host.stop() }
})

catalogueContract("an admin host that sends numbers as text", async () => {
  const host = new AdminHostFake()
  const origin = await host.start()
  host.setBehaviour("all", { kind: "numbersAsText" })
  return { catalogue: clientOf(origin), pictureBase: `${origin}/`, close: () => host.stop() }
})

// adapters/database/catalogue/open-catalogue.test.ts runs the same contract on our own database.
describeOnEachDatabase("our own server, read as an external admin host", (open) => {
  catalogueContract("our public API", async () => {
    const { origin, close } = await servePublicApi(open)
    return { catalogue: clientOf(origin), pictureBase: `${origin}/`, close }
  })

  it("returns the same data as our own catalogue, texts of categories included", async () => {
    const { origin, close, ownCatalogue } = await servePublicApi(open)
    const read = await readAll(clientOf(origin))
    expect(JSON.parse(JSON.stringify(read).replaceAll(`${origin}/`, "/"))).toEqual(
      await readAll(ownCatalogue),
    )
    await close()
  })
})

async function servePublicApi(open: Open) {
  const { records, version, catalogue } = await openCatalogue(await open(), seedFleet, failOnWarning)
  const { origin, close } = await serve((request) =>
    handlePublicApi(request, { records, version, warn: console.error }),
  )
  return { origin, close, ownCatalogue: catalogue }
}

async function readAll(catalogue: Catalogue) {
  return {
    vehicles: await catalogue.vehicles(),
    details: await Promise.all(seedFleet.vehicles.map(({ id }) => catalogue.vehicle(id))),
    categories: await catalogue.categories(),
    extras: await catalogue.extras(),
  }
}

function clientOf(origin: string): AdminHostCatalogue {
  return new AdminHostCatalogue({
    adminHost: origin,
    apiHost: origin,
    warn: failOnWarning,
    clock: () => new Date(),
  })
}

function failOnWarning(fields: Record<string, unknown>, message: string): void {
  throw new Error(`${message}: ${JSON.stringify(fields)}`)
}
