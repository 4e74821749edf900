import { test as base } from "@playwright/test"
import { TranslatorFake } from "#tests/fakes/translator.ts"
import { inDays } from "#tests/support/colombo-days.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { consoleErrorsOf, expect } from "./fixtures.ts"
import { openHydrated } from "./hydrated.ts"

const test = base.extend<object, { translator: TranslatorFake; site: Site }>({
  translator: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const translator = new TranslatorFake()
      await use(translator)
      await translator.stop()
    },
    { scope: "worker" },
  ],
  site: [
    async ({ translator }, use) => {
      const site = await openSite({ TRANSLATE_URL: await translator.start() })
      await use(site)
      await site.remove()
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})

test.describe.configure({ mode: "default" }) // in one worker, because each would start a site

test.beforeEach(({ translator }) => {
  translator.requestCount = 0
})

test("the translator is loaded on request only", async ({ page, translator }) => {
  for (const path of ["/home", "/faq", "/cars/toyota-premio-g-superior"])
    await page.goto(path, { waitUntil: "networkidle" })
  expect(translator.requestCount).toBe(0)
})

test("a translated page keeps working after the translator has replaced its text nodes", async ({
  page,
  translator,
}) => {
  const errors = consoleErrorsOf(page)
  await page.goto("/cars/toyota-kdh-hi-roof-van-14-seater?translate=de")
  await expect(page.locator("h1 font")).toHaveText("«Toyota KDH Hi-Roof Van 14 Seater»")
  expect(translator.requestCount).toBe(1)

  await page.getByLabel(/pick up date and time/i).fill(inDays(30))
  await page.getByLabel(/return date and time/i).fill(inDays(43))
  await expect(page.getByText("LKR\u00a0240,500.00").filter({ visible: true }).first()).toBeVisible()
  await page.getByLabel(/return date and time/i).fill(inDays(47))
  await expect(page.getByText("LKR\u00a0295,800.00").filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText("LKR\u00a0240,500.00")).toHaveCount(0)
  await page.getByRole("checkbox", { name: /need a driver/i }).check()
  await expect(page.getByText("LKR\u00a0389,300.00").filter({ visible: true }).first()).toBeVisible()
  await page.getByRole("button", { name: /book now/i }).click()
  await expect(page.getByText(/there is a problem/i)).toBeVisible()
  expect(errors).toEqual([])
})

test("a search in a translated page shows the matches only", async ({ page }) => {
  const errors = consoleErrorsOf(page)
  await page.goto("/home?translate=de")
  await expect(page.locator("h1 font")).toBeVisible() // the translator runs after hydration
  const search = page.getByRole("searchbox")
  for (const [words, name] of [
    ["axio", "Toyota Axio Hybrid G"],
    ["coaster", "Toyota Coaster 29 Seater Luxury Coach"],
  ] as const) {
    await search.fill(words)
    await expect(page.getByRole("link", { name: new RegExp(name) })).toBeVisible()
    await expect(page.locator("main").getByRole("link", { name: /Suzuki Alto 800/ })).toHaveCount(0)
  }
  expect(errors).toEqual([])
})

test("the chosen language applies to the next page, until the visitor chooses English", async ({
  page,
  translator,
}) => {
  for (const [index, path] of ["/faq?translate=de", "/about"].entries()) {
    await page.goto(path)
    await expect(page.locator("h1 font")).toBeVisible()
    expect(translator.requestCount).toBe(index + 1)
  }
  await page.goto("/about?translate=en", { waitUntil: "networkidle" })
  await page.goto("/faq", { waitUntil: "networkidle" })
  expect(translator.requestCount).toBe(2)
})

// Simulates a browser's built-in translator, which causes a hydration mismatch: React renders the island again.
test("a form keeps its token if the page was translated before hydration", async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () => {
      for (const button of document.querySelectorAll("main button")) {
        const font = document.createElement("font")
        font.append(...button.childNodes)
        button.append(font)
      }
    }),
  )
  const errors = consoleErrorsOf(page)
  for (const [index, path] of ["/home", "/contact", "/cars/toyota-kdh-hi-roof-van-14-seater"].entries()) {
    await openHydrated(page, path)
    expect(errors.length, "a hydration mismatch is reported").toBeGreaterThan(index)
    const token = page.locator("input[name=form_token]")
    await expect(token).toHaveCount(1)
    expect(await token.evaluate((field: HTMLInputElement) => field.form?.method)).toBe("post")
    expect(await token.inputValue()).toContain(".")
  }
})

test("pages work if the translator cannot be reached", async ({ page }) => {
  const failedRequest = page.waitForEvent("requestfailed", (request) => request.url().includes("/element.js"))
  await page.route(/\/element\.js/, (route) => route.abort("connectionrefused"))
  await page.goto("/home?translate=de")
  await failedRequest
  await expect(page.getByLabel("Vehicle type")).toBeVisible()
})
