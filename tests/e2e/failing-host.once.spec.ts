import { test as base, devices } from "@playwright/test"
import { AdminHostFake } from "#tests/fakes/admin-host.ts"
import { type Site, startSite } from "#tests/support/site.ts"
import { consoleErrorsOf, expect } from "./fixtures.ts"

const VEHICLE = "/cars/toyota-premio-g-superior"
// A page that is not waited for begins with 200 and may end in a failure; here the answer comes first.
const VEHICLE_AT_ONCE = `${VEHICLE}?wait=1`
const NAME = "Toyota Premio G Superior"
const LIST_FAILED = "There was an error fetching the cars!"

/** A site that reads another admin host, which each test puts into a mood before anything was asked of it. */
const test = base.extend<{ host: AdminHostFake; site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
  host: async ({}, use) => {
    const host = new AdminHostFake()
    await use(host)
    await host.stop()
  },
  site: async ({ host }, use) => {
    const site = await startSite({ ADMIN_HOST: await host.start() })
    await use(site)
    await site.remove()
  },
  baseURL: async ({ site }, use) => use(site.url),
})

test("a host that is well cannot be told from our own catalogue", async ({ page, host, site }) => {
  host.setMood("all", { kind: "well" })
  const errors = consoleErrorsOf(page)
  await page.goto("/carlist/vans")
  await expect(page.getByRole("link", { name: "Toyota KDH Hi-Roof Van 14 Seater" })).toBeVisible()
  await page.goto(VEHICLE)
  await expect(page.getByRole("heading", { level: 1, name: NAME })).toBeVisible()
  const pictures = await page
    .locator("main img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("src")))
  expect(pictures.length).toBeGreaterThan(2)
  expect(pictures.filter((src) => src?.startsWith(site.url) || src?.startsWith("/"))).toEqual([])
  expect(errors).toEqual([])
})

const BROKEN = [
  ["answers 500", { kind: "failing", status: 500 }],
  ["hangs up", { kind: "dropping" }],
  ["sends HTML", { kind: "rubbish", what: "html" }],
  ["sends broken JSON", { kind: "rubbish", what: "brokenJson" }],
] as const

for (const [does, mood] of BROKEN) {
  test(`a host that ${does} leaves the fixed menu, says so in place of the list, and ends the loading`, async ({
    page,
    host,
  }) => {
    host.setMood("all", mood)
    await page.goto("/home")
    await expect(page.getByText(LIST_FAILED)).toBeVisible()
    await expect(page.getByRole("link", { name: "All Vehicles" }).first()).toBeVisible()
    await expect(page.getByLabel("Vehicle type")).toBeVisible()
    await page.goto("/carlist")
    await expect(page.getByText(LIST_FAILED)).toBeVisible()
    const response = await page.goto(VEHICLE_AT_ONCE)
    expect(response?.status()).toBe(503)
    await expect(page.getByText("Loading...")).toBeHidden()
    await expect(page.getByRole("main").getByRole("link", { name: /\+94/ }).first()).toBeVisible()
  })
}

test("a host whose vehicles lack their names says so in place of the list", async ({ page, host }) => {
  host.setMood("vehicles", { kind: "lacking", fields: ["name"] })
  await page.goto("/carlist")
  await expect(page.getByText(LIST_FAILED)).toBeVisible()
})

test("a vehicle that lacks its name is left without data; one that lacks what it can do without is shown", async ({
  page,
  host,
}) => {
  host.setMood("details", { kind: "lacking", fields: ["name"] })
  expect((await page.goto(VEHICLE_AT_ONCE))?.status()).toBe(503)
  await expect(page.getByText("Loading...")).toBeHidden()
  host.setMood("details", {
    kind: "lacking",
    fields: ["seats", "doors", "description", "product_image", "one_week_per_day_rate"],
  })
  await page.goto("/cars/honda-fit-hybrid")
  await expect(page.getByRole("heading", { level: 1, name: "Honda Fit Hybrid" })).toBeVisible()
  await expect(page.getByRole("table").getByText("Ask us")).toHaveCount(1)
})

test("extras that cannot be fetched leave a reservation without extras", async ({ page, host }) => {
  host.setMood("services", { kind: "failing", status: 500 })
  await page.goto(VEHICLE)
  await expect(page.getByLabel("Pick up location")).toBeVisible()
  await expect(page.getByRole("checkbox", { name: /need a driver/i })).toHaveCount(0)
})

test.describe("a slow host", () => {
  // A bare headless browser calls itself a robot, and robots wait for the whole page.
  test.use({ userAgent: devices["Desktop Chrome"].userAgent })

  test("shows 'Loading...' and then the vehicles", async ({ page, host }) => {
    host.setMood("all", { kind: "slow", ms: 3500 })
    await page.goto("/home", { waitUntil: "commit" })
    await expect(page.getByText("Loading...").first()).toBeVisible()
    await expect(page.getByRole("link", { name: "Suzuki Alto 800 Manual" })).toBeVisible()
    await expect(page.getByText("Loading...")).toHaveCount(0)
  })

  test("slower than we wait shows the error in place of the list", async ({ page, host }) => {
    host.setMood("all", { kind: "slow", ms: 20_000 })
    await page.goto("/home", { waitUntil: "commit" })
    await expect(page.getByText("Loading...").first()).toBeVisible()
    await expect(page.getByText(LIST_FAILED)).toBeVisible({ timeout: 15_000 })
  })

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false })

    test("offers a link that waits for the whole page", async ({ page, host }) => {
      host.setMood("all", { kind: "slow", ms: 3500 })
      await page.goto("/home")
      await page.locator('a[href*="wait=1"]').first().click()
      await expect(page.getByRole("link", { name: "Suzuki Alto 800 Manual" })).toBeVisible()
    })
  })
})

test("the last good answer is shown while the host is down", async ({ page, host }) => {
  await page.goto("/carlist/vans")
  await expect(page.getByRole("link", { name: "Toyota Noah Hybrid 7 Seater" })).toBeVisible()
  host.setMood("all", { kind: "dropping" })
  await page.goto("/carlist/vans")
  await expect(page.getByRole("link", { name: "Toyota Noah Hybrid 7 Seater" })).toBeVisible()
})
