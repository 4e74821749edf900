import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { openHome, postEnquiry, submitEnquiry, tokenOf } from "#tests/support/enquiry-form.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"

let site: TestPorts
beforeAll(async () => {
  site = await openPorts()
})
beforeEach(() => {
  site.formService.received.length = 0
  site.formService.setBehaviours("ok")
})
afterAll(() => site.close())

describe("an enquiry that the form guard rejects", () => {
  it.each([
    ["a filled honeypot", { website: "https://spam.example" }, "A hidden field was filled in"],
    ["a forged token", { form_token: "eyJrIjoiMSJ9.forged" }, "We couldn't verify this page."],
    ["no token", { form_token: "" }, "We couldn't verify this page."],
  ])("is not sent for %s, and succeeds when it is submitted again", async (_, changes, message) => {
    const page = await submitEnquiry(site, changes)
    expect(page.status).toBe(422)
    expect(page.view.text).toContain(`Not sent yet ${message}`)
    expect(page.view.text).not.toContain("Failed to send email")
    expect(page.view.value("pick_up_location")).toBe("Bandaranaike Airport")
    expect(page.view.value("website")).toBe("")
    expect(site.formService.received).toEqual([])
    const resubmitted = await postEnquiry(site, { form_token: tokenOf(page) })
    expect(resubmitted.status).toBe(303)
  })

  it("shows validation errors instead, if there are any", async () => {
    const page = await submitEnquiry(site, { website: "https://spam.example", email: "" })
    expect(page.status).toBe(422)
    expect(page.view.text).toContain("There is a problem")
    expect(page.view.text).not.toContain("Failed to send email")
  })
})

describe("an enquiry with a minimum time and a rate limit", () => {
  let strictSite: TestPorts
  beforeEach(async () => {
    strictSite = await openPorts({ formMinimumSeconds: 3, rateLimits: { perMinute: 1, perHour: 30 } })
  })
  afterEach(() => strictSite.close())

  it("is rejected if it is too fast, and succeeds when it is submitted again", async () => {
    const first = await postEnquiry(strictSite, { form_token: tokenOf(await openHome(strictSite, "/home")) })
    expect(first.status).toBe(422)
    expect(first.view.text).toContain("Not sent yet The form was sent unusually fast.")
    expect((await postEnquiry(strictSite, { form_token: tokenOf(first) })).status).toBe(303)
  })

  it("is rejected after too many others, and shows the wait and the submitted answers", async () => {
    for (const expected of [303, 429]) {
      const form_token = tokenOf(await openHome(strictSite, "/home"))
      strictSite.passSeconds(4)
      const page = await postEnquiry(strictSite, { form_token })
      expect(page.status).toBe(expected)
      if (expected === 303) continue
      expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0)
      expect(page.view.text).toMatch(
        /Failed to send email\. Please try again\. We received many requests .* in 1 minute\./,
      )
      expect(page.view.value("email")).toBe("anna@example.com")
    }
  })
})
