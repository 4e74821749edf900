import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { openSite } from "#tests/support/site.ts"
import { test as baseTest, expect } from "./fixtures.ts"

/** A site whose database loses a table after the start, which causes an unexpected error. */
const test = baseTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
  site: async ({}, use) => {
    const site = await openSite()
    const db = new DatabaseSync(join(site.dataDir, "rental.db"), { timeout: 5_000 })
    db.exec("pragma foreign_keys = off; drop table enquiries")
    db.close()
    await use(site)
    await site.remove()
  },
})

test("an unexpected error shows the phone number and links, and other pages keep working", async ({
  page,
}) => {
  const response = await page.goto("/contact?sent=7K4M-2Q9T")
  expect(response?.status()).toBe(500)
  await expect(page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeVisible()
  await expect(page).toHaveTitle("Rent Car Service - Error")
  await expect(page.getByRole("main").getByRole("link", { name: "+94 66 000 0000" })).toBeVisible()
  await expect(page.getByText("no such table")).toHaveCount(0)
  await page.getByRole("link", { name: "Back to home" }).click()
  await expect(page.getByLabel("Vehicle type")).toBeVisible()
})
