import type { Page } from "@playwright/test"
import { BOOKING, CONTACT, post, tokenIn, VAN } from "#tests/http/visitor-forms.ts"
import { inDays } from "#tests/support/colombo-days.ts"
import type { Site } from "#tests/support/site.ts"
import { tabTo } from "./keys.ts"
import { expect, expectAccessible, test } from "./office-fixtures.ts"

// A separate site, because the enquiries of other test files would count among the new ones.
test.use({ siteName: "office: inbox" })
test.describe.configure({ mode: "default" }) // in one worker, because each would start a site

async function sendFromVisitor(site: Site, path: string, fields: Record<string, string>): Promise<void> {
  const form_token = tokenIn(await (await fetch(site.url + path)).text())
  expect((await post(site.url + path, { ...fields, form_token })).status).toBe(303)
}

const sendMessageAs = (site: Site, name: string) => sendFromVisitor(site, "/contact", { ...CONTACT, name })

/** Opens a page and waits until its event stream is connected. */
async function openWithEventStream(page: Page, path: string): Promise<void> {
  const connected = page.waitForResponse((response) => response.url().includes("/enquiries/live"))
  await page.goto(path)
  await connected
}

test("new enquiries appear by themselves while the top of the list is visible, and as a link otherwise", async ({
  page,
  site,
  context,
}) => {
  // One more than a page of the list has.
  for (let i = 1; i <= 26; i++) await sendMessageAs(site, `Visitor ${i}`)
  await openWithEventStream(page, "/office/enquiries")
  const rows = page.getByRole("row")
  await page.getByRole("link", { name: "Visitor 26", exact: true }).focus()
  await sendMessageAs(site, "Kamala Devi")
  await expect(rows.nth(1)).toContainText("Kamala Devi")
  await expect(page.getByRole("status")).toHaveText("1 new enquiry")
  await expect(page.getByRole("link", { name: "Visitor 26", exact: true })).toBeFocused()
  await expect(rows).toHaveCount(26) // the heading, and 25 enquiries
  await expect(page.getByRole("link", { name: "Enquiries 27 new" })).toHaveCount(1)
  await expect(page.getByRole("link", { name: "New 27", exact: true })).toBeVisible()
  await expectAccessible(page)

  // Further down the list does not move; a link shows the number of new enquiries.
  await rows.last().scrollIntoViewIfNeeded()
  const topBefore = await rows.last().evaluate((row) => row.getBoundingClientRect().top)
  await sendMessageAs(site, "Ruwan Silva")
  const newEnquiriesLink = page.getByRole("link", { name: "1 new enquiry" })
  await expect(newEnquiriesLink).toBeVisible()
  expect(await rows.last().evaluate((row) => row.getBoundingClientRect().top)).toBe(topBefore)
  await expect(page).toHaveTitle("(28) Office: Enquiries")
  await expectAccessible(page)

  // A change of status also appears in another tab with a filter.
  const filtered = await context.newPage()
  await openWithEventStream(filtered, "/office/enquiries?q=visitor+26")
  await filtered.emulateMedia({ colorScheme: "dark" })
  await page.getByRole("link", { name: "Visitor 26", exact: true }).click()
  await page.getByLabel("Status", { exact: true }).selectOption("Contacted")
  await page.getByRole("button", { name: "Save" }).click()
  await expect(filtered.getByRole("row", { name: "Visitor 26" })).toContainText("Contacted")
  await filtered.close()
})

test("a user whose session has ended sees a message", async ({ page, context }) => {
  await page.route("**/enquiries/live?*", async (route) => {
    await context.clearCookies()
    await route.fulfill({ status: 503 })
  })
  await page.goto("/office/enquiries")
  await expect(page.getByRole("status")).toContainText("You are signed out here")
  await page.getByRole("link", { name: "Sign in again" }).click()
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible()
})

