import { test as base, devices } from "@playwright/test"
import { AdminHostFake } from "#tests/fakes/admin-host.ts"
import { type Site, startSite } from "#tests/support/site.ts"
import { consoleErrorsOf, expect } from "./fixtures.ts"

const VEHICLE = "/cars/toyota-premio-g-superior"
// With ?wait=1 the server waits for the host, so that the status can be 503. Otherwise the page starts with 200.
const COMPLETE_VEHICLE = `${VEHICLE}?wait=1`
const NAME = "Toyota Premio G Superior"
const LIST_FAILED = "There was an error fetching the cars!"

/** A site that reads an external admin host. Each test sets the host's mood first. */
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

test("a working host shows the same pages as our own catalogue", async ({ page, host, site }) => {
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
  ["drops the connection", { kind: "dropping" }],
  ["sends HTML", { kind: "rubbish", what: "html" }],
  ["sends broken JSON", { kind: "rubbish", what: "brokenJson" }],
] as const

for (const [does, mood] of BROKEN) {
  test(`a host that ${does} leaves the fixed menu and an error instead of the list, and loading ends`, async ({
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
    const response = await page.goto(COMPLETE_VEHICLE)
    expect(response?.status()).toBe(503)
    await expect(page.getByText("Loading...")).toBeHidden()
    await expect(page.getByRole("main").getByRole("link", { name: /\+94/ }).first()).toBeVisible()
  })
}

test("a host whose vehicles have no names shows an error instead of the list", async ({ page, host }) => {
  host.setMood("vehicles", { kind: "lacking", fields: ["name"] })
  await page.goto("/carlist")
  await expect(page.getByText(LIST_FAILED)).toBeVisible()
})

test("a vehicle without a name is an error; one without optional fields is shown", async ({ page, host }) => {
  host.setMood("details", { kind: "lacking", fields: ["name"] })
  expect((await page.goto(COMPLETE_VEHICLE))?.status()).toBe(503)
  await expect(page.getByText("Loading...")).toBeHidden()
  host.setMood("details", {
    kind: "lacking",
    fields: ["seats", "doors", "description", "product_image", "one_week_per_day_rate"],
  })
  await page.goto("/cars/honda-fit-hybrid")
  await expect(page.getByRole("heading", { level: 1, name: "Honda Fit Hybrid" })).toBeVisible()
  await expect(page.getByRole("table").getByText("Ask us")).toHaveCount(1)
})

test("the booking form has no extras without extras from the host", async ({ page, host }) => {
  host.setMood("services", { kind: "failing", status: 500 })
  await page.goto(VEHICLE)
  await expect(page.getByLabel("Pick up location")).toBeVisible()
  await expect(page.getByRole("checkbox", { name: /need a driver/i })).toHaveCount(0)
})

test.describe("a slow host", () => {
  // The user agent of headless Chromium counts as a robot, and robots get the whole page.
  test.use({ userAgent: devices["Desktop Chrome"].userAgent })

  test("shows 'Loading...' and then the vehicles", async ({ page, host }) => {
    host.setMood("all", { kind: "slow", ms: 3500 })
    await page.goto("/home", { waitUntil: "commit" })
    await expect(page.getByText("Loading...").first()).toBeVisible()
    await expect(page.getByRole("link", { name: "Suzuki Alto 800 Manual" })).toBeVisible()
    await expect(page.getByText("Loading...")).toHaveCount(0)
  })

  test("slower than the time limit shows the error instead of the list", async ({ page, host }) => {
    host.setMood("all", { kind: "slow", ms: 20_000 })
    await page.goto("/home", { waitUntil: "commit" })
    await expect(page.getByText("Loading...").first()).toBeVisible()
    await expect(page.getByText(LIST_FAILED)).toBeVisible({ timeout: 15_000 })
  })

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false })

    test("offers a link to the complete page", async ({ page, host }) => {
      host.setMood("all", { kind: "slow", ms: 3500 })
      await page.goto("/home")
      await page.locator('a[href*="wait=1"]').first().click()
      await expect(page.getByRole("link", { name: "Suzuki Alto 800 Manual" })).toBeVisible()
    })
  })
})

test("the last good response is shown while the host is down", async ({ page, host }) => {
  await page.goto("/carlist/vans")
  await expect(page.getByRole("link", { name: "Toyota Noah Hybrid 7 Seater" })).toBeVisible()
  host.setMood("all", { kind: "dropping" })
  await page.goto("/carlist/vans")
  await expect(page.getByRole("link", { name: "Toyota Noah Hybrid 7 Seater" })).toBeVisible()
})
