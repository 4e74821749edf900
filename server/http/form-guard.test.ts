import { describe, expect, it } from "vitest"
import { SignedFormGuard } from "./form-guard.ts"

const OPENED_AT = Date.parse("2026-11-21T22:00:00.000Z")
const SECOND = 1_000
const DAY = 24 * 60 * 60 * SECOND

/** A form guard with a clock that the test sets. */
function guardAt(ms: number, { secret = "a secret of the database", minimumSeconds = 2 } = {}) {
  return new SignedFormGuard({ secret, minimumSeconds, clock: () => new Date(ms) })
}

const token = guardAt(OPENED_AT).issue()

describe("a form sent by a person", () => {
  it.each([2 * SECOND, 60 * SECOND, 7 * DAY])("is accepted %d ms after it was rendered", (age) => {
    expect(guardAt(OPENED_AT + age).check(token, "")).toMatchObject({ ok: true })
  })

  it("has another key each time its page is opened", () => {
    const guard = guardAt(OPENED_AT + DAY)
    const keyOf = (formToken: string) => guard.check(formToken, "").formKey
    expect(keyOf(token)).toBe(keyOf(token))
    expect(keyOf(token)).not.toBe(keyOf(guardAt(OPENED_AT).issue()))
  })

  it("keeps its key when it is rendered again with errors, and may then be submitted at once", () => {
    const guard = guardAt(OPENED_AT + DAY)
    expect(guard.check(guard.issue("key-7"), "")).toEqual({ ok: true, formKey: "key-7" })
  })

  it("may be submitted more than a week after its first rendering, if it was rendered again since", () => {
    const secondToken = guardAt(OPENED_AT + 6 * DAY).issue("key-7")
    expect(guardAt(OPENED_AT + 12 * DAY).check(secondToken, "")).toEqual({ ok: true, formKey: "key-7" })
  })

  it("is accepted with the previous secret, and no longer after another renewal", () => {
    const token = guardAt(OPENED_AT, { secret: "the first" }).issue()
    const isAcceptedWith = (secret: string, previousSecret: string) =>
      new SignedFormGuard({
        secret,
        previousSecret,
        minimumSeconds: 2,
        clock: () => new Date(OPENED_AT + 60_000),
      }).check(token, "").ok
    expect(isAcceptedWith("the second", "the first")).toBe(true)
    expect(isAcceptedWith("the third", "the second")).toBe(false)
  })

  it("is accepted by another process, and after a restart, with the same secret", () => {
    expect(guardAt(OPENED_AT + DAY).check(guardAt(OPENED_AT).issue(), "")).toMatchObject({ ok: true })
  })
})

describe("a form that looks like a bot's", () => {
  it.each([0, 1_999])("is too fast %d ms after it was rendered, and its key is returned", (age) => {
    const result = guardAt(OPENED_AT + age).check(token, "")
    expect(result).toEqual({
      ok: false,
      suspicion: "tooFast",
      formKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  it("is accepted at the second submission when the clock was set back after it was rendered", () => {
    const guard = guardAt(OPENED_AT - DAY)
    const result = guard.check(token, "")
    expect(result).toMatchObject({ ok: false, suspicion: "tooFast" })
    expect(guard.check(guard.issue(result.formKey ?? ""), "")).toMatchObject({ ok: true })
  })

  it("is never too fast if no minimum time is set", () => {
    expect(guardAt(OPENED_AT, { minimumSeconds: 0 }).check(token, "")).toMatchObject({ ok: true })
  })

  it("has expired after more than a week, and its key is returned", () => {
    const result = guardAt(OPENED_AT + 7 * DAY + 1).check(token, "")
    expect(result).toEqual({ ok: false, suspicion: "tokenExpired", formKey: expect.any(String) })
  })

  it("is recognised by text in the honeypot", () => {
    const result = guardAt(OPENED_AT + DAY).check(token, "http://spam.example")
    expect(result).toEqual({ ok: false, suspicion: "trapFilled", formKey: expect.any(String) })
  })

  it("is not recognised by blanks in the honeypot", () => {
    expect(guardAt(OPENED_AT + DAY).check(token, " ")).toMatchObject({ ok: true })
  })
})

describe("a forged token", () => {
  const [payload = "", signature = ""] = token.split(".")
  const otherPayload = Buffer.from(JSON.stringify([0, "key-7"])).toString("base64url")
  const tokenOfOtherSecret = guardAt(OPENED_AT, { secret: "another secret" }).issue()

  it.each([
    ["nothing", ""],
    ["no signature", payload],
    ["an empty signature", `${payload}.`],
    ["a cut signature", `${payload}.${signature.slice(0, -4)}`],
    ["another payload", `${otherPayload}.${signature}`],
    ["something after it", `${token}.x`],
    ["rubbish", "ඩ.\u0000"],
    ["a megabyte", "a".repeat(1_000_000)],
    ["another secret's", tokenOfOtherSecret],
  ])("is refused, and no key is returned: %s", (_, forgedToken) => {
    expect(guardAt(OPENED_AT + DAY).check(forgedToken, "")).toEqual({
      ok: false,
      suspicion: "tokenInvalid",
      formKey: null,
    })
  })

  it("returns no key if the honeypot was filled in", () => {
    expect(guardAt(OPENED_AT).check("rubbish", "x")).toEqual({
      ok: false,
      suspicion: "trapFilled",
      formKey: null,
    })
  })
})
