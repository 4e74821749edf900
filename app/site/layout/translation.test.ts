import { describe, expect, it } from "vitest"
import { TRANSLATIONS, translatedHref, translationCookies, translationOf } from "./translation.ts"

const CHOSEN_HERE = { "Sec-Fetch-Site": "same-origin" }

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
    expect(translationOf(request("/about", "a=b; __Host-translate=zh; c=d"))?.widgetCode).toBe("zh-CN")
  })

  it("is none in the answer to a form, which shows what a visitor typed", () => {
    const cookie = { Cookie: "__Host-translate=de", ...CHOSEN_HERE }
    for (const path of ["/contact", "/contact?translate=de"]) {
      const sent = new Request(`https://www.example.lk${path}`, { method: "POST", headers: cookie })
      expect(translationOf(sent)).toBeNull()
    }
  })

  it("is remembered without TLS too, under the name that browsers take there", () => {
    const open = (path: string, headers: Record<string, string>) =>
      new Request(`http://127.0.0.1:3000${path}`, { headers })
    expect(translationCookies(open("/faq?translate=de", CHOSEN_HERE))).toEqual([
      "translate=de; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly",
    ])
    expect(translationOf(open("/about", { Cookie: "translate=ta" }))?.widgetCode).toBe("ta")
  })

  it("is not believed over TLS from a cookie that another host of the domain can set", () => {
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
  ])("that an address asks for with %j is taken: %s", (headers, isTaken) => {
    const asked = new Request("https://www.example.lk/faq?translate=de", { headers: { ...headers } })
    expect(translationOf(asked) !== null).toBe(isTaken)
    expect(translationCookies(asked).length > 0).toBe(isTaken)
  })

  it.each(["/office", "/office/sign-in", "/OFFICE/enquiries", "/office.data", "/%6fffice/x", "//office"])(
    "is none at %s",
    (path) => {
      const asked = request(`${path}?translate=de`, "__Host-translate=de")
      expect(translationOf(asked)).toBeNull()
      expect(translationCookies(asked)).toEqual([])
    },
  )

  it("ends with English, which takes the widget's own note away too", () => {
    expect(translationOf(request("/faq?translate=en", "__Host-translate=de"))).toBeNull()
    expect(translationCookies(request("/faq?translate=en", "__Host-translate=de"))).toEqual([
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
  return new Request(`https://www.example.lk${path}`, { headers: { ...CHOSEN_HERE, Cookie: cookie } })
}
