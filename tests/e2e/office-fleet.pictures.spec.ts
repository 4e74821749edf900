import sharp from "sharp"
import { expect, expectAccessible, test } from "./office-fixtures.ts"

/** A photo for the test: a white rectangle on green. */
const photo = () =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background: "#3c7a4e" } })
    .composite([
      {
        input: Buffer.from(
          '<svg width="1600" height="900"><rect x="400" y="400" width="800" height="300" fill="#fff"/></svg>',
        ),
      },
    ])
    .jpeg()
    .toBuffer()

test("a new vehicle is listed with its photo, and answers 410 once it is retired", async ({ page }) => {
  await page.goto("/office/vehicles")
  await expectAccessible(page)
  await page.getByRole("link", { name: "Add a vehicle" }).click()
  await page.getByLabel("Name", { exact: true }).fill("Nissan Caravan E26")
  await page.getByLabel("Category", { exact: true }).selectOption({ label: "Vans" })
  await page.getByLabel("Brand").fill("Nissan")
  await page.getByLabel("Model", { exact: true }).fill("Caravan E26")
  await page.getByLabel("Model year").fill("2019")
  await page.getByLabel("Colour").fill("White")
  await page.getByLabel("Body").selectOption({ label: "Van" })
  await page.getByLabel("Description").fill("Ten seats and a flat floor.")
  await page.getByLabel("Fuel", { exact: true }).selectOption({ label: "Diesel" })
  await page.getByLabel("Fuel or size in lists").fill("Diesel")
  await page.getByLabel("Seats").fill("10")
  await page.getByLabel("Doors").fill("5")
  await page.getByLabel("Large bags").fill("4")
  await page.getByLabel("Small bags").fill("6")
  await page.getByLabel("Deposit").fill("80,000")
  await page.getByLabel("Each extra kilometre").fill("90")
  for (const [label, rate] of [
    ["1 to 13 days", "18,000"],
    ["14 to 20 days", "17,000"],
    ["21 to 29 days", "16,000"],
    ["30 to 89 days", "15,000"],
    ["90 to 179 days", "14,000"],
  ] as const)
    await page.getByLabel(label).fill(rate)
  await page.getByRole("button", { name: "Add this vehicle" }).click()

  // One rate is missing: the error is shown, and the other fields keep their values.
  await expect(page.getByRole("link", { name: "180 days and above: fill this in" })).toBeVisible()
  await expect(page.getByLabel("Description")).toHaveValue("Ten seats and a flat floor.")
  await expectAccessible(page)
  await page.getByLabel("180 days and above").fill("13,000")
  await page.getByRole("button", { name: "Add this vehicle" }).click()

  await expect(page).toHaveURL(/\/office\/vehicles\/nissan-caravan-e26\/pictures/)
  await page
    .getByLabel("Photos", { exact: true })
    .setInputFiles({ name: "IMG 1.jpg", mimeType: "image/jpeg", buffer: await photo() })
  await page.getByRole("button", { name: "Add them" }).click()
  await page.getByLabel("Description of picture 1").fill("A white van under a green hill")
  await page.keyboard.press("Enter")
  await expect(page.getByText("The pictures are saved.")).toBeVisible()
  await expectAccessible(page)

  await page.goto("/carlist/vans")
  const card = page.getByRole("listitem").filter({ hasText: "Nissan Caravan E26" })
  await card.scrollIntoViewIfNeeded()
  const image = card.locator("img")
  await expect(image).toHaveJSProperty("complete", true)
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc))
    .toMatch(/\/uploads\/\w+-\d+\.avif$/)
  await card.getByRole("link").click()
  await expect(page.getByRole("img", { name: "A white van under a green hill" })).toBeVisible()

  await page.goto("/office/vehicles/nissan-caravan-e26")
  await expectAccessible(page)
  await page.getByRole("button", { name: "Retire" }).click()
  await expect(page.getByText("Retired. It no longer appears in any list.")).toBeVisible()
  await page.goto("/carlist/vans")
  await expect(page.getByRole("heading", { name: "Vans" })).toBeVisible()
  await expect(page.getByText("Nissan Caravan E26")).toHaveCount(0)
  const response = await page.goto("/cars/nissan-caravan-e26")
  expect(response?.status()).toBe(410)
  await expect(
    page.getByRole("heading", { name: "We no longer rent out the Nissan Caravan E26" }),
  ).toBeVisible()
  await expectAccessible(page)
})
