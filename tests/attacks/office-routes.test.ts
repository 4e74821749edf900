import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { en } from "#messages/en.ts"
import { VAN } from "#tests/http/browser.ts"
import { firstOwnerAt, invitePath, newStaffAt, OWNER } from "#tests/support/first-owner.ts"
import { logLines } from "#tests/support/log-lines.ts"
import { OFFICE_ROUTES } from "#tests/support/office-routes.ts"
import { type Site, startSite } from "#tests/support/site.ts"
import { leadsTo, StaffBrowser } from "#tests/support/staff-browser.ts"

// Every route of the office, asked and pressed by those who may not. The routes are read from app/routes.ts.

const KUMARI = { ...OWNER, name: "Kumari", email: "kumari@example.lk" }
const SUNIL = { ...OWNER, name: "Sunil", email: "sunil@example.lk" }

let site: Site
let owner: StaffBrowser
let staff: StaffBrowser
/** Signed in, with no phone tied to the account yet. */
let newcomer: StaffBrowser
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: "1" })
  owner = await firstOwnerAt(site)
  staff = await newStaffAt(site, owner, KUMARI)
  newcomer = new StaffBrowser(site.url, "192.0.2.3")
  await newcomer.submit(await invitePath(owner, "owner"), SUNIL)
})
afterAll(() => site.remove())

const stranger = () => new StaffBrowser(site.url)
const behindSignIn = OFFICE_ROUTES.filter(({ isSignIn }) => !isSignIn)
const submitted = OFFICE_ROUTES.filter(({ acceptsForms }) => acceptsForms)
const owners = OFFICE_ROUTES.filter(({ isForOwners }) => isForOwners)

const isOpenWithoutPhone = (path: string) => ["/office/second-factor", "/office/sign-out"].includes(path)

/** What somebody who may not be told anything could be told: an address, a name, a visitor's words. */
const TOLD = /example\.lk|Nimal|Sunil|Kumari/

/** The status and what an answer says. One that goes on for ever is not read to its end. */
async function read(answer: Response): Promise<{ status: number; text: string }> {
  if (answer.headers.get("content-type")?.startsWith("text/event-stream")) {
    await answer.body?.cancel()
    return { status: answer.status, text: "" }
  }
  return { status: answer.status, text: await answer.text() }
}

it("the routes of the office are found", () => {
  const paths = OFFICE_ROUTES.map(({ path }) => path)
  expect(paths).toContain("/office/enquiries/none")
  expect(submitted.map(({ path }) => path)).toContain("/office/staff")
  expect(owners.map(({ path }) => path)).toContain("/office/staff")
})

describe.each(submitted)("a press on $path", ({ path, isSignIn }) => {
  it.each([
    ["another site", "https://evil.example"],
    ["another port of this host", "http://127.0.0.1:1"],
    ["a page without an origin", "null"],
    ["no browser", null],
  ])("that comes from %s is refused, whoever is signed in", async (_, origin) => {
    const answer = await owner.submit(path, { act: "remove", code: "1", email: "a" }, origin)
    expect([400, 403]).toContain(answer.status)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect((await read(answer)).text).not.toMatch(TOLD)
  })

  it.skipIf(isSignIn)("by nobody who is signed in leads to the sign-in", async () => {
    const answer = await stranger().submit(path, { act: "remove" })
    expect(answer.status).toBe(302)
    expect(leadsTo(answer)).toBe(`/office/sign-in?to=${encodeURIComponent(path)}`)
  })

  it.skipIf(isSignIn || isOpenWithoutPhone(path))(
    "by somebody without a second factor leads to it",
    async () => {
      const answer = await newcomer.submit(path, { act: "remove" })
      expect(answer.status).toBe(302)
      expect(leadsTo(answer)).toBe("/office/second-factor")
    },
  )
})

