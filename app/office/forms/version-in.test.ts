import { describe, expect, it } from "vitest"
import { versionIn } from "./version-in.ts"

describe("the version with which a form was rendered", () => {
  it.each(["0", "1", "999999999"])("is read from %s", (version) => {
    expect(versionIn(formWith(version))).toBe(Number(version))
  })

  it.each(["", " ", "x", "-1", "1.5", "1e3", "1000000000", "NaN"])(
    "is refused for the value '%s'",
    (version) => {
      expect(() => versionIn(formWith(version))).toThrow(expect.objectContaining({ status: 400 }))
    },
  )

  it("is refused if it is missing", () => {
    expect(() => versionIn(new FormData())).toThrow(expect.objectContaining({ status: 400 }))
  })
})

function formWith(version: string): FormData {
  const form = new FormData()
  form.set("version", version)
  return form
}
