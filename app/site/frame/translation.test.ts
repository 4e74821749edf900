import { describe, expect, it } from "vitest"
import { TRANSLATIONS, translatedHref, translationCookies, translationOf } from "./translation.ts"

describe("the translation of a page", () => {
  it("is none unless a visitor asked", () => {
    expect(translationOf(request("/faq"))).toBeNull()
    expect(translationCookies(request("/faq"))).toEqual([])
  })

  it("is the one that the address asks for, and is remembered", () => {
    expect(translationOf(request("/faq?translate=de"))?.widgetCode).toBe("de")
    expect(translationCookies(request("/faq?translate=de"))).toEqual([
      "__Host-translate=de; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly; Secure",
    ])
  })

  it("is the remembered one on the next page", () => {
    expect(translationOf(request("/about", "a=b; translate=zh; c=d"))?.widgetCode).toBe("zh-CN")
  })

  it("is remembered without TLS too, under the name that browsers take there", () => {
    expect(translationCookies(new Request("http://127.0.0.1:3000/faq?translate=de"))).toEqual([
      "translate=de; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly",
    ])
    expect(translationOf(request("/about", "__Host-translate=ta"))?.widgetCode).toBe("ta")
  })

  it("ends with English, which takes the widget's own note away too", () => {
    expect(translationOf(request("/faq?translate=en", "translate=de"))).toBeNull()
    expect(translationCookies(request("/faq?translate=en", "translate=de"))).toEqual([
      "__Host-translate=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure",
      "googtrans=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure",
    ])
  })

  it.each(["xx", "", "de;Domain=evil.example", "<script>"])(
    "is none for %j, and nothing is remembered",
    (code) => {
      const asked = request(`/faq?translate=${encodeURIComponent(code)}`)
      expect(translationOf(asked)).toBeNull()
      expect(translationCookies(asked)).toEqual([])
    },
  )
})

it("names seven languages besides English", () => {
  expect(TRANSLATIONS.map(({ code }) => code)).toEqual(["si", "ta", "de", "fr", "ru", "zh", "hi"])
})

it("leads to the same page, with everything that was chosen on it", () => {
  expect(translatedHref({ pathname: "/carlist", search: "?q=van&translate=fr" }, "de")).toBe(
    "/carlist?q=van&translate=de",
  )
})

function request(path: string, cookie = ""): Request {
  return new Request(`https://www.example.lk${path}`, { headers: { Cookie: cookie } })
}
