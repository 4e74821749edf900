import { describe, expect, it } from "vitest"
import { likelyEmail } from "./likely-email.ts"

describe("likelyEmail", () => {
  it.each([
    ["ann@gmial.com", "ann@gmail.com"],
    ["ann@gamil.com", "ann@gmail.com"],
    ["ann@gmal.com", "ann@gmail.com"],
    ["ann@gmaill.com", "ann@gmail.com"],
    ["ann@gnail.com", "ann@gmail.com"],
    ["ann@gmail.co", "ann@gmail.com"],
    ["ann@gmail.cm", "ann@gmail.com"],
    ["ann@gmailcom", "ann@gmail.com"],
    ["ann@gmail.con", "ann@gmail.com"],
    ["ann@gmial.con", "ann@gmail.com"],
    ["ann@hotmial.com", "ann@hotmail.com"],
    ["ann@hotmai.com", "ann@hotmail.com"],
    ["ann@yaho.com", "ann@yahoo.com"],
    ["ann@yahooo.com", "ann@yahoo.com"],
    ["ann@outlok.com", "ann@outlook.com"],
    ["ann@iclould.com", "ann@icloud.com"],
    ["ann@example.con", "ann@example.com"],
    ["ann@example.lk.comm", "ann@example.lk.com"],
    ["Ann.Lee+trip@GMIAL.com", "Ann.Lee+trip@gmail.com"],
    [" ann@gmial.com ", "ann@gmail.com"],
  ])("suggests for %s: %s", (text, likely) => {
    expect(likelyEmail(text)).toBe(likely)
  })

  it.each([
    "ann@gmail.com",
    "ann@GMAIL.com",
    "ann@googlemail.com",
    "ann@mail.com",
    "ann@email.com",
    "ann@ymail.com",
    "ann@cloud.com",
    "ann@yahoo.fr",
    "ann@yahoo.co.uk",
    "ann@yahoo.com.au",
    "ann@hotmail.fr",
    "ann@hotmail.co.uk",
    "ann@example.com",
    "ann@example.co",
    "ann@comm",
    "ann@.con",
  ])("has no suggestion for %s", (text) => {
    expect(likelyEmail(text)).toBeNull()
  })

  it.each(["", "gmial.com", "@gmial.com", "ann@", "ann@lee@gmial.com", "ann lee@gmial.com"])(
    "has no suggestion for %j, which is not an address",
    (text) => {
      expect(likelyEmail(text)).toBeNull()
    },
  )
})
