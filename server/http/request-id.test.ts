import { setTimeout as sleep } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { openLog } from "../log.ts"
import { requestIdHeader, runForRequest } from "./request-id.ts"

describe("the id of a request", () => {
  it("is the one that our proxy gave it", () => {
    const givenId = "0123456789abcdef0123456789abcdef"
    expect(requestIdHeader({ headers: { "x-request-id": givenId } })).toBe(givenId)
    expect(requestIdHeader({ headers: {} })).toBeNull()
  })

  it.each(["", "short", "x".repeat(65), 'a","level":60', "line\nline line", "one-of-two, two-of-two"])(
    "is not %j, which no proxy gives",
    (givenId) => expect(requestIdHeader({ headers: { "x-request-id": givenId } })).toBeNull(),
  )

  it("is in every log line of the request, also of later work, and in no other", async () => {
    const lines: { msg: string; requestId?: string }[] = []
    const log = openLog("info", { write: (line) => lines.push(JSON.parse(line)) })
    const work = async (name: string) => {
      log.info({}, `${name} begins`)
      await sleep(1)
      log.info({}, `${name} ends`)
    }
    await Promise.all([
      runForRequest("first-one", () => work("first")),
      runForRequest("second-one", () => work("second")),
      work("background work"),
    ])
    const idOf = (msg: string) => lines.find((line) => line.msg === msg)?.requestId
    expect(["first begins", "first ends"].map(idOf)).toEqual(["first-one", "first-one"])
    expect(["second begins", "second ends"].map(idOf)).toEqual(["second-one", "second-one"])
    expect(lines.filter(({ requestId }) => requestId === undefined).map(({ msg }) => msg)).toEqual([
      "background work begins",
      "background work ends",
    ])
  })
})
