import { expect, test } from "./fixtures.ts"

/** The widest window with the menu icon, and the narrowest one with the links in the header. */
const WIDEST_WITH_ICON = { width: 768, height: 900 }
const NARROWEST_WITH_LINKS = { width: 769, height: 900 }

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled })

    test("the menu opens and closes with its icon at 768 px, and a link closes it", async ({ page }) => {
      await page.setViewportSize(WIDEST_WITH_ICON)
      await page.goto("/home")
      const about = page.getByRole("link", { name: "About", exact: true })
      await expect(about.filter({ visible: true })).toHaveCount(1) // the footer's
      await page.getByRole("button", { name: "Menu", exact: true }).click()
      await expect(about.filter({ visible: true })).toHaveCount(2)
      await page.getByRole("button", { name: "Close the menu" }).click()
      await expect(about.filter({ visible: true })).toHaveCount(1)

      await page.getByRole("button", { name: "Menu", exact: true }).click()
      await about.filter({ visible: true }).first().click()
      await expect(page).toHaveURL(/\/about$/)
      await expect(page.getByRole("button", { name: "Close the menu" })).toBeHidden()
    })

    test("the menu expands to the categories, and to the guides of a region, at 768 px", async ({ page }) => {
      await page.setViewportSize(WIDEST_WITH_ICON)
      await page.goto("/faq")
      await page.getByRole("button", { name: "Menu", exact: true }).click()
      const menu = page.getByRole("navigation", { name: "Main" }).filter({ visible: true })
      await menu.getByText("Vehicle & Rents").click()
      await expect(menu.getByRole("link", { name: "Vans" })).toBeVisible()
      await menu.getByText("Blog", { exact: true }).click()
      await expect(menu.getByRole("link", { name: "Vans" })).toBeHidden()
      await menu.getByText("Hill country").click()
      await menu.getByRole("link", { name: /^Ella\b/ }).click()
      await expect(page).toHaveURL(/\/rent-a-car-to-ella$/)
    })

    test("the links are in the header at 769 px, and its two menus open and close", async ({ page }) => {
      await page.setViewportSize(NARROWEST_WITH_LINKS)
      await page.goto("/faq")
      await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeHidden()
      const header = page.getByRole("banner")
      for (const name of ["Home", "About", "FAQ", "Gallery", "Contact", "All Vehicles"])
        await expect(header.getByRole("link", { name, exact: true }).first()).toBeVisible()
      const ella = header.getByRole("link", { name: /^Ella\b/ }).filter({ visible: true })
      await header.getByRole("button", { name: "Blog" }).click()
      await expect(ella).toHaveCount(1)
      await page.keyboard.press("Escape")
      await expect(ella).toHaveCount(0)
      await header.getByRole("button", { name: "Vehicle & Rents" }).click()
      await header.getByRole("link", { name: "Vans" }).filter({ visible: true }).click()
      await expect(page).toHaveURL(/\/carlist\/vans$/)
    })
  })
}
