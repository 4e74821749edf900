import type { Locator, Page } from "@playwright/test"
import { BOOKING, CONTACT, VAN } from "#tests/http/visitor-forms.ts"
import { inDays } from "#tests/support/colombo-days.ts"
import { officePageOf, sendBooking, sendForm } from "#tests/support/visitor-page.ts"
import { waitForHydration } from "./hydrated.ts"
import { expect, expectAccessible, test } from "./office-fixtures.ts"

// A site of its own: other files count the rows of the first page.
test.use({ siteName: "office: tasks" })
test.describe.configure({ mode: "default" }) // in one worker, because each would start a site

// The presses of the tasks in docs/office-tasks.md, from the first page of the office. A press is a click, a tap or Enter. Opening a list
// and choosing from it are two presses. A tap into a field is one, unless Tab leads to it from the field before.

class Presses {
  count = 0

  async click(target: Locator): Promise<void> {
    this.count++
    await target.click()
  }

  async choose(list: Locator, value: string): Promise<void> {
    this.count += 2
    await list.selectOption(value)
  }

  async type(field: Locator, text: string): Promise<void> {
    this.count++
    await field.fill(text)
  }

  async enter(page: Page): Promise<void> {
    this.count++
    await page.keyboard.press("Enter")
  }
}

/** The maximum number of presses for each task. The requirements fix the first three. */
const MAX_PRESSES = {
  confirm: 4,
  telephoneBooking: 8,
  newReturn: 5,
  reply: 4,
  whatsapp: 3,
  cancel: 3,
  vehicleCameBack: 1,
  vehicleWentOut: 1,
  didNotCome: 3,
  find: 3,
  agreement: 2,
  spam: 5,
  offTheRoad: 8,
} as const

