import { AdminHostCatalogue } from "#adapters/admin-host/admin-host-catalogue.ts"
import { AdminHostFake } from "#tests/fakes/admin-host.ts"
import { catalogueContract } from "./catalogue-contract.ts"

catalogueContract("an admin host", async () => {
  const host = new AdminHostFake()
  const origin = await host.start()
  return { catalogue: clientOf(origin), pictureBase: `${origin}/`, close: () => host.stop() }
})

catalogueContract("an admin host that sends numbers as text", async () => {
  const host = new AdminHostFake()
  const origin = await host.start()
  host.setMood("all", { kind: "asText" })
  return { catalogue: clientOf(origin), pictureBase: `${origin}/`, close: () => host.stop() }
})

function clientOf(origin: string): AdminHostCatalogue {
  return new AdminHostCatalogue({
    adminHost: origin,
    apiHost: origin,
    warn: unexpected,
    clock: () => new Date(),
  })
}

function unexpected(fields: Record<string, unknown>, message: string): void {
  throw new Error(`${message}: ${JSON.stringify(fields)}`)
}
