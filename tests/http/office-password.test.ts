import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { SmtpSink } from "#tests/fakes/smtp-sink.ts"
import { firstOwnerAt, newStaffAt, OWNER } from "#tests/support/first-owner.ts"
import { PATIENCE } from "#tests/support/patience.ts"
import { say } from "#tests/support/raw-http.ts"
import { readMail } from "#tests/support/read-mail.ts"
import { type Site, startSite } from "#tests/support/site.ts"
import { leadsTo, StaffBrowser } from "#tests/support/staff-browser.ts"

const SITE_URL = "https://cars.example.lk"
const KUMARI = { name: "Kumari", email: "kumari@example.lk", password: "a monsoon over the lake" }
const NEXT = "a boat upon the tank"

let sink: SmtpSink
let site: Site
let owner: StaffBrowser

beforeAll(async () => {
  sink = await SmtpSink.start()
  site = await startSite({
    SMTP_URL: sink.url,
    MAIL_FROM: "Rent Car Service <website@example.lk>",
    MAIL_TO: "office@example.lk",
    TRUST_PROXY: "1",
  })
  owner = await firstOwnerAt(site)
})

afterAll(async () => {
  await site.remove()
  await sink.stop()
})

/** The letters to an address, once there are so many. */
async function emailsTo(address: string, count: number) {
  const sent = () => sink.mails.filter(({ to }) => to.includes(address))
  await vi.waitUntil(() => sent().length >= count, PATIENCE)
  return sent().map(({ raw }) => readMail(raw))
}

const linkIn = (text: string | undefined) => /\/office\/new-password\/[\w-]+/.exec(text ?? "")?.[0] ?? ""

let places = 10
/** Somebody who is signed in nowhere; each comes from a place of their own, where tries are counted. */
const stranger = () => new StaffBrowser(site.url, `192.0.2.${places++}`)

async function ask(email: string, browser = stranger()): Promise<Response> {
  return browser.submit("/office/forgot-password", { email })
}

