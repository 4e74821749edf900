import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { Behaviour } from "#tests/fakes/admin-host/behaviours.ts"
import { AdminHostFake } from "#tests/fakes/admin-host.ts"
import { AdminHostSetup, allFailed, requestAll } from "#tests/support/admin-host-setup.ts"
import { POLLING } from "#tests/support/polling.ts"

let setup: AdminHostSetup
beforeEach(async () => {
  setup = await AdminHostSetup.start()
})
afterEach(() => setup.stop())

describe("a failing admin host", () => {
  it.each<[string, Behaviour, string]>([
    ["fails", { kind: "failing", status: 500 }, "unreachable"],
    ["is under maintenance", { kind: "failing", status: 503 }, "unreachable"],
    ["refuses", { kind: "failing", status: 403 }, "unreachable"],
    ["drops the connection in the middle", { kind: "dropping" }, "unreachable"],
    ["responds too late", { kind: "slow", ms: 20_000 }, "timeout"],
    ["stops in the middle", { kind: "stalling" }, "timeout"],
    ["sends an HTML page", { kind: "invalid", body: "html" }, "malformed"],
    ["sends broken JSON", { kind: "invalid", body: "brokenJson" }, "malformed"],
    ["sends wrong types", { kind: "invalid", body: "wrongTypes" }, "malformed"],
    ["sends a text instead of a list or a vehicle", { kind: "fixedJson", json: "none" }, "malformed"],
    ["sends a number", { kind: "fixedJson", json: 7 }, "malformed"],
    ["sends an error with status 200", { kind: "fixedJson", json: { message: "Oops" } }, "malformed"],
    ["sends a list of nulls", { kind: "fixedJson", json: [null, null] }, "malformed"],
    ["omits names", { kind: "omitting", fields: ["name", "service_name"] }, "malformed"],
  ])("is a named failure of every call, and is logged, when it %s", async (_, behaviour, reason) => {
    setup.host.setBehaviour("all", behaviour)
    const catalogue = setup.catalogue(reason === "timeout" ? { timeoutMs: 300 } : {})
    expect(await requestAll(catalogue)).toEqual(allFailed(reason))
    expect(setup.warnings.map(({ failure }) => failure)).toEqual(Array(4).fill(reason))
    expect(setup.warnings.map(({ call }) => call).sort()).toEqual([
      "/api/all/category/subcategory",
      "/api/product/allProduts",
      "/api/vehicle/services",
      "details",
    ])
  })

  it("is disconnected before a huge response is read completely", async () => {
    setup.host.setBehaviour("vehicles", { kind: "invalid", body: "huge" })
    const response = await setup.catalogue({ maxBytes: 100_000 }).vehicles()
    expect(response).toEqual({ ok: false, reason: "malformed" })
    await vi.waitFor(() => expect(setup.host.calls[0]?.outcome).toBe("aborted"), POLLING)
  })

  it("is unreachable if no server listens", async () => {
    await setup.host.stop()
    expect(await requestAll(setup.catalogue())).toEqual(allFailed("unreachable"))
    expect(setup.warnings[0]?.detail).toBe("ECONNREFUSED")
  })
})

describe("a redirect of an admin host", () => {
  it("is not followed to another origin", async () => {
    const otherHost = new AdminHostFake()
    const otherOrigin = await otherHost.start()
    setup.host.setBehaviour("vehicles", { kind: "redirecting", to: `${otherOrigin}/api/product/allProduts` })
    expect(await setup.catalogue().vehicles()).toEqual({ ok: false, reason: "unreachable" })
    expect(otherHost.calls).toEqual([])
    await otherHost.stop()
  })

  it("is followed within its origin", async () => {
    setup.host.setBehaviour("categories", { kind: "redirecting", to: "/api/vehicle/services" })
    setup.host.setBehaviour("services", { kind: "fixedJson", json: [{ id: 1, name: "Vans", path: "/vans" }] })
    expect(await setup.catalogue().categories()).toEqual({
      ok: true,
      value: [{ id: "1", name: "Vans", description: null }],
    })
  })

  it("is not followed after three others", async () => {
    setup.host.setBehaviour("vehicles", { kind: "redirecting", to: "/api/product/allProduts" })
    expect(await setup.catalogue().vehicles()).toEqual({ ok: false, reason: "unreachable" })
    expect(setup.host.calls).toHaveLength(4)
  })
})
