import { expect, it } from "vitest"
import { leanPage } from "./lean-page.ts"

const page = (attributes: string) =>
  `<!DOCTYPE html><html lang="en"${attributes}><head><style id="page-styles">.card{color:var(--ink);--soft:red}.form{color:red}</style></head>` +
  `<body><p class="vh card"><svg><use href="#icon-phone"></use></svg></p>` +
  `<svg id="drawings"><symbol id="icon-phone"><path d="M1 1"/></symbol><symbol id="icon-key"><path d="M2 2"/></symbol></svg></body></html>`

it("takes out of a page that only tells what it has no use for", async () => {
  expect(await leanPage(page(""))).toBe(
    `<!DOCTYPE html><html lang="en"><head><style id="page-styles">.card{color:var(--ink)}</style></head>` +
      `<body><p class="vh card"><svg><use href="#icon-phone"></use></svg></p>` +
      `<svg id="drawings"><symbol id="icon-phone"><path d="M1 1"/></symbol></svg></body></html>`,
  )
})

it("leaves a page as it is that scripts take over: they draw what it has not yet", async () => {
  const hydrated = page(' data-hydrate="home"')
  expect(await leanPage(hydrated)).toBe(hydrated)
})

it("leaves a page as it is that has neither styles nor glyphs", async () => {
  expect(await leanPage("<!DOCTYPE html><p>ok</p>")).toBe("<!DOCTYPE html><p>ok</p>")
})
