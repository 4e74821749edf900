import { BOOKING, CONTACT, ENQUIRY, post, tokenIn, VAN } from "#tests/http/browser.ts"
import { parseDocument } from "#tests/support/document.ts"
import { firstOwnerAt, newStaffAt, OWNER } from "#tests/support/first-owner.ts"
import { OFFICE_ROUTES } from "#tests/support/office-routes.ts"
import type { Site } from "#tests/support/site.ts"
import type { StaffBrowser } from "#tests/support/staff-browser.ts"

/** Somebody of the staff, who is signed in, or a stranger. */
export type Who = "nobody" | "staff" | "owner"

export type Office = {
  /** Cookies by name. What an answer sets is put into it. */
  cookies: Readonly<Record<Who, Map<string, string>>>
  /** Addresses of its pages: what its links lead to, and every route of the table. */
  pages: readonly string[]
}

const VISITORS = [
  ["/contact", CONTACT],
  ["/home", ENQUIRY],
  [`/cars/${VAN.id}`, BOOKING],
] as const

const MOST_PAGES = 150

/** Signs an owner and one of the staff in, and looks for the pages that there are, with something on them. */
export async function openOffice(site: Site): Promise<Office> {
  for (const [path, fields] of VISITORS) {
    const form_token = tokenIn(await (await fetch(site.url + path)).text())
    await post(site.url + path, { ...fields, form_token })
  }
  const owner = await firstOwnerAt(site)
  const staff = await newStaffAt(site, owner, { ...OWNER, name: "Kumari", email: "kumari@example.lk" })
  const cookiesOf = ({ cookies }: StaffBrowser) => new Map(cookies.map(({ name, value }) => [name, value]))
  return {
    cookies: { nobody: new Map(), staff: cookiesOf(staff), owner: cookiesOf(owner) },
    pages: await pagesOf(owner),
  }
}

/** Follows links of the office, of each kind of address the first few. */
async function pagesOf(owner: StaffBrowser): Promise<string[]> {
  const found = new Set(OFFICE_ROUTES.map(({ path }) => path).filter((path) => !path.endsWith("/sign-out")))
  for (const path of found) {
    if (found.size >= MOST_PAGES) break
    const answer = await owner.open(path)
    if (!answer.headers.get("content-type")?.startsWith("text/html")) {
      await answer.body?.cancel()
      continue
    }
    for (const [, href = ""] of (await answer.text()).matchAll(/href="(\/office\/[^"#]*)"/g))
      found.add(href.replaceAll("&amp;", "&"))
  }
  return [...found]
}

export type ShownForm = { action: string; isMultipart: boolean; fields: [string, string][] }

/** What the office is not to do to those who sign in here: they would be out for the rest of the run. */
const NOT_SUBMITTED = ["/office/sign-out"]
const NOT_DONE = ["remove", "new-phone", "sign-out", "make-staff"]

/** The forms of a page that are posted, with what they hold; each button of them is one. */
export function formsIn(html: string, page: string): ShownForm[] {
  const forms = parseDocument(html).querySelectorAll<HTMLFormElement>('form[method="post" i]')
  return [...forms].flatMap((form) => {
    const action = form.getAttribute("action") || page
    if (NOT_SUBMITTED.includes(action)) return []
    const fields = fieldsOf(form, "input, textarea, select")
    const buttons = fieldsOf(form, "button")
    const allowed = buttons.filter(([, value]) => page !== "/office/staff" || !NOT_DONE.includes(value))
    const isMultipart = form.enctype === "multipart/form-data"
    if (buttons.length === 0) return [{ action, isMultipart, fields }]
    return allowed.map((button) => ({ action, isMultipart, fields: [...fields, button] }))
  })
}

function fieldsOf(form: HTMLFormElement, selector: string): [string, string][] {
  const controls = [...form.querySelectorAll<HTMLInputElement>(selector)].filter(({ name }) => name !== "")
  return controls.map(({ name, value }) => [name, value])
}
