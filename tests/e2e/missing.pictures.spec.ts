import { expect, test } from "./fixtures.ts"

test("a missing picture in a list shows no broken-image icon", async ({ page }) => {
  await page.route("**/images/vehicles/**", (route) => route.fulfill({ status: 404 }))
  await page.goto("/carlist/vans")
  const pictures = page.locator('main img[src^="/images/vehicles/"]')
  await expect(pictures.first()).toBeHidden()
  await expect(page.getByRole("link", { name: "Suzuki Every Join Mini Van" })).toBeVisible()
  await page.getByRole("link", { name: "Toyota KDH Hi-Roof Van 14 Seater" }).scrollIntoViewIfNeeded()
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toBeHidden()
  }
})

test("a missing picture of a vehicle shows its alternative text", async ({ page }) => {
  await page.route("**/*-road.svg", (route) => route.fulfill({ status: 404 }))
  await page.goto("/cars/toyota-kdh-hi-roof-van-14-seater")
  await page.getByRole("link", { name: "Next picture" }).click()
  await expect(page.getByText("Toyota KDH Hi-Roof Van 14 Seater on the road")).toBeVisible()
})
