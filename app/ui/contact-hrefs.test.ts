import { expect, it } from "vitest"
import { messagingHref, telephoneHref } from "./contact-hrefs.ts"

it("removes spaces and dashes from a phone link", () => {
  expect(telephoneHref("+94 66 000-0000")).toBe("tel:+94660000000")
})

it("prefills the text of a new conversation", () => {
  const href = messagingHref(
    "94660000000",
    "Hello, I am looking at Cars & vans: https://www.example.lk/carlist?page=2",
  )
  const url = new URL(href)
  expect(url.origin + url.pathname).toBe("https://wa.me/94660000000")
  expect(url.searchParams.get("text")).toBe(
    "Hello, I am looking at Cars & vans: https://www.example.lk/carlist?page=2",
  )
})
