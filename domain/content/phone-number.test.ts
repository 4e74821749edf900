import { describe, expect, it } from "vitest"
import { fileContent } from "#tests/content/content.ts"
import { formatPhoneNumber, toMessagingNumber } from "./phone-number.ts"
import { checkSetting } from "./settings.ts"

describe("a telephone number", () => {
  it.each([
    "066 223 4567",
    "0662234567",
    "(066) 223-4567",
    "066.223.4567",
    "+94 66 223 4567",
    "+94662234567",
    "+94 (0)66 223 4567",
    "0094 66 223 4567",
    "94662234567",
    " 066 2234567 ",
  ])("typed as '%s' is one number in one format", (text) => {
    expect(formatPhoneNumber(text)).toBe("+94 66 223 4567")
    expect(toMessagingNumber(text)).toBe("94662234567")
  })

  it.each([
    ["+44 20 7946 0000", "+44 20 7946 0000", "442079460000"],
    ["+49-170-0000000", "+49 170 0000000", "491700000000"],
    ["0044 20 7946 0000", "+442079460000", "442079460000"],
  ])("of another country keeps its groups, unless it begins with 00: '%s'", (text, shown, digits) => {
    expect(formatPhoneNumber(text)).toBe(shown)
    expect(toMessagingNumber(text)).toBe(digits)
  })

  it.each([
    "",
    "call us",
    "223 4567",
    "066 223 456",
    "066 223 4567 89",
    "+94",
    "+0662234567",
    "1234567890123456",
    "066 223 4567 ext 5",
    "+94 66 <b>",
  ])("'%s' cannot be dialled from abroad", (text) => {
    expect(formatPhoneNumber(text)).toBeNull()
    expect(toMessagingNumber(text)).toBeNull()
  })

  it.each(["066 223 4567", "+44 20 7946 0000", "0044 20 7946 0000", "+1 (212) 555-0100"])(
    "'%s' is accepted as a phone number that the site shows",
    (text) => {
      const { contact } = fileContent.settings
      const phone = formatPhoneNumber(text) ?? ""
      const messagingNumber = toMessagingNumber(text) ?? ""
      expect(checkSetting("contact", { ...contact, phone, messagingNumber }).ok).toBe(true)
    },
  )
})
