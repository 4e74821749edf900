import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { readEmail } from "#tests/support/read-email.ts"
import { openSite, type Site, startSite } from "#tests/support/site.ts"
import { CONTACT, ENQUIRY, post, tokenIn } from "./visitor-forms.ts"

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.remove())

const tokenAt = async (path: string, from = site) => tokenIn(await (await fetch(from.url + path)).text())

describe("a form", () => {
  it("is sent once, even if it is submitted several times", async () => {
    const fields = { ...ENQUIRY, form_token: await tokenAt("/home") }
    const before = (await site.emails()).length
    const submitted = await Promise.all(Array.from({ length: 5 }, () => post(`${site.url}/home`, fields)))
    const again = await post(`${site.url}/home`, fields)
    expect(new Set([...submitted, again].map(({ status }) => status))).toEqual(new Set([303]))
    expect(new Set([...submitted, again].map(({ headers }) => headers.get("location"))).size).toBe(1)
    expect(await site.emails()).toHaveLength(before + 1)
  })

  it("redirects to its page, which has an empty form, the success message and a reference", async () => {
    const response = await post(`${site.url}/contact`, { ...CONTACT, form_token: await tokenAt("/contact") })
    expect(response.status).toBe(303)
    const page = await (await fetch(new URL(response.headers.get("location") ?? "", site.url))).text()
    expect(page).toContain("Email sent successfully!")
    expect(page).toMatch(/[0-9A-Z]{4}-[0-9A-Z]{4}/)
    expect(page).not.toContain(CONTACT.message)
  })

  it("arrives in the email unchanged, with Reply-To the visitor", async () => {
    const message = "Umlaut Ü and සිංහල"
    await post(`${site.url}/contact`, { ...CONTACT, message, form_token: await tokenAt("/contact") })
    const email = (await site.emails()).map(readEmail).find(({ text }) => text.includes(message))
    expect(email?.headers.get("reply-to")).toContain(CONTACT.email)
  })

  it("shows no success message for an unknown reference", async () => {
    const page = await (await fetch(`${site.url}/contact?sent=0000-0000`)).text()
    expect(page).not.toContain("Email sent successfully!")
  })

  it.each([
    ["a filled honeypot", { website: "https://spam.example" }],
    ["a forged token", { form_token: "eyJrIjoiMSJ9.forged" }],
    ["no token", { form_token: "" }],
  ])("is not sent with %s, shows the failure, and keeps the submitted texts", async (_, changes) => {
    const before = (await site.emails()).length
    const fields = { ...CONTACT, form_token: await tokenAt("/contact"), ...changes }
    const response = await post(`${site.url}/contact`, fields)
    const page = await response.text()
    expect(response.status).toBe(422)
    expect(page).not.toContain("Email sent successfully!")
    expect(page).toContain(CONTACT.message)
    expect(await site.emails()).toHaveLength(before)
  })

  it("that is submitted faster than a person can is rejected once, and accepted at the next submit", async () => {
    const slowSite = await openSite({ FORM_MIN_SECONDS: "3" })
    await post(`${slowSite.url}/contact`, CONTACT) // loads what the first submit needs, so that the next one takes less than 3 s
    const first = await post(`${slowSite.url}/contact`, {
      ...CONTACT,
      form_token: await tokenAt("/contact", slowSite),
    })
    expect(first.status).toBe(422)
    const second = await post(`${slowSite.url}/contact`, {
      ...CONTACT,
      form_token: tokenIn(await first.text()),
    })
    expect(second.status).toBe(303)
    await slowSite.remove()
  })

  it("is accepted five times a minute from one address; the sixth response has the submitted texts", async () => {
    const limitedSite = await openSite({ INTAKE_PER_MINUTE: "5" })
    const statuses: number[] = []
    for (let i = 0; i < 5; i++) {
      const fields = {
        ...CONTACT,
        message: `Message ${i}`,
        form_token: await tokenAt("/contact", limitedSite),
      }
      statuses.push((await post(`${limitedSite.url}/contact`, fields)).status)
    }
    const sixth = await post(`${limitedSite.url}/contact`, {
      ...CONTACT,
      form_token: await tokenAt("/contact", limitedSite),
    })
    expect(statuses).toEqual([303, 303, 303, 303, 303])
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers.get("retry-after"))).toBeGreaterThan(0)
    expect(await sixth.text()).toContain(CONTACT.message)
    await limitedSite.remove()
  })

  it("has a rate limit for all addresses together, which is logged once", async () => {
    const limitedSite = await openSite({ TRUST_PROXY: "1", INTAKE_SITE_PER_MINUTE: "3" })
    const responses: Response[] = []
    for (let number = 1; number <= 5; number++) {
      const fields = { ...CONTACT, form_token: await tokenAt("/contact", limitedSite) }
      const headers = { "x-forwarded-for": `203.0.113.${number}` }
      responses.push(await post(`${limitedSite.url}/contact`, fields, headers))
    }
    expect(responses.map(({ status }) => status)).toEqual([303, 303, 303, 429, 429])
    expect(await responses[4]?.text()).toContain(CONTACT.message)
    expect(limitedSite.output().match(/form rate limit for all visitors exceeded/g)).toHaveLength(1)
    await limitedSite.remove()
  })
})

describe("a restart", () => {
  it("logs that deliveries are waiting, and accepts a form that was rendered before it", async () => {
    const first = await startSite({ CONTACT_FORM_URL: "http://127.0.0.1:9/nobody" })
    const fields = { ...CONTACT, form_token: await tokenAt("/contact", first) }
    const rendered = await tokenAt("/contact", first)
    expect((await post(`${first.url}/contact`, fields)).status).toBe(502)
    await first.kill()
    const second = await startSite({}, first.dataDir)
    expect(second.output()).toMatch(/"count":1.*deliveries are waiting/)
    const later = { ...CONTACT, message: "Rendered before the restart", form_token: rendered }
    expect((await post(`${second.url}/contact`, later)).status).toBe(303)
    expect(await second.emails()).toContainEqual(expect.stringContaining(later.message))
    await second.remove()
  })
})

describe("the log", () => {
  it("never contains a visitor's name, number, address or message", () => {
    const log = site.output()
    expect(log).toContain('"msg"')
    for (const word of ["Zebulon", "Quagmire", "987 6543", "zebulon@", "pilgrims", "Umlaut"])
      expect(log).not.toContain(word)
  })
})
