import type { Page } from "@playwright/test"
import { inDays } from "#tests/support/colombo-days.ts"
import { chooseService } from "./choose-service.ts"
import { expect, test } from "./fixtures.ts"
import { openHydrated } from "./hydrated.ts"

// The home page with scripts.

const submit = (page: Page) => page.getByRole("button", { name: "Booking" }).click()
const summaryOn = (page: Page) => page.getByRole("alert").filter({ hasText: "There is a problem" })

/** Opens the page and waits until the search works without the server. */
async function openInteractive(page: Page) {
  await page.goto("/home")
  await expect(async () => {
    await page.getByRole("searchbox").fill("axio")
    await expect(page.getByText("1 vehicle with “axio” in the name.")).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.getByRole("searchbox").fill("")
}

async function fill(page: Page, email: string) {
  await page.getByLabel("Pick-up location").fill("Bandaranaike Airport")
  await page.getByLabel("Return location").fill("Dambulla")
  await page.getByLabel("Pick-up date and time").fill(inDays(30))
  await page.getByLabel("Return date and time").fill(inDays(40))
  await page.getByLabel("Vehicle type").selectOption("car")
  await page.getByLabel("Contact number").fill("+94 77 123 4567")
  await page.getByLabel("Email", { exact: true }).fill(email)
}

test("errors are shown without the server, stay while the visitor types, and update on the next submit", async ({
  page,
}) => {
  await openInteractive(page)
  const posts: string[] = []
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()))
  await submit(page)
  await expect(summaryOn(page)).toBeFocused()
  await expect(summaryOn(page).getByRole("link")).toHaveCount(7)
  await fill(page, "anna.example.com")
  await expect(summaryOn(page).getByRole("link")).toHaveCount(7)
  await submit(page)
  await expect(summaryOn(page).getByRole("link")).toHaveText(["Enter an email address like name@example.com"])
  await expect(summaryOn(page)).toBeFocused()
  expect(posts).toEqual([])
})

test("a return before the pick-up shows a warning while it is entered, and blocks nothing", async ({
  page,
}) => {
  await openInteractive(page)
  await fill(page, "anna@example.com")
  const warning = page.getByText("The return is not after the pick-up. Please check both times.")
  await expect(warning).toBeHidden()
  await page.getByLabel("Return date and time").fill(inDays(30))
  await expect(warning).toBeVisible()
  await page.getByLabel("Return date and time").fill(inDays(31))
  await expect(warning).toBeHidden()
})

test("a repeated click submits once, and the button is enabled again after going back", async ({
  page,
  site,
}) => {
  const email = "twice@example.com"
  await openInteractive(page)
  await fill(page, email)
  const buttonStates: string[] = []
  page.on("console", (message) => buttonStates.push(message.text()))
  await page.evaluate(() => {
    const button = [...document.querySelectorAll("button")].find(
      ({ innerText }) => innerText.trim() === "Booking",
    )
    if (!button) throw new Error("no button")
    new MutationObserver(() => console.log(`${button.disabled} ${button.textContent}`)).observe(button, {
      attributes: true,
      childList: true,
      subtree: true,
    })
    for (let i = 0; i < 3; i++) button.click()
  })
  await expect(page.getByText("Email sent successfully!")).toBeVisible()
  expect(buttonStates).toContain("true Sending...")
  expect((await site.emails()).filter((sentEmail) => sentEmail.includes(email))).toHaveLength(1)
  await page.goBack()
  await expect(page.getByRole("button", { name: "Booking" })).toBeEnabled()
})

test("typing filters the list, shows the count, and updates the URL", async ({ page }) => {
  await openInteractive(page)
  const search = page.getByRole("searchbox")
  await search.fill("wagon")
  await expect(page.getByText("3 vehicles with “wagon” in the name.")).toBeVisible()
  await expect(page).toHaveURL(/\/home\?q=wagon$/)
  await search.press("Enter")
  await expect(page).toHaveURL(/\/home\?q=wagon$/)
  await search.fill("zeppelin")
  await expect(page.getByText("No vehicles with “zeppelin” in the name.")).toBeVisible()
  await search.fill("KDH 14")
  await expect(page.getByText("Did you mean Toyota KDH Hi-Roof Van 14 Seater?")).toBeVisible()
  await search.fill("")
  await expect(page.getByText("58 vehicles. Showing 1 to 30.")).toBeVisible()
  await expect(page).toHaveURL(/\/home$/)
})

test("a search shows an error while the list cannot be fetched, and works afterwards", async ({ page }) => {
  const failure = { status: 503, json: { ok: false, reason: "unreachable" } }
  await page.route("**/fleet.json", (route) => route.fulfill(failure))
  await openHydrated(page, "/home")
  const search = page.getByRole("searchbox")
  await search.fill("axio")
  await expect(page.getByText("There was an error fetching the cars!")).toBeVisible()
  await expect(page.getByRole("link", { name: "try again" })).toHaveAttribute("href", "/home?q=axio")
  await page.unroute("**/fleet.json")
  await search.fill("kdh")
  await expect(page.getByText("2 vehicles with “kdh” in the name.")).toBeVisible()
})

test("text typed while a list request fails is searched after the next request", async ({ page }) => {
  const typed = Promise.withResolvers<void>()
  await page.route(
    "**/fleet.json",
    async (route) => {
      await typed.promise
      await route.fulfill({ status: 503, json: { ok: false, reason: "unreachable" } })
    },
    { times: 1 },
  )
  await openHydrated(page, "/home")
  const requested = page.waitForRequest("**/fleet.json")
  await page.getByRole("searchbox").focus()
  await requested
  await page.getByRole("searchbox").fill("kdh")
  typed.resolve()
  await expect(page.getByText("2 vehicles with “kdh” in the name.")).toBeVisible()
})

test("the chosen service is in the URL", async ({ page }) => {
  await openInteractive(page)
  await chooseService(page, "WEDDING & EVENTS")
  await expect(page).toHaveURL(/\/home\?tab=wedding_events$/)
  await page.reload()
  await expect(page.getByRole("heading", { name: "WEDDING & EVENTS" })).toBeVisible()
})

test("the hint for a mistyped address appears after a click outside the field", async ({ page }) => {
  await openHydrated(page, "/home")
  await page.getByLabel("Email", { exact: true }).fill("anna@gmial.com")
  await page.getByLabel("Send me a copy by email").check()
  await expect(page.getByText("Did you mean anna@gmail.com?")).toBeVisible()
})
