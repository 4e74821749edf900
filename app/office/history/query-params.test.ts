import { describe, expect, it } from "vitest"
import { invalidDayFields } from "#app/office/day-range.ts"
import { auditQuery, filtersFrom, historyHref } from "./query-params.ts"

const at = new Date("2026-11-22T04:00:00.000Z")
const urlOf = (href: string) => new URL(href, "http://office.invalid")
const queryOf = (href: string) => auditQuery(filtersFrom(urlOf(href)), urlOf(href))

describe("the query parameters of the history", () => {
  it.each(["b7a3f0de-3d0c-4b0e-9a55-0b7b1d2f3c4d", "b7a3f0de.toyota-axio", "a~b"])(
    "with the position %s list the events after it, with the same filters",
    (id) => {
      const filters = filtersFrom(
        urlOf("/office/history?q=axio&about=vehicle&by=nimal&from=2026-11-01&to=2026-11-22"),
      )
      expect(queryOf(historyHref(filters, { at, id }))).toEqual({
        subject: "vehicle",
        by: "nimal",
        searchText: "axio",
        from: new Date("2026-10-31T18:30:00.000Z"),
        before: new Date("2026-11-22T18:30:00.000Z"),
        after: { at, id },
      })
    },
  )

  it.each(["nothing", "~", "2026-11-22~", "never~1", "2026-11-22~a\0b"])(
    "with the invalid position '%s' list from the latest event",
    (after) => {
      expect(queryOf(`/office/history?after=${encodeURIComponent(after)}&about=x`)).toMatchObject({
        after: null,
        subject: null,
      })
    },
  )

  it("report invalid dates", () => {
    expect(invalidDayFields(filtersFrom(urlOf("/office/history?from=2026-02-30&to=2026-02-28")))).toEqual([
      "from",
    ])
  })
})
