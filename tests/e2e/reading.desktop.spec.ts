import type { Locator, Page } from "@playwright/test"
import { expect, test } from "./fixtures.ts"
import { printedPageCount } from "./printed-pages.ts"

// Pages that a visitor only reads: the gallery and the agreement, with scripts.

/** Opens the gallery. @returns the link that its script marks as the current slide. */
async function openGallery(page: Page): Promise<Locator> {
  await page.goto("/gallery")
  const current = page.getByRole("navigation", { name: "Gallery pages" }).locator("[aria-current=true]")
  await expect(current).toHaveText("1")
  return current
}

test("the gallery's script marks the visible slide and moves the focus to it", async ({ page }) => {
  const current = await openGallery(page)
  await page.locator("#slide-1").getByRole("link", { name: "Go to the last pictures" }).click()
  await expect(current).toHaveText("12")
  const backLink = page.locator("#slide-12").getByRole("link", { name: "Back to the first pictures" })
  await backLink.focus()
  await page.keyboard.press("Enter")
  await expect(current).toHaveText("1")
  await expect(page.locator("#slide-1").getByRole("link", { name: "Next pictures" })).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(current).toHaveText("2")
})

test.describe("on a phone with animations", () => {
  test.use({
    isMobile: true,
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: "no-preference" },
  })

  test("a moving slide comes to rest in the middle even if the gallery's script starts meanwhile", async ({
    page,
  }) => {
    let releaseScript = () => {}
    const movementStarted = new Promise<void>((resolve) => {
      releaseScript = resolve
    })
    await page.route("**/assets/*.js", async (route) => {
      const response = await route.fetch()
      await movementStarted
      await route.fulfill({ response })
    })
    await page.goto("/gallery", { waitUntil: "commit" })
    const moved = page.waitForFunction(() => document.querySelector("#slide-1")?.parentElement?.scrollLeft)
    await page.locator("#slide-1").getByRole("link", { name: "Go to the last pictures" }).click()
    await moved
    releaseScript()
    await expect(page.locator("html[data-hydrated]")).toBeAttached()
    await expect.poll(() => hasStopped(page.locator("#slide-1").locator(".."))).toBe(true)
    expect(await distanceFromCentre(page.locator("#slide-12"))).toBeLessThan(2)
  })
})

test("a changed fragment scrolls to its slide, even if the window is resized meanwhile", async ({ page }) => {
  const current = await openGallery(page)
  await page.evaluate(async () => {
    const hasChanged = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }))
    location.hash = "#slide-5"
    await hasChanged
    dispatchEvent(new Event("resize"))
  })
  await expect(current).toHaveText("5")
  await expect.poll(() => distanceFromCentre(page.locator("#slide-5"))).toBeLessThan(2)
})

/** The distance between the centres of a slide and of the window, in pixels. */
function distanceFromCentre(slide: Locator): Promise<number> {
  return slide.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    return Math.abs((left + right - document.documentElement.clientWidth) / 2)
  })
}

function hasStopped(track: Locator): Promise<boolean> {
  return track.evaluate(async (element) => {
    const before = element.scrollLeft
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    return element.scrollLeft === before
  })
}

test("arrow keys move between enlarged pictures, and closing returns the focus to the last one", async ({
  page,
}) => {
  await openGallery(page)
  await page
    .locator("#slide-1")
    .getByRole("link", { name: /^A white lighthouse/ })
    .focus()
  await page.keyboard.press("Enter")
  const galle = page.getByRole("dialog", { name: /^Galle/ })
  await expect(galle.getByRole("button", { name: "Close" })).toBeFocused()
  await page.keyboard.press("ArrowLeft")
  await page.keyboard.press("ArrowLeft")
  const weligama = page.getByRole("dialog", { name: /^Weligama/ })
  await expect(weligama.getByRole("button", { name: "Close" })).toBeFocused()
  await expect(galle).toBeHidden()
  await page.keyboard.press("Escape")
  await expect(weligama).toBeHidden()
  await expect(page.locator("#slide-12").getByRole("link", { name: /^A white villa/ })).toBeFocused()
})

test("the specimen agreement prints on two pages of A4", async ({ page }) => {
  await page.goto("/agreement")
  expect(await printedPageCount(page)).toBe(2)
})
