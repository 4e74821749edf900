import { describe, expect, it } from "vitest"
import { parseReference, referenceFrom } from "./enquiry.ts"

describe("a reference", () => {
  it("is eight unambiguous characters", () => {
    expect(referenceFrom(new Uint8Array([7, 4, 19, 31, 0, 255, 16, 32]))).toBe("74KZ-0ZG0")
    expect(parseReference("74KZ-0ZG0")).toBe("74KZ-0ZG0")
  })

  it.each(["", "74KZ0ZG0", "74kz-0zg0", "74KZ-0ZGI", "74KZ-0ZG00", "../etc"])("is not %j", (text) => {
    expect(parseReference(text)).toBeNull()
  })

  it("needs eight random bytes", () => {
    expect(() => referenceFrom(new Uint8Array(7))).toThrow(RangeError)
  })
})
