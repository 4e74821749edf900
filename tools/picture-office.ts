import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { type BrowserContext, chromium, devices } from "@playwright/test"
import sharp from "sharp"
import { BOOKING, CONTACT, ENQUIRY, post, tokenIn, VAN } from "#tests/http/browser.ts"
import { firstOwnerAt } from "#tests/support/first-owner.ts"
import { type Site, startSite } from "#tests/support/site.ts"
import config from "../playwright.config.ts"

// Pictures of the office's screens for docs/, from a site of their own with enquiries in it:
//   node tools/picture-office.ts [FOLDER]
// With a folder they go there instead, each in light and dark at three widths, for whoever changed a screen.

const FOR_DOCS = join(import.meta.dirname, "../docs/pictures/office")
const VIEWS = [
  { name: "phone", viewport: { width: 390, height: 844 } },
  { name: "tablet", viewport: { width: 820, height: 1180 } },
  { name: "desktop", viewport: { width: 1440, height: 900 } },
] as const
const SCHEMES = ["light", "dark"] as const

/** The screens by the names of their pictures; what an address needs of a site is looked up there. */
const SCREENS: Readonly<Record<string, (enquiry: string) => string>> = {
  enquiries: () => "/office/enquiries",
  enquiry: (enquiry) => enquiry,
  rates: () => "/office/rates",
  "vehicle-rates": () => "/office/rates/toyota-axio-hybrid-g",
  site: () => "/office/site",
  "site-contact": () => "/office/site/contact",
  "site-questions": () => "/office/site/questions",
  "site-gallery": () => "/office/site/gallery",
  staff: () => "/office/staff",
  account: () => "/office/account",
}

const folder = process.argv[2]
const site = await startSite()
try {
  await picture(site)
} finally {
  await site.remove()
}

async function picture(site: Site): Promise<void> {
  const owner = await firstOwnerAt(site)
  await sendFromVisitors(site)
  const list = await (await owner.open("/office/enquiries?kind=booking")).text()
  const enquiry = /\/office\/enquiries\/[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(list)?.[0] ?? ""
  const browser = await chromium.launch(config.use?.launchOptions)
  await mkdir(folder ?? FOR_DOCS, { recursive: true })
  for (const { name, viewport } of folder ? VIEWS : VIEWS.slice(-1)) {
    for (const colorScheme of folder ? SCHEMES : SCHEMES.slice(0, 1)) {
      const device = { ...devices["Desktop Chrome"], viewport, colorScheme }
      const context = await browser.newContext({ ...device, baseURL: site.url })
      await context.addCookies(owner.cookies)
      for (const [screen, addressOf] of Object.entries(SCREENS)) {
        const taken = await look(context, addressOf(enquiry))
        if (folder) await sharp(taken).toFile(join(folder, `${screen}-${name}-${colorScheme}.png`))
        else
          await sharp(taken)
            .webp({ quality: 80 })
            .toFile(join(FOR_DOCS, `${screen}.webp`))
      }
      await context.close()
    }
  }
  await browser.close()
}

async function look(context: BrowserContext, address: string): Promise<Buffer> {
  const page = await context.newPage()
  await page.goto(address)
  const taken = await page.screenshot({ fullPage: folder !== undefined })
  await page.close()
  return taken
}

async function sendFromVisitors(site: Site): Promise<void> {
  for (const [path, fields] of [
    [`/cars/${VAN.id}`, { ...BOOKING, first_name: "Hana", last_name: "Sato", email: "hana@example.com" }],
    ["/contact", CONTACT],
    ["/home", ENQUIRY],
    [`/cars/${VAN.id}`, BOOKING],
  ] as const) {
    const form_token = tokenIn(await (await fetch(site.url + path)).text())
    await post(site.url + path, { ...fields, form_token })
  }
}
