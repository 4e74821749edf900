import { BOOKING, CONTACT, post, tokenIn, VAN } from "#tests/http/visitor-forms.ts"
import { expect, expectAccessible, test } from "./office-fixtures.ts"

test("an owner finds, exports and erases a visitor's data by keyboard, and sets the retention period", async ({
  page,
  site,
}) => {
  for (const [path, fields] of [
    [`/cars/${VAN.id}`, { ...BOOKING, contact_number: "+94 71 555 0199" }],
    ["/contact", { ...CONTACT, email: "other@example.com" }],
  ] as const) {
    const form_token = tokenIn(await (await fetch(site.url + path)).text())
    await post(site.url + path, { ...fields, form_token })
  }
  await page.goto("/office/privacy")
  await page.getByLabel("Email, number or reference").focus()
  await page.keyboard.type("Zenobia")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("alert")).toContainText("Enter an email address, a phone number")
  await expectAccessible(page)
  await page.getByLabel("Email, number or reference").fill("071 555 0199")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "1 enquiry is theirs" })).toBeVisible()
  expect(page.url()).not.toContain("0199")
  await expectAccessible(page)

  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: "Download it as a file" }).click()
  expect((await download).suggestedFilename()).toMatch(/^visitor-[\d-]+\.json$/)
  await page.getByRole("button", { name: "Read and print it" }).click()
  await expect(page.getByRole("heading", { name: "What we keep about one visitor" })).toBeVisible()
  await expect(page.getByText("Ms Zenobia Quagmire")).toBeVisible()
  await expectAccessible(page)
  await page.goBack()

  await page.getByRole("link", { name: "Erase it" }).focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Erase one visitor" })).toBeVisible()
  await page.getByLabel("Type your search again").focus()
  await page.keyboard.type("zenobia@example.co")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("alert")).toContainText("This is not what you searched for")
  await expectAccessible(page)
  await page.getByLabel("Type your search again").fill("+94 71 555 0199")
  await page.keyboard.press("Enter")
  await expect(page.getByText("1 enquiry was erased.")).toBeVisible()

  await page.getByLabel("Anonymise enquiries older than, in months").fill("12")
  await page.getByRole("button", { name: "Preview" }).click()
  await expect(page.getByText("0 enquiries would be anonymised now.")).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "Save" }).click()
  await expect(page.getByText("Saved.")).toBeVisible()

  await page.getByRole("link", { name: "History" }).first().click()
  await expect(page.getByText("Nimal erased what visitors sent")).toBeVisible()
  await expect(page.getByText("Nimal exported what visitors sent")).toHaveCount(2)
  await expect(page.getByText("Nimal changed the setting Privacy")).toBeVisible()
  await expectAccessible(page)
})
