import { expect, test } from "./fixtures.ts"
import { openHydrated } from "./hydrated.ts"

const PLAN_PATH = "/plan?start=airport&stop=ella&nights=2&month=2"
const LIST_PATH = "/carlist?seats=5&from=2027-02-10T09:00&to=2027-02-16T09:00"

for (const [name, path] of [
  ["a plan", PLAN_PATH],
  ["a list with dates and filters", LIST_PATH],
  ["a comparison", "/compare?ids=toyota-axio-hybrid-g,suzuki-alto-800-manual"],
  ["a ready-made trip", "/trips/cultural-triangle"],
] as const) {
  test(`the link of ${name} is copied, and is in the text of the WhatsApp link`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"])
    await openHydrated(page, path)
    await page.getByRole("button", { name: "Copy link" }).click()
    await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(decodeURIComponent(copied)).toMatch(new RegExp(`^http.*${path.replaceAll("?", "\\?")}$`))
    const href = await page.getByRole("link", { name: "Send on WhatsApp" }).getAttribute("href")
    expect(new URL(href ?? "").searchParams.get("text")).toContain(copied)
  })
}

test("a browser that can pass a link to other apps offers it", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: async ({ url }: ShareData) => {
        document.title = url ?? "" // reports the shared URL to the test
      },
    })
  })
  await openHydrated(page, PLAN_PATH)
  await page.getByRole("button", { name: "Share", exact: true }).click()
  await expect(page).toHaveTitle(/\/plan\?start=airport&stop=ella&nights=2&month=2$/)
})

test("the link of a vehicle has the dates of the form", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await openHydrated(page, `/cars/toyota-axio-hybrid-g?from=2027-02-10T09:00&to=2027-02-16T09:00`)
  await page.getByRole("button", { name: "Copy link" }).click()
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("to=2027-02-16T09:00")

  await page.getByLabel("Return date and time").fill("2027-02-18T09:00")
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toHaveCount(0)
  await page.getByRole("button", { name: "Copy link" }).click()
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("to=2027-02-18T09:00")
})
