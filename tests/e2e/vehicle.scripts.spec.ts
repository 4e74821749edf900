import type { Page } from "@playwright/test"
import { inDays } from "#tests/support/colombo-days.ts"
import { fillBookingForm } from "./booking-form.ts"
import { expect, test } from "./fixtures.ts"

// The page of a vehicle with scripts.

const VAN_PATH = "/cars/toyota-kdh-hi-roof-van-14-seater"
const VAN_PATH_WITH_DATES = `${VAN_PATH}?from=${inDays(30)}&to=${inDays(47)}`

const totalOn = (page: Page) => page.getByRole("row", { name: /^Total/ }).first()
const currentThumbnailOn = (page: Page) => page.locator('a[aria-current="true"][href^="#picture"]')
const postsOn = (page: Page) => {
  const posts: string[] = []
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()))
  return posts
}

async function openInteractive(page: Page, url: string) {
  await page.goto(url)
  await expect(page.locator("ul[data-live]")).toBeVisible()
}

async function openConfirmation(page: Page) {
  await page.getByRole("button", { name: "Book now" }).click()
  await expect(page.getByRole("dialog")).toBeVisible()
}

test("the total and the URL follow every change, without new history entries", async ({ page }) => {
  await openInteractive(page, VAN_PATH)
  const historyLength = await page.evaluate(() => history.length)
  const posts = postsOn(page)
  await expect(totalOn(page)).toContainText("LKR\u00a00.00")
  await page.getByLabel("Pick up date and time").fill(inDays(30))
  await page.getByLabel("Return date and time").fill(inDays(47))
  await expect(totalOn(page)).toContainText("LKR\u00a0295,800.00")
  await page.getByRole("spinbutton", { name: /need a driver/i }).fill("16")
  await expect(page.getByRole("checkbox", { name: /need a driver/i })).toBeChecked()
  await expect(totalOn(page)).toContainText("LKR\u00a0383,800.00")
  await expect(page).toHaveURL(`${VAN_PATH_WITH_DATES}&extras=need-a-driver:16`)
  expect(await page.evaluate(() => history.length)).toBe(historyLength)
  expect(posts).toEqual([])
  await page.reload()
  await expect(totalOn(page)).toContainText("LKR\u00a0383,800.00")
})

test("the quantity of an extra per day follows the dates until the visitor edits it", async ({ page }) => {
  await openInteractive(page, VAN_PATH_WITH_DATES)
  const days = page.getByRole("spinbutton", { name: /wi-fi router/i })
  await expect(days).toHaveValue("17")
  await page.getByRole("checkbox", { name: /wi-fi router/i }).check()
  await expect(totalOn(page)).toContainText("LKR\u00a0311,100.00")
  await page.getByLabel("Return date and time").fill(inDays(50))
  await expect(days).toHaveValue("20")
  await expect(totalOn(page)).toContainText("LKR\u00a0366,000.00")
  await days.fill("5")
  await page.getByLabel("Return date and time").fill(inDays(47))
  await expect(totalOn(page)).toContainText("LKR\u00a0300,300.00")
  await expect(days).toHaveValue("5")
})

test("the URL contains no personal data", async ({ page }) => {
  await openInteractive(page, VAN_PATH_WITH_DATES)
  await fillBookingForm(page)
  await page.getByRole("checkbox", { name: "Roof Rack" }).check()
  await expect(page).toHaveURL(`${VAN_PATH_WITH_DATES}&extras=roof-rack`)
})

test("input from before hydration counts towards the total", async ({ page }) => {
  const { promise: scripts, resolve: releaseScripts } = Promise.withResolvers<void>()
  await page.route("**/assets/*.js", async (route) => {
    await scripts
    await route.continue()
  })
  await page.goto(VAN_PATH, { waitUntil: "domcontentloaded" })
  await page.getByLabel("Pick up date and time").fill(inDays(30))
  await page.getByLabel("Return date and time").fill(inDays(47))
  await expect(totalOn(page)).toContainText("LKR\u00a00.00")
  releaseScripts()
  await expect(totalOn(page)).toContainText("LKR\u00a0295,800.00")
})

test("the confirmation dialog closes with Escape, its button or a click beside it, and restores the focus", async ({
  page,
}) => {
  await openInteractive(page, VAN_PATH_WITH_DATES)
  await fillBookingForm(page)
  const posts = postsOn(page)
  const dialog = page.getByRole("dialog", { name: "Is this right?" })
  const closings = [
    () => page.keyboard.press("Escape"),
    () => dialog.getByRole("button", { name: "Cancel" }).click(),
    () => page.mouse.click(4, 4),
  ]
  for (const close of closings) {
    await openConfirmation(page)
    await expect(dialog.getByRole("heading")).toBeFocused()
    await close()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole("button", { name: "Book now" })).toBeFocused()
  }
  expect((await page.locator("dialog").boundingBox())?.width ?? 0).toBeLessThanOrEqual(600)
  expect(posts).toEqual([])
})

