import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { SmtpSink } from "#tests/fakes/smtp-sink.ts"
import { viewOf } from "#tests/support/document.ts"
import { firstOwnerAt, newStaffAt, OWNER } from "#tests/support/first-owner.ts"
import { POLLING } from "#tests/support/polling.ts"
import { sendRaw } from "#tests/support/raw-http.ts"
import { readEmail } from "#tests/support/read-email.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { redirectTarget, StaffBrowser } from "#tests/support/staff-browser.ts"

const SITE_URL = "https://cars.example.lk"
const KUMARI = { name: "Kumari", email: "kumari@example.lk", password: "a monsoon over the lake" }
const NEW_PASSWORD = "a boat upon the tank"

let sink: SmtpSink
let site: Site
let owner: StaffBrowser

beforeAll(async () => {
  sink = await SmtpSink.start()
  site = await openSite({
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

/** The emails to an address, as soon as there are `count`. */
async function emailsTo(address: string, count: number) {
  const sent = () => sink.emails.filter(({ to }) => to.includes(address))
  await vi.waitUntil(() => sent().length >= count, POLLING)
  return sent().map(({ raw }) => readEmail(raw))
}

const linkIn = (text: string | undefined) => /\/office\/new-password\/[\w-]+/.exec(text ?? "")?.[0] ?? ""

let nextAddress = 10
/** A browser without a session. Each has an address of its own, because the rate limit counts by address. */
const stranger = () => new StaffBrowser(site.url, `192.0.2.${nextAddress++}`)

const viewIn = async (response: Response) => viewOf(await response.text())

/** Requests a link for a new password. */
async function requestLink(email: string, browser = stranger()): Promise<Response> {
  return browser.submit("/office/forgot-password", { email })
}

describe("a forgotten password", () => {
  // The tests run in order: each continues from the state that the previous one left.
  let kumari: StaffBrowser
  const links: string[] = []

  it("is replaced from the sign-in page, with a valid email address", async () => {
    const signIn = await viewIn(await stranger().open("/office/sign-in"))
    expect(signIn.hrefs()).toContain("/office/forgot-password")
    const empty = await requestLink(" ")
    expect(empty.status).toBe(422)
    expect((await viewIn(empty)).getByRole("alert").textContent).toContain("Enter your email address")
    const wrong = await requestLink("nobody")
    expect(wrong.status).toBe(422)
    expect((await viewIn(wrong)).value("email")).toBe("nobody")
    const foreign = stranger().submit(
      "/office/forgot-password",
      { email: KUMARI.email },
      "https://evil.example",
    )
    expect((await foreign).status).toBeGreaterThanOrEqual(400)
  })

  it("gets the same response with and without an account, and only an account gets an email", async () => {
    kumari = await newStaffAt(site, owner, KUMARI)
    const known = await requestLink(KUMARI.email)
    const unknown = await requestLink("nobody@example.lk")
    expect([known.status, unknown.status]).toEqual([200, 200])
    const main = async (response: Response) => (await viewIn(response)).getByRole("main").innerHTML
    const knownMain = await main(known)
    expect(knownMain).toContain("If there is an account with")
    expect(knownMain.replaceAll(KUMARI.email, "nobody@example.lk")).toBe(await main(unknown))
    const [sentEmail] = await emailsTo(KUMARI.email, 1)
    expect(sentEmail?.headers.get("subject")).toBe("Choose a new password")
    expect(sentEmail?.headers.get("to")).toBe(KUMARI.email)
    expect(sentEmail?.text).toContain(`Hello Kumari,`)
    links.push(linkIn(sentEmail?.text))
    const hrefs = viewOf(sentEmail?.html ?? "").hrefs("http://")
    expect(hrefs.map((href) => new URL(href).pathname)).toContain(links[0])
    expect(sink.emails.some(({ to }) => to.includes("nobody@example.lk"))).toBe(false)
  })

  it("is replaced on a page that is not cached and leaks no URL to other sites", async () => {
    const page = await stranger().open(links[0] ?? "")
    expect(page.status).toBe(200)
    expect(page.headers.get("referrer-policy")).toBe("strict-origin")
    expect(page.headers.get("cache-control")).toBe("no-store")
    const weak = await stranger().submit(links[0] ?? "", { password: "kumari 1234" })
    expect(weak.status).toBe(422)
    expect(await weak.text()).not.toContain("kumari 1234")
    const foreign = await stranger().submit(
      links[0] ?? "",
      { password: NEW_PASSWORD },
      "https://evil.example",
    )
    expect(foreign.status).toBeGreaterThanOrEqual(400)
  })

  it("can still be replaced with the older link after another link was sent", async () => {
    expect((await requestLink(KUMARI.email)).status).toBe(200)
    const [, second] = await emailsTo(KUMARI.email, 2)
    links.push(linkIn(second?.text))
    for (const link of links) expect((await stranger().open(link)).status).toBe(200)
  })

  it("is replaced with the end of every session and link, and the sign-in still asks for a code", async () => {
    expect((await kumari.open("/office/account")).status).toBe(200)
    const chosen = await stranger().submit(links[0] ?? "", { password: NEW_PASSWORD })
    expect(redirectTarget(chosen)).toBe("/office/sign-in?password=changed")
    const signIn = await viewIn(await stranger().open("/office/sign-in?password=changed"))
    expect(signIn.getByRole("status").textContent).toContain(
      "Your password has been changed. Sign in with the new one.",
    )
    expect(redirectTarget(await kumari.open("/office/account"))).toMatch("/office/sign-in")
    for (const link of links) {
      expect((await stranger().open(link)).status).toBe(410)
      expect(redirectTarget(await stranger().submit(link, { password: "another road than that" }))).toBe(link)
    }
    expect((await stranger().submit("/office/sign-in", KUMARI)).status).toBe(422)
    const signedIn = await stranger().submit("/office/sign-in", { ...KUMARI, password: NEW_PASSWORD })
    expect(redirectTarget(signedIn)).toBe("/office/sign-in/code?to=%2Foffice%2Ftoday")
  })

  it("once replaced is reported to its user by email and in the history, as is the reset of a phone", async () => {
    const emails = await emailsTo(KUMARI.email, 3)
    expect(emails[2]?.headers.get("subject")).toBe("Your password was changed")
    expect(emails[2]?.text).not.toContain("/new-password/")
    const staff = await viewIn(await owner.open("/office/staff"))
    const id = viewOf(staff.getByRole("row", { name: /^Kumari/ })).value("id")
    await owner.submit("/office/staff", { act: "new-phone", id })
    const later = await emailsTo(KUMARI.email, 4)
    expect(later[3]?.headers.get("subject")).toBe("Your account asks for a new phone")
    expect((await viewIn(await owner.open("/office/history"))).text).toContain("password: renewed")
  })

  it("is rate limited, with and without an account", async () => {
    const browser = stranger()
    const first = await browser.submit("/office/forgot-password", { email: "somebody@example.lk" })
    expect(first.status).toBe(200)
    const emails = [KUMARI.email, "one@example.lk", "two@example.lk", "three@example.lk", "four@example.lk"]
    const statuses = []
    for (const email of emails)
      statuses.push((await browser.submit("/office/forgot-password", { email })).status)
    expect(statuses.at(-1)).toBe(429)
    for (const email of ["nobody-at-all@example.lk", OWNER.email]) {
      expect([
        (await requestLink(email)).status,
        (await requestLink(email)).status,
        (await requestLink(email)).status,
      ]).toEqual([200, 200, 429])
    }
  })

  it("leaves no link in the log", () => {
    for (const link of links) expect(site.output()).not.toContain(link.split("/").at(-1))
  })

  it("gets a link to the configured URL, not to the host of the request", async () => {
    const other = await openSite({ SITE_URL })
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
      expect(await sendRaw(other.url, `${head.join("\r\n")}\r\n\r\n${body}`)).toContain(
        "If there is an account with",
      )
      await vi.waitUntil(async () => (await other.emails()).length > 0, POLLING)
      const [sentEmail = ""] = await other.emails()
      expect(readEmail(sentEmail).text).toContain(`${SITE_URL}/office/new-password/`)
      expect(sentEmail).not.toContain("evil.example")
    } finally {
      await other.remove()
    }
  })
})

it("a changed password is reported to its user by email", async () => {
  const next = "a lamp in the granary"
  const changeResponse = await owner.submit("/office/password", { currentPassword: OWNER.password, next })
  expect(redirectTarget(changeResponse)).toBe("/office/account?done=password")
  const emails = await emailsTo(OWNER.email, 1)
  expect(emails.at(-1)?.text).toContain("Hello Nimal,")
})
