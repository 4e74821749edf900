import { expect, test } from "./fixtures.ts"
import { printedPageCount } from "./printed-pages.ts"

const BLACK = "rgb(0, 0, 0)"

const FORTNIGHT_PLAN =
  "/plan?start=airport&stop=anuradhapura&nights=2&stop=trincomalee&nights=2&stop=sigiriya&nights=2&stop=kandy&nights=1&stop=ella&nights=3&stop=mirissa&nights=3&end=airport&month=2&people=4"

/** Twelve stops and 21 days, on roads with many conditions. */
const LONG_PLAN =
  "/plan?start=airport&stop=kandy&nights=2&stop=riverston&nights=2&stop=matale&nights=2&stop=nuwara-eliya&nights=2&stop=haputale&nights=1&stop=ella&nights=2&stop=meemure&nights=1&stop=bandarawela&nights=1&stop=yala&nights=2&stop=kataragama&nights=1&stop=arugam-bay&nights=2&stop=trincomalee&nights=2&end=airport&month=2"

for (const [name, path, sheets] of [
  ["the FAQ", "/faq", 3],
  ["a plan of two weeks", FORTNIGHT_PLAN, 2],
  // The route, fourteen days, then season and prices.
  ["a plan of two weeks with one page a day", `${FORTNIGHT_PLAN}&print=days`, 16],
  ["a plan of three weeks and twelve stops", LONG_PLAN, 3],
  ["a plan of three weeks and twelve stops with one page a day", `${LONG_PLAN}&print=days`, 23],
] as const) {
  test(`${name} prints on ${sheets} sheets`, async ({ page }) => {
    await page.goto(path)
    expect(await printedPageCount(page)).toBe(sheets)
  })
}

test("home prints its title in black, and neither forms nor pager", async ({ page }) => {
  await page.goto("/home")
  await page.emulateMedia({ media: "print" })
  const title = page.getByRole("heading", { level: 1 })
  expect(await title.evaluate((element) => getComputedStyle(element).color)).toBe(BLACK)
  await expect(page.getByText("Suzuki Alto 800 Manual")).toBeVisible()
  await expect(page.getByRole("searchbox")).toBeHidden()
  await expect(page.getByLabel("Pick-up location")).toBeHidden()
  await expect(page.getByRole("navigation", { name: "Pages" })).toBeHidden()
})