test("a user finds an enquiry, changes its status and returns to its row by keyboard", async ({
  page,
  site,
}) => {
  await sendFromVisitor(site, `/cars/${VAN.id}`, { ...BOOKING, first_name: "Kumudu", last_name: "Aponso" })
  await openWithEventStream(page, "/office/enquiries")
  const press = (key: string) => page.keyboard.press(key)
  const tabToControl = (name: string | RegExp, role: "link" | "button" | "searchbox" | "combobox" = "link") =>
    tabTo(page, page.getByRole(role, { name, exact: typeof name === "string" }).first())
  await press("Tab")
  await expect(page.getByRole("link", { name: "Skip to the main content" })).toBeFocused()
  await press("Enter")
  await tabToControl(/^Any words/, "searchbox")
  await page.keyboard.type("aponso")
  await press("Enter")
  await expect(page.getByRole("row")).toHaveCount(2)
  await tabToControl("Kumudu Aponso")
  await press("Enter")
  await expect(page.getByRole("heading", { name: `Kumudu Aponso, ${VAN.name}` })).toBeVisible()
  await tabToControl("Status", "combobox")
  await page.keyboard.type("Contacted")
  await tabToControl("Save status and note", "button")
  await press("Enter")
  await expect(page.getByText("Nimal: New to Contacted.")).toBeVisible()
  await tabToControl("All enquiries")
  await press("Enter")
  await expect(page).toHaveURL(/\?q=aponso#[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  await expect(page.getByRole("row", { name: "Kumudu Aponso" })).toContainText("Contacted")
  await press("Tab")
  await expect(page.getByRole("checkbox", { name: "Tick Kumudu Aponso" })).toBeFocused()
  await press("Tab")
  await expect(page.getByRole("link", { name: "Kumudu Aponso" })).toBeFocused()
})

test("a user marks two of the first enquiries as spam on a phone and undoes it", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const name of ["Offer A", "Offer B"]) await sendMessageAs(site, name)
  await openWithEventStream(page, "/office/enquiries")
  const first = page.getByRole("row").nth(1)
  await expect(first).toBeInViewport({ ratio: 1 })
  const submit = page.getByRole("button", { name: "Mark as spam" })
  await expect(submit).toBeHidden()
  await page.getByRole("checkbox", { name: "Tick Offer A" }).check()
  await page.getByRole("checkbox", { name: "Tick Offer B" }).check()
  await expect(submit).toBeInViewport()
  await expectAccessible(page)
  await submit.click()
  await expect(page.getByText("2 enquiries are marked as spam.")).toBeVisible()
  await expect(page.getByRole("row", { name: "Offer A" })).toContainText("Spam")
  await expectAccessible(page)
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(page.getByText("2 enquiries have their former status again.")).toBeVisible()
  await expect(page.getByRole("row", { name: "Offer A" })).toContainText("New")
})

test("the number of new enquiries is updated in the menu and the title of other pages", async ({
  page,
  site,
}) => {
  await openWithEventStream(page, "/office/calendar")
  const link = page.getByRole("link", { name: /^Enquiries/ })
  const numberIn = async () => Number(/\d+/.exec((await link.textContent()) ?? "")?.[0] ?? 0)
  const before = await numberIn()
  await sendMessageAs(site, "Kamala")
  await expect(link).toHaveText(`Enquiries${before + 1} new`)
  await expect(page).toHaveTitle(`(${before + 1}) Office: Calendar`)
})

test("a user finds the next pick-up, and opens the enquiries of that list one after the other", async ({
  page,
  site,
}) => {
  const book = (last_name: string, day: number) =>
    sendFromVisitor(site, `/cars/${VAN.id}`, {
      ...BOOKING,
      last_name,
      pick_up_time_date: inDays(day),
      return_time_date: inDays(day + 17),
    })
  await book("Nächste", 1)
  await book("Spätere", 3)
  await sendMessageAs(site, "Kamala")
  await page.goto("/office/enquiries")
  await page.getByRole("link", { name: "By pick-up day" }).click()
  await expect(page.getByRole("row").nth(1)).toContainText("Nächste")
  await page.getByText("Filter by kind, vehicle and days").click()
  await page.getByLabel("Pick-up", { exact: true }).selectOption("Next 7 days")
  await page.getByLabel("Any words, or a number").fill("quagmire nachste")
  await expectAccessible(page)
  await page.getByLabel("Any words, or a number").fill(VAN.name)
  await page.getByRole("button", { name: "Search" }).click()
  await page.getByRole("link", { name: /Nächste/ }).click()
  await page.getByRole("link", { name: "Next enquiry" }).click()
  await expect(page.getByText("Ms Zenobia Spätere")).toBeVisible()
  await expect(page.getByRole("link", { name: "Next enquiry" })).toHaveCount(0)
  await page.getByRole("link", { name: "Previous enquiry" }).click()
  await expect(page.getByText("Ms Zenobia Nächste")).toBeVisible()
})

test("statuses with enquiries and the selected one are shown, the others behind a disclosure, on a phone without sideways scrolling", async ({
  page,
  site,
}) => {
  await sendMessageAs(site, "Status")
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/office/enquiries")
  const statuses = page.getByRole("navigation", { name: "Filter by status" })
  await expect(statuses.getByRole("link", { name: /^New \d/ })).toBeVisible()
  const failed = statuses.getByRole("link", { name: "Email failed 0" })
  await expect(failed).toBeHidden()
  const isScrollable = () => statuses.evaluate((nav) => nav.scrollWidth > nav.clientWidth)
  expect(await isScrollable()).toBe(false)
  await statuses.getByText("More statuses").click()
  expect(await isScrollable()).toBe(false)
  await failed.click()
  await expect(failed).toBeVisible()
  await expect(failed).toHaveAttribute("aria-current", "page")
  await expectAccessible(page)
})
