import { expect, expectAccessible, test } from "./office-fixtures.ts"

// A separate site, because visitors of the other test files could not book with the agents that are saved here.
test.use({ siteName: "office: site" })
test.describe.configure({ mode: "default" }) // in one worker, because each would start a site

test("a changed phone number and a new notice are visible to visitors", async ({ page }) => {
  await page.goto("/office/site")
  await expectAccessible(page)
  await page.getByRole("link", { name: "Contact and hours" }).click()
  await page.getByLabel("Phone").fill("call us")
  await page.getByLabel("Opens").selectOption("8am")
  await page.getByRole("button", { name: "Save" }).click()
  const problem = page.getByRole("alert")
  await expect(problem).toContainText("Enter a phone number like 066 223 4567")
  await expectAccessible(page)
  await problem.getByRole("link").click()
  await expect(page.getByLabel("Phone")).toBeFocused()
  await expect(page.getByLabel("Opens")).toHaveValue("8")
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type("(066) 223-4567")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("status")).toContainText("It is on the site now")
  await page.getByRole("link", { name: "See it on the site" }).click()
  await expect(page.getByRole("link", { name: "+94 66 223 4567" }).first()).toBeVisible()

  await page.goto("/office/site/notices")
  await page.getByRole("link", { name: "Write a notice" }).click()
  await expectAccessible(page)
  await page.getByLabel("Text").fill("The A9 is closed at Naula <b>until Friday</b>.")
  await page.getByLabel("Kind").selectOption("Warning")
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByRole("button", { name: "Remove the notice" })).toBeVisible()
  await expectAccessible(page)
  for (const path of ["/home", "/faq"]) {
    await page.goto(path)
    const band = page.getByRole("region", { name: "Notices" })
    await expect(band).toContainText("The A9 is closed at Naula <b>until Friday</b>.")
  }
  await expectAccessible(page)
})

test("a question is moved by keyboard, and a conflicting change is reported", async ({ page, owner }) => {
  await page.goto("/office/site/questions")
  await expectAccessible(page)
  await page.getByRole("button", { name: "Move down: How old must I be to rent?" }).focus()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/saved#entry-2$/)
  await expect(page.locator("#entry-2")).toContainText("How old must I be to rent?")
  await page.goto("/faq")
  await expect(page.locator("#main details").first()).toContainText("Which licence do I need?")

  await page.goto("/office/site/agents")
  await owner.submit("/office/site/agents", { act: "save", version: "0", agents: "Kandy Tours" })
  await page.getByLabel("Agents, one on a line").fill("Galle Tours")
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByRole("alert")).toContainText("Kandy Tours")
  await expect(page.getByLabel("Agents, one on a line")).toHaveValue("Galle Tours")
  await expectAccessible(page)
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByRole("status")).toBeVisible()

  for (const path of ["questions/1", "gallery", "gallery/galle", "rules", "licence"]) {
    await page.goto(`/office/site/${path}`)
    await expectAccessible(page)
  }
})
