import { describe, expect, it } from "vitest"
import { renderTemplate } from "./render-template.ts"
import { checkTemplate, PLACEHOLDERS, type PlaceholderValues } from "./reply-template.ts"

const EMPTY = Object.fromEntries(PLACEHOLDERS.map((name) => [name, ""])) as PlaceholderValues // one for each
const VALUES: PlaceholderValues = { ...EMPTY, reference: "7K4M-2Q9T", price: "One\nTwo", by: "Nimal" }

const textOf = (body: string, values = VALUES) => renderTemplate({ subject: "A", body }, values).text

describe("a template", () => {
  it.each([
    ["inserts a value", "Request {reference}.", "Request 7K4M-2Q9T."],
    ["inserts several lines", "{price}\nThree", "One\nTwo\nThree"],
    ["leaves out a paragraph whose placeholders are all empty", "A\n\nSee {page} {papers}\n\nB", "A\n\nB"],
    ["keeps a paragraph with one value", "{papers} Ask {by}.", "Ask Nimal."],
    ["keeps a paragraph without placeholders", "A\n\nB", "A\n\nB"],
    ["leaves out an empty line of a paragraph", "{by}\n{phone}\nB", "Nimal\nB"],
    ["leaves no gap of blank lines", "A\n\n\n \n\nB", "A\n\nB"],
    ["leaves out a placeholder of another version", "Ask {by} {later}.\n\n{later}", "Ask Nimal ."],
    ["inserts no inherited property of an object", "{constructor}\n\nA", "A"],
  ])("%s", (_, body, expected) => {
    expect(textOf(body)).toBe(expected)
  })

  it("inserts a visitor's text once, whatever it contains", () => {
    expect(textOf("{greeting}", { ...VALUES, greeting: "Hello {price} $& $1," })).toBe("Hello {price} $& $1,")
  })

  it("has a subject of one line", () => {
    const values = { ...VALUES, topic: "Price\r\nBcc: all@example.lk =?utf-8?q?A?=" }
    expect(renderTemplate({ subject: "{topic}", body: "A" }, values).subject).toBe(
      "Price Bcc: all@example.lk = ?utf-8?q?A?=",
    )
  })
})

describe("a typed template", () => {
  it("is trimmed, with the line ends of the database", () => {
    expect(checkTemplate({ subject: " {topic} ", body: "{greeting}\r\n\r\n{by}\r\n" })).toEqual({
      ok: true,
      value: { subject: "{topic}", body: "{greeting}\n\n{by}" },
    })
  })

  it.each([
    ["an empty subject", { subject: " " }, { field: "subject", errorCode: "required" }],
    ["an empty text", { body: "\r\n" }, { field: "body", errorCode: "required" }],
    ["a long subject", { subject: "a".repeat(201) }, { field: "subject", errorCode: "tooLong" }],
    ["a long text", { body: "a".repeat(10_001) }, { field: "body", errorCode: "tooLong" }],
    [
      "an unknown placeholder",
      { body: "{reference} {prise}" },
      { field: "body", errorCode: "unknown", placeholder: "prise" },
    ],
    ["empty braces", { body: "{}" }, { field: "body", errorCode: "unknown", placeholder: "" }],
    [
      "several lines in the subject",
      { subject: "{reference} {price}" },
      { field: "subject", errorCode: "severalLines", placeholder: "price" },
    ],
    ["half a placeholder", { body: "{reference" }, { field: "body", errorCode: "strayBrace" }],
  ])("is refused with %s", (_, formValues, error) => {
    expect(checkTemplate({ subject: "A", body: "B", ...formValues })).toEqual({ ok: false, errors: [error] })
  })

  it("has an error for each field", () => {
    expect(checkTemplate({ subject: "", body: "{x}" })).toMatchObject({
      errors: [{ field: "subject" }, { field: "body" }],
    })
  })
})
