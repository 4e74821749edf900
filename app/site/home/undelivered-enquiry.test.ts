import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { viewOf } from "#tests/support/document.ts"
import { openHome, postEnquiry, submitEnquiry, tokenOf, valuesOf } from "#tests/support/enquiry-form.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"

let site: TestPorts
beforeAll(async () => {
  site = await openPorts()
})
beforeEach(() => {
  site.formService.received.length = 0
  site.formService.setBehaviours("503")
})
afterAll(() => site.close())

describe("an enquiry that cannot be delivered", () => {
  it("shows the error text with its reference and contact links", async () => {
    const page = await submitEnquiry(site)
    expect(page.status).toBe(502)
    const outcome = viewOf(page.view.getByRole("alert"))
    const message = outcome.text
    expect(message).toMatch(
      /Failed to send email\. Please try again\. Your request is saved under the reference [0-9A-Z]{4}-[0-9A-Z]{4} ?\./,
    )
    expect(message).toContain("Call +94")
    expect(outcome.hrefs("https://wa.me/")).toHaveLength(1)
  })

  it("is shown again with its answers", async () => {
    const page = await submitEnquiry(site)
    expect(valuesOf(page, ["pick_up_location", "vehicle_type", "email"])).toEqual([
      "Bandaranaike Airport",
      "van",
      "anna@example.com",
    ])
  })

  it("is the same enquiry when it is submitted again", async () => {
    const failed = await submitEnquiry(site)
    const [reference] = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(failed.view.text) ?? []
    site.formService.setBehaviours("ok")
    const form_token = tokenOf(failed)
    const sent = await postEnquiry(site, { form_token })
    expect(sent.headers.get("location")).toContain(`/home?sent=${reference}&`)
    expect(new Set(site.formService.received.map(({ headers }) => headers["idempotency-key"])).size).toBe(1)
  })

  it("shows no success at the URL with its reference", async () => {
    const failed = await submitEnquiry(site)
    const [reference] = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(failed.view.text) ?? []
    expect((await openHome(site, `/home?sent=${reference}`)).view.text).not.toContain(
      "Email sent successfully!",
    )
  })

  it("shows the remark on its dates", async () => {
    const page = await submitEnquiry(site, { return_time_date: "2026-12-01T09:00" })
    expect(page.view.text).toContain("The return is not after the pick-up. Please check both times.")
  })
})
