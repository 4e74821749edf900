import { describe, expect, it } from "vitest"
import { checkSetting } from "#domain/content/settings.ts"
import { fileContent } from "#tests/content/content.ts"
import { CONTACT_FORM, linesIn } from "./contact-form.ts"

const { contact } = fileContent.settings
const storedValues = CONTACT_FORM.toFormValues(contact)

/** The fields with an error when these answers replace the stored ones. */
function fieldsWithErrors(formValues: Record<string, string>): string[] {
  const values = { ...storedValues, ...formValues }
  const checked = checkSetting("contact", CONTACT_FORM.toInput(values))
  return checked.ok ? [] : [...new Set(checked.paths.map((path) => CONTACT_FORM.fieldForPath(path, values)))]
}

describe("the form of contact data", () => {
  it("stores the same data when its form is saved unchanged", () => {
    expect(checkSetting("contact", CONTACT_FORM.toInput(storedValues))).toEqual({ ok: true, value: contact })
  })

  it("leaves out an empty social page, and names the field of an invalid one", () => {
    const values = { ...storedValues, video: "", photos: "photos.example" }
    expect(CONTACT_FORM.toInput({ ...storedValues, video: " " })).toMatchObject({
      social: contact.social.filter(({ service }) => service !== "video"),
    })
    const checked = checkSetting("contact", CONTACT_FORM.toInput(values))
    expect(checked.ok ? [] : checked.paths.map((path) => CONTACT_FORM.fieldForPath(path, values))).toContain(
      "photos",
    )
  })

  it.each([
    [{ phone: "223 4567" }, ["phone"]],
    [{ messagingNumber: "wa.me/94771234567" }, ["messagingNumber"]],
    [{ email: "office at example.lk" }, ["email"]],
    [{ addressLines: "\n \n" }, ["addressLines"]],
    [{ opens: "18", closes: "7" }, ["closes"]],
    [{ opens: "noon" }, ["opens"]],
    [{ latitude: "" }, ["latitude"]],
    [{ longitude: "7.86" }, ["longitude"]],
    [{ travelReviews: "http://reviews.example" }, ["travelReviews"]],
  ])("reports for %j an error at %j", (formValues, fields) =>
    expect(fieldsWithErrors(formValues)).toEqual(fields),
  )

  it("reads a postal address line by line, without empty lines", () => {
    expect(linesIn(" 12 Kandy Road \r\n\r\nDambulla\n")).toEqual(["12 Kandy Road", "Dambulla"])
  })
})