test("the buttons of a booking are disabled and the dialog stays open while it is being sent", async ({
  page,
  site,
}, { project }) => {
  const email = `under-way-${project.name}@example.com`
  // Without view transitions: Chromium skips them for delayed requests and reports an error.
  await page.emulateMedia({ reducedMotion: "reduce" })
  await openInteractive(page, VAN_PATH_WITH_DATES)
  await fillBookingForm(page, email)
  await openConfirmation(page)
  // Playwright cannot evaluate in a page that waits for a form response, so the page itself logs its state.
  const logged: string[] = []
  page.on("console", (message) => logged.push(message.text()))
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**${VAN_PATH}`, async (route) => {
    if (route.request().method() === "POST") await released
    await route.continue()
  })
  await page.evaluate(() => {
    const dialog = document.querySelector("dialog")
    dialog?.addEventListener("close", () => console.log("closed"))
    const observer = new MutationObserver(() => {
      const disabled = [...document.querySelectorAll("button:disabled")].map(({ textContent }) => textContent)
      if (!dialog || disabled.length < 3) return
      observer.disconnect()
      const canBeClosed = dialog.dispatchEvent(new Event("cancel", { cancelable: true }))
      dialog.click()
      console.log(`sending: ${disabled.join(", ")}; ${canBeClosed ? "left" : "kept"}, open: ${dialog.open}`)
    })
    observer.observe(document.body, { attributes: true, subtree: true })
  })
  await page.getByRole("button", { name: "Confirm Booking" }).click({ noWaitAfter: true })
  await expect.poll(() => logged).toContain("sending: Sending..., Cancel, Confirming...; kept, open: true")
  await page.keyboard.press("Escape")
  await page.keyboard.press("Escape") // Chromium ignores `preventDefault` of a second one
  await page.mouse.click(4, 4)
  release()
  await expect(page.getByText("Email sent successfully!")).toBeVisible()
  expect(logged).not.toContain("closed")
  expect((await site.emails()).filter((sentEmail) => sentEmail.includes(email))).toHaveLength(1)
})

test("the offer of a longer rental works during hydration", async ({ page }) => {
  await openInteractive(page, `/cars/suzuki-alto-800-manual?from=${inDays(30)}&to=${inDays(59)}`)
  // Simulates a button that still submits the form while the island already handles its submit event.
  await page.evaluate(() => {
    const button = Object.assign(document.createElement("button"), { name: "step", value: "cheaper" })
    document.querySelector("#reserve")?.append(button)
    button.click()
  })
  await expect(page.getByLabel("Return date and time")).toHaveValue(inDays(60))
  await expect(page.getByText("There is a problem")).toBeHidden()
})

test("pictures slide for 500 ms, one at a time, and wrap around", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" })
  await openInteractive(page, VAN_PATH)
  await expect(currentThumbnailOn(page)).toHaveAccessibleName("Picture 1 of 3")
  const next = page.getByRole("link", { name: "Next picture" })
  // Clicks and measures in one call, because the animation could end in between on a busy machine.
  const durationsMs = await next.evaluate(async (link: HTMLElement) => {
    link.click()
    await new Promise(requestAnimationFrame)
    return document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.id.startsWith("picture"))
      .map(({ effect }) => effect?.getTiming().duration)
  })
  expect(durationsMs).toEqual([500, 500])
  await expect(currentThumbnailOn(page)).toHaveAccessibleName("Picture 2 of 3")
  await next.click()
  await next.click()
  await expect(currentThumbnailOn(page)).toHaveAccessibleName("Picture 1 of 3")
  await page.keyboard.press("ArrowLeft")
  await expect(currentThumbnailOn(page)).toHaveAccessibleName("Picture 3 of 3")
  await page.getByRole("link", { name: "Picture 2 of 3" }).click()
  await expect(page.getByRole("img", { name: /on the road$/ })).toBeVisible()
  await expect(page.getByRole("img", { name: /seen from the side$/ })).toBeHidden()
  await expect(page).toHaveURL(VAN_PATH)
})

test("pictures can be swiped", async ({ page, isMobile }) => {
  test.skip(!isMobile, "touch only")
  await openInteractive(page, VAN_PATH)
  const picture = (await page.locator("ul[data-live]").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const devTools = await page.context().newCDPSession(page)
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) => {
    const touchPoints = x === undefined ? [] : [{ x, y: picture.y + picture.height / 2 }]
    return devTools.send("Input.dispatchTouchEvent", { type, touchPoints })
  }
  await touch("touchStart", 300)
  for (let x = 290; x > 120; x -= 20) await touch("touchMove", x)
  await touch("touchEnd")
  await expect(currentThumbnailOn(page)).toHaveAccessibleName("Picture 2 of 3")
})
