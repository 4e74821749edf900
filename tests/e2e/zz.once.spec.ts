import { inDays } from "#tests/support/colombo-days.ts"
import { test } from "./office-fixtures.ts"

test("shots", async ({ page, site, browser }) => {
  test.setTimeout(240_000)
  const shot = async (p: typeof page, name: string) => {
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const)
      for (const colorScheme of ["light", "dark"] as const) {
        if (colorScheme === "dark" && width === 390) continue
        await p.setViewportSize({ width, height })
        await p.emulateMedia({ colorScheme })
        await p.screenshot({ path: `/tmp/p14-shots/${name}-${width}-${colorScheme}.png`, fullPage: true })
      }
  }
  const context = await browser.newContext({ baseURL: site.url })
  const v = await context.newPage()
  await v.goto(
    `/plan?start=airport&stop=kandy&nights=2&stop=ella&nights=1&stop=atlantis&nights=1&end=dambulla&from=${inDays(30)}&people=4`,
  )
  await shot(v, "plan")
  await v
    .getByRole("region", { name: "Vehicles and prices" })
    .getByRole("link", { name: "Ask for this trip with this vehicle" })
    .nth(2)
    .click()
  const withAtlantis = v.url().replace("/ask?", "/ask?stop=atlantis&")
  await v.goto(withAtlantis)
  await v.getByRole("button", { name: "Send the plan" }).click()
  await v.getByRole("alert").waitFor()
  await shot(v, "ask")
  await v.getByLabel("Name", { exact: true }).fill("Sofia Lindqvist")
  await v.getByLabel("Contact number").fill("+46 70 174 06 05")
  await v.getByLabel("Email", { exact: true }).fill("visitor@example.se")
  await v.getByRole("button", { name: "Send the plan" }).click()
  await v.getByText("Email sent successfully!").waitFor()
  await shot(v, "sent")
  await v.getByRole("link", { name: "Open your page" }).click()
  await shot(v, "my")
  await page.goto("/office/enquiries")
  await shot(page, "inbox")
  await page.getByRole("link", { name: "Sofia Lindqvist" }).click()
  await shot(page, "office")
  const [mail] = (await site.emails()).filter((m) => m.includes("Trip"))
  const { writeFileSync } = await import("node:fs")
  const { readMail } = await import("#tests/support/read-mail.ts")
  writeFileSync("/tmp/p14-shots/mail.txt", readMail(mail ?? "").text)
})
