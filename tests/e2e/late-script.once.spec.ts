import { expect, test } from "./fixtures.ts"

// A page that is left while the last one is still fading out tells the console so: it is not what this looks at.
test.use({ contextOptions: { reducedMotion: "reduce" } })

test("a script that comes late leaves the focus where the visitor has gone on", async ({ page }) => {
  let letScriptsCome = () => {}
  const released = new Promise<void>((resolve) => {
    letScriptsCome = resolve
  })
  await page.route("**/assets/*.js", async (route) => {
    await released
    await route.continue().catch(() => {}) // a page that was left wants its scripts no more
  })
  await page.goto("/home", { waitUntil: "domcontentloaded" })
  await page.getByRole("button", { name: "Booking" }).click()
  await expect(page.getByRole("alert").filter({ hasText: "There is a problem" })).toBeFocused()

  const email = page.getByLabel("Email")
  await email.focus()
  await page.keyboard.type("anna@")
  letScriptsCome()
  await expect(page.locator("html[data-hydrated]")).toBeAttached()
  await page.keyboard.type("example.com")
  await expect(email).toHaveValue("anna@example.com")

  await page.getByRole("button", { name: "Booking" }).click()
  await expect(page.getByRole("alert").filter({ hasText: "There is a problem" })).toBeFocused()
})

for (const path of ["/home", "/carlist", "/contact", "/cars/toyota-kdh-hi-roof-van-14-seater"]) {
  test(`the scripts of ${path} bring no styles: the page has them`, async ({ page }) => {
    const late: string[] = []
    await page.goto(path)
    page.on("request", (request) => request.resourceType() === "stylesheet" && late.push(request.url()))
    await expect(page.locator("html[data-hydrated]")).toBeAttached()
    expect(late).toEqual([])
  })
}
