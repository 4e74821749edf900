import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Site, startSite } from "#tests/support/site.ts"
import { CONTACT, post, tokenIn } from "./browser.ts"

/** Each test speaks for visitors of its own: one submission a minute is taken from each. */
const ONE_A_MINUTE = { TRUST_PROXY: "1", INTAKE_PER_MINUTE: "1" }

let site: Site
beforeAll(async () => {
  site = await startSite(ONE_A_MINUTE)
})
afterAll(() => site.remove())

let messages = 0
const sendAs = async (headers: Record<string, string>, to = site) => {
  const form_token = tokenIn(await (await fetch(`${to.url}/contact`)).text())
  const fields = { ...CONTACT, message: `Message ${messages++}`, form_token }
  return (await post(`${to.url}/contact`, fields, headers)).status
}

describe("behind a proxy, a visitor", () => {
  it("is counted by the address that the proxy names", async () => {
    expect(await sendAs({ "x-forwarded-for": "203.0.113.1" })).toBe(303)
    expect(await sendAs({ "x-forwarded-for": "203.0.113.2" })).toBe(303)
    expect(await sendAs({ "x-forwarded-for": "203.0.113.1" })).toBe(429)
  })

  it("is no other for an address that stands before the proxy's word", async () => {
    expect(await sendAs({ "x-forwarded-for": "198.51.100.1, 203.0.113.3" })).toBe(303)
    expect(await sendAs({ "x-forwarded-for": "198.51.100.2, 203.0.113.3" })).toBe(429)
  })

  it("is no other for a header that the proxy passes on", async () => {
    const named = { "x-forwarded-for": "203.0.113.4" }
    expect(await sendAs({ ...named, forwarded: "for=198.51.100.1" })).toBe(303)
    expect(await sendAs({ ...named, forwarded: "for=198.51.100.2" })).toBe(429)
  })

  it("may send a form to the name and scheme that the proxy was asked for", async () => {
    const named = { "x-forwarded-for": "203.0.113.5", origin: "https://www.example.lk" }
    const asked = { "x-forwarded-host": "www.example.lk", "x-forwarded-proto": "https" }
    expect(await sendAs(named)).toBe(400)
    expect(await sendAs({ ...named, ...asked })).toBe(303)
  })
})

it("without a proxy, no header makes a visitor another", async () => {
  const open = await startSite({ ...ONE_A_MINUTE, TRUST_PROXY: "0" })
  expect(await sendAs({ "x-forwarded-for": "203.0.113.1" }, open)).toBe(303)
  expect(await sendAs({ "x-forwarded-for": "203.0.113.2", forwarded: "for=203.0.113.3" }, open)).toBe(429)
  await open.remove()
})
