import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { Behaviour } from "#tests/fakes/admin-host/behaviours.ts"
import {
  AdminHostSetup,
  ALTO_ID,
  allFailed,
  HOUR_MS,
  MINUTE_MS,
  requestAll,
} from "#tests/support/admin-host-setup.ts"

const BACK_OFF_MS = 10_000

let setup: AdminHostSetup
beforeEach(async () => {
  setup = await AdminHostSetup.start()
})
afterEach(() => setup.stop())

describe("the last good response", () => {
  it("is returned for 30 seconds without a request to the host", async () => {
    const catalogue = setup.catalogue()
    const first = await requestAll(catalogue)
    setup.now += 29_999
    expect(await requestAll(catalogue)).toEqual(first)
    expect(setup.host.calls).toHaveLength(4)
    setup.now += 1
    expect(await requestAll(catalogue)).toEqual(first)
    expect(setup.host.calls).toHaveLength(8)
  })

  it("is requested again after the clock was set back", async () => {
    const catalogue = setup.catalogue()
    await requestAll(catalogue)
    setup.now -= 24 * HOUR_MS
    await requestAll(catalogue)
    expect(setup.host.calls).toHaveLength(8)
  })

  it("is used for a day while the host fails, and the failure is logged", async () => {
    const catalogue = setup.catalogue()
    const good = await requestAll(catalogue)
    setup.host.setBehaviour("all", { kind: "failing", status: 500 })
    setup.now += 24 * HOUR_MS
    expect(await requestAll(catalogue)).toEqual(good)
    expect(setup.warnings.find(({ call }) => call === "details")).toEqual({
      call: "details",
      vehicleId: ALTO_ID,
      failure: "unreachable",
      detail: "status 500",
      lastGoodAgeMs: 24 * HOUR_MS,
    })
    setup.now += BACK_OFF_MS + 1
    expect(await requestAll(catalogue)).toEqual(allFailed("unreachable"))
  })

  it.each<[string, Behaviour]>([
    ["is down", { kind: "dropping" }],
    ["sends an HTML page", { kind: "invalid", body: "html" }],
    ["is too slow", { kind: "slow", ms: 20_000 }],
  ])("is used when the host %s", async (_, behaviour) => {
    const catalogue = setup.catalogue({ timeoutMs: 1_000 })
    const good = await requestAll(catalogue)
    setup.host.setBehaviour("all", behaviour)
    setup.now += MINUTE_MS
    expect(await requestAll(catalogue)).toEqual(good)
  })

  it("is returned without calls for ten seconds after a failure", async () => {
    const catalogue = setup.catalogue()
    await catalogue.vehicles()
    setup.host.setBehaviour("all", { kind: "failing", status: 500 })
    setup.now += MINUTE_MS
    await catalogue.vehicles()
    setup.now += BACK_OFF_MS - 1
    await catalogue.vehicles()
    expect(setup.host.calls).toHaveLength(2)
    setup.now += 1
    await catalogue.vehicles()
    expect(setup.host.calls).toHaveLength(3)
  })

  it("is replaced when the host has recovered", async () => {
    const catalogue = setup.catalogue()
    await catalogue.categories()
    setup.host.setBehaviour("all", { kind: "failing", status: 500 })
    setup.now += MINUTE_MS
    await catalogue.categories()
    setup.host.setBehaviour("all", { kind: "fixedJson", json: [{ id: 1, name: "Vans" }] })
    setup.now += MINUTE_MS
    expect(await catalogue.categories()).toMatchObject({ value: [{ name: "Vans" }] })
  })

  it("is removed when the host no longer has the vehicle", async () => {
    const catalogue = setup.catalogue()
    await catalogue.vehicle(ALTO_ID)
    setup.host.setBehaviour("details", { kind: "failing", status: 404 })
    setup.now += MINUTE_MS
    expect(await catalogue.vehicle(ALTO_ID)).toEqual({ ok: false, reason: "notFound" })
    setup.host.setBehaviour("details", { kind: "failing", status: 500 })
    expect(await catalogue.vehicle(ALTO_ID)).toEqual({ ok: false, reason: "unreachable" })
  })

  it("is cached for a limited number of vehicles, removing the oldest first", async () => {
    const catalogue = setup.catalogue({ maxCachedVehicles: 2 })
    const ids = [ALTO_ID, "suzuki-alto-japan-auto", "perodua-axia-auto"]
    for (const id of ids) await catalogue.vehicle(id)
    setup.host.setBehaviour("all", { kind: "failing", status: 500 })
    setup.now += MINUTE_MS
    const responses = await Promise.all(ids.map((id) => catalogue.vehicle(id)))
    expect(responses.map(({ ok }) => ok)).toEqual([false, true, true])
  })
})
