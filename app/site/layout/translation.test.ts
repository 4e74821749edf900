import { describe, expect, it } from "vitest"
import { TRANSLATIONS, translatedHref, translationCookies, translationOf } from "./translation.ts"

const SAME_ORIGIN = { "Sec-Fetch-Site": "same-origin" }

describe("the translation of a page", () => {
  it("is null unless a visitor chose a language", () => {
    expect(translationOf(request("/faq"))).toBeNull()
    expect(translationCookies(request("/faq"))).toEqual([])
  })

  it("is that of the query, and is stored in a cookie", () => {
    expect(translationOf(request("/faq?translate=de"))?.widgetCode).toBe("de")
    expect(translationCookies(request("/faq?translate=de"))).toEqual([
      "__Host-translate=de; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly; Secure",
    ])
  })

  it("is that of the cookie on the next page", () => {
    expect(translationOf(request("/about", "a=b; __Host-translate=zh; c=d"))?.widgetCode).toBe("zh-CN")
  })

  it("is null in the response to a form, which contains personal data", () => {
    const cookie = { Cookie: "__Host-translate=de", ...SAME_ORIGIN }
    for (const path of ["/contact", "/contact?translate=de"]) {
      const submission = new Request(`https://www.example.lk${path}`, { method: "POST", headers: cookie })
      expect(translationOf(submission)).toBeNull()
    }
  })

  it("is null on the page after a form, which shows the visitor's email address", () => {
    const cookie = "__Host-translate=de"
    expect(translationOf(request("/contact?sent=7K4M-2Q9T", cookie))).not.toBeNull()
    expect(translationOf(request("/contact?sent=7K4M-2Q9T&receipt=key", cookie))).toBeNull()
  })

  it("is also stored without TLS, in a cookie without the prefix __Host-", () => {
    const requestWithoutTls = (path: string, headers: Record<string, string>) =>
      new Request(`http://127.0.0.1:3000${path}`, { headers })
    expect(translationCookies(requestWithoutTls("/faq?translate=de", SAME_ORIGIN))).toEqual([
      "translate=de; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly",
    ])
    expect(translationOf(requestWithoutTls("/about", { Cookie: "translate=ta" }))?.widgetCode).toBe("ta")
  })

  it("is not read over TLS from a cookie that another host of the domain can set", () => {
    expect(translationOf(request("/about", "translate=ta"))).toBeNull()
  })

  it.each([
    [{ "Sec-Fetch-Site": "same-origin" }, true],
    [{ "Sec-Fetch-Site": "none" }, true],
    [{ "Sec-Fetch-Site": "same-site" }, false],
    [{ "Sec-Fetch-Site": "cross-site", Referer: "https://www.example.lk/" }, false],
    [{ Referer: "https://www.example.lk/home" }, true],
    [{ Referer: "https://www.example.lk.evil.example/" }, false],
    [{}, false],
  ])("accepts a query with the headers %j: %s", (headers, isAccepted) => {
    const requestWithLanguage = new Request("https://www.example.lk/faq?translate=de", {
      headers: { ...headers },
    })
    expect(translationOf(requestWithLanguage) !== null).toBe(isAccepted)
    expect(translationCookies(requestWithLanguage).length > 0).toBe(isAccepted)
  })

  it.each(["/office", "/office/sign-in", "/OFFICE/enquiries", "/office.data", "/%6fffice/x", "//office"])(
    "is null at %s",
    (path) => {
      const requestWithLanguage = request(`${path}?translate=de`, "__Host-translate=de")
      expect(translationOf(requestWithLanguage)).toBeNull()
      expect(translationCookies(requestWithLanguage)).toEqual([])
    },
  )

  it("is removed by choosing English, together with the cookie of the widget", () => {
    expect(translationOf(request("/faq?translate=en", "__Host-translate=de"))).toBeNull()
    expect(translationCookies(request("/faq?translate=en", "__Host-translate=de"))).toEqual([
      "__Host-translate=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure",
      "googtrans=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure",
    ])
  })

  it.each(["xx", "", "de;Domain=evil.example", "<script>"])(
    "is null for %j, and no cookie is set",
    (code) => {
      const requestWithLanguage = request(`/faq?translate=${encodeURIComponent(code)}`)
      expect(translationOf(requestWithLanguage)).toBeNull()
      expect(translationCookies(requestWithLanguage)).toEqual([])
    },
  )
})

it("supports seven languages besides English", () => {
  expect(TRANSLATIONS.map(({ code }) => code)).toEqual(["si", "ta", "de", "fr", "ru", "zh", "hi"])
})

it("is chosen by a link to the same page with its query", () => {
  expect(translatedHref({ pathname: "/carlist", search: "?q=van&translate=fr" }, "de")).toBe(
    "/carlist?q=van&translate=de",
  )
})

function request(path: string, cookie = ""): Request {
  return new Request(`https://www.example.lk${path}`, { headers: { ...SAME_ORIGIN, Cookie: cookie } })
}
