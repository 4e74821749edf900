import { chooseService } from "./choose-service.ts"
import { expect, test } from "./fixtures.ts"

test("each of the five services has its own title and button", async ({ page }) => {
  await page.goto("/home")
  const panel = page.locator("form").filter({ has: page.getByLabel("Vehicle type") })
  const directions = page.getByRole("group", { name: "Which way?" })
  await expect(panel.getByRole("heading", { level: 2 })).toHaveText("SELF DRIVE", { useInnerText: true })
  await expect(panel.getByRole("button", { name: "Booking" })).toBeVisible()
  for (const [tab, title] of [
    ["WITH DRIVER", "WITH DRIVER"],
    ["AIRPORT TRANSFER", "AIRPORT TRANSFER"],
    ["WEDDING & EVENTS", "WEDDING & EVENTS"],
    ["LIMOUSINE SERVICES", "LIMOUSINE SERVICES"],
  ] as const) {
    await chooseService(page, tab)
    await expect(panel.getByRole("heading", { level: 2 })).toHaveText(title, { useInnerText: true })
    await expect(panel.getByRole("button", { name: "Request a Vehicle" })).toBeVisible()
    await expect(directions).toBeVisible({ visible: title === "WEDDING & EVENTS" })
  }
  await chooseService(page, "SELF DRIVE")
  await expect(panel.getByRole("button", { name: "Booking" })).toBeVisible()
})

test("a submit with errors focuses the error summary, which links to each field", async ({ page }) => {
  await page.goto("/home?tab=airport")
  await page.getByLabel("Pick-up location").fill("Bandaranaike Airport")
  await page.getByLabel("Email", { exact: true }).fill("anna.example.com")
  await page.getByRole("button", { name: "Request a Vehicle" }).click()
  const summary = page.getByRole("alert").filter({ hasText: "There is a problem" })
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle("Error: Rent Car Service - Home")
  await expect(summary.getByRole("link")).toHaveText([
    "Enter your return location",
    "Choose a pick-up date and time",
    "Choose a return date and time",
    "Select a vehicle type",
    "Enter your contact number",
    "Enter an email address like name@example.com",
  ])
  await expect(page.getByLabel("Pick-up location")).toHaveValue("Bandaranaike Airport")
  await expect(page.getByRole("radio", { name: "AIRPORT TRANSFER" })).toBeChecked()
  await summary.getByRole("link", { name: "Select a vehicle type" }).click()
  await expect(page.getByLabel("Vehicle type")).toBeFocused()
})

test("the list can be searched and paged through", async ({ page }) => {
  await page.goto("/carlist")
  await page.getByRole("link", { name: "Page 2" }).click()
  await expect(page.getByText("58 vehicles. Showing 31 to 58.")).toBeVisible()
  await expect(page.getByRole("link", { name: "Royal Enfield Classic 350" })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole("link", { name: "Suzuki Alto 800 Manual" })).toBeVisible()
  await page.goForward()
  await page.getByRole("searchbox").fill("KDH")
  await page.getByRole("button", { name: "Search", exact: true }).click()
  await expect(page.getByText("2 vehicles with “KDH” in the name.")).toBeVisible()
  await expect(page).toHaveURL(/\/carlist\?q=KDH/)
})