for (const [width, height, firstDayFromNow] of [
  [1440, 900, 210],
  [390, 844, 290],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })
    let presses: Presses
    test.beforeEach(async ({ page }) => {
      presses = new Presses()
      await page.goto("/office")
      await expect(page).toHaveURL(/\/office\/today$/)
    })
    const expectWithinLimit = (task: keyof typeof MAX_PRESSES) => {
      test.info().annotations.push({ type: `presses: ${task}`, description: String(presses.count) })
      expect(presses.count, task).toBeLessThanOrEqual(MAX_PRESSES[task])
    }
    const booking = (first_name: string, day: number) => ({
      ...BOOKING,
      first_name,
      pick_up_time_date: inDays(firstDayFromNow + day),
      return_time_date: inDays(firstDayFromNow + day + 17),
    })
    const link = (page: Page, name: string) =>
      page.getByRole("link", { name: `${name} Quagmire`, exact: true }).first()

    test("a booking is confirmed with its email", async ({ page, site }) => {
      await sendBooking(site.url, booking("Ishara", 0))
      await page.reload()
      await presses.click(link(page, "Ishara"))
      await presses.click(page.getByRole("link", { name: "Confirm the booking" }))
      await presses.click(page.getByRole("button", { name: "Confirm and send the email" }))
      await expect(page.getByText("Nimal: New to Confirmed.")).toBeVisible()
      expectWithinLimit("confirm")
    })

    test("a booking by telephone is entered, with vehicle and price checked before", async ({ page }) => {
      await presses.click(page.getByRole("link", { name: "New booking" }))
      await presses.type(page.getByLabel("Name"), "Sepali Fernando")
      await page.keyboard.press("Tab")
      await page.keyboard.type("071 555 0143")
      await page.getByLabel("Pick-up day and time").fill(inDays(firstDayFromNow + 60))
      await page.getByLabel("Return day and time").fill(inDays(firstDayFromNow + 62))
      await presses.choose(page.getByLabel("Vehicle", { exact: true }), VAN.id)
      await presses.click(page.getByRole("button", { name: "Check vehicles and price" }))
      await expect(page.getByText(`${VAN.name} is free at this time.`)).toBeVisible()
      await expectAccessible(page)
      await presses.click(page.getByRole("button", { name: "Save and confirm" }))
      await expect(page.getByRole("heading", { name: "Booking by staff, Sepali Fernando" })).toBeVisible()
      presses.count += 2 // the taps into the two days
      expectWithinLimit("telephoneBooking")
    })

    test("the search finds a booking, and its return is changed with the new price", async ({
      page,
      site,
      owner,
    }) => {
      const sentForm = await sendBooking(site.url, booking("Dilki", 20))
      await officePageOf(owner, sentForm).confirm()
      await presses.type(page.getByLabel("Any words, or a number"), "Dilki")
      await presses.enter(page)
      await presses.click(link(page, "Dilki"))
      await presses.type(page.getByLabel("New return day and time"), inDays(firstDayFromNow + 40))
      // 20 × (17,400 + 5,500)
      await presses.click(page.getByRole("button", { name: "Save with today's price, LKR 458,000.00" }))
      await expect(page.getByText("the booking has today's price")).toBeVisible()
      await expect(page.getByRole("rowheader", { name: "Total" }).locator("..")).toContainText("458,000.00")
      expectWithinLimit("newReturn")
    })

    test("an enquiry is answered by email with a template, and by WhatsApp with a text of one's own", async ({
      page,
      site,
    }) => {
      await sendBooking(site.url, booking("Farah", 30))
      await page.reload()
      await presses.click(link(page, "Farah"))
      await waitForHydration(page)
      await presses.choose(page.getByLabel("Start with"), "en quote")
      await expect(page.getByLabel("Text", { exact: true })).toHaveValue(/Total: LKR\u00a0/)
      await presses.click(page.getByRole("button", { name: "Send by email" }))
      await expect(page.getByText("Nimal: New to Contacted.")).toBeVisible()
      expectWithinLimit("reply")
      presses = new Presses()
      presses.count++ // the link of the enquiry
      await presses.type(page.getByLabel("Text", { exact: true }), "The van is free. Shall we keep it?")
      await presses.click(page.getByRole("button", { name: "WhatsApp" }))
      await expect(page.getByText("Nimal answered by WhatsApp.")).toBeVisible()
      expectWithinLimit("whatsapp")
    })

    test("a booking is cancelled with its reason", async ({ page, site }) => {
      await sendBooking(site.url, booking("Goran", 40))
      await page.reload()
      await presses.click(link(page, "Goran"))
      await presses.click(page.getByRole("button", { name: "Cancel the booking" }))
      await expect(page.getByLabel("Note (only for the office)")).toBeFocused()
      await expect(page.getByLabel("Note (only for the office)")).toBeInViewport({ ratio: 1 })
      await page.keyboard.type("His flight was cancelled")
      await presses.click(page.getByRole("button", { name: "Save status and note" }))
      await expect(page.getByText("Nimal: New to Cancelled.")).toBeVisible()
      expectWithinLimit("cancel")
    })

    test("a vehicle that came back is marked", async ({ page, owner }) => {
      const returnedBooking = {
        name: `Jagath ${width}`,
        contact_number: "077 123 4567",
        source: "telephone",
        "pick-up-at": inDays(-3),
        "return-at": inDays(-1),
        "vehicle-0": VAN.id,
        "units-0": "1",
        "allow-clash": "yes",
        act: "confirm",
      }
      expect((await owner.submit("/office/bookings/new", returnedBooking)).status).toBe(303)
      await page.reload()
      await presses.click(
        page
          .getByRole("listitem")
          .filter({ hasText: returnedBooking.name })
          .getByRole("button", { name: "It is back" }),
      )
      await expect(page.getByRole("region", { name: "Coming back today" })).toContainText(
        returnedBooking.name,
      )
      expectWithinLimit("vehicleCameBack")
    })

    test("a vehicle is marked as gone out, and a customer as not come with the reason", async ({
      page,
      owner,
    }) => {
      for (const name of [`Out ${width}`, `Absent ${width}`]) {
        const fields = { name, contact_number: "077 123 4567", source: "telephone", "vehicle-0": VAN.id }
        const days = { "pick-up-at": inDays(0, "00:00"), "return-at": inDays(2) }
        const more = { "units-0": "1", "allow-clash": "yes", act: "confirm" }
        const response = await owner.submit("/office/bookings/new", { ...fields, ...days, ...more })
        expect(response.status).toBe(303)
      }
      await page.reload()
      const rowOf = (name: string) => page.getByRole("listitem").filter({ hasText: name }).first()
      await presses.click(rowOf(`Out ${width}`).getByRole("button", { name: "It went out" }))
      await expect(rowOf(`Out ${width}`)).toContainText("Out at")
      expectWithinLimit("vehicleWentOut")
      await page.goto("/office/today")
      presses = new Presses()
      const absentRow = rowOf(`Absent ${width}`)
      await presses.click(absentRow.locator("summary"))
      await presses.type(absentRow.getByLabel("Reason"), "No answer by telephone")
      await presses.enter(page)
      await expect(page.getByRole("status").filter({ hasText: "did not come" })).toBeVisible()
      expectWithinLimit("didNotCome")
    })

    test("two messages are marked as spam", async ({ page, site }) => {
      for (const name of [`Spam one ${width}`, `Spam two ${width}`]) {
        await sendForm(site.url, "/contact", { ...CONTACT, name })
      }
      await presses.click(page.getByRole("link", { name: "All enquiries" }))
      for (const name of [`Spam one ${width}`, `Spam two ${width}`]) {
        await presses.click(page.getByRole("row", { name }).getByRole("checkbox"))
      }
      await presses.click(page.getByRole("button", { name: "Mark as spam" }))
      await expect(page.getByRole("button", { name: "Undo" })).toBeVisible()
      expectWithinLimit("spam")
    })

    test("a vehicle is taken off the road", async ({ page }) => {
      if (width === 390) await presses.click(page.getByRole("button", { name: "Menu" }))
      await presses.click(page.getByRole("link", { name: "Calendar", exact: true }))
      await presses.click(page.getByRole("link", { name: "Take a vehicle off the road" }))
      await presses.choose(
        page.getByLabel("Vehicle", { exact: true }),
        "toyota-hiace-super-gl-2-8-van-9-seater",
      )
      await presses.type(page.getByLabel("Goes out"), inDays(firstDayFromNow))
      await page.getByLabel("Comes back").fill(inDays(firstDayFromNow + 1))
      await page.getByLabel("Reason").fill("New clutch")
      await page.keyboard.press("Enter")
      presses.count++
      await expect(page.getByText("New clutch").filter({ visible: true }).first()).toBeVisible()
      expectWithinLimit("offTheRoad")
    })

    test("a customer is found by contact number, and the agreement is opened", async ({ page, site }) => {
      await sendBooking(site.url, { ...booking("Manel", 50), contact_number: `0777 000 ${width}` })
      await presses.type(page.getByLabel("Any words, or a number"), `+94 777 000 ${width}`)
      await presses.enter(page)
      await presses.click(link(page, "Manel"))
      expectWithinLimit("find")
      presses = new Presses()
      presses.count++ // the link of the enquiry
      await presses.click(page.getByRole("link", { name: "The agreement, to print" }))
      await expect(page.getByText("0777 000").first()).toBeVisible()
      expectWithinLimit("agreement")
    })
  })
}