describe.each(behindSignIn)("$path", ({ path }) => {
  it("tells a stranger nothing, in whatever way it is asked", async () => {
    for (const way of [path, `${path}/`, path.toUpperCase().replace("OFFICE", "office"), `${path}?index`]) {
      const answer = await stranger().open(way)
      expect(answer.status, way).toBe(302)
      expect(leadsTo(answer), way).toMatch(/^\/office\/sign-in\?to=/)
    }
  })

  it.skipIf(isOpenWithoutPhone(path))("tells somebody without a second factor nothing", async () => {
    expect(leadsTo(await newcomer.open(path))).toBe("/office/second-factor")
  })

  it("fails for nobody who is signed in, and is kept and listed by nobody", async () => {
    for (const browser of [owner, staff, newcomer, stranger()]) {
      const answer = await browser.open(path)
      expect(answer.status).toBeLessThan(500)
      expect(answer.headers.get("cache-control")).toBe("no-store")
      expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow")
      await read(answer)
    }
  })
})

describe.each(owners)("$path", ({ path, acceptsForms }) => {
  it("is for owners: one of the staff is refused, and told nothing", async () => {
    const answer = await staff.open(path)
    const { text } = await read(answer)
    expect(answer.status).toBe(403)
    expect(text).not.toMatch(/nimal@example\.lk|Sunil/)
  })

  it.skipIf(!acceptsForms)("does nothing that one of the staff presses", async () => {
    for (const act of ["", "invite", "make-owner", "make-staff", "new-phone", "remove", "erase", "save"]) {
      const { status, text } = await read(await staff.submit(path, { act, role: "owner", id: "none" }))
      expect(status).toBe(403)
      expect(text).not.toMatch(/nimal@example\.lk|Sunil|welcome\//)
    }
  })
})

describe.each(OFFICE_ROUTES.filter(({ isSignIn }) => isSignIn))("$path", ({ path }) => {
  it("is kept and listed by nobody", async () => {
    const answer = await stranger().open(path)
    expect(answer.status).toBeLessThan(500)
    expect(answer.headers.get("cache-control")).toBe("no-store")
    expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow")
  })
})

it("what one of the staff was refused stands in the log, without a name or an address", async () => {
  await staff.open("/office/staff")
  const lines = logLines(site).filter(({ msg }) => msg === "owner permission denied")
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) {
    expect(line).toHaveProperty("staffId")
    expect(JSON.stringify(line)).not.toMatch(/Kumari|example\.lk|192\.0/)
  }
})

it("no route answers with its loader's data, which only a router in a browser would ask for", async () => {
  for (const { id, path } of OFFICE_ROUTES) {
    for (const address of [`${path}.data`, `/home.data?_routes=${encodeURIComponent(id)}`]) {
      const { status, text } = await read(await owner.open(address))
      expect(status, address).toBe(404)
      expect(text, address).not.toMatch(TOLD)
    }
    expect((await owner.submit(`${path}.data`, { act: "remove" })).status, path).toBe(404)
  }
})

it("no script of a visitor's page, or that it could ask for, has a word of the office", async () => {
  const scripts = new Set<string>()
  for (const path of ["/home", "/carlist", `/cars/${VAN.id}`, "/contact", "/gallery", "/faq?translate=de"])
    addScripts(await (await fetch(site.url + path)).text(), scripts)
  expect(scripts.size).toBeGreaterThan(8)
  const { office, ...others } = en
  const ofVisitors = sentencesIn(others).join("\n")
  const words = sentencesIn(office).filter((sentence) => !ofVisitors.includes(sentence))
  expect(words.length).toBeGreaterThan(60)
  const found = [...scripts].flatMap((name) => {
    const code = readFileSync(join(ASSETS, name), "utf8")
    return words.filter((sentence) => code.includes(sentence)).map((sentence) => `${name}: ${sentence}`)
  })
  expect(found).toEqual([])
})

const ASSETS = "build/client/assets"

/** Those that a text names, and those that they name. */
function addScripts(text: string, scripts: Set<string>): void {
  for (const [name] of text.matchAll(/[\w.-]+-[\w-]{8}\.js/g)) {
    if (scripts.has(name) || !existsSync(join(ASSETS, name))) continue
    scripts.add(name)
    addScripts(readFileSync(join(ASSETS, name), "utf8"), scripts)
  }
}

/** Texts that are long enough to stand nowhere by chance. */
function sentencesIn(texts: object): string[] {
  return Object.values(texts).flatMap((text) => {
    if (typeof text === "string") return text.length >= 20 ? [text] : []
    return typeof text === "object" && text !== null ? sentencesIn(text) : []
  })
}
