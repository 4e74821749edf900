import type { Locator, Page } from "@playwright/test"

/** The maximum number of key presses, after which a test fails. */
const MAX_PRESSES = 200

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const element = await target.elementHandle() // found once, because finding it by its role takes longer than a key
  for (let presses = 0; presses < MAX_PRESSES; presses++) {
    if (await element?.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press("Tab")
  }
  throw new Error(`Tab does not lead to ${target}`)
}

/** Types a day and a time into a focused date field, in the format of the browser's language: `12/31/2026, 09:00 AM`. */
export async function typeTime(page: Page, wallTime: string): Promise<void> {
  const [day = "", clock = ""] = wallTime.split("T")
  const [year = "", month = "", date = ""] = day.split("-")
  const hour = Number(clock.slice(0, 2))
  await page.keyboard.type(month + date + year)
  await page.keyboard.press("ArrowRight")
  await page.keyboard.type(
    String(hour % 12 || 12).padStart(2, "0") + clock.slice(3, 5) + (hour < 12 ? "A" : "P"),
  )
}

/** Chooses the option of a focused list whose text starts with a label, with the arrow keys. */
export async function chooseOption(page: Page, list: Locator, label: string): Promise<void> {
  const element = await list.elementHandle()
  // only a select has options
  const selectedText = async () =>
    (await element?.evaluate((node) => (node as HTMLSelectElement).selectedOptions[0]?.text)) ?? ""
  await page.keyboard.press("Home")
  for (let presses = 0; presses < MAX_PRESSES; presses++) {
    if ((await selectedText()).startsWith(label)) return
    await page.keyboard.press("ArrowDown")
  }
  throw new Error(`no option starts with ${label}`)
}
