import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { type BrowserContext, chromium, devices } from "@playwright/test"
import sharp from "sharp"
import { fieldsAt } from "#tests/http/form-fields.ts"
import { type BOOKING, CONTACT, ENQUIRY, VAN } from "#tests/http/visitor-forms.ts"
import { inDays } from "#tests/support/colombo-days.ts"
import { viewOf } from "#tests/support/document.ts"
import { firstOwnerAt } from "#tests/support/first-owner.ts"
import { type Site, startSite } from "#tests/support/site.ts"
import type { StaffBrowser } from "#tests/support/staff-browser.ts"
import { officePageOf, sendBooking, sendForm } from "#tests/support/visitor-page.ts"
import config from "../playwright.config.ts"

// Takes the screenshots of the office for docs/office.md, from a temporary site with sample data:
//   node tools/screenshot-office.ts [FOLDER [PAGE...]]
// With a folder it writes full-page screenshots there instead, for the review of a change: in light and dark,
// at three widths. Without names of pages it writes all.

const DOCS_FOLDER = join(import.meta.dirname, "../docs/pictures/office")
const VIEWS = [
  { name: "phone", viewport: { width: 390, height: 844 } },
  { name: "tablet", viewport: { width: 820, height: 1180 } },
  { name: "desktop", viewport: { width: 1440, height: 900 } },
] as const
type View = (typeof VIEWS)[number]["name"]
const SCHEMES = ["light", "dark"] as const

/** Paths of the sample data: an enquiry that is not confirmed, and the visitor's page of an offer. */
type Sample = { enquiry: string; visitorPage: string }

/** The path of each page, by the name of its screenshot. */
const PAGES: Readonly<Record<string, (sample: Sample) => string>> = {
  today: () => "/office/today",
  "new-booking": () => `/office/bookings/new?vehicle=${VAN.id}&day=${inDays(28).slice(0, 10)}#vehicle-0`,
  enquiries: () => "/office/enquiries",
  search: () => "/office/enquiries?q=Kandalama",
  enquiry: ({ enquiry }) => enquiry,
  confirm: ({ enquiry }) => `${enquiry}/confirm`,
  booking: ({ enquiry }) => `${enquiry}/booking`,
  visitor: ({ visitorPage }) => `${visitorPage}#agreed`,
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
  "site-licence": () => "/office/site/licence",
  "site-abroad": () => "/office/site/abroad",
  "site-seasons": () => "/office/site/seasons",
  "site-season": () => "/office/site/seasons/1",
  "site-availability": () => "/office/site/availability",
  "site-costs": () => "/office/site/costs",
  replies: () => "/office/site/replies",
  reply: () => "/office/site/replies/de/quote",
  delivery: () => "/office/delivery",
  staff: () => "/office/staff",
  history: () => "/office/history",
  privacy: () => "/office/privacy",
  account: () => "/office/account",
}

/** The pages that docs/office.md shows on a desktop. */
const DOCUMENTED_ON_DESKTOP: readonly string[] = [
  "today",
  "new-booking",
  "enquiries",
  "enquiry",
  "booking",
  "confirm",
  "visitor",
  "calendar",
  "rates",
  "vehicle-rates",
  "vehicles",
  "vehicle",
  "site",
  "delivery",
  "history",
]

/** The pages that docs/office.md shows on a phone, in files named `today-phone.webp`. */
const DOCUMENTED_ON_PHONE: readonly string[] = ["today", "enquiry", "calendar"]

// The vehicles and pick-up locations of the bookings that the staff enter.
const AXIO = { vehicle: "toyota-axio-hybrid-g", pickUpLocation: "Kandalama, Heritance hotel" }
const ALTO = { vehicle: "suzuki-alto-800-manual", pickUpLocation: "Dambulla, the office" }
const HIACE = {
  vehicle: "toyota-hiace-super-gl-2-8-van-9-seater",
  pickUpLocation: "Bandaranaike Airport, arrivals",
}

const [folder, ...requestedPages] = process.argv.slice(2)
const site = await startSite()
try {
  await screenshotOffice(site)
} finally {
  await site.remove()
}

