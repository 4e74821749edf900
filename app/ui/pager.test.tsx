import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { en } from "#messages/en.ts"
import { linksOf, type View, viewOf } from "#tests/support/document.ts"
import { MessagesProvider } from "./messages-context.tsx"
import { Pager } from "./pager.tsx"

it("links every page by its number and marks the current one", () => {
  expect(linksOf(pager(2, 3).element)).toEqual([
    ["?page=1", "Previous"],
    ["?page=1", "1"],
    ["?page=2", "2"],
    ["?page=3", "3"],
    ["?page=3", "Next"],
  ])
  expect(pager(2, 3).one('[aria-current="page"]').getAttribute("href")).toBe("?page=2")
})

it("has no link to a page before the first or after the last", () => {
  expect(linksOf(pager(1, 2).element).map(([, text]) => text)).toEqual(["1", "2", "Next"])
  expect(linksOf(pager(2, 2).element).map(([, text]) => text)).toEqual(["Previous", "1", "2"])
})

it("is not rendered for a single page", () => {
  expect(pager(1, 1).element.innerHTML).toBe("")
})

function pager(page: number, pageCount: number): View {
  const html = renderToStaticMarkup(
    <MessagesProvider messages={en}>
      <Pager page={page} pageCount={pageCount} hrefOf={(number) => `?page=${number}`} />
    </MessagesProvider>,
  )
  return viewOf(html)
}
