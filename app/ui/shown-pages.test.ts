import fc from "fast-check"
import { expect, it } from "vitest"
import { shownPages } from "./shown-pages.ts"

it.each([
  [1, 1, "1"],
  [2, 3, "1 2 3"],
  [5, 11, "1 2 3 4 5 6 7 8 9 10 11"],
  [1, 12, "1 2 3 … 12"],
  [4, 12, "1 2 3 4 5 6 … 12"],
  [5, 12, "1 … 3 4 5 6 7 … 12"],
  [10, 12, "1 … 8 9 10 11 12"],
  [200, 334, "1 … 198 199 200 201 202 … 334"],
  [334, 334, "1 … 332 333 334"],
])("page %i of %i shows %s", (page, pageCount, shown) => {
  expect(
    shownPages(page, pageCount)
      .map(({ number, afterGap }) => `${afterGap ? "… " : ""}${number}`)
      .join(" "),
  ).toBe(shown)
})

it("has the current page, its neighbours and both ends for any number of pages, and at most 11 numbers", () => {
  const lists = fc
    .integer({ min: 1, max: 400 })
    .chain((pageCount) => fc.tuple(fc.integer({ min: 1, max: pageCount }), fc.constant(pageCount)))
  fc.assert(
    fc.property(lists, ([page, pageCount]) => {
      const numbers = shownPages(page, pageCount).map(({ number }) => number)
      const required = [1, page - 1, page, page + 1, pageCount].filter(
        (number) => number >= 1 && number <= pageCount,
      )
      expect(numbers).toEqual(expect.arrayContaining(required))
      expect(numbers.length).toBeLessThanOrEqual(11)
    }),
  )
})
