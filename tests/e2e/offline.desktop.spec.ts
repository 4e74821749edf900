import type { Page } from "@playwright/test"
import { startSite } from "#tests/support/site.ts"
import { violationsInBothSchemes } from "./axe.ts"
import { consoleErrorsOf, expect, test } from "./fixtures.ts"
import { openHydrated, waitForHydration } from "./hydrated.ts"
import { horizontalOverflow } from "./layout-checks.ts"

const PLAN_PATH = "/plan?start=airport&stop=Ella&nights=2&stop=Kandy&nights=1&end=airport&month=2"
const OTHER_PLAN_PATH = "/plan?start=airport&stop=Galle&nights=2&end=airport&month=2"

const PHONE = { width: 390, height: 844 }

const PROVOKED_ERROR = /Failed to load resource|ERR_(FAILED|CONNECTION_REFUSED|INTERNET_DISCONNECTED)/

// These tests make requests fail on purpose, which the browser logs as errors.
test.use({
  bypassCSP: true, // axe is injected into the page
  quietConsole: async ({ page }, use) => {
    const errors = consoleErrorsOf(page, PROVOKED_ERROR)
    await use(undefined)
    expect(errors).toEqual([])
  },
})

const offlineSection = (page: Page) => page.getByRole("region", { name: "Keep for offline" })
const button = (page: Page, name: string) => offlineSection(page).getByRole("button", { name })
const copyNotice = (page: Page) => page.getByRole("region", { name: "Stored copy" })

async function store(page: Page, firstButton = "Check the size") {
  await button(page, firstButton).click()
  await expect(offlineSection(page)).toContainText(/about \d+(\.\d)?\sMB on this device/)
  await button(page, "Store on this device").click()
}

async function openAndStore(page: Page, plan = PLAN_PATH) {
  await openHydrated(page, plan)
  await store(page)
  await expect(offlineSection(page)).toContainText(/Stored on \d+ \w+ \d{4}, \d\.\d\sMB\./)
}

/** The pictures in view of the current page that show nothing. */
async function brokenPictures(page: Page): Promise<string[]> {
  await page.waitForLoadState("networkidle")
  return page
    .getByRole("main")
    .locator("img")
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
        .map(({ src }) => src),
    )
}

/** The data of the site that this browser stores. */
const storedData = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))

/** Whether the file of the icons can be read. */
const hasIcons = (page: Page) =>
  page.evaluate(async () => {
    const icon = document.querySelector(".icon use")?.getAttribute("href")
    return icon ? (await fetch(icon)).ok : false
  })

