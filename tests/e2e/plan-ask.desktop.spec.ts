import type { Browser, Page } from "@playwright/test"
import { inDays } from "#tests/support/colombo-days.ts"
import { readEmail } from "#tests/support/read-email.ts"
import type { Site } from "#tests/support/site.ts"
import { expect, expectAccessible, test } from "./office-fixtures.ts"

const VARIANTS = [
  { width: 1440, height: 900, hasScripts: true, name: "Sofia Lindqvist", firstDayFromNow: 30 },
  { width: 390, height: 844, hasScripts: false, name: "Arjun Nair", firstDayFromNow: 60 },
] as const

for (const variant of VARIANTS) {
  const scripts = variant.hasScripts ? "with" : "without"
  test(`a plan is sent ${scripts} scripts at ${variant.width} px, read by email, and confirmed in the office`, async ({
    page,
    browser,
    site,
  }) => {
    test.slow() // a dozen pages, some of them with axe
    const reference = await sendPlan(browser, site, variant)

    const [email] = await emailsAbout(site, reference)
    expect(email?.headers.get("subject")).toContain("New Trip Enquiry (4 days")
    expect(email?.text).toContain("Route: Dambulla – Kandy – Ella – Dambulla")
    expect(email?.text).toContain("Kandy, 2 nights")
    const total = /Total: (LKR\s[\d,]+\.\d\d)/.exec(email?.text ?? "")?.[1] ?? "no total"

    await page.setViewportSize(variant)
    await page.goto("/office/enquiries?q=ella")
    const row = page.getByRole("row").filter({ hasText: variant.name })
    await expect(row).toContainText("Trip: Dambulla – Kandy – Ella – Dambulla")
    await row.getByRole("link", { name: variant.name }).click()
    const plan = page.getByRole("region", { name: "The planned trip" })
    await expect(plan).toContainText("Dambulla – Kandy – Ella – Dambulla")
    await expect(plan.getByRole("img", { name: /Kandy/ })).toBeVisible()
    await expect(plan.getByText("Night at Ella")).toBeVisible()
    await expect(plan).toContainText(`Price when sent, cheapest vehicle that fits${total}`)
    await expect(plan).toContainText(`Price today${total}`)
    await expect(plan.getByRole("link", { name: "Open the plan" })).toHaveAttribute(
      "href",
      /\/plan\?start=dambulla&stop=kandy&nights=2/,
    )
    await expectAccessible(page)

    await page.getByRole("link", { name: "Confirm the booking" }).click()
    await expect(page.getByLabel("Email to the visitor")).toHaveValue(/Pick up: .*Dambulla/s)
    await page.getByRole("button", { name: "Confirm and send the email" }).click()
    await expect(page.getByText("Nimal: New to Confirmed.")).toBeVisible()
    await expect(plan).toContainText(`Price when sent, cheapest vehicle that fits${total}`)
  })
}

type Variant = (typeof VARIANTS)[number]

/** Plans a trip and sends it, as a visitor. @returns the reference of the enquiry */
async function sendPlan(
  browser: Browser,
  site: Site,
  { width, height, hasScripts, name, firstDayFromNow }: Variant,
) {
  const context = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled: hasScripts,
    viewport: { width, height },
    bypassCSP: true,
  })
  const page = await context.newPage()
  await page.goto(
    `/plan?start=dambulla&stop=kandy&nights=2&stop=ella&nights=1&end=dambulla&from=${inDays(firstDayFromNow)}`,
  )
  await page.getByRole("link", { name: "Ask for this trip", exact: true }).first().click()
  await expect(page.getByText(/The cheapest that fits is .+: LKR/)).toBeVisible()
  if (hasScripts) await expectAccessible(page)
  await page.getByRole("button", { name: "Send the plan" }).click()
  await expect(page.getByRole("alert")).toContainText("Enter your name")
  await page.getByLabel("Name", { exact: true }).fill(name)
  await page.getByLabel("Contact number").fill("+46 70 174 06 05")
  await page.getByLabel("Email", { exact: true }).fill("visitor@example.se")
  await page.getByRole("button", { name: "Send the plan" }).click()
  const alert = page.getByRole("alert")
  await expect(alert).toContainText("Email sent successfully!")
  if (hasScripts) await expectAccessible(page)
  const reference = new URL(page.url()).searchParams.get("sent") ?? ""
  await expectOwnPage(page)
  await context.close()
  return reference
}

/** The private page has the plan, with a link to it. */
async function expectOwnPage(page: Page) {
  await page.getByRole("alert").getByRole("link", { name: /page/i }).click()
  await page.getByRole("link", { name: "Dambulla – Kandy – Ella – Dambulla" }).click()
  await expect(page.getByRole("heading", { name: "Plan your trip" })).toBeVisible()
}

async function emailsAbout(site: Site, reference: string) {
  const emails = (await site.emails()).map(readEmail)
  return emails.filter(({ text }) => text.includes(reference) && text.includes("THE TRIP"))
}
