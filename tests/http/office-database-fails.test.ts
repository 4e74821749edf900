import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { parseDocument, viewOf } from "#tests/support/document.ts"
import { firstEnquiryPath } from "#tests/support/enquiry-links.ts"
import { firstOwnerAt, OWNER } from "#tests/support/first-owner.ts"
import { logLines } from "#tests/support/log-lines.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { StaffBrowser } from "#tests/support/staff-browser.ts"
import { CONTACT, post, tokenIn } from "./visitor-forms.ts"

const NOTICE = {
  act: "save",
  version: "0",
  "opened-for": "",
  kind: "warning",
  text: 'The road to Sigiriya is closed "today" & tomorrow',
  from: "",
  until: "",
}
const ANSWER = {
  act: "email",
  version: "1",
  "state-before": "new",
  template: "en quote",
  subject: "Your van",
  text: "Dear Zenobia,\n\nwe have the van.",
  state: "contacted",
  note: "Called as well",
}
const SIGN_IN = { email: OWNER.email, password: "a password that is not written into a page" }
const FORGOTTEN_PASSWORD = { email: OWNER.email }

type Form = { name: string; path: string; fields: Record<string, string>; browser: () => StaffBrowser }

describe("an office form during a database failure", () => {
  let site: Site
  let owner: StaffBrowser
  let enquiry: string
  let responses: Map<string, { status: number; html: string }>

  const stranger = () => new StaffBrowser(site.url)
  const forms = (): Form[] => [
    { name: "sign-in", path: "/office/sign-in", fields: SIGN_IN, browser: stranger },
    {
      name: "forgotten password",
      path: "/office/forgot-password",
      fields: FORGOTTEN_PASSWORD,
      browser: stranger,
    },
    { name: "answer", path: enquiry, fields: ANSWER, browser: () => owner },
    { name: "notice", path: "/office/site/notices/new", fields: NOTICE, browser: () => owner },
  ]

  beforeAll(async () => {
    site = await openSite({ TRUST_PROXY: "1" })
    owner = await firstOwnerAt(site)
    const form_token = tokenIn(await (await fetch(`${site.url}/contact`)).text())
    expect((await post(`${site.url}/contact`, { ...CONTACT, form_token })).status).toBe(303)
    enquiry = firstEnquiryPath(await (await owner.open("/office/enquiries")).text())
    const lockHolder = new DatabaseSync(join(site.dataDir, "rental.db"))
    lockHolder.exec("begin immediate") // every other write fails until this transaction ends
    const submissions = forms().map(async ({ name, path, fields, browser }) => {
      const response = await browser().submit(path, fields)
      return [name, { status: response.status, html: await response.text() }] as const
    })
    responses = new Map(await Promise.all(submissions))
    lockHolder.close()
  })
  afterAll(() => site.remove())

  const NAMES = ["sign-in", "forgotten password", "answer", "notice"]

  it.each(NAMES)("answers 503 and keeps all fields but passwords: %s", (name) => {
    const { status, html } = responses.get(name) ?? { status: 0, html: "" }
    expect(status).toBe(503)
    expect(html.includes("It was not saved")).toBe(true)
    const { password, ...formValues }: Record<string, string> = formOf(name).fields
    expect(fieldsIn(html)).toEqual(formValues)
    if (password) expect(html.includes(password)).toBe(false)
  })

  it.each(NAMES.slice(1))("is accepted when submitted again from that page: %s", async (name) => {
    const { path, browser } = formOf(name)
    const html = responses.get(name)?.html ?? ""
    expect(viewOf(html).one("form[action]").getAttribute("action")).toBe(path)
    const again = await browser().submit(path, fieldsIn(html))
    expect([200, 303]).toContain(again.status)
  })

  it("stores the notice and the answer after the failure", async () => {
    const shown = await (await owner.open("/office/site/notices")).text()
    expect(parseDocument(shown).documentElement.textContent).toContain(NOTICE.text)
    expect((await (await owner.open(enquiry)).text()).includes("we have the van.")).toBe(true)
  })

  it("logs a database error, and no rendering error", () => {
    const lines = logLines(site).map(({ msg }) => msg)
    expect(lines).toContain("database error while rendering a page")
    expect(lines).not.toContain("page failed to render")
  })

  function formOf(name: string): Form {
    const form = forms().find((candidate) => candidate.name === name)
    if (!form) throw new Error(`no form ${name}`)
    return form
  }
})

/** The fields that the page would submit. */
function fieldsIn(html: string): Record<string, string> {
  const hidden = viewOf(html).all('input[type="hidden"]') as HTMLInputElement[] // by the selector
  return Object.fromEntries(hidden.map(({ name, value }) => [name, value.replaceAll("\r\n", "\n")]))
}
