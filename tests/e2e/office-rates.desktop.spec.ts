import type { Page } from "@playwright/test"
import { expect, expectAccessible, test } from "./office-fixtures.ts"

const ALTO = { id: "suzuki-alto-800-manual", name: "Suzuki Alto 800 Manual" }
const JAPAN_ALTO_NAME = "Suzuki Alto Japan Auto"

/** Opens the rates and waits until the table is hydrated. */
async function openRates(page: Page, path = "/office/rates?q=alto") {
  await page.goto(path)
  await expect(page.locator("html[data-hydrated]")).toBeAttached()
}

const rate = (page: Page, vehicle: string, length: string) =>
  page.getByLabel(`${vehicle}, ${length}`, { exact: true })

test("rates are edited by keyboard: typed, pasted, changed by per cent, undone, saved, and reverted", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await openRates(page)
  await expectAccessible(page)
  const bar = page.getByRole("status").filter({ hasText: /not saved|Nothing changed yet/ })
  const keys = async (...all: string[]) => {
    for (const key of all) await page.keyboard.press(key)
  }

  // Skips the filter and moves through the table with arrow keys.
  await page.getByRole("link", { name: "Skip the table" }).focus()
  // The tab order: the checkboxes of the table, of the first category and of the first vehicle, then its name and its first rate.
  await keys("Tab", "Tab", "Tab", "Tab", "Tab")
  await expect(rate(page, ALTO.name, "1 week")).toBeFocused()
  await keys("ArrowRight", "ArrowDown")
  await expect(rate(page, JAPAN_ALTO_NAME, "2 weeks")).toBeFocused()
  await keys("ArrowUp")

  // Typing replaces the value; Enter accepts it and moves down; the description has the old value.
  await page.keyboard.type("5300/=")
  await keys("Enter")
  const twoWeeks = rate(page, ALTO.name, "2 weeks")
  await expect(rate(page, JAPAN_ALTO_NAME, "2 weeks")).toBeFocused()
  await expect(twoWeeks).toHaveValue("5,300")
  await expect(twoWeeks).toHaveAccessibleDescription("was 5,100/=")
  await expect(bar).toHaveText("1 price changed, not saved")

  // Escape cancels typing; F2 edits the existing value.
  await page.keyboard.type("1")
  await keys("Escape")
  await expect(rate(page, JAPAN_ALTO_NAME, "2 weeks")).toHaveValue("6,050")
  await keys("F2", "Backspace")
  await page.keyboard.type("5")
  await keys("ArrowLeft", "Enter")
  await expect(rate(page, JAPAN_ALTO_NAME, "2 weeks")).toHaveValue("6,055")
  await keys("Control+z")
  await expect(rate(page, JAPAN_ALTO_NAME, "2 weeks")).toHaveValue("6,050")
  await keys("Control+y")
  await expect(rate(page, JAPAN_ALTO_NAME, "2 weeks")).toHaveValue("6,055")
  await keys("Control+z")

  // A rate above that of a shorter rental is reported at its field.
  await rate(page, ALTO.name, "6 months").focus()
  await page.keyboard.type("9000")
  await keys("Enter")
  await expect(rate(page, ALTO.name, "6 months")).toHaveAccessibleDescription(
    "was 3,300/= Above the 3-month rate",
  )
  await keys("Control+z")

  // Copies a block; pastes a block from a spreadsheet, completely or not at all.
  await rate(page, ALTO.name, "1 week").focus()
  await keys("Shift+ArrowRight", "Shift+ArrowDown", "Control+c")
  await expect(page.getByRole("status").filter({ hasText: "4 rates copied" })).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("5,500\t5,300\n6,500\t6,050")
  const paste = async (text: string) => {
    await page.evaluate((words) => navigator.clipboard.writeText(words), text)
    await rate(page, ALTO.name, "3 weeks").focus()
    await keys("Control+v")
  }
  await paste("4,800\t9.500\r\n5,600")
  await expect(page.getByRole("alert")).toContainText("Line 1, column 2: “9.500” is not an amount")
  await expect(bar).toHaveText("1 price changed, not saved")
  await expectAccessible(page)
  await paste("4,800\t3,900\r\n5,600")
  await expect(page.getByRole("alert")).toBeHidden()
  await expect(rate(page, ALTO.name, "1 month")).toHaveValue("3,900")
  await expect(rate(page, JAPAN_ALTO_NAME, "3 weeks")).toHaveValue("5,600")
  await expect(bar).toHaveText("4 prices changed, not saved")
  await keys("Control+z")
  await expect(bar).toHaveText("1 price changed, not saved")

  // Changes the selection by per cent.
  await rate(page, ALTO.name, "3 months").focus()
  await keys("Shift+ArrowRight")
  await page.getByRole("textbox", { name: "Per cent" }).focus()
  await page.keyboard.type("-10")
  await keys("Enter")
  await expect(rate(page, ALTO.name, "3 months")).toHaveValue("3,300") // 3,285, rounded to 50
  await expect(rate(page, ALTO.name, "6 months")).toHaveValue("2,950") // 2,970, rounded to 50
  await expect(bar).toHaveText("3 prices changed, not saved")
  await expectAccessible(page)

  // Leaving with unsaved changes asks for confirmation; the review page does not.
  const prompted = page.waitForEvent("dialog")
  page.once("dialog", (dialog) => dialog.dismiss())
  await page.getByRole("link", { name: "Enquiries" }).focus()
  await keys("Enter")
  expect((await prompted).type()).toBe("beforeunload")
  await expect(bar).toHaveText("3 prices changed, not saved")
  await twoWeeks.focus()
  await keys("Control+Enter")
  await expect(page.getByRole("heading", { name: "Is this right?" })).toBeVisible()
  await expect(page.getByRole("row", { name: "2 weeks 5,100/= 5,300/= +3.9 %", exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Save 3 rates and 3 totals" }).focus()
  await keys("Enter")
  await expect(page.getByRole("status").getByText("3 rates and 3 totals changed.")).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/cars/${ALTO.id}`)
  await expect(page.getByRole("row", { name: /^2 weeks/ })).toContainText("5,300/=")
  await page.goBack()
  await page.getByRole("button", { name: "Undo", exact: true }).first().focus()
  await keys("Enter")
  await expect(page.getByText("3 rates and 3 totals restored.")).toBeVisible()
  await page.goto(`/cars/${ALTO.id}`)
  await expect(page.getByRole("row", { name: /^2 weeks/ })).toContainText("5,100/=")
})

test("the mouse selects a block, and a second click edits the text", async ({ page }) => {
  await openRates(page)
  const first = rate(page, ALTO.name, "1 week")
  const last = rate(page, JAPAN_ALTO_NAME, "3 weeks")
  await first.hover()
  await page.mouse.down()
  await last.hover()
  await page.mouse.up()
  await expect(page.locator("td[data-selected]")).toHaveCount(6)
  await rate(page, ALTO.name, "2 weeks").click()
  await expect(page.locator("td[data-selected]")).toHaveCount(0)
  await last.click({ modifiers: ["Shift"] })
  await expect(page.locator("td[data-selected]")).toHaveCount(4)
  await first.click()
  await page.keyboard.type("6")
  await expect(first).toHaveValue("6")
  await page.keyboard.press("Escape")
  await first.click()
  await page.keyboard.press("End")
  await page.keyboard.type("0")
  await expect(first).toHaveValue("5,5000")
  await rate(page, ALTO.name, "2 weeks").click()
  await expect(first).toHaveAccessibleDescription("was 5,500/= Enter whole rupees, like 9,500")
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(first).toHaveValue("5,500")
})

test("dragging the selected text of a price does not move it into another cell", async ({ page }) => {
  await openRates(page)
  const from = rate(page, ALTO.name, "1 week")
  const to = rate(page, JAPAN_ALTO_NAME, "3 weeks")
  const before = [await from.inputValue(), await to.inputValue()]
  await from.click()
  const box = await from.boundingBox()
  if (!box) throw new Error("the cell is not shown")
  // Starts on the digits, which are at the end of the field and selected after the click.
  await page.mouse.move(box.x + box.width - 16, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 40, box.y + box.height / 2, { steps: 4 })
  await to.hover()
  await page.mouse.up()
  await expect(page.locator("td[data-selected]")).toHaveCount(6)
  expect([await from.inputValue(), await to.inputValue()]).toEqual(before)
  await expect(page.getByText("Nothing changed yet")).toBeVisible()
})

test("vehicles are selected all at once, by category, and as a range", async ({ page }) => {
  await openRates(page, "/office/rates")
  const allVehicles = page.getByLabel("All vehicles")
  const checkboxes = page.locator('input[name="pick"]')
  const checkedBoxes = page.locator('input[name="pick"]:checked')
  const count = await checkboxes.count()
  await allVehicles.check()
  await expect(checkedBoxes).toHaveCount(count)
  await checkboxes.nth(1).uncheck()
  await expect(allVehicles).not.toBeChecked()
  expect(await allVehicles.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true)
  await allVehicles.check()
  await allVehicles.uncheck()
  await expect(checkedBoxes).toHaveCount(0)
  await checkboxes.nth(2).click()
  await checkboxes.nth(6).click({ modifiers: ["Shift"] })
  await expect(checkedBoxes).toHaveCount(5)
  await checkboxes.nth(4).click({ modifiers: ["Shift"] })
  await expect(checkedBoxes).toHaveCount(2)
  const category = page.locator('input[name="pick-category"]').first()
  await category.check()
  const categoryBoxes = page.locator("tbody").first().locator('input[name="pick"]')
  await expect(categoryBoxes.and(checkedBoxes)).toHaveCount(await categoryBoxes.count())
  const percent = page.getByRole("textbox", { name: "Per cent" })
  await percent.fill("10")
  await percent.press("Enter")
  await expect(page.getByText(/prices changed, not saved/)).toBeVisible()
})

test("the review of a change to the whole fleet fits on one screen, and its list of vehicles can be opened", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openRates(page, "/office/rates")
  await page.getByLabel("All vehicles").check()
  const percent = page.getByRole("textbox", { name: "Per cent" })
  await percent.fill("10")
  await percent.press("Enter")
  await page.getByRole("button", { name: "Review the changes" }).first().click()
  await expect(page.getByRole("heading", { name: "Is this right?" })).toBeInViewport()
  await expect(page.getByRole("button", { name: /^Save \d/ }).last()).toBeInViewport({ ratio: 1 })
  await page.getByText(/^Show each of the \d+ vehicles$/).click()
  await expect(page.getByRole("row", { name: new RegExp(`^${ALTO.name}`) })).toBeVisible()
  await expectAccessible(page)
})

test("totals of one vehicle follow its rates as they are typed, and errors are shown", async ({ page }) => {
  await openRates(page, `/office/rates/${ALTO.id}`)
  await expectAccessible(page)
  const total = page.getByLabel("1 week, total in rupees")
  await page.getByLabel("1 week, per day in rupees").fill("6000")
  await page.keyboard.press("Enter")
  await expect(total).toHaveValue("42,000")
  const rateTable = page.getByRole("region", { name: "How visitors see it" })
  await expect(rateTable.getByRole("row", { name: "1 week" })).toContainText("6,000/=")
  await page.getByLabel("2 weeks, per day in rupees").fill("7,000")
  await page.keyboard.press("Enter")
  await expect(page.getByLabel("2 weeks, per day in rupees")).toHaveAccessibleDescription(
    /Above the 1-week rate/,
  )
  await page.getByLabel("Deposit, in LKR").fill("nothing")
  await page.keyboard.press("Control+Enter")
  await expect(page.getByRole("alert")).toContainText("Deposit: Enter whole rupees, like 9,500")
  await expect(page.getByLabel("Deposit, in LKR")).toHaveValue("nothing")
  await expectAccessible(page)
  await page.getByLabel("Deposit, in LKR").fill("45000")
  await page.keyboard.press("Control+Enter")
  await expect(page.getByText("2 weeks will cost more a day than 1 week")).toBeVisible()
  await page.getByRole("button", { name: "Save 2 rates" }).click()
  await expect(page.getByRole("alert").first()).toContainText(
    "Tick the box to allow a longer rental to cost more per day",
  )
  await expectAccessible(page)
  await page.getByRole("button", { name: "Keep editing" }).click()
  await expect(page.getByLabel("Deposit, in LKR")).toHaveValue("45,000")
  await expect(total).toHaveValue("42,000")
})

test("input from before hydration is preserved", async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route("**/assets/start-*.js", async (route) => {
    await released
    await route.continue()
  })
  await page.goto("/office/rates?q=alto", { waitUntil: "commit" })
  const field = rate(page, ALTO.name, "1 week")
  await field.fill("6000")
  await page.getByRole("checkbox", { name: `Choose ${JAPAN_ALTO_NAME}` }).check()
  release()
  await expect(page.locator("html[data-hydrated]")).toBeAttached()
  await expect(field).toHaveValue("6000")
  await expect(page.getByRole("status").filter({ hasText: "1 price changed, not saved" })).toBeVisible()
  await rate(page, ALTO.name, "2 weeks").fill("1")
  await page.keyboard.press("Enter")
  await expect(field).toHaveValue("6000")
  await expect(page.getByRole("checkbox", { name: `Choose ${JAPAN_ALTO_NAME}` })).toBeChecked()
})
