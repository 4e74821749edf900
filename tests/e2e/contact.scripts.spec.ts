import { expect, test } from "./fixtures.ts"
import { openHydrated } from "./hydrated.ts"

test("the message field states its maximum length, and counts the remaining characters near it", async ({
  page,
}) => {
  await openHydrated(page, "/contact")
  const message = page.getByRole("textbox", { name: "Message" })
  await expect(message).toHaveAccessibleDescription(/5,000 characters/)
  const count = page.getByRole("status").filter({ hasText: /character/ })
  for (const [length, expectedText] of [
    [4499, null],
    [4500, "500 characters left"],
    [4999, "1 character left"],
    [5001, "1 character too many"],
    [10, null],
  ] as const) {
    await message.fill("x".repeat(length))
    if (expectedText) await expect(count).toHaveText(expectedText)
    else await expect(count).toBeHidden()
  }
})

test("the map is loaded on request only", async ({ page }) => {
  const mapRequests: string[] = []
  await page.route("https://www.openstreetmap.org/**", (route) => {
    mapRequests.push(route.request().url())
    return route.fulfill({ contentType: "text/html", body: "<p>a map</p>" })
  })
  await openHydrated(page, "/contact")
  expect(mapRequests).toEqual([])
  await page.getByRole("link", { name: "Load the map" }).click()
  await expect(page.frameLocator("iframe").getByText("a map")).toBeVisible()
  await expect(page.getByRole("link", { name: "Directions" })).toBeVisible()
  expect(mapRequests).toHaveLength(1)
})

test("office hours are shown in the visitor's time zone", async ({ page }) => {
  // The test browser's zone is Newfoundland: nine hours behind Sri Lanka in winter, eight in summer.
  await page.goto("/contact")
  await expect(page.getByText(/On your clock we are open from (10pm to 9am|11pm to 10am)\./)).toBeVisible()
})