async function screenshotOffice(site: Site): Promise<void> {
  const owner = await firstOwnerAt(site)
  const sample = await createSampleData(site, owner)
  const browser = await chromium.launch(config.use?.launchOptions)
  await mkdir(folder ?? DOCS_FOLDER, { recursive: true })
  for (const { name: view, viewport } of VIEWS) {
    for (const colorScheme of folder ? SCHEMES : (["light"] as const)) {
      const device = { ...devices["Desktop Chrome"], viewport, colorScheme, reducedMotion: "reduce" } as const
      const context = await browser.newContext({ ...device, baseURL: site.url })
      await context.addCookies(owner.cookies)
      for (const [name, pathOf] of selectedPages(view)) {
        const image = sharp(await screenshot(context, pathOf(sample)))
        const fileName = view === "desktop" ? name : `${name}-${view}`
        if (folder) await image.toFile(join(folder, `${name}-${view}-${colorScheme}.png`))
        else await image.webp({ quality: 80 }).toFile(join(DOCS_FOLDER, `${fileName}.webp`))
      }
      await context.close()
    }
  }
  await browser.close()
}

function selectedPages(view: View) {
  const documented: readonly string[] = {
    phone: DOCUMENTED_ON_PHONE,
    tablet: [],
    desktop: DOCUMENTED_ON_DESKTOP,
  }[view]
  const isSelected = (name: string) => requestedPages.length === 0 || requestedPages.includes(name)
  return Object.entries(PAGES).filter(([name]) => (folder ? isSelected(name) : documented.includes(name)))
}

async function screenshot(context: BrowserContext, path: string): Promise<Buffer> {
  const page = await context.newPage()
  await page.goto(path)
  const bytes = await page.screenshot({ fullPage: folder !== undefined })
  await page.close()
  return bytes
}

/**
 * Sends five enquiries, confirms one booking, offers another, blocks another van, enters three bookings by telephone and sets
 * a season. Leaves an invitation open, and sends a test email.
 */
async function createSampleData(site: Site, owner: StaffBrowser): Promise<Sample> {
  const book = (first_name: string, last_name: string, changes: Partial<typeof BOOKING> = {}) => {
    const email = `${first_name.toLowerCase()}@example.com`
    return sendBooking(site.url, { ...changes, first_name, last_name, email })
  }
  await sendForm(site.url, "/contact", { ...CONTACT, name: "Julia Weber", email: "julia@example.com" })
  const offered = await book("Lena", "Koch", {
    pick_up_time_date: inDays(60),
    return_time_date: inDays(77),
  })
  await officePageOf(owner, offered).offer(inDays(7))
  const confirmed = await book("Hana", "Sato")
  await sendForm(site.url, "/home", { ...ENQUIRY, email: "temple@example.com" })
  const latest = await book("Anna", "Perera")
  const office = officePageOf(owner, confirmed)
  await office.confirm()
  const note = { note: "Paid the deposit by bank transfer", act: "save" }
  await owner.submit(office.path, { ...(await fieldsAt(owner, office.path)), ...note })
  const block = {
    vehicle: "toyota-hiace-super-gl-2-8-van-9-seater",
    from: inDays(33),
    to: inDays(36),
    units: "1",
  }
  await owner.submit("/office/calendar/block", { ...block, reason: "New brakes" })
  await enterBooking(owner, "Kumari Fernando", { ...AXIO, from: inDays(0, "15:00"), to: inDays(4) })
  await enterBooking(owner, "Ruwan Bandara", { ...ALTO, from: inDays(-4), to: inDays(0, "22:30") })
  await enterBooking(owner, "Nimal Silva", { ...HIACE, from: inDays(-6), to: inDays(-1) })
  await setSeason(owner)
  await owner.submit("/office/staff", { act: "invite", role: "staff" })
  await owner.submit("/office/delivery", { target: "email" })
  return { enquiry: officePageOf(owner, latest).path, visitorPage: offered.pagePath }
}

type EnteredBooking = { vehicle: string; pickUpLocation: string; from: string; to: string }

async function enterBooking(
  owner: StaffBrowser,
  name: string,
  { vehicle, pickUpLocation, from, to }: EnteredBooking,
) {
  await owner.submit("/office/bookings/new", {
    name,
    contact_number: "077 123 4567",
    source: "telephone",
    note: "Flight UL 504, 4 people with 6 bags",
    "pick-up-at": from,
    "return-at": to,
    "pick-up-location": pickUpLocation,
    "return-location": "Dambulla, the office",
    "vehicle-0": vehicle,
    "units-0": "1",
    "extra-child-seat": "yes",
    "quantity-child-seat": "1",
    act: "confirm",
  })
}

async function setSeason(owner: StaffBrowser): Promise<void> {
  const path = "/office/site/seasons/new"
  const season = {
    name: "Christmas",
    from: inDays(20).slice(0, 10),
    until: inDays(39).slice(0, 10),
    percent: "15",
  }
  const confirm = viewOf(await (await owner.submit(path, { ...season, act: "save", version: "0" })).text())
  const seen = { "effect-seen": confirm.value("effect-seen") }
  await owner.submit(path, { ...season, ...seen, act: "save", version: "0" })
}
