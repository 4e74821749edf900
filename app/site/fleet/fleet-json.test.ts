import { RouterContextProvider } from "react-router"
import { describe, expect, it } from "vitest"
import { type Ports, portsContext } from "#app/context.ts"
import type { Catalogue } from "#domain/catalogue/catalogue.ts"
import { brokenCatalogue, catalogueOf } from "#tests/support/catalogues.ts"
import { loader } from "./fleet-json.ts"

const VAN = {
  id: "van",
  name: "Van",
  model: null,
  categoryId: "vans",
  gearbox: "manual" as const,
  fuelLabel: "Diesel",
  picture: null,
}

function requestFleet(catalogue: Catalogue): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(portsContext, { catalogue } as Ports) // the only port that this loader uses
  const request = new Request("https://www.example.lk/fleet.json")
  return loader({ request, context, params: {}, url: new URL(request.url), pattern: "/fleet.json" })
}

describe("/fleet.json", () => {
  it("returns the whole list of the catalogue", async () => {
    const response = await requestFleet(catalogueOf([VAN], []))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ok: true, value: [VAN] })
  })

  it("answers 503 if the list could not be read", async () => {
    const response = await requestFleet(brokenCatalogue("timeout"))
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ ok: false, reason: "timeout" })
  })

  it("is revalidated on each request", async () => {
    expect((await requestFleet(catalogueOf([VAN], []))).headers.get("cache-control")).toBe("no-cache")
  })
})
