import type { Browser, Locator, Page } from "@playwright/test"
import { VAN } from "#tests/http/visitor-forms.ts"
import { inDays } from "#tests/support/colombo-days.ts"
import { readEmail } from "#tests/support/read-email.ts"
import type { Site } from "#tests/support/site.ts"
import type { StaffBrowser } from "#tests/support/staff-browser.ts"
import { fillBookingForm } from "./booking-form.ts"
import { waitForHydration } from "./hydrated.ts"
import { chooseOption, tabTo, typeTime } from "./keys.ts"
import { horizontalOverflow } from "./layout-checks.ts"
import { expect, expectAccessible, test } from "./office-fixtures.ts"

// A site of its own: the lists of the day have the entries of this file only.
test.use({ siteName: "office: day" })
test.describe.configure({ mode: "default" }) // in one worker, because each would start a site

const PHONE_NUMBER = "077 123 4567"

/** The actions of the day's steps, with a mouse or with the keyboard. */
type InputDevice = {
  press: (target: Locator) => Promise<void>
  type: (field: Locator, text: string) => Promise<void>
  setTime: (field: Locator, wallTime: string) => Promise<void>
  choose: (list: Locator, label: string) => Promise<void>
}

const withMouse: InputDevice = {
  press: (target) => target.click(),
  type: (field, text) => field.fill(text),
  setTime: (field, wallTime) => field.fill(wallTime),
  choose: async (list, label) => {
    const option = list.locator("option").filter({ hasText: label }).first()
    await list.selectOption(await option.evaluate((node) => (node as HTMLOptionElement).value)) // by the locator
  },
}

/** Tab, Enter, the arrow keys and letters. Each control that is reached shows that it has the focus. */
function withKeyboard(page: Page): InputDevice {
  const reach = async (target: Locator) => {
    await tabTo(page, target)
    await expect(target).toBeInViewport()
    expect(await target.evaluate(hasFocusOutline), `${target} shows its focus`).toBe(true)
  }
  return {
    press: async (target) => {
      await reach(target)
      await page.keyboard.press("Enter")
    },
    type: async (field, text) => {
      await reach(field)
      await page.keyboard.press("ControlOrMeta+a")
      await page.keyboard.type(text)
    },
    setTime: async (field, wallTime) => {
      await reach(field)
      await typeTime(page, wallTime)
    },
    choose: async (list, label) => {
      await reach(list)
      await chooseOption(page, list, label)
    },
  }
}

/** Whether the element has the focus, and it or an ancestor such as its table row has an outline. Runs in the page. */
function hasFocusOutline(element: Element): boolean {
  for (let node: Element | null = element; node; node = node.parentElement) {
    const { outlineStyle, outlineWidth } = getComputedStyle(node)
    if (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2)
      return element.matches(":focus-visible")
  }
  return false
}

type Office = { page: Page; site: Site; owner: StaffBrowser; browser: Browser }
type Day = {
  device: InputDevice
  /** The last name of the day's customers. */
  family: string
  /** The first day of the visitor's rental, counted from today. */
  firstDayFromNow: number
  /** Checks a state of a page that no other test checks. */
  check: (page: Page) => Promise<void>
}

