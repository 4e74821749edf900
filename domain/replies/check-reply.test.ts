import { describe, expect, it } from "vitest"
import { checkReply } from "./check-reply.ts"
import { REPLY_LANGUAGE_OPTIONS, REPLY_LANGUAGES } from "./reply-languages.ts"
import { TEMPLATE_IDS } from "./reply-template.ts"

describe("a reply to send", () => {
  it.each(REPLY_LANGUAGE_OPTIONS.map(({ id }) => id))(
    "is rejected with the instruction to staff in the template in %s",
    (id) => {
      const { templates, instructions } = REPLY_LANGUAGES[id]
      const text = templates.detail.body.replaceAll(/\{\w+\}/g, "")
      const [instruction] = instructions
      const error = { field: "text", errorCode: "unfinishedText", unfinishedText: instruction }
      expect(checkReply({ subject: "A question", text })).toEqual({ ok: false, errors: [error] })
      const answered = text.replace(instruction ?? "", "Which day do you arrive?")
      expect(checkReply({ subject: "A question", text: answered }).ok).toBe(true)
    },
  )

  it("is rejected with a placeholder that has no value, in the subject and in the text", () => {
    expect(checkReply({ subject: "Your request {reference}", text: "{greeting}\n\nHere it is." })).toEqual({
      ok: false,
      errors: [
        { field: "subject", errorCode: "unfinishedText", unfinishedText: "{reference}" },
        { field: "text", errorCode: "unfinishedText", unfinishedText: "{greeting}" },
      ],
    })
  })

  it("may have other words in braces or parentheses", () => {
    const reply = { subject: "A van {white}", text: "The van (14 seats) is free." }
    expect(checkReply(reply)).toEqual({ ok: true, value: reply })
  })

  it("has a field error for a missing text", () => {
    expect(checkReply({ subject: "A", text: " " })).toEqual({
      ok: false,
      errors: [{ field: "text", errorCode: "required" }],
    })
  })
})

// Only instructions to staff are in parentheses, so that every instruction is in the check.
it.each(REPLY_LANGUAGE_OPTIONS.flatMap(({ id }) => TEMPLATE_IDS.map((template) => [id, template] as const)))(
  "the template in %s for '%s' has no text in parentheses that could be sent by mistake",
  (id, template) => {
    const { templates, instructions } = REPLY_LANGUAGES[id]
    const inParentheses = templates[template].body.match(/\([^)]*\)/g) ?? []
    expect(instructions).toEqual(expect.arrayContaining(inParentheses))
  },
)
