import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { type BrowserContext, chromium, devices } from "@playwright/test"
import sharp from "sharp"
import { BOOKING, CONTACT, ENQUIRY, post, tokenIn, VAN } from "#tests/http/browser.ts"
import { inDays } from "#tests/support/colombo-days.ts"
import { firstOwnerAt } from "#tests/support/first-owner.ts"
import { type Site, startSite } from "#tests/support/site.ts"
import type { StaffBrowser } from "#tests/support/staff-browser.ts"
import config from "../playwright.config.ts"

// Pictures of the office's screens for docs/office.md, from a site of their own in which some work was done:
//   node tools/picture-office.ts [FOLDER [SCREEN...]]
// With a folder they go there instead, whole and in light and dark at three widths, for whoever changed a screen.

const FOR_DOCS = join(import.meta.dirname, "../docs/pictures/office")
const VIEWS = [
  { name: "phone", viewport: { width: 390, height: 844 } },
  { name: "tablet", viewport: { width: 820, height: 1180 } },
  { name: "desktop", viewport: { width: 1440, height: 900 } },
] as const
const SCHEMES = ["light", "dark"] as const

/** The screens by the names of their pictures. */
const SCREENS: Readonly<Record<string, (enquiry: string) => string>> = {
  enquiries: () => "/office/enquiries",
  enquiry: (enquiry) => enquiry,
  answer: (enquiry) => `${enquiry}?answer=quote#answer`,
  calendar: () => `/office/calendar?from=${inDays(28).slice(0, 10)}&only=yes`,
  "calendar-block": () => "/office/calendar/block",
  rates: () => "/office/rates",
  "vehicle-rates": () => "/office/rates/toyota-axio-hybrid-g",
  vehicles: () => "/office/vehicles",
  vehicle: () => `/office/vehicles/${VAN.id}`,
  "vehicle-pictures": () => `/office/vehicles/${VAN.id}/pictures`,
  "vehicle-new": () => "/office/vehicles/new",
  categories: () => "/office/categories",
  services: () => "/office/services",
  site: () => "/office/site",
  "site-contact": () => "/office/site/contact",
  "site-notices": () => "/office/site/notices",
  "site-questions": () => "/office/site/questions",
  "site-gallery": () => "/office/site/gallery",
  "site-rules": () => "/office/site/rules",
  delivery: () => "/office/delivery",
  staff: () => "/office/staff",
  history: () => "/office/history",
  privacy: () => "/office/privacy",
  account: () => "/office/account",
}

/** Those that docs/office.md shows. */
const SHOWN = [
  "enquiries",
  "enquiry",
  "calendar",
  "rates",
  "vehicle-rates",
  "vehicles",
  "vehicle",
  "site",
  "delivery",
  "history",
]

const [folder, ...named] = process.argv.slice(2)
const site = await startSite()
try {
  await picture(site)
} finally {
  await site.remove()
}

async function picture(site: Site): Promise<void> {
  const owner = await firstOwnerAt(site)
  const enquiry = await workInOffice(site, owner)
  const browser = await chromium.launch(config.use?.launchOptions)
  await mkdir(folder ?? FOR_DOCS, { recursive: true })
  for (const { name, viewport } of folder ? VIEWS : VIEWS.slice(-1)) {
    for (const colorScheme of folder ? SCHEMES : SCHEMES.slice(0, 1)) {
      const device = { ...devices["Desktop Chrome"], viewport, colorScheme }
      const context = await browser.newContext({ ...device, baseURL: site.url })
      await context.addCookies(owner.cookies)
      for (const [screen, addressOf] of wantedScreens()) {
        const taken = sharp(await look(context, addressOf(enquiry)))
        if (folder) await taken.toFile(join(folder, `${screen}-${name}-${colorScheme}.png`))
        else await taken.webp({ quality: 80 }).toFile(join(FOR_DOCS, `${screen}.webp`))
      }
      await context.close()
    }
  }
  await browser.close()
}

function wantedScreens() {
  const wanted = folder ? named : SHOWN
  return Object.entries(SCREENS).filter(([screen]) => wanted.length === 0 || wanted.includes(screen))
}

async function look(context: BrowserContext, address: string): Promise<Buffer> {
  const page = await context.newPage()
  await page.goto(address)
  const taken = await page.screenshot({ fullPage: folder !== undefined })
  await page.close()
  return taken
}

/** Visitors write, one of them is answered and gets a van, the other van is at the garage. @returns the page of that enquiry. */
async function workInOffice(site: Site, owner: StaffBrowser): Promise<string> {
  const book = (first_name: string, last_name: string) => {
    const email = `${first_name.toLowerCase()}@example.com`
    return sendFromVisitor(site, `/cars/${VAN.id}`, { ...BOOKING, first_name, last_name, email })
  }
  await sendFromVisitor(site, "/contact", { ...CONTACT, name: "Julia Weber", email: "julia@example.com" })
  await book("Hana", "Sato")
  await sendFromVisitor(site, "/home", { ...ENQUIRY, email: "temple@example.com" })
  await book("Anna", "Perera")
  const list = await (await owner.open("/office/enquiries?kind=booking")).text()
  const [latest = "", earlier = ""] = new Set(list.match(/\/office\/enquiries\/[0-9A-Z]{4}-[0-9A-Z]{4}/g))
  const days = { from: BOOKING.pick_up_time_date, to: BOOKING.return_time_date }
  await owner.submit(earlier, {
    ...{ version: "1", "state-before": "new", state: "confirmed", vehicle: VAN.id, ...days, units: "1" },
    note: "Paid the deposit by bank transfer",
  })
  const garage = {
    vehicle: "toyota-hiace-super-gl-2-8-van-9-seater",
    from: inDays(33),
    to: inDays(36),
    units: "1",
  }
  await owner.submit("/office/calendar/block", { ...garage, reason: "New brakes" })
  await owner.submit("/office/staff", { act: "invite", role: "staff" })
  await owner.submit("/office/delivery", { target: "email" })
  return latest
}

async function sendFromVisitor(site: Site, path: string, fields: Record<string, string>): Promise<void> {
  const form_token = tokenIn(await (await fetch(site.url + path)).text())
  await post(site.url + path, { ...fields, form_token })
}
