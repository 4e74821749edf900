import { BOOKING, VAN } from "#tests/http/browser.ts"
import { inDays } from "#tests/support/colombo-days.ts"
import { firstOwnerAt } from "#tests/support/first-owner.ts"
import { OFFICE_ROUTES } from "#tests/support/office-routes.ts"
import { readPage } from "#tests/support/read-page.ts"
import type { Site } from "#tests/support/site.ts"
import type { StaffBrowser } from "#tests/support/staff-browser.ts"
import type { HtmlPage } from "./nu-checker.ts"

/** Pages of one shape that are read, such as those of single vehicles: the others have the same markup. */
const OF_ONE_SHAPE = 4

/** Every office page that an owner can reach by links or by the route table, from a site with some enquiries. */
export async function collectOfficePages(site: Site): Promise<HtmlPage[]> {
  const owner = await firstOwnerAt(site)
  await workInOffice(owner)
  const waiting = OFFICE_ROUTES.filter(({ path }) => path !== "/office/sign-out").map(({ path }) => path)
  const seen = new Set(waiting)
  const shapes = new Map<string, number>()
  const pages: HtmlPage[] = []
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const html = await open(owner, path)
    if (html === "") continue
    pages.push({ name: path, html })
    for (const link of readPage(html).links) {
      const address = link.split("#")[0] ?? ""
      if (!/^\/office(\/|\?|$)/.test(address) || address.includes("translate=") || seen.has(address)) continue
      seen.add(address)
      const shape = shapeOf(address)
      const count = (shapes.get(shape) ?? 0) + 1
      shapes.set(shape, count)
      if (count <= OF_ONE_SHAPE) waiting.push(address)
    }
  }
  return [...pages, ...(await refusals(owner))]
}

/** Confirms a booking, blocks days, and leaves an invitation open, so that lists are not empty. */
async function workInOffice(owner: StaffBrowser): Promise<void> {
  const list = await (await owner.open("/office/enquiries?kind=booking")).text()
  const booking = /\/office\/enquiries\/[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(list)?.[0] ?? ""
  const days = { from: BOOKING.pick_up_time_date, to: BOOKING.return_time_date }
  await owner.submit(booking, {
    ...{ version: "1", "state-before": "new", state: "confirmed", vehicle: VAN.id, ...days, units: "1" },
    note: "Paid the deposit",
  })
  const garage = { vehicle: VAN.id, from: inDays(60), to: inDays(63), units: "1", reason: "New brakes" }
  await owner.submit("/office/calendar/block", garage)
  await owner.submit("/office/staff", { act: "invite", role: "staff" })
}

/** Answers to forms that were sent empty. */
async function refusals(owner: StaffBrowser): Promise<HtmlPage[]> {
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

async function htmlOf(answer: Response): Promise<string> {
  const isHtml = answer.headers.get("content-type")?.startsWith("text/html") ?? false
  const html = await answer.text()
  return isHtml && (answer.status < 300 || answer.status >= 400) ? html : ""
}

/** Ids, numbers and values of the query left out. */
function shapeOf(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://site")
  const [, office, part, page, ...rest] = pathname.split("/")
  const known = OFFICE_ROUTES.some(({ path }) => path === pathname)
  const shape = known ? pathname : [office, part, page && "id", ...rest].join("/")
  return `${shape}?${[...searchParams.keys()].sort().join("&")}`
}
