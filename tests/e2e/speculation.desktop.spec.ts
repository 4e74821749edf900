import { expect, test } from "./fixtures.ts"

/** How the page was delivered: `navigational-prefetch` if it was prefetched. TypeScript's DOM types lack the property. */
const deliveryType = () =>
  (performance.getEntriesByType("navigation")[0] as { deliveryType?: string }).deliveryType

test("hovering a card prefetches the vehicle, and the click uses it", async ({ page, context }) => {
  const devTools = await context.newCDPSession(page)
  await devTools.send("Preload.enable")
  const prefetched: string[] = []
  devTools.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
    if (status === "Ready") prefetched.push(new URL(prefetchUrl).pathname)
  })
  await page.goto("/home")
  const card = page.locator("main").getByRole("link", { name: "Suzuki Alto 800", exact: false }).first()
  await card.hover()
  const path = await card.getAttribute("href")
  await expect.poll(() => prefetched).toEqual([path])
  await card.click()
  await page.waitForURL(`**${path}`)
  expect(await page.evaluate(deliveryType)).toBe("navigational-prefetch")
})