test("a stored plan and its guides open while the site cannot be reached, are marked as copies, and can be removed", async ({
  page,
}) => {
  const site = await startSite()
  try {
    await openAndStore(page, site.url + PLAN_PATH)
    await site.stop()

    await page.reload()
    await expect(copyNotice(page)).toContainText("You are reading a copy stored on")
    await expect(page.getByRole("table", { name: "The drives" })).toBeVisible()
    await expect(page.getByRole("table", { name: /vehicle/i })).toContainText("LKR")
    await expect(page.getByLabel("Start at")).toHaveCount(0)
    expect(await brokenPictures(page)).toEqual([])
    expect(await hasIcons(page)).toBe(true)
    await waitForHydration(page)

    await offlineSection(page).getByRole("link", { name: "Ella" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Ella")
    await expect(copyNotice(page)).toBeVisible()
    await expect(page.getByRole("img", { name: /train|bridge|viaduct|Ella/i }).first()).toBeVisible()
    expect(await brokenPictures(page)).toEqual([])
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain("Anek")
    await expect(page.goto(`${site.url}/rent-a-car-to-galle`)).rejects.toThrow(/ERR_/)

    await page.setViewportSize(PHONE)
    await page.goto(site.url + PLAN_PATH)
    await waitForHydration(page)
    expect(await horizontalOverflow(page)).toBe(0)
    await button(page, "Remove from this device").click()
    await expect(offlineSection(page)).toContainText("Removed from this device.")
    expect(await storedData(page)).toEqual({ caches: [], workers: 0 })
    await expect(page.reload()).rejects.toThrow(/ERR_/)
  } finally {
    await site.remove()
  }
})

test("a site that does not answer in time is replaced by the copy", async ({ page }) => {
  const site = await startSite()
  try {
    await openAndStore(page, site.url + PLAN_PATH)
    site.signal("SIGSTOP") // the process accepts connections, but does not answer
    await page.reload()
    await expect(copyNotice(page)).toBeVisible()
  } finally {
    site.signal("SIGCONT")
    await site.remove()
  }
})

test("the server's page of a stored plan is shown while the site answers, and the copy can be removed there", async ({
  page,
}) => {
  await openAndStore(page)
  await page.reload()
  await waitForHydration(page)
  await expect(copyNotice(page)).toHaveCount(0)
  await expect(offlineSection(page)).toContainText("Stored on")
  expect(await violationsInBothSchemes(page)).toEqual([])
  await button(page, "Remove from this device").press("Enter")
  await expect(offlineSection(page).getByRole("status")).toBeFocused()
  await expect(offlineSection(page)).toContainText("Removed from this device.")
  expect(await storedData(page)).toEqual({ caches: [], workers: 0 })
})

test("another plan replaces the stored one, and the other pages of the site have no service worker", async ({
  page,
}) => {
  await openAndStore(page)
  await openHydrated(page, OTHER_PLAN_PATH)
  await expect(offlineSection(page)).toContainText("Another plan is stored since")
  await store(page)
  await expect(offlineSection(page)).toContainText("Stored on")
  const storedPaths = await page.evaluate(async () =>
    (await (await caches.open("offline-plan")).keys()).map(({ url }) => new URL(url).pathname),
  )
  expect(storedPaths).toContain("/rent-a-car-to-galle")
  expect(storedPaths).not.toContain("/rent-a-car-to-ella")
  await openHydrated(page, "/home")
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await page.goto("/rent-a-car-to-galle")
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain("offline-worker")
})

test("for a visitor who stores nothing, no service worker is registered and no list of pages requested", async ({
  page,
}) => {
  const requestedPaths: string[] = []
  page.on("request", (request) => requestedPaths.push(new URL(request.url()).pathname))
  await openHydrated(page, PLAN_PATH)
  await page.waitForLoadState("networkidle")
  expect(requestedPaths.filter((path) => path.includes("offline.json") || path.includes("worker"))).toEqual(
    [],
  )
  expect(await storedData(page)).toEqual({ caches: [], workers: 0 })
})

test("pages that could not be stored are counted, and stored when the button is pressed again", async ({
  page,
}) => {
  await openHydrated(page, PLAN_PATH)
  await page.route(/rent-a-car-to-ella/, (route) => route.abort())
  await store(page)
  await expect(offlineSection(page)).toContainText(/^.*1 of \d+ pages and pictures could not be stored/)
  await page.unrouteAll()
  await store(page, "Store it again")
  await expect(offlineSection(page)).toContainText("Stored on")
})

test("too many checks in a short time show an error with the time to wait", async ({ page }) => {
  await openHydrated(page, PLAN_PATH)
  await page.route("**/plan/offline.json?**", (route) =>
    route.fulfill({ status: 429, headers: { "Retry-After": "61" }, json: { error: "too many requests" } }),
  )
  await button(page, "Check the size").click()
  await expect(offlineSection(page)).toContainText(
    "You checked the size often in a short time. Press again in 2 minutes.",
  )
  await page.unrouteAll()
  await store(page)
})

test("a device without space, and a server that cannot be reached, each show an error", async ({
  page,
  context,
}) => {
  await openHydrated(page, PLAN_PATH)
  await context.setOffline(true)
  await button(page, "Check the size").click()
  await expect(offlineSection(page)).toContainText("The size could not be loaded.")
  await context.setOffline(false)
  const session = await context.newCDPSession(page)
  const { origin } = new URL(page.url())
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 100_000 })
  await store(page)
  await expect(offlineSection(page)).toContainText("There is not enough space on this device.")
  expect(await storedData(page)).toEqual({ caches: [], workers: 0 })
})

test("the page says that a browser without service workers cannot store pages", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"))
  await openHydrated(page, PLAN_PATH)
  await expect(offlineSection(page)).toContainText("This browser cannot store pages.")
  await expect(offlineSection(page).getByRole("button")).toHaveCount(0)
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the plan has no button that needs one", async ({ page }) => {
    await page.goto(PLAN_PATH)
    await expect(offlineSection(page)).toBeVisible()
    await expect(offlineSection(page).getByRole("button")).toHaveCount(0)
  })
})
