import { describe, expect, it } from "vitest"
import { forgeryLog, loggingFormGuard } from "./forgery-log.ts"
import { SignedFormGuard } from "./form-guard.ts"

describe("forged requests", () => {
  it("are logged once a minute for each kind, with their number", () => {
    const lines: unknown[] = []
    let now = 0
    const logForgery = forgeryLog({ warn: (fields: unknown) => void lines.push(fields) }, () => new Date(now))
    for (let count = 0; count < 5; count++) logForgery("origin")
    logForgery("form token")
    now = 60_000
    logForgery("origin")
    expect(lines).toEqual([
      { kind: "origin", count: 1 },
      { kind: "form token", count: 1 },
      { kind: "origin", count: 5 },
    ])
  })

  it("include tokens with a wrong signature, and none that are expired, missing or too fast", () => {
    const loggedKinds: string[] = []
    const guardAt = (now: number, secret: string) =>
      new SignedFormGuard({ secret, minimumSeconds: 2, clock: () => new Date(now) })
    const guard = loggingFormGuard(guardAt(0, "ours"), (kind) => loggedKinds.push(kind))
    guard.check("", "")
    guard.check(guard.issue(), "")
    guard.check(guardAt(-30 * 24 * 60 * 60_000, "ours").issue(), "")
    expect(loggedKinds).toEqual([])
    guard.check(guardAt(0, "another's").issue(), "")
    expect(loggedKinds).toEqual(["form token"])
  })
})
