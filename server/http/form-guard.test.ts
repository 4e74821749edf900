import { describe, expect, it } from "vitest"
import { SignedFormGuard } from "./form-guard.ts"

const OPENED_AT = Date.parse("2026-11-21T22:00:00.000Z")
const SECOND = 1_000
const DAY = 24 * 60 * 60 * SECOND

/** A guard whose clock stands where the test puts it. */
function guardAt(ms: number, { secret = "a secret of the database", minimumSeconds = 2 } = {}) {
  return new SignedFormGuard({ secret, minimumSeconds, clock: () => new Date(ms) })
}

const token = guardAt(OPENED_AT).issue()

describe("a form sent by a person", () => {
  it.each([2 * SECOND, 60 * SECOND, 7 * DAY])("is taken %d ms after it was shown", (age) => {
    expect(guardAt(OPENED_AT + age).check(token, "")).toMatchObject({ ok: true })
  })

  it("has one key for each showing", () => {
    const guard = guardAt(OPENED_AT + DAY)
    const keyOf = (shown: string) => guard.check(shown, "").formKey
    expect(keyOf(token)).toBe(keyOf(token))
    expect(keyOf(token)).not.toBe(keyOf(guardAt(OPENED_AT).issue()))
  })

  it("keeps its key when it is shown again, and may be sent at once", () => {
    const later = guardAt(OPENED_AT + DAY)
    expect(later.check(later.issue("key-7"), "")).toEqual({ ok: true, formKey: "key-7" })
  })

  it("may be sent a week after it was shown again", () => {
    const again = guardAt(OPENED_AT + 6 * DAY).issue("key-7")
    expect(guardAt(OPENED_AT + 12 * DAY).check(again, "")).toEqual({ ok: true, formKey: "key-7" })
  })

  it("is taken while its key is the one before, and no longer when that was renewed again", () => {
    const token = guardAt(OPENED_AT, { secret: "the first" }).issue()
    const later = (secret: string, previousSecret: string) =>
      new SignedFormGuard({
        secret,
        previousSecret,
        minimumSeconds: 2,
        clock: () => new Date(OPENED_AT + 60_000),
      }).check(token, "").ok
    expect(later("the second", "the first")).toBe(true)
    expect(later("the third", "the second")).toBe(false)
  })

  it("is taken by another process, and after a restart, with the same secret", () => {
    expect(guardAt(OPENED_AT + DAY).check(guardAt(OPENED_AT).issue(), "")).toMatchObject({ ok: true })
  })
})

describe("a form that looks like a robot's", () => {
  it.each([0, 1_999])("is too fast %d ms after it was shown, and keeps its key", (age) => {
    const checked = guardAt(OPENED_AT + age).check(token, "")
    expect(checked).toEqual({
      ok: false,
      suspicion: "tooFast",
      formKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  it("is taken at the second press where the clock was put back after it was shown", () => {
    const before = guardAt(OPENED_AT - DAY)
    const checked = before.check(token, "")
    expect(checked).toMatchObject({ ok: false, suspicion: "tooFast" })
    expect(before.check(before.issue(checked.formKey ?? ""), "")).toMatchObject({ ok: true })
  })

  it("is never too fast where no minimum is set", () => {
    expect(guardAt(OPENED_AT, { minimumSeconds: 0 }).check(token, "")).toMatchObject({ ok: true })
  })

  it("has expired after more than a week, and keeps its key", () => {
    const checked = guardAt(OPENED_AT + 7 * DAY + 1).check(token, "")
    expect(checked).toEqual({ ok: false, suspicion: "tokenExpired", formKey: expect.any(String) })
  })

  it("has filled in the field that no person sees", () => {
    const checked = guardAt(OPENED_AT + DAY).check(token, "http://spam.example")
    expect(checked).toEqual({ ok: false, suspicion: "trapFilled", formKey: expect.any(String) })
  })

  it("is not blamed for blanks in that field", () => {
    expect(guardAt(OPENED_AT + DAY).check(token, " ")).toMatchObject({ ok: true })
  })
})

describe("a token that is not ours", () => {
  const [said = "", signature = ""] = token.split(".")
  const earlier = Buffer.from(JSON.stringify([0, "key-7"])).toString("base64url")
  const otherSecret = guardAt(OPENED_AT, { secret: "another secret" }).issue()

  it.each([
    ["nothing", ""],
    ["no signature", said],
    ["an empty signature", `${said}.`],
    ["a cut signature", `${said}.${signature.slice(0, -4)}`],
    ["another content", `${earlier}.${signature}`],
    ["something after it", `${token}.x`],
    ["rubbish", "ඩ.\u0000"],
    ["a megabyte", "a".repeat(1_000_000)],
    ["another secret's", otherSecret],
  ])("is refused without a key: %s", (_, forged) => {
    expect(guardAt(OPENED_AT + DAY).check(forged, "")).toEqual({
      ok: false,
      suspicion: "tokenInvalid",
      formKey: null,
    })
  })

  it("has no key either where the trap was filled", () => {
    expect(guardAt(OPENED_AT).check("rubbish", "x")).toEqual({
      ok: false,
      suspicion: "trapFilled",
      formKey: null,
    })
  })
})
