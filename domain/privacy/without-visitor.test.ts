import { describe, expect, it } from "vitest"
import { BOOKING, CONTACT_MESSAGE, HIRE_ENQUIRY } from "#tests/support/sample-enquiries.ts"
import { withoutVisitor } from "./without-visitor.ts"

/** Every part of a content that could name its visitor, as the forms have them. */
const NAMING = [
  "name",
  "firstName",
  "lastName",
  "email",
  "contactNumber",
  "message",
  "pickUpLocation",
  "returnLocation",
]

describe("an enquiry without its visitor", () => {
  it.each([
    ["booking", BOOKING],
    ["hire enquiry", HIRE_ENQUIRY],
    ["message", CONTACT_MESSAGE],
  ])("keeps of a %s what names nobody", (_, content) => {
    const left = withoutVisitor(content)
    const text = JSON.stringify(left)
    for (const [part, value] of Object.entries(content)) {
      if (NAMING.includes(part)) expect(text, part).not.toContain(value)
      else if (part !== "personTitle") expect(left, part).toHaveProperty(part, value)
    }
    expect(left).not.toMatchObject({ personTitle: "Ms" })
  })
})
