import { fieldsAt } from "#tests/http/form-fields.ts"
import { VAN } from "#tests/http/visitor-forms.ts"
import { inDays } from "#tests/support/colombo-days.ts"
import { firstEnquiryPath } from "#tests/support/enquiry-links.ts"
import { firstOwnerAt } from "#tests/support/first-owner.ts"
import { OFFICE_ROUTES } from "#tests/support/office-routes.ts"
import { readPage } from "#tests/support/read-page.ts"
import type { Site } from "#tests/support/site.ts"
import type { StaffBrowser } from "#tests/support/staff-browser.ts"
import type { HtmlPage } from "./nu-checker.ts"

/** The number of pages checked per URL pattern, because the others have the same markup. */
const PAGES_PER_PATTERN = 4

/** Every office page that an owner can reach by links or by the route table, from a site with some enquiries. */
export async function collectOfficePages(site: Site): Promise<HtmlPage[]> {
  const owner = await firstOwnerAt(site)
  await workInOffice(owner)
  const queue = OFFICE_ROUTES.filter(({ path }) => path !== "/office/sign-out").map(({ path }) => path)
  const visited = new Set(queue)
  const counts = new Map<string, number>()
  const pages: HtmlPage[] = []
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const html = await open(owner, path)
    if (html === "") continue
    pages.push({ name: path, html })
    for (const link of readPage(html).links) {
      const url = link.split("#")[0] ?? ""
      if (!/^\/office(\/|\?|$)/.test(url) || url.includes("translate=") || visited.has(url)) continue
      visited.add(url)
      const pattern = patternOf(url)
      const count = (counts.get(pattern) ?? 0) + 1
      counts.set(pattern, count)
      if (count <= PAGES_PER_PATTERN) queue.push(url)
    }
  }
  return [...pages, ...(await pagesOfEmptyForms(owner))]
}

/** Confirms a booking, blocks days, and leaves an invitation open, so that lists are not empty. */
async function workInOffice(owner: StaffBrowser): Promise<void> {
  const list = await (await owner.open("/office/enquiries?kind=booking")).text()
  const confirm = `${firstEnquiryPath(list)}/confirm`
  await owner.submit(confirm, { ...(await fieldsAt(owner, confirm)), act: "email" })
  const block = { vehicle: VAN.id, from: inDays(60), to: inDays(63), units: "1", reason: "New brakes" }
  await owner.submit("/office/calendar/block", block)
  await owner.submit("/office/staff", { act: "invite", role: "staff" })
}

/** The responses to empty forms. */
async function pagesOfEmptyForms(owner: StaffBrowser): Promise<HtmlPage[]> {
  const pages: HtmlPage[] = []
  for (const { path, acceptsForms } of OFFICE_ROUTES) {
    if (!acceptsForms || path === "/office/sign-out" || path.includes("delivery")) continue
    const html = await htmlOf(await owner.submit(path, { act: "add" }))
    if (html) pages.push({ name: `${path}: sent empty`, html })
  }
  return pages
}

async function open(owner: StaffBrowser, path: string): Promise<string> {
  if (path === "/office/enquiries/live") return ""
  return htmlOf(await owner.open(path))
}

async function htmlOf(response: Response): Promise<string> {
  const isHtml = response.headers.get("content-type")?.startsWith("text/html") ?? false
  const html = await response.text()
  return isHtml && (response.status < 300 || response.status >= 400) ? html : ""
}

/** The URL without ids and query values. */
function patternOf(link: string): string {
  const { pathname, searchParams } = new URL(link, "http://site")
  const [, office, section, page, ...rest] = pathname.split("/")
  const isRoute = OFFICE_ROUTES.some(({ path }) => path === pathname)
  const pathPattern = isRoute ? pathname : [office, section, page && "id", ...rest].join("/")
  return `${pathPattern}?${[...searchParams.keys()].sort().join("&")}`
}
