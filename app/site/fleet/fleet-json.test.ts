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
  size: "Diesel",
  picture: null,
}

function ask(catalogue: Catalogue): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(portsContext, { catalogue } as Ports) // this loader asks for nothing else
  const request = new Request("https://www.example.lk/fleet.json")
  return loader({ request, context, params: {}, url: new URL(request.url), pattern: "/fleet.json" })
}

describe("/fleet.json", () => {
  it("is the whole list, as the catalogue tells it", async () => {
    const response = await ask(catalogueOf([VAN], []))
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ok: true, value: [VAN] })
  })

  it("says by its status that the list could not be read", async () => {
    const response = await ask(brokenCatalogue("timeout"))
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ ok: false, reason: "timeout" })
  })

  it("is asked for anew whenever it may have changed", async () => {
    expect((await ask(catalogueOf([VAN], []))).headers.get("cache-control")).toBe("no-cache")
  })
})
