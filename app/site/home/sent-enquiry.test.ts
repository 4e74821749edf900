import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { textOf } from "#tests/support/document.ts"
import {
  chosenTabs,
  openHome,
  postEnquiry,
  submitEnquiry,
  tokenOf,
  valuesOf,
} from "#tests/support/enquiry-form.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import type { PageResponse } from "#tests/support/visit.tsx"

let site: TestPorts
beforeAll(async () => {
  site = await openPorts()
})
beforeEach(() => {
  site.formService.received.length = 0
  site.formService.setBehaviours("ok")
})
afterAll(() => site.close())

async function followRedirect(response: PageResponse): Promise<PageResponse> {
  expect(response.status).toBe(303)
  return openHome(site, response.headers.get("location") ?? "")
}

describe("an enquiry that is sent", () => {
  it("reaches the company as the fixed JSON", async () => {
    await submitEnquiry(site, { tab: "wedding_events", way_type: "one_way" })
    expect(site.formService.received.map(({ body }) => body)).toEqual([
      {
        pick_up_location: "Bandaranaike Airport",
        return_location: "Dambulla",
        pick_up_time_date: "2026-12-12T09:00",
        return_time_date: "2026-12-25T18:30",
        vehicle_type: "van",
        contact_number: "+94 77 123 4567",
        email: "anna@example.com",
        way_type: "one_way",
      },
    ])
  })

  it("redirects to an empty form with a success message and its reference", async () => {
    const sent = await submitEnquiry(site)
    const [, reference] =
      /^\/home\?sent=([0-9A-Z]{4}-[0-9A-Z]{4})&receipt=[^&]+&tab=airport#sent$/.exec(
        sent.headers.get("location") ?? "",
      ) ?? []
    expect(reference).toBeDefined()
    const page = await followRedirect(sent)
    const message = textOf(page.view.getByRole("alert"))
    expect(message).toContain(`Email sent successfully! Your reference is ${reference}`)
    expect(valuesOf(page, ["pick_up_location", "return_time_date", "vehicle_type", "email"])).toEqual([
      "",
      "",
      "",
      "",
    ])
    expect(chosenTabs(page)).toEqual(["airport"])
    expect(page.head?.title).toBe("Rent Car Service - Home")
  })

  it("is one enquiry for repeated submissions", async () => {
    const form_token = tokenOf(await openHome(site, "/home"))
    const submit = () => postEnquiry(site, { form_token })
    const responses = [...(await Promise.all([submit(), submit(), submit()])), await submit()]
    expect(new Set(responses.map(({ headers }) => headers.get("location"))).size).toBe(1)
    expect(site.formService.received).toHaveLength(1)
  })

  it("shows no success for an unknown reference", async () => {
    for (const reference of ["0000-0000", "<script>", ""]) {
      const page = await openHome(site, `/home?sent=${encodeURIComponent(reference)}`)
      expect(page.status).toBe(200)
      expect(page.view.text).not.toContain("Email sent successfully!")
    }
  })
})

describe("the remark on the dates of an enquiry", () => {
  it.each([
    [
      "returns before it begins",
      "2026-12-13T09:00",
      "returnNotAfterPickUp",
      "The return you gave is not after the pick-up.",
    ],
    [
      "returns as it begins",
      "2026-12-12T09:00",
      "returnNotAfterPickUp",
      "The return you gave is not after the pick-up.",
    ],
    [
      "begins in the past",
      "2026-11-21T08:59",
      "pickUpInThePast",
      "The pick-up time you gave has passed in Sri Lanka.",
    ],
  ])("is shown, without an error, if it %s", async (_, pick_up_time_date, remark, message) => {
    const sent = await submitEnquiry(site, {
      tab: "limousine",
      pick_up_time_date,
      return_time_date: "2026-12-12T09:00",
    })
    expect(sent.headers.get("location")).toContain(`&remark=${remark}#sent`)
    const page = await followRedirect(sent)
    expect(page.view.text).toContain(message)
  })

  it("is omitted for a pick-up in the current minute", async () => {
    const sent = await submitEnquiry(site, { pick_up_time_date: "2026-11-21T09:00" })
    expect(sent.headers.get("location")).not.toContain("remark")
  })

  it("is left out if only the query has it", async () => {
    const { view } = await openHome(site, "/home?remark=pickUpInThePast")
    expect(view.text).not.toContain("has passed in Sri Lanka")
  })
})
