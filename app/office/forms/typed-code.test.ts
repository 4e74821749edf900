import { describe, expect, it } from "vitest"
import { typedCode } from "./typed-code.ts"

const parse = (code: string) => {
  const form = new FormData()
  form.set("code", code)
  return typedCode(form, "code")
}

describe("a typed code", () => {
  it.each(["123456", " 123 456 ", "123-456", "12 34 56", "123\u2013456", "123\u00a0456"])(
    "is from the app, with spaces and dashes ignored: %j",
    (code) => {
      expect(parse(code)).toEqual({ from: "app", code: "123456" })
    },
  )

  it.each(["abcd-2345", "ABCD 2345", "abcd2345"])("is a backup code otherwise: %s", (code) => {
    expect(parse(code)?.from).toBe("backup")
  })

  it.each(["", "   ", "-"])("is missing with only spaces or dashes: %j", (code) => {
    expect(parse(code)).toBeNull()
  })
})
