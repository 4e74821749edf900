import { describe, expect, it } from "vitest"
import { acceptedBy } from "./accepted.ts"

describe("messages of the Nu checker", () => {
  it.each([
    "CSS: “field-sizing”: Property “field-sizing” doesn't exist.",
    "CSS: Unrecognized at-rule “@container”",
    "CSS: “inset-block-start”: “anchor(--header bottom)” is not a “inset-block-start” value.",
    "CSS: Parse Error.",
    'CSS: “box-shadow”: Cannot invoke "org.w3c.css.values.CssValue.getType()" because "val" is null.',
    "Each item in the “href_matches” array must be a string.",
    "An “input” element with a “type” attribute whose value is “hidden” must not have an “autocomplete” attribute whose value is “on” or “off”.",
  ])("accepts: %s", (message) => {
    expect(acceptedBy({ message })?.reason).toBeTruthy()
  })

  it.each([
    "CSS: “colour”: Property “colour” doesn't exist.",
    "CSS: “color”: “blu” is not a “color” value.",
    "CSS: Unrecognized at-rule “@medai”",
    "Element “svg” not allowed as child of element “div” in this context.",
    "An “input” element with a “type” attribute whose value is “hidden” must not have a “readonly” attribute.",
  ])("does not accept: %s", (message) => {
    expect(acceptedBy({ message })).toBeNull()
  })
})
