import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { firstOwnerAt } from "#tests/support/first-owner.ts"
import { OFFICE_ROUTES } from "#tests/support/office-routes.ts"
import { type Site, startSite } from "#tests/support/site.ts"
import type { StaffBrowser } from "#tests/support/staff-browser.ts"

// No script of another company runs in the office, whatever language its people chose on the public site.

let site: Site
let owner: StaffBrowser
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: "1" })
  owner = await firstOwnerAt(site)
})
afterAll(() => site.remove())

const LANGUAGE_COOKIE = "translate=de; __Host-translate=de; googtrans=/en/de"

function ask(address: string): Promise<Response> {
  const ofOwner = owner.cookies.map(({ name, value }) => `${name}=${value}`)
  return fetch(site.url + address, {
    redirect: "manual",
    headers: { cookie: [...ofOwner, LANGUAGE_COOKIE].join("; "), "sec-fetch-site": "same-origin" },
  })
}

async function expectNoTranslator(address: string): Promise<void> {
  const answer = await ask(address)
  const isEndless = answer.headers.get("content-type")?.startsWith("text/event-stream")
  const html = isEndless ? "" : await answer.text()
  if (isEndless) await answer.body?.cancel()
  const policy = answer.headers.get("content-security-policy")
  expect(policy, address).toMatch(/default-src/)
  expect(policy, address).not.toContain("translate")
  expect(html, address).not.toMatch(/id="translation"|element\.js/)
  expect(answer.headers.getSetCookie().join(), address).not.toMatch(/translate|googtrans/)
}

it("the translator is in a page of the site that is asked for in the same way", async () => {
  const answer = await ask("/about")
  expect(answer.headers.get("content-security-policy")).toContain("translate.google.com")
  expect(await answer.text()).toContain('id="translation"')
})

describe.each(OFFICE_ROUTES)("$path", ({ path }) => {
  it("has no translator, however its address is written", async () => {
    const rest = path.slice("/office".length)
    for (const way of [
      path,
      `${path}/`,
      `${path}.data`,
      `/OFFICE${rest}`,
      `/%6Fffice${rest}`,
      `//office${rest}`,
      `/office/${rest}`,
    ])
      await expectNoTranslator(way)
    await expectNoTranslator(`${path}?translate=de`)
  })
})
