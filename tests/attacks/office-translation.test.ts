import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { firstOwnerAt } from "#tests/support/first-owner.ts"
import { OFFICE_ROUTES } from "#tests/support/office-routes.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import type { StaffBrowser } from "#tests/support/staff-browser.ts"

// The translator, a third-party script, never runs in the office, even for staff who chose a language on the public site.

let site: Site
let owner: StaffBrowser
beforeAll(async () => {
  site = await openSite({ TRUST_PROXY: "1" })
  owner = await firstOwnerAt(site)
})
afterAll(() => site.remove())

const LANGUAGE_COOKIE = "translate=de; __Host-translate=de; googtrans=/en/de"

function requestTranslated(path: string): Promise<Response> {
  const ownerCookies = owner.cookies.map(({ name, value }) => `${name}=${value}`)
  return fetch(site.url + path, {
    redirect: "manual",
    headers: { cookie: [...ownerCookies, LANGUAGE_COOKIE].join("; "), "sec-fetch-site": "same-origin" },
  })
}

async function expectNoTranslator(path: string): Promise<void> {
  const response = await requestTranslated(path)
  const isEventStream = response.headers.get("content-type")?.startsWith("text/event-stream")
  const html = isEventStream ? "" : await response.text()
  if (isEventStream) await response.body?.cancel()
  const policy = response.headers.get("content-security-policy")
  expect(policy, path).toMatch(/default-src/)
  expect(policy, path).not.toContain("translate")
  expect(html, path).not.toMatch(/id="translation"|element\.js/)
  expect(response.headers.getSetCookie().join(), path).not.toMatch(/translate|googtrans/)
}

it("the same request loads the translator on a public page", async () => {
  const response = await requestTranslated("/about")
  expect(response.headers.get("content-security-policy")).toContain("translate.google.com")
  expect(await response.text()).toContain('id="translation"')
})

describe.each(OFFICE_ROUTES)("$path", ({ path }) => {
  it("has no translator, in every spelling of its path", async () => {
    const rest = path.slice("/office".length)
    for (const spelling of [
      path,
      `${path}/`,
      `${path}.data`,
      `/OFFICE${rest}`,
      `/%6Fffice${rest}`,
      `//office${rest}`,
      `/office/${rest}`,
    ])
      await expectNoTranslator(spelling)
    await expectNoTranslator(`${path}?translate=de`)
  })
})