describe("a password that was forgotten", () => {
  // One story, in its order.
  let kumari: StaffBrowser
  const links: string[] = []

  it("is asked for from the page of the sign-in, with an address that is one", async () => {
    expect(await (await stranger().open("/office/sign-in")).text()).toContain(
      'href="/office/forgot-password"',
    )
    const empty = await ask(" ")
    expect(empty.status).toBe(422)
    expect(await empty.text()).toContain("Enter your email address")
    const wrong = await ask("nobody")
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toContain('value="nobody"')
    const foreign = stranger().submit(
      "/office/forgot-password",
      { email: KUMARI.email },
      "https://evil.example",
    )
    expect((await foreign).status).toBeGreaterThanOrEqual(400)
  })

  it("is asked for with one answer, whoever has an account, and only theirs brings a letter", async () => {
    kumari = await newStaffAt(site, owner, KUMARI)
    const [known, unknown] = [await ask(KUMARI.email), await ask("nobody@example.lk")]
    expect([known.status, unknown.status]).toEqual([200, 200])
    const words = async (answer: Response) => /<main[\s\S]*<\/main>/.exec(await answer.text())?.[0] ?? ""
    const asked = await words(known)
    expect(asked).toContain("If there is an account with")
    expect(asked.replaceAll(KUMARI.email, "nobody@example.lk")).toBe(await words(unknown))
    const [sentEmail] = await emailsTo(KUMARI.email, 1)
    expect(sentEmail?.headers.get("subject")).toBe("Choose a new password")
    expect(sentEmail?.headers.get("to")).toBe(KUMARI.email)
    expect(sentEmail?.text).toContain(`Hello Kumari,`)
    links.push(linkIn(sentEmail?.text))
    expect(sentEmail?.html).toMatch(new RegExp(`href="http://\\S+${links[0]}"`))
    expect(sink.mails.some(({ to }) => to.includes("nobody@example.lk"))).toBe(false)
  })

  it("is chosen at a page that tells nobody its address, and keeps nothing", async () => {
    const page = await stranger().open(links[0] ?? "")
    expect(page.status).toBe(200)
    expect(page.headers.get("referrer-policy")).toBe("strict-origin")
    expect(page.headers.get("cache-control")).toBe("no-store")
    const weak = await stranger().submit(links[0] ?? "", { password: "kumari 1234" })
    expect(weak.status).toBe(422)
    expect(await weak.text()).not.toContain("kumari 1234")
    const foreign = await stranger().submit(links[0] ?? "", { password: NEXT }, "https://evil.example")
    expect(foreign.status).toBeGreaterThanOrEqual(400)
  })

  it("may still be chosen with the older link after another one was sent", async () => {
    expect((await ask(KUMARI.email)).status).toBe(200)
    const [, second] = await emailsTo(KUMARI.email, 2)
    links.push(linkIn(second?.text))
    for (const link of links) expect((await stranger().open(link)).status).toBe(200)
  })

  it("ends every session and voids every link when it is chosen, and still asks for a code", async () => {
    expect((await kumari.open("/office/account")).status).toBe(200)
    const chosen = await stranger().submit(links[0] ?? "", { password: NEXT })
    expect(leadsTo(chosen)).toBe("/office/sign-in?password=changed")
    expect(await (await stranger().open("/office/sign-in?password=changed")).text()).toContain(
      "Your password has been changed. Sign in with the new one.",
    )
    expect(leadsTo(await kumari.open("/office/account"))).toMatch("/office/sign-in")
    for (const link of links) {
      expect((await stranger().open(link)).status).toBe(410)
      expect(leadsTo(await stranger().submit(link, { password: "another road than that" }))).toBe(link)
    }
    expect((await stranger().submit("/office/sign-in", KUMARI)).status).toBe(422)
    const signedIn = await stranger().submit("/office/sign-in", { ...KUMARI, password: NEXT })
    expect(leadsTo(signedIn)).toBe("/office/sign-in/code?to=%2Foffice%2Fenquiries")
  })

  it("is told to its owner by a letter, as is a phone that was taken away, and in the history", async () => {
    const emails = await emailsTo(KUMARI.email, 3)
    expect(emails[2]?.headers.get("subject")).toBe("Your password was changed")
    expect(emails[2]?.text).not.toContain("/new-password/")
    const html = await (await owner.open("/office/staff")).text()
    const id = /Kumari[\s\S]*?name="id" value="([^"]+)"/.exec(html)?.[1] ?? ""
    await owner.submit("/office/staff", { act: "new-phone", id })
    const later = await emailsTo(KUMARI.email, 4)
    expect(later[3]?.headers.get("subject")).toBe("Your account asks for a new phone")
    expect(await (await owner.open("/office/history")).text()).toContain("password: renewed")
  })

  it("is asked for no more than a few times, whoever has an account", async () => {
    const browser = stranger()
    const first = await browser.submit("/office/forgot-password", { email: "somebody@example.lk" })
    expect(first.status).toBe(200)
    const actions = [KUMARI.email, "one@example.lk", "two@example.lk", "three@example.lk", "four@example.lk"]
    const statuses = []
    for (const email of actions)
      statuses.push((await browser.submit("/office/forgot-password", { email })).status)
    expect(statuses.at(-1)).toBe(429)
    for (const email of ["nobody-at-all@example.lk", OWNER.email]) {
      expect([(await ask(email)).status, (await ask(email)).status, (await ask(email)).status]).toEqual([
        200, 200, 429,
      ])
    }
  })

  it("leaves no link in the log", () => {
    for (const link of links) expect(site.output()).not.toContain(link.split("/").at(-1))
  })

  it("leads to the address that is set, whatever host the request names", async () => {
    const other = await startSite({ SITE_URL })
    try {
      await firstOwnerAt(other)
      const body = `email=${encodeURIComponent(OWNER.email)}`
      const head = [
        "POST /office/forgot-password HTTP/1.1",
        "Host: evil.example",
        "Origin: http://evil.example",
        "Content-Type: application/x-www-form-urlencoded",
        `Content-Length: ${body.length}`,
        "Connection: close",
      ]
      expect(await say(other.url, `${head.join("\r\n")}\r\n\r\n${body}`)).toContain(
        "If there is an account with",
      )
      await vi.waitUntil(async () => (await other.emails()).length > 0, PATIENCE)
      const [sentEmail = ""] = await other.emails()
      expect(readMail(sentEmail).text).toContain(`${SITE_URL}/office/new-password/`)
      expect(sentEmail).not.toContain("evil.example")
    } finally {
      await other.remove()
    }
  })
})

it("a password that its owner changes is told to them", async () => {
  const next = "a lamp in the granary"
  const changed = await owner.submit("/office/password", { present: OWNER.password, next })
  expect(leadsTo(changed)).toBe("/office/account")
  const emails = await emailsTo(OWNER.email, 1)
  expect(emails.at(-1)?.text).toContain("Hello Nimal,")
})
