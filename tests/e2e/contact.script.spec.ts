import { expect, test } from "./fixtures.ts"
import { openHydrated } from "./hydrated.ts"

test("the map is fetched when it is asked for, and not before", async ({ page }) => {
  const outside: string[] = []
  await page.route("https://www.openstreetmap.org/**", (route) => {
    outside.push(route.request().url())
    return route.fulfill({ contentType: "text/html", body: "<p>a map</p>" })
  })
  await openHydrated(page, "/contact")
  expect(outside).toEqual([])
  await page.getByRole("link", { name: "Load the map" }).click()
  await expect(page.frameLocator("iframe").getByText("a map")).toBeVisible()
  await expect(page.getByRole("link", { name: "Directions" })).toBeVisible()
  expect(outside).toHaveLength(1)
})

test("office hours are told on the visitor's own clock", async ({ page }) => {
  // The browser of the tests is in Newfoundland: nine hours behind Sri Lanka in winter, eight in summer.
  await page.goto("/contact")
  await expect(page.getByText(/On your clock we are open from (10pm to 9am|11pm to 10am)\./)).toBeVisible()
})
