import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { en } from "#messages/en.ts"
import { MessagesProvider } from "./messages-context.tsx"
import { Pager } from "./pager.tsx"

it("numbers every page as a link and says which one is shown", () => {
  expect(linksOf(2, 3)).toEqual([
    ["?page=1", "Previous"],
    ["?page=1", "1"],
    ["?page=2", "2"],
    ["?page=3", "3"],
    ["?page=3", "Next"],
  ])
  expect(pager(2, 3)).toMatch(/href="\?page=2"[^>]*aria-current="page"/)
})

it("leads nowhere before the first page and after the last", () => {
  expect(linksOf(1, 2).map(([, text]) => text)).toEqual(["1", "2", "Next"])
  expect(linksOf(2, 2).map(([, text]) => text)).toEqual(["Previous", "1", "2"])
})

it("is not there where everything is on one page", () => {
  expect(pager(1, 1)).toBe("")
})

function pager(page: number, pageCount: number): string {
  return renderToStaticMarkup(
    <MessagesProvider messages={en}>
      <Pager page={page} pageCount={pageCount} hrefOf={(number) => `?page=${number}`} />
    </MessagesProvider>,
  )
}

function linksOf(page: number, pageCount: number): (string | undefined)[][] {
  return [...pager(page, pageCount).matchAll(/<a href="([^"]+)"[^>]*>([^<]+)</g)].map(([, href, text]) => [
    href,
    text,
  ])
}
