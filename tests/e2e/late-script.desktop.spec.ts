import { expect, test } from "./fixtures.ts"

test("late hydration does not move the focus or change what is being typed", async ({ page }) => {
  let releaseScripts = () => {}
  const released = new Promise<void>((resolve) => {
    releaseScripts = resolve
  })
  await page.route("**/assets/*.js", async (route) => {
    await released
    await route.continue().catch(() => {}) // the page may have been left
  })
  await page.goto("/home", { waitUntil: "domcontentloaded" })
  await page.getByRole("button", { name: "Booking" }).click()
  await expect(page.getByRole("alert").filter({ hasText: "There is a problem" })).toBeFocused()

  const email = page.getByLabel("Email", { exact: true })
  await email.focus()
  await page.keyboard.type("anna@")
  releaseScripts()
  await expect(page.locator("html[data-hydrated]")).toBeAttached()
  await page.keyboard.type("example.com")
  await expect(email).toHaveValue("anna@example.com")

  await page.getByRole("button", { name: "Booking" }).click()
  await expect(page.getByRole("alert").filter({ hasText: "There is a problem" })).toBeFocused()
})
