import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { viewOf } from "#tests/support/document.ts"
import {
  firstOwnerAt,
  firstOwnerPath,
  invitePath,
  OWNER,
  setUpSecondFactor,
} from "#tests/support/first-owner.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { redirectTarget, StaffBrowser } from "#tests/support/staff-browser.ts"
import { codeOf, nextCodeOf } from "#tests/support/totp.ts"

// The data that a sign-in reveals, its cookies, and the effects of one account on others.

const KUMARI = { ...OWNER, name: "Kumari", email: "kumari@example.lk" }

let site: Site
let owner: StaffBrowser
let staff: StaffBrowser
let staffKey = ""
beforeAll(async () => {
  site = await openSite({ TRUST_PROXY: "1" })
  owner = await firstOwnerAt(site)
  staff = new StaffBrowser(site.url, "192.0.2.2")
  await staff.submit(await invitePath(owner, "staff"), KUMARI)
  staffKey = await setUpSecondFactor(staff, KUMARI.password)
})
afterAll(() => site.remove())

/** Reads an id from the database, because no page shows it. */
function readId(query: string): string {
  const db = new DatabaseSync(join(site.dataDir, "rental.db"), { readOnly: true })
  const row = db.prepare(query).get()
  db.close()
  return String(row?.id)
}

const idOf = (name: string) => readId(`select id from staff where name = '${name}'`)

const inboxStatus = async (browser: StaffBrowser) => (await browser.open("/office/enquiries")).status

describe("the sign-in", () => {
  it("refuses a wrong password with the same response whether or not there is such an account", async () => {
    const responseTo = async (email: string, from: string) => {
      const response = await fetch(`${site.url}/office/sign-in`, {
        method: "POST",
        redirect: "manual",
        // Not compressed: the length would depend on the address that was typed.
        headers: { origin: site.url, "x-forwarded-for": from, "accept-encoding": "identity" },
        body: new URLSearchParams({ email, password: "wrong guess here" }),
      })
      const headers = [...response.headers].filter(([name]) => !["date", "x-request-id"].includes(name))
      const html = (await response.text()).replaceAll(email, "somebody")
      return {
        status: response.status,
        headers,
        html,
      }
    }
    const known = await responseTo(OWNER.email, "192.0.2.30")
    expect(known.status).toBe(422)
    // An address of the same length, so that Content-Length is equal.
    expect(await responseTo("nobod@example.lk", "192.0.2.31")).toEqual(known)
  })

  it("cannot be avoided by a header that names a user, or by a made-up cookie", async () => {
    const userHeaders = { "x-forwarded-user": OWNER.email, authorization: `Bearer ${OWNER.email}` }
    for (const cookie of ["office.session_token=", "office.session_token=null", "office.session_token=a.b"]) {
      const response = await fetch(`${site.url}/office/enquiries`, {
        redirect: "manual",
        headers: { ...userHeaders, cookie },
      })
      expect(response.status).toBe(302)
    }
  })
})

it("password fields hide their value, and allow password managers and pasting", async () => {
  const welcome = await invitePath(owner, "staff")
  for (const path of ["/office/sign-in", "/office/password", welcome]) {
    const html = await (
      await (path === "/office/password" ? owner : new StaffBrowser(site.url)).open(path)
    ).text()
    const fields = viewOf(html).all('[name="password"], [name="currentPassword"], [name="next"]')
    expect(fields.length, path).toBeGreaterThan(0)
    for (const field of fields) {
      expect(field.getAttribute("type")).toBe("password")
      expect(field.getAttribute("autocomplete")).toMatch(/^(?:current|new)-password$/)
      expect(field.getAttributeNames()).not.toContain("maxlength")
      expect(field.getAttributeNames()).not.toContain("onpaste")
    }
  }
})

describe("a cookie of the office", () => {
  it("is limited to /office, HttpOnly, SameSite=Strict, and Secure over TLS", async () => {
    const secure = await openSite({ TRUST_PROXY: "1", SITE_URL: "https://www.example.lk" })
    const path = firstOwnerPath(secure)
    const response = await fetch(secure.url + path, {
      method: "POST",
      redirect: "manual",
      headers: {
        origin: "https://www.example.lk",
        "x-forwarded-proto": "https",
        "x-forwarded-host": "www.example.lk",
      },
      body: new URLSearchParams(OWNER),
    })
    const cookies = response.headers.getSetCookie()
    await secure.remove()
    expect(cookies.map((cookie) => cookie.split("=")[0]?.replace(/-[0-9a-f]{8}$/, "")).sort()).toEqual([
      "__Secure-office.known",
      "__Secure-office.session_token",
    ])
    for (const cookie of cookies) {
      for (const flag of ["Secure", "HttpOnly", "SameSite=Strict", "Path=/office"])
        expect(cookie).toMatch(new RegExp(`; ${flag}(;|$)`))
    }
  })
})