/** One working day (docs/requirements.md, R17.27). Each step begins where the one before has ended. */
async function workThroughTheDay(
  office: Office,
  { device, family, firstDayFromNow, check }: Day,
): Promise<void> {
  const { page, site, owner, browser } = office
  const { press, type, setTime, choose } = device
  const link = (name: string) => page.getByRole("link", { name, exact: true })
  const button = (name: string | RegExp) => page.getByRole("button", { name })
  const history = page.getByRole("region", { name: "What was done" })
  const total = page
    .getByRole("region", { name: "The booking" })
    .getByRole("row", { name: /^Total/ })
    .first()
  await enterBooking(owner, `Goes ${family}`, { from: inDays(0, "23:30"), to: inDays(5) })
  await enterBooking(owner, `Late ${family}`, { from: inDays(-4), to: inDays(-1) })
  await enterBooking(owner, `Ill ${family}`, {
    from: inDays(firstDayFromNow + 40),
    to: inDays(firstDayFromNow + 43),
  })

  await test.step("in the morning, Today has what goes out and who is late", async () => {
    await page.goto("/office")
    const goingOut = page.getByRole("region", { name: "Going out today" }).getByRole("listitem")
    const goingOutRow = goingOut.filter({ hasText: `Goes ${family}` })
    await expect(goingOutRow).toContainText("11:30 pm")
    await expect(goingOutRow).toContainText(VAN.name)
    await expect(goingOutRow.getByRole("link", { name: PHONE_NUMBER })).toBeVisible()
    await expect(page.getByRole("region", { name: "Late" })).toContainText(`Late ${family}`)
  })

  await test.step("a vehicle comes back", async () => {
    await press(button(`It is back: Late ${family}`))
    await expect(page.getByRole("region", { name: "Coming back today" })).toContainText(`Late ${family}`)
  })

  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage()
  await test.step("a visitor books on the site, and is among the new enquiries", async () => {
    const days = `from=${inDays(firstDayFromNow)}&to=${inDays(firstDayFromNow + 17)}`
    await visitor.goto(`/cars/${VAN.id}?${days}`)
    await fillBookingForm(visitor, `${family.toLowerCase()}@example.com`)
    await visitor.getByLabel("Last name").fill(family)
    await visitor.getByRole("button", { name: "Book now" }).click()
    await visitor.getByRole("button", { name: "Confirm Booking" }).click()
    await expect(visitor.getByText("Email sent successfully!")).toBeVisible()
    await expect(page).toHaveTitle(/^\(\d+\) Office: Today/)
    await page.reload()
    await press(
      page
        .getByRole("region", { name: "New enquiries" })
        .getByRole("link", { name: `Anna ${family}`, exact: true }),
    )
    await expect(page.getByRole("heading", { level: 1 })).toContainText(family)
  })

  await test.step("the office offers the terms and sends the price by email", async () => {
    await setTime(page.getByLabel("Valid until"), inDays(3))
    await press(button("Offer this to the visitor"))
    await expect(button("Withdraw the offer")).toBeVisible()
    await check(page)
    await waitForHydration(page)
    await choose(page.getByLabel("Start with"), "Send a price")
    await expect(page.getByLabel("Text", { exact: true })).toHaveValue(/Total: LKR\u00a0/)
    await press(button("Send by email"))
    await expect(history).toContainText("New to Contacted")
  })

  const enquiry = new URL(page.url()).pathname
  await test.step("the visitor opens the link of the email and accepts", async () => {
    await visitor.goto(linkIn(await lastEmailTo(site, `${family.toLowerCase()}@example.com`)))
    await visitor.getByRole("button", { name: "Accept this offer" }).click()
    await expect(visitor.getByText("You accepted it on")).toBeVisible()
  })

  await test.step("the office sees it, and confirms the booking with its email", async () => {
    await page.goto("/office/today")
    await press(
      page
        .getByRole("region", { name: "Waiting for an answer" })
        .getByRole("link", { name: `Anna ${family}`, exact: true }),
    )
    await expect(page.getByText(/accepted/i).first()).toBeVisible()
    await check(page)
    await press(link("Confirm the booking"))
    await press(button("Confirm and send the email"))
    await expect(history).toContainText("Contacted to Confirmed")
    const email = await lastEmailTo(site, `${family.toLowerCase()}@example.com`)
    expect(email).toContain(`Vehicle: ${VAN.name}`)
    await visitor.reload()
    await expect(visitor.getByText("Your booking is confirmed.")).toBeVisible()
  })

  await test.step("the visitor calls: the return is later, at today's price", async () => {
    await expect(total).toContainText("295,800.00") // 17 days at 17,400
    await setTime(page.getByLabel("New return day and time"), inDays(firstDayFromNow + 20))
    await expect(page.getByText(/^Today's price for 20 days: LKR/)).toBeVisible()
    await press(button(/^Save with today's price/))
    await expect(total).toContainText("348,000.00") // 20 days at 17,400
  })

  await test.step("somebody books by telephone", async () => {
    await page.goto("/office/today")
    await press(link("New booking"))
    await type(page.getByLabel("Name"), `Tele ${family}`)
    await type(page.getByLabel("Contact number"), "071 555 0143")
    await setTime(page.getByLabel("Pick-up day and time"), inDays(firstDayFromNow + 30))
    await setTime(page.getByLabel("Return day and time"), inDays(firstDayFromNow + 32))
    await choose(page.getByLabel("Vehicle", { exact: true }), VAN.name)
    await press(button("Save and confirm"))
    await expect(page.getByRole("heading", { level: 1 })).toContainText(`Tele ${family}`)
  })

  await test.step("they get an answer by WhatsApp, which the history has", async () => {
    await type(page.getByLabel("Text", { exact: true }), "The van is yours. See you at nine.")
    await press(button("WhatsApp"))
    await expect(history).toContainText("Nimal answered by WhatsApp.")
    await check(page)
  })

  await test.step("a customer cancels", async () => {
    await page.goto(`/office/enquiries?q=${encodeURIComponent(`Ill ${family}`)}`)
    await press(link(`Ill ${family}`))
    await choose(page.getByLabel("Status", { exact: true }), "Cancelled")
    await type(page.getByLabel("Note (only for the office)"), "She is ill")
    await press(button("Save status and note"))
    await expect(history).toContainText("Confirmed to Cancelled")
    await expect(history).toContainText("She is ill")
    await check(page)
  })

  await test.step("in the evening the calendar has the two bookings, and not the cancelled one", async () => {
    for (const [day, name, isExpected] of [
      [firstDayFromNow, `Anna ${family}`, true],
      [firstDayFromNow + 30, `Tele ${family}`, true],
      [firstDayFromNow + 40, `Ill ${family}`, false],
    ] as const) {
      await page.goto(`/office/calendar?only=yes&from=${inDays(day).slice(0, 10)}`)
      const found = page.getByRole("main").getByRole("link", { name }).filter({ visible: true })
      await (isExpected ? expect(found.first()).toBeVisible() : expect(found).toHaveCount(0))
    }
    await page.goto(enquiry)
    await expect(history.getByRole("listitem").filter({ hasText: "to Confirmed" })).toHaveCount(1)
  })
  await visitor.context().close()
}

/** Enters a confirmed booking of the van, with which the day begins. */
async function enterBooking(owner: StaffBrowser, name: string, period: { from: string; to: string }) {
  const response = await owner.submit("/office/bookings/new", {
    act: "confirm",
    name,
    contact_number: PHONE_NUMBER,
    source: "telephone",
    "pick-up-at": period.from,
    "return-at": period.to,
    "vehicle-0": VAN.id,
    "units-0": "1",
    "allow-clash": "yes",
  })
  expect(response.status).toBe(303)
}

async function expectToFit(page: Page) {
  expect(await horizontalOverflow(page), page.url()).toBe(0)
}

/** The text of the last email to an address. */
async function lastEmailTo(site: Site, address: string): Promise<string> {
  const emails = (await site.emails()).map(readEmail)
  const email = emails.findLast(({ headers }) => headers.get("to")?.includes(address))
  if (!email) throw new Error(`no email to ${address}`)
  return email.text
}

function linkIn(email: string): string {
  const link = /\/my\/\S+/.exec(email)?.[0]
  if (!link) throw new Error("the email has no link")
  return link
}

test("the tasks of a day in the office can be done on a phone", async ({ page, site, owner, browser }) => {
  test.slow() // thirty pages
  await page.setViewportSize({ width: 390, height: 844 })
  const day = { device: withMouse, family: "Bandara", firstDayFromNow: 100, check: expectToFit }
  await workThroughTheDay({ page, site, owner, browser }, day)
})

// Single tasks on a wide screen with a mouse: office-tasks.desktop.spec.ts.
test("the tasks of a day in the office can be done on a wide screen with the keyboard alone", async ({
  page,
  site,
  owner,
  browser,
}) => {
  test.setTimeout(300_000) // some six hundred keys, each of which waits for the browser
  await page.setViewportSize({ width: 1440, height: 900 })
  const day = { device: withKeyboard(page), family: "Cooray", firstDayFromNow: 180, check: expectAccessible }
  await workThroughTheDay({ page, site, owner, browser }, day)
})
