import { type LoaderFunctionArgs, RouterContextProvider } from "react-router"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { messagesContext, portsContext } from "#app/context.ts"
import { en } from "#messages/en.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import * as gpx from "./plan-gpx.ts"
import * as ics from "./plan-ics.ts"

let testPorts: TestPorts
beforeAll(async () => {
  testPorts = await openPorts()
})
afterAll(() => testPorts.close())

function requestFile(
  { loader }: { loader: (args: LoaderFunctionArgs) => Response },
  query: string,
): Response {
  const context = new RouterContextProvider()
  context.set(portsContext, testPorts.ports)
  context.set(messagesContext, en)
  const request = new Request(`https://rent.example/plan.file${query}`)
  return loader({ request, context, params: {}, url: new URL(request.url), pattern: "/plan.file" })
}

const DATED_PLAN = "?stop=kandy&nights=2&stop=ella&nights=1&from=2027-03-01T09:00"

describe("the calendar file of a plan", () => {
  it("has each drive, and the nights at a place as one entry", async () => {
    const response = requestFile(ics, DATED_PLAN)
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8")
    expect(response.headers.get("content-disposition")).toContain("sri-lanka-trip.ics")
    const lines = (await response.text()).split("\r\n")
    const events = lines
      .filter((line) => /^(SUMMARY|DTSTART|DTEND)/.test(line))
      .map((line) => line.replace(/^.*?:/, ""))
    expect(events).toEqual(
      [
        ["20270301", "20270302", "Drive Dambulla to Kandy"],
        ["20270303", "20270304", "Drive Kandy to Ella"],
        ["20270304", "20270305", "Drive Ella to Dambulla"],
        ["20270301", "20270303", "Night at Kandy"],
        ["20270303", "20270304", "Night at Ella"],
      ].flat(),
    )
  })

  it("marks an estimate of a drive, as the page does", async () => {
    const text = (await requestFile(ics, DATED_PLAN).text()).replaceAll("\r\n ", "")
    expect(text).toMatch(/DESCRIPTION:Dambulla to Kandy: about \d+\skm\\,/)
  })

  it.each(["?stop=kandy&month=3", "", "?stop=Atlantis&from=2027-03-01T09:00"])(
    "redirects '%s' to the page of the plan",
    (query) => {
      const response = requestFile(ics, query)
      expect([response.status, response.headers.get("location")]).toEqual([302, `/plan${query}`])
    },
  )
})

describe("the GPX file of a plan", () => {
  it("has the stops as a route", async () => {
    const response = requestFile(gpx, DATED_PLAN)
    expect(response.headers.get("content-type")).toBe("application/gpx+xml; charset=utf-8")
    const names = [...(await response.text()).matchAll(/<rtept[^>]*><name>(.*?)<\/name>/g)].map(
      ([, name]) => name,
    )
    expect(names).toEqual(["Dambulla", "Kandy", "Ella", "Dambulla"])
  })

  it("redirects a URL without stops to the planner", () => {
    expect(requestFile(gpx, "").headers.get("location")).toBe("/plan")
  })
})
