import { expect, it } from "vitest"
import { viewOf } from "#tests/support/document.ts"
import { plainHtml } from "./plain-html.ts"

const SITE = "https://www.example.lk"
const hrefsIn = (text: string, linkedOrigin?: string) =>
  viewOf(plainHtml("Title", text, linkedOrigin)).hrefs()

it("makes every URL a link", () => {
  expect(hrefsIn(`See ${SITE}/faq, or http://example.com.`)).toEqual([`${SITE}/faq`, "http://example.com"])
})

it("makes only URLs of the site links in a text from an unverified sender", () => {
  const text = `${SITE} ${SITE}/faq ${SITE}.evil.example/x ${SITE}@evil.example/ https://evil.example/?${SITE}/`
  expect(hrefsIn(text, SITE)).toEqual([SITE, `${SITE}/faq`])
})
