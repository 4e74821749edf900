import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { en } from "#messages/en.ts"
import { VAN } from "#tests/http/visitor-forms.ts"
import { viewOf } from "#tests/support/document.ts"
import { firstOwnerAt, invitePath, newStaffAt, OWNER } from "#tests/support/first-owner.ts"
import { logLines } from "#tests/support/log-lines.ts"
import { OFFICE_ROUTES } from "#tests/support/office-routes.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { redirectTarget, StaffBrowser } from "#tests/support/staff-browser.ts"

// Requests and form submissions to every office route without permission. The routes are read from app/routes.ts.

const KUMARI = { ...OWNER, name: "Kumari", email: "kumari@example.lk" }
const SUNIL = { ...OWNER, name: "Sunil", email: "sunil@example.lk" }

let site: Site
let owner: StaffBrowser
let staff: StaffBrowser
/** Signed in, without a second factor yet. */
let withoutPhone: StaffBrowser
beforeAll(async () => {
  site = await openSite({ TRUST_PROXY: "1" })
  owner = await firstOwnerAt(site)
  staff = await newStaffAt(site, owner, KUMARI)
  withoutPhone = new StaffBrowser(site.url, "192.0.2.3")
  await withoutPhone.submit(await invitePath(owner, "owner"), SUNIL)
})
afterAll(() => site.remove())

const stranger = () => new StaffBrowser(site.url)
const routesWithSession = OFFICE_ROUTES.filter(({ isSignIn }) => !isSignIn)
const formRoutes = OFFICE_ROUTES.filter(({ acceptsForms }) => acceptsForms)
const ownerRoutes = OFFICE_ROUTES.filter(({ isForOwners }) => isForOwners)
const fleetRoutes = OFFICE_ROUTES.filter(({ needsFleetRight }) => needsFleetRight)

const isOpenWithoutPhone = (path: string) => ["/office/second-factor", "/office/sign-out"].includes(path)

/** Email addresses and names that no response may contain. */
const CONFIDENTIAL = /example\.lk|Nimal|Sunil|Kumari/

/** The status and body of a response. An event stream is not read to its end. */
async function read(response: Response): Promise<{ status: number; text: string }> {
  if (response.headers.get("content-type")?.startsWith("text/event-stream")) {
    await response.body?.cancel()
    return { status: response.status, text: "" }
  }
  return { status: response.status, text: await response.text() }
}

it("the table has the routes of the office", () => {
  const paths = OFFICE_ROUTES.map(({ path }) => path)
  expect(paths).toContain("/office/enquiries/none")
  expect(formRoutes.map(({ path }) => path)).toContain("/office/staff")
  expect(ownerRoutes.map(({ path }) => path)).toContain("/office/staff")
  expect(fleetRoutes.map(({ path }) => path)).toContain("/office/vehicles/none/pictures")
})

describe.each(formRoutes)("a form sent to $path", ({ path, isSignIn }) => {
  it.each([
    ["another site", "https://evil.example"],
    ["another port of this host", "http://127.0.0.1:1"],
    ["a page without an origin", "null"],
    ["no browser", null],
  ])("is refused from %s, even with a session", async (_, origin) => {
    const response = await owner.submit(path, { act: "remove", code: "1", email: "a" }, origin)
    expect([400, 403]).toContain(response.status)
    expect(response.headers.getSetCookie()).toEqual([])
    expect((await read(response)).text).not.toMatch(CONFIDENTIAL)
  })

  it.skipIf(isSignIn)("redirects to the sign-in without a session", async () => {
    const response = await stranger().submit(path, { act: "remove" })
    expect(response.status).toBe(302)
    expect(redirectTarget(response)).toBe(`/office/sign-in?to=${encodeURIComponent(path)}`)
  })

  it.skipIf(isSignIn || isOpenWithoutPhone(path))(
    "redirects to the set-up of the second factor without one",
    async () => {
      const response = await withoutPhone.submit(path, { act: "remove" })
      expect(response.status).toBe(302)
      expect(redirectTarget(response)).toBe("/office/second-factor")
    },
  )
})

describe.each(routesWithSession)("$path", ({ path }) => {
  it("redirects to the sign-in without a session, in every spelling of its path", async () => {
    for (const spelling of [
      path,
      `${path}/`,
      path.toUpperCase().replace("OFFICE", "office"),
      `${path}?index`,
    ]) {
      const response = await stranger().open(spelling)
      expect(response.status, spelling).toBe(302)
      expect(redirectTarget(response), spelling).toMatch(/^\/office\/sign-in\?to=/)
    }
  })

  it.skipIf(isOpenWithoutPhone(path))(
    "redirects to the set-up of a second factor until there is one",
    async () => {
      expect(redirectTarget(await withoutPhone.open(path))).toBe("/office/second-factor")
    },
  )

  it("does not fail, and is neither cached nor indexed, for every role", async () => {
    for (const browser of [owner, staff, withoutPhone, stranger()]) {
      const response = await browser.open(path)
      expect(response.status).toBeLessThan(500)
      expect(response.headers.get("cache-control")).toBe("no-store")
      expect(response.headers.get("x-robots-tag")).toBe("noindex, nofollow")
      await read(response)
    }
  })
})