describe("a stolen cookie", () => {
  it("does not work after signing out", async () => {
    const phone = new StaffBrowser(site.url, "192.0.2.20")
    await phone.submit("/office/sign-in", KUMARI)
    expect(redirectTarget(await phone.submit("/office/sign-in/code", { code: codeOf(staffKey) }))).toBe(
      "/office/today",
    )
    const stolen = phone.copy()
    expect(await inboxStatus(stolen)).toBe(200)
    const signedOut = await phone.submit("/office/sign-out", {})
    expect(signedOut.headers.get("clear-site-data")).toBe('"cache"')
    expect(await inboxStatus(stolen)).toBe(302)
  })

  it("does not work after an owner has signed its user out everywhere", async () => {
    const stolen = staff.copy()
    const id = idOf("Kumari")
    expect((await owner.submit("/office/staff", { act: "sign-out", id })).status).toBe(303)
    expect(await inboxStatus(stolen)).toBe(302)
    await staff.submit("/office/sign-in", KUMARI)
    const again = await staff.submit("/office/sign-in/code", { code: nextCodeOf(staffKey) })
    expect(redirectTarget(again)).toBe("/office/today")
  })

  it("opens no owner page after its user has become staff", async () => {
    const id = idOf("Kumari")
    await owner.submit("/office/staff", { act: "make-owner", sure: "yes", id })
    const stolen = staff.copy()
    expect((await stolen.open("/office/staff")).status).toBe(200)
    await owner.submit("/office/staff", { act: "make-staff", id })
    expect((await stolen.open("/office/staff")).status).toBe(403)
    expect((await stolen.submit("/office/staff", { act: "invite", role: "owner" })).status).toBe(403)
  })

  it("cannot replace the phone", async () => {
    const stolen = owner.copy()
    const actions: Record<string, string>[] = [
      { password: OWNER.password },
      { code: "000000", uri: "otpauth://totp/x?secret=A" },
    ]
    for (const fields of actions) {
      const response = await stolen.submit("/office/second-factor", fields)
      expect(response.status).toBe(303)
      expect(await response.text()).not.toContain("otpauth")
    }
  })
})

describe("a form that was submitted after the session ended", () => {
  it("is shown again in that browser, and accepted after the next sign-in", async () => {
    const expiredBrowser = owner.copy()
    const db = new DatabaseSync(join(site.dataDir, "rental.db"), { timeout: 5_000 }) // waits while the site writes
    const sessions = db.prepare("select * from staff_sessions").all()
    db.exec("delete from staff_sessions")
    const typedFields = { act: "preview", note: `a "long" <note>`, password: "a road through the hills" }
    const redirected = await expiredBrowser.submit("/office/rates?page=2", typedFields)
    expect(redirected.status).toBe(307)
    expect(redirectTarget(redirected)).toBe("/office/signed-out?to=%2Foffice%2Frates%3Fpage%3D2")
    const response = await expiredBrowser.submit(redirectTarget(redirected) ?? "", typedFields)
    const html = await response.text()
    expect(response.status).toBe(401)
    expect(response.headers.get("cache-control")).toBe("no-store")
    expect(html).toContain("You were signed out")
    expect(viewOf(html).value("note")).toBe(typedFields.note)
    expect(html).not.toContain("a road through")
    expect(html).toContain('action="/office/rates?page=2"')
    const elsewhere = await expiredBrowser.submit("/office/signed-out?to=https://evil.example/", typedFields)
    expect(await elsewhere.text()).not.toContain("evil.example")
    expect((await new StaffBrowser(site.url).submit("/office/rates", typedFields)).status).toBe(302)
    expect((await expiredBrowser.submit("/office/rates", typedFields, "https://evil.example")).status).toBe(
      400,
    )
    for (const session of sessions) {
      const columns = Object.keys(session)
      const placeholders = columns.map(() => "?").join(", ")
      db.prepare(`insert into staff_sessions (${columns.join(", ")}) values (${placeholders})`).run(
        ...Object.values(session),
      )
    }
    db.close()
    expect([200, 409, 422]).toContain(
      (await expiredBrowser.submit("/office/rates?page=2", typedFields)).status,
    )
  })
})

describe("the id of", () => {
  it("another user's session ends nothing", async () => {
    const session = readId(`select id from staff_sessions where staff_id = '${idOf("Nimal")}'`)
    expect((await staff.submit("/office/account", { session })).status).toBe(303)
    expect(await inboxStatus(owner)).toBe(200)
  })

  it.each(["none", "", "../staff", "'; drop table staff; --", "%00", "x".repeat(5_000)])(
    "no account changes nothing: %s",
    async (id) => {
      for (const act of ["make-owner", "make-staff", "new-phone", "remove"]) {
        const response = await owner.submit("/office/staff", { act, id })
        expect(response.status).toBe(303)
      }
      const html = await (await owner.open("/office/staff")).text()
      expect(html).toContain("Nimal")
      expect(html).toContain("Kumari")
    },
  )
})
