import { expect, test } from "./fixtures.ts"

/** How a page came: `navigational-prefetch` where it was there before its link was pressed. */
const deliveryType = () =>
  (performance.getEntriesByType("navigation")[0] as { deliveryType?: string }).deliveryType

test("a vehicle is fetched while the pointer rests on its card, and opens from there", async ({
  page,
  context,
}) => {
  const devTools = await context.newCDPSession(page)
  await devTools.send("Preload.enable")
  const fetchedAhead: string[] = []
  devTools.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
    if (status === "Ready") fetchedAhead.push(new URL(prefetchUrl).pathname)
  })
  await page.goto("/home")
  const card = page.locator("main").getByRole("link", { name: "Suzuki Alto 800", exact: false }).first()
  await card.hover()
  const path = await card.getAttribute("href")
  await expect.poll(() => fetchedAhead).toEqual([path])
  await card.click()
  await page.waitForURL(`**${path}`)
  expect(await page.evaluate(deliveryType)).toBe("navigational-prefetch")
})
