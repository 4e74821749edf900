import { describe, expect, it } from "vitest"
import { at } from "#tests/support/wall-times.ts"
import { type CalendarEvent, calendarFile } from "./calendar-file.ts"

const EVENT: CalendarEvent = {
  uid: "id@www.example.lk",
  sequence: 3,
  isConfirmed: true,
  isCancelled: false,
  pickUpAt: at("2026-12-12T09:00"),
  returnAt: at("2026-12-29T04:15"),
  summary: "Rent Car Service: Toyota KDH",
  location: "Dambulla",
  description: "Reference 7K4M-2Q9T",
  url: "https://www.example.lk/my/7K4M-2Q9T/key",
  writtenAt: new Date("2026-11-21T03:30:00Z"),
}

describe("the calendar file", () => {
  it("has Sri Lankan times as UTC, and ends each line with CR LF", () => {
    expect(calendarFile(EVENT).split("\r\n")).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Rent Car Service//Booking//EN",
      "METHOD:PUBLISH",
      "BEGIN:VEVENT",
      "UID:id@www.example.lk",
      "SEQUENCE:3",
      "DTSTAMP:20261121T033000Z",
      "DTSTART:20261212T033000Z",
      "DTEND:20261228T224500Z",
      "SUMMARY:Rent Car Service: Toyota KDH",
      "LOCATION:Dambulla",
      "DESCRIPTION:Reference 7K4M-2Q9T",
      "URL:https://www.example.lk/my/7K4M-2Q9T/key",
      "STATUS:CONFIRMED",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ])
  })

  it.each([
    ["a comma, a semicolon, a backslash", "a, b; c\\d", "a\\, b\\; c\\\\d"],
    ["line breaks of every system", "a\nb\r\nc\rd", "a\\nb\\nc\\nd"],
    ["a property of its own", "x\r\nATTENDEE:mailto:a@example.com", "x\\nATTENDEE:mailto:a@example.com"],
    ["other control characters", "a\u0000b\tc", "a b c"],
  ])("escapes %s", (_, location, written) => {
    expect(calendarFile({ ...EVENT, location })).toContain(`\r\nLOCATION:${written}\r\n`)
  })

  it("folds lines at 75 octets, between characters", () => {
    const description = "කොළඹ ගුවන් තොටුපළ 🚐 ".repeat(12)
    const file = calendarFile({ ...EVENT, description })
    const lines = file.split("\r\n")
    expect(lines.some((line) => line.startsWith(" "))).toBe(true)
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(file.replaceAll("\r\n ", "")).toContain(`DESCRIPTION:${description}`)
    expect(file).not.toContain("\uFFFD")
  })

  it.each([
    [{ isConfirmed: false, isCancelled: false }, "TENTATIVE"],
    [{ isConfirmed: false, isCancelled: true }, "CANCELLED"],
  ])("of a booking with %o has the status %s", (state, status) => {
    expect(calendarFile({ ...EVENT, ...state })).toContain(`STATUS:${status}`)
  })

  it.each(["2026-12-12T09:00", "2026-12-11T09:00"])(
    "has no end where the return is not after the pick-up: %s",
    (text) => {
      const file = calendarFile({ ...EVENT, returnAt: at(text) })
      expect(file).toContain("DTSTART:20261212T033000Z")
      expect(file).not.toContain("DTEND")
    },
  )
})
