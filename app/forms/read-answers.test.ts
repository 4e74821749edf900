import { describe, expect, it } from "vitest"
import { readAnswers } from "./read-answers.ts"

describe("the answers of a form", () => {
  it("are read by the names of the controls and returned by those of the domain", () => {
    const form = new FormData()
    form.set("pick_up_time_date", "2026-12-12T09:00")
    form.set("person_title", "Ms")
    expect(readAnswers(form, ["pickUpAt", "personTitle"])).toEqual({
      pickUpAt: "2026-12-12T09:00",
      personTitle: "Ms",
    })
  })

  it("are empty if a control is missing or holds a file", () => {
    const form = new FormData()
    form.set("email", new File(["x"], "x.txt"))
    expect(readAnswers(form, ["email", "name"])).toEqual({ email: "", name: "" })
  })

  it("are the first of two controls with the same name", () => {
    const form = new FormData()
    form.append("email", "first@example.com")
    form.append("email", "second@example.com")
    expect(readAnswers(form, ["email"])).toEqual({ email: "first@example.com" })
  })
})