describe.each(ownerRoutes)("$path", ({ path, acceptsForms }) => {
  it("is for owners: staff get 403, without any data", async () => {
    const response = await staff.open(path)
    const { text } = await read(response)
    expect(response.status).toBe(403)
    expect(text).not.toMatch(/nimal@example\.lk|Sunil/)
  })

  it.skipIf(!acceptsForms)("refuses every action of staff", async () => {
    for (const act of ["", "invite", "make-owner", "make-staff", "new-phone", "remove", "erase", "save"]) {
      const { status, text } = await read(await staff.submit(path, { act, role: "owner", id: "none" }))
      expect(status).toBe(403)
      expect(text).not.toMatch(/nimal@example\.lk|Sunil|welcome\//)
    }
  })
})

describe.each(fleetRoutes)("$path", ({ path, acceptsForms }) => {
  it("needs the right to change rates and fleet: other staff get 403, in a page with their menu", async () => {
    const { status, text } = await read(await staff.open(path))
    expect(status).toBe(403)
    const page = viewOf(text)
    expect(page.getByRole("heading", { level: 1 }).textContent).toBe(NO_RIGHT)
    const menu = page.hrefs("/office/")
    expect(menu).toContain("/office/calendar")
    expect(menu.filter((href) => /rates|vehicles/.test(href))).toEqual([])
    expect(text).not.toMatch(/Toyota|Suzuki/)
  })

  it.skipIf(!acceptsForms)("refuses every action of staff without the right", async () => {
    for (const act of ["", "preview", "save", "undo", "percent", "retire", "restore", "place", "add", "up"]) {
      const { status, text } = await read(await staff.submit(path, { act, id: "none", version: "1" }))
      expect(status, act).toBe(403)
      expect(text).not.toMatch(/Toyota|Suzuki/)
    }
  })
})

const NO_RIGHT = en.office.errors.noFleetRight.heading

describe.each(OFFICE_ROUTES.filter(({ isSignIn }) => isSignIn))("$path", ({ path }) => {
  it("is neither cached nor indexed", async () => {
    const response = await stranger().open(path)
    expect(response.status).toBeLessThan(500)
    expect(response.headers.get("cache-control")).toBe("no-store")
    expect(response.headers.get("x-robots-tag")).toBe("noindex, nofollow")
  })
})

it("a refused request of staff is logged, without a name or an address", async () => {
  await staff.open("/office/staff")
  const lines = logLines(site).filter(({ msg }) => msg === "owner permission denied")
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) {
    expect(line).toHaveProperty("staffId")
    expect(JSON.stringify(line)).not.toMatch(/Kumari|example\.lk|192\.0/)
  }
})

it("no route answers a request for its loader's data, which only a client-side router sends", async () => {
  for (const { id, path } of OFFICE_ROUTES) {
    for (const url of [`${path}.data`, `/home.data?_routes=${encodeURIComponent(id)}`]) {
      const { status, text } = await read(await owner.open(url))
      expect(status, url).toBe(404)
      expect(text, url).not.toMatch(CONFIDENTIAL)
    }
    expect((await owner.submit(`${path}.data`, { act: "remove" })).status, path).toBe(404)
  }
})

it("no script that a public page can load contains a text of the office", async () => {
  const scripts = new Set<string>()
  for (const path of ["/home", "/carlist", `/cars/${VAN.id}`, "/contact", "/gallery", "/faq?translate=de"])
    addScripts(await (await fetch(site.url + path)).text(), scripts)
  expect(scripts.size).toBeGreaterThan(8)
  const { office, ...others } = en
  const visitorTexts = sentencesIn(others).join("\n")
  const officeTexts = sentencesIn(office).filter((sentence) => !visitorTexts.includes(sentence))
  expect(officeTexts.length).toBeGreaterThan(60)
  const leakedTexts = [...scripts].flatMap((name) => {
    const code = readFileSync(join(ASSETS, name), "utf8")
    return officeTexts.filter((sentence) => code.includes(sentence)).map((sentence) => `${name}: ${sentence}`)
  })
  expect(leakedTexts).toEqual([])
})

const ASSETS = "build/client/assets"

/** Adds the scripts that a text names, and recursively those that they import. */
function addScripts(text: string, scripts: Set<string>): void {
  for (const [name] of text.matchAll(/[\w.-]+-[\w-]{8}\.js/g)) {
    if (scripts.has(name) || !existsSync(join(ASSETS, name))) continue
    scripts.add(name)
    addScripts(readFileSync(join(ASSETS, name), "utf8"), scripts)
  }
}

/** Texts that are too long to occur elsewhere by chance. */
function sentencesIn(texts: object): string[] {
  return Object.values(texts).flatMap((text) => {
    if (typeof text === "string") return text.length >= 20 ? [text] : []
    return typeof text === "object" && text !== null ? sentencesIn(text) : []
  })
}
