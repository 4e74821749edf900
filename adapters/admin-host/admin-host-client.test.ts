import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { AdminHostFake } from "#tests/fakes/admin-host.ts"
import { AdminHostSetup, ALTO_ID, requestAll } from "#tests/support/admin-host-setup.ts"
import { POLLING } from "#tests/support/polling.ts"
import { AdminHostCatalogue } from "./admin-host-catalogue.ts"

let setup: AdminHostSetup
beforeEach(async () => {
  setup = await AdminHostSetup.start()
})
afterEach(() => setup.stop())

describe("the calls to an admin host", () => {
  it("use the fixed paths, and the API host for details and services", async () => {
    const api = new AdminHostFake()
    const apiHost = await api.start()
    const warn = () => {}
    const catalogue = new AdminHostCatalogue({
      adminHost: setup.origin,
      apiHost,
      warn,
      clock: () => new Date(setup.now),
    })
    const [, details] = await requestAll(catalogue)
    expect(setup.host.calls.map(({ call }) => call).sort()).toEqual(["categories", "vehicles"])
    expect(api.calls.map(({ call, id }) => [call, id]).sort()).toEqual([
      ["details", ALTO_ID],
      ["services", null],
    ])
    expect(details?.ok && details.value.pictures[0]).toContain(`${setup.origin}/images/`)
    await api.stop()
  })

  it("are cancelled when the visitor disconnects", async () => {
    setup.host.setBehaviour("all", { kind: "slow", ms: 20_000 })
    const visitor = new AbortController()
    const response = setup.catalogue().vehicle(ALTO_ID, visitor.signal)
    await vi.waitFor(() => expect(setup.host.calls).toHaveLength(1), POLLING)
    visitor.abort()
    expect(await response).toEqual({ ok: false, reason: "unreachable" })
    await vi.waitFor(() => expect(setup.host.calls[0]?.outcome).toBe("aborted"), POLLING)
    expect(setup.warnings).toEqual([])
  })

  it("are shared by concurrent callers, and continue if only some of them disconnect", async () => {
    setup.host.setBehaviour("vehicles", { kind: "slow", ms: 300 })
    const catalogue = setup.catalogue()
    const visitor = new AbortController()
    const abortedResult = catalogue.vehicles(visitor.signal)
    const otherResults = [catalogue.vehicles(), catalogue.vehicles(new AbortController().signal)]
    await vi.waitFor(() => expect(setup.host.calls).toHaveLength(1), POLLING)
    visitor.abort()
    expect(await abortedResult).toEqual({ ok: false, reason: "unreachable" })
    expect((await Promise.all(otherResults)).map(({ ok }) => ok)).toEqual([true, true])
    expect(setup.host.calls.map(({ outcome }) => outcome)).toEqual(["completed"])
  })

  it("start again for a caller after all earlier callers disconnected", async () => {
    setup.host.setBehaviour("vehicles", { kind: "slow", ms: 20_000 })
    const catalogue = setup.catalogue()
    const visitor = new AbortController()
    const abortedResult = catalogue.vehicles(visitor.signal)
    await vi.waitFor(() => expect(setup.host.calls).toHaveLength(1), POLLING)
    setup.host.setBehaviour("vehicles", { kind: "normal" })
    visitor.abort()
    expect((await catalogue.vehicles()).ok).toBe(true)
    expect((await abortedResult).ok).toBe(false)
  })

  it("are not made for an id that is too long", async () => {
    expect(await setup.catalogue().vehicle("x".repeat(201))).toEqual({ ok: false, reason: "notFound" })
    expect(setup.host.calls).toEqual([])
  })
})
