import { BOOKING, CONTACT, ENQUIRY, post, tokenIn, VAN } from "#tests/http/visitor-forms.ts"
import { parseDocument, viewOf } from "#tests/support/document.ts"
import { firstOwnerAt, newStaffAt, OWNER } from "#tests/support/first-owner.ts"
import { OFFICE_ROUTES } from "#tests/support/office-routes.ts"
import type { Site } from "#tests/support/site.ts"
import type { StaffBrowser } from "#tests/support/staff-browser.ts"

/** The session that a request uses. */
export type Role = "nobody" | "staff" | "owner"

export type Office = {
  /** Cookies by name, updated by responses. */
  cookies: Readonly<Record<Role, Map<string, string>>>
  /** The office's paths with their queries: its routes and the targets of its links. */
  paths: readonly string[]
}

const ENQUIRIES = [
  ["/contact", CONTACT],
  ["/home", ENQUIRY],
  [`/cars/${VAN.id}`, BOOKING],
] as const

const ENOUGH_PATHS = 150

/** Signs in an owner and a member of staff, and collects the office's paths after some enquiries. */
export async function openOffice(site: Site): Promise<Office> {
  for (const [path, fields] of ENQUIRIES) {
    const form_token = tokenIn(await (await fetch(site.url + path)).text())
    await post(site.url + path, { ...fields, form_token })
  }
  const owner = await firstOwnerAt(site)
  const staff = await newStaffAt(site, owner, { ...OWNER, name: "Kumari", email: "kumari@example.lk" })
  const cookiesOf = ({ cookies }: StaffBrowser) => new Map(cookies.map(({ name, value }) => [name, value]))
  return {
    cookies: { nobody: new Map(), staff: cookiesOf(staff), owner: cookiesOf(owner) },
    paths: await pathsOf(owner),
  }
}

/** Crawls the office from its routes, until it knows at least `ENOUGH_PATHS`. */
async function pathsOf(owner: StaffBrowser): Promise<string[]> {
  const paths = new Set(OFFICE_ROUTES.map(({ path }) => path).filter((path) => !path.endsWith("/sign-out")))
  for (const path of paths) {
    if (paths.size >= ENOUGH_PATHS) break
    const response = await owner.open(path)
    if (!response.headers.get("content-type")?.startsWith("text/html")) {
      await response.body?.cancel()
      continue
    }
    for (const href of viewOf(await response.text()).hrefs("/office/")) paths.add(href.split("#")[0] ?? "")
  }
  return [...paths]
}

export type PageForm = { action: string; isMultipart: boolean; fields: [string, string][] }

/** Forms, and actions of the staff page, that would end the sessions of the run. */
const EXCLUDED_FORMS = ["/office/sign-out"]
const EXCLUDED_STAFF_ACTIONS = ["remove", "new-phone", "sign-out", "make-staff"]

/** The POST forms of a page with their values. Each submit button counts as a form of its own. */
export function formsIn(html: string, page: string): PageForm[] {
  const forms = parseDocument(html).querySelectorAll<HTMLFormElement>('form[method="post" i]')
  return [...forms].flatMap((form) => {
    const action = form.getAttribute("action") || page
    if (EXCLUDED_FORMS.includes(action)) return []
    const fields = fieldsOf(form, ({ tagName }) => tagName !== "BUTTON")
    const buttons = fieldsOf(form, ({ tagName }) => tagName === "BUTTON")
    const allowed = buttons.filter(
      ([, value]) => page !== "/office/staff" || !EXCLUDED_STAFF_ACTIONS.includes(value),
    )
    const isMultipart = form.enctype === "multipart/form-data"
    if (buttons.length === 0) return [{ action, isMultipart, fields }]
    return allowed.map((button) => ({ action, isMultipart, fields: [...fields, button] }))
  })
}

/** The fields of a form, also of controls elsewhere on the page that belong to it. */
function fieldsOf(form: HTMLFormElement, isWanted: (control: Element) => boolean): [string, string][] {
  const controls = [...form.elements] as HTMLInputElement[] // a fieldset has no value, but none here has a name
  return controls
    .filter((control) => control.name && isWanted(control))
    .map(({ name, value }) => [name, value])
}
