import { describe, expect, it } from "vitest"
import { listHref, readListQuery } from "./list-query.ts"

const read = (query: string) => readListQuery(new URLSearchParams(query))
const href = (query: string, listQuery: { search: string; page: number }) =>
  listHref("/home", new URLSearchParams(query), listQuery)

describe("the query of a list", () => {
  it.each([
    ["", { search: "", page: 1 }],
    ["q=axio&page=2", { search: "axio", page: 2 }],
    ["q=%20Axio%20", { search: "Axio", page: 1 }],
    ["q=a%00xio%0D%0A", { search: "a xio", page: 1 }],
    ["q=a&q=b", { search: "a", page: 1 }],
    [`q=${"x".repeat(100_000)}`, { search: "x".repeat(100), page: 1 }],
    ["page=007", { search: "", page: 7 }],
  ])("is read from a query: case %#, %s", (query, listQuery) => expect(read(query)).toEqual(listQuery))

  it.each(["0", "-1", "1.5", "1e3", "two", "", " 1", "9999999", "١"])("has page 0 for page=%s", (page) => {
    expect(read(`page=${encodeURIComponent(page)}`).page).toBe(0)
  })
})

describe("the URL of a page of a list", () => {
  it.each([
    ["", { search: "", page: 1 }, "/home"],
    ["", { search: "axio", page: 2 }, "/home?q=axio&page=2"],
    ["", { search: "a&b=c d", page: 1 }, "/home?q=a%26b%3Dc+d"],
    ["q=old&page=9", { search: "new", page: 1 }, "/home?q=new"],
    ["tab=airport&place=ella", { search: "axio", page: 1 }, "/home?tab=airport&place=ella&q=axio"],
    [`tab=%3Cscript%3E&place=${"x".repeat(1000)}`, { search: "", page: 2 }, "/home?page=2"],
    ["sent=7K4M-2Q9T&remark=pickUpInThePast&wait=1", { search: "", page: 2 }, "/home?page=2"],
  ])("is built from the query of the current page: case %#, ?%s", (query, listQuery, expected) =>
    expect(href(query, listQuery)).toBe(expected),
  )

  it("is parsed to the query that it was built from", () => {
    const listQuery = { search: "“KDH” & más", page: 3 }
    expect(read(href("", listQuery).split("?")[1] ?? "")).toEqual(listQuery)
  })
})
