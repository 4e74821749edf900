import { afterEach, beforeAll, describe, expect, it } from "vitest"
import { AdminHostFake } from "#tests/fakes/admin-host.ts"
import { type View, viewOf } from "#tests/support/document.ts"
import { openSite, type Site } from "#tests/support/site.ts"

// Whole pages of a site whose external admin host fails. Robots get them without deferred fragments.

const ROBOT = "Mozilla/5.0 (compatible; Googlebot/2.1)"
const VANS_PATH = "/carlist/vans"
// With ?wait=1 the server waits for the host, so that the status can be 503.
const COMPLETE_VEHICLE_PATH = "/cars/toyota-premio-g-superior?wait=1"
const LIST_FAILED_TEXT = "There was an error fetching the cars!"

const running: (() => Promise<void>)[] = []
const stopAll = async () => {
  for (const stop of running.splice(0).reverse()) await stop()
}

/** A site without any response of its host in its cache. */
async function startWithHost(): Promise<{ host: AdminHostFake; site: Site }> {
  const host = new AdminHostFake()
  const origin = await host.start()
  running.push(() => host.stop())
  const site = await openSite({ ADMIN_HOST: origin })
  running.push(() => site.remove())
  return { host, site }
}

async function pageAt(site: Site, path: string): Promise<{ status: number; view: View }> {
  const response = await fetch(site.url + path, { headers: { "user-agent": ROBOT } })
  return { status: response.status, view: viewOf(await response.text()) }
}

describe("a host that fails", () => {
  afterEach(stopAll)

  // The other failures end in the same two reasons: adapters/admin-host/get-json.test.ts.
  it.each([
    ["drops the connection", { kind: "dropping" }],
    ["sends broken JSON", { kind: "invalid", body: "brokenJson" }],
  ] as const)(
    "that %s leaves the fixed menu and an error instead of the list, and loading ends",
    async (_, behaviour) => {
      const { host, site } = await startWithHost()
      host.setBehaviour("all", behaviour)
      const home = (await pageAt(site, "/home")).view
      expect(home.text).toContain(LIST_FAILED_TEXT)
      expect(viewOf(home.one("header")).getAllByText("All Vehicles").length).toBeGreaterThan(0)
      expect(home.getByLabelText("Vehicle type")).toBeDefined()
      expect((await pageAt(site, "/carlist")).view.text).toContain(LIST_FAILED_TEXT)
      const vehicle = await pageAt(site, COMPLETE_VEHICLE_PATH)
      expect(vehicle.status).toBe(503)
      expect(vehicle.view.text).not.toContain("Loading...")
      expect(viewOf(vehicle.view.one("main")).hrefs("tel:+94")).not.toEqual([])
    },
  )

  it("that worked for one response has that response shown while it is down", async () => {
    const { host, site } = await startWithHost()
    const vehicles = async () => (await pageAt(site, VANS_PATH)).view.hrefs("/cars/")
    const shown = await vehicles()
    expect(shown).toContain("/cars/toyota-noah-hybrid-7-seater")
    host.setBehaviour("all", { kind: "dropping" })
    expect(await vehicles()).toEqual(shown)
  })
})

describe("a host whose responses lack fields", () => {
  let host: AdminHostFake
  let site: Site
  beforeAll(async () => {
    const started = await startWithHost()
    host = started.host
    site = started.site
    return stopAll
  })

  it("shows an error instead of a list of vehicles without names", async () => {
    host.setBehaviour("vehicles", { kind: "omitting", fields: ["name"] })
    expect((await pageAt(site, "/carlist")).view.text).toContain(LIST_FAILED_TEXT)
  })

  it("answers 503 for a vehicle without a name, and shows one without optional fields and extras", async () => {
    host.setBehaviour("services", { kind: "failing", status: 500 })
    host.setBehaviour("details", { kind: "omitting", fields: ["name"] })
    const nameless = await pageAt(site, COMPLETE_VEHICLE_PATH)
    expect(nameless.status).toBe(503)
    expect(nameless.view.text).not.toContain("Loading...")
    const optional = ["seats", "doors", "description", "product_image", "one_week_per_day_rate"]
    host.setBehaviour("details", { kind: "omitting", fields: optional })
    const { view } = await pageAt(site, "/cars/honda-fit-hybrid")
    expect(view.getByRole("heading", { level: 1 }).textContent).toBe("Honda Fit Hybrid")
    expect(view.getAllByText("Ask us", { selector: "table *" })).toHaveLength(1)
    expect(view.getByLabelText("Pick up location")).toBeDefined()
    expect(view.queryByRole("checkbox", { name: /need a driver/i })).toBeNull()
  })
})
