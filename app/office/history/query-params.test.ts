import { describe, expect, it } from "vitest"
import { invalidDays } from "#app/office/day-range.ts"
import { historyHref, queryFrom, questionOf } from "./query-params.ts"

const at = new Date("2026-11-22T04:00:00.000Z")
const addressOf = (href: string) => new URL(href, "http://office.invalid")
const read = (href: string) => questionOf(queryFrom(addressOf(href)), addressOf(href))

describe("a question in the address of the history", () => {
  it.each(["b7a3f0de-3d0c-4b0e-9a55-0b7b1d2f3c4d", "b7a3f0de.toyota-axio", "a~b"])(
    "goes on after an event with the id %s, with the same filters",
    (id) => {
      const query = queryFrom(
        addressOf("/office/history?q=axio&about=vehicle&by=nimal&from=2026-11-01&to=2026-11-22"),
      )
      expect(read(historyHref(query, { at, id }))).toEqual({
        subject: "vehicle",
        by: "nimal",
        words: "axio",
        from: new Date("2026-10-31T18:30:00.000Z"),
        before: new Date("2026-11-22T18:30:00.000Z"),
        after: { at, id },
      })
    },
  )

  it.each(["nothing", "~", "2026-11-22~", "never~1", "2026-11-22~a\0b"])(
    "begins at the latest where it cannot mean '%s'",
    (after) => {
      expect(read(`/office/history?after=${encodeURIComponent(after)}&about=x`)).toMatchObject({
        after: null,
        subject: null,
      })
    },
  )

  it("names the dates that are none", () => {
    expect(invalidDays(queryFrom(addressOf("/office/history?from=2026-02-30&to=2026-02-28")))).toEqual([
      "from",
    ])
  })
})
