import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { RULES_FORM } from "#app/office/site/rules/rules-form.ts"
import { fileContent } from "#tests/content/content.ts"
import { describeOnPostgres } from "#tests/support/databases.ts"
import { parseDocument, scriptsOf, viewOf } from "#tests/support/document.ts"
import { firstOwnerAt, newStaffAt } from "#tests/support/first-owner.ts"
import { POLLING } from "#tests/support/polling.ts"
import { PROCESSES_TIMEOUT_MS } from "#tests/support/processes.ts"
import { readPage } from "#tests/support/read-page.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { redirectTarget, StaffBrowser } from "#tests/support/staff-browser.ts"
import { HARMFUL_MARKUP, isInjected, SettingPages } from "./setting-pages.ts"
import { BOOKING, post, tokenIn, VAN } from "./visitor-forms.ts"

const CONTACT_DATA = {
  phone: "066 223 4567",
  messagingNumber: "077 123 4567",
  email: "hello@example.lk",
  addressLines: "Rent Car Service\r\n12 Kandy Road\r\nDambulla",
  opens: "8",
  closes: "17",
  latitude: "7.87",
  longitude: "80.66",
  video: "https://videos.example/ours",
  shortVideo: "",
  photos: "",
  travelReviews: "",
  socialNetwork: "",
}

const RULES = {
  ...RULES_FORM.toFormValues(fileContent.settings.rules),
  mileageAllowanceKm: "123",
  insuranceExcess: "7,500",
}

let site: Site
let owner: StaffBrowser
let staff: StaffBrowser
let settings: SettingPages
beforeAll(async () => {
  site = await openSite({ TRUST_PROXY: "1" })
  owner = await firstOwnerAt(site)
  staff = await newStaffAt(site, owner, {
    name: "Kamala",
    email: "kamala@example.lk",
    password: "a boat on the morning tank",
  })
  settings = new SettingPages(staff)
})
afterAll(() => site.remove())

const text = async (path: string) => (await fetch(site.url + path)).text()
const page = async (path: string) => viewOf(await text(path))
const viewIn = async (response: Response) => viewOf(await response.text())

const SETTING_PAGES = ["", "/contact", "/notices", "/questions", "/gallery", "/rules", "/agents"]

describe("access to the pages that edit the site", () => {
  it.each([...SETTING_PAGES, "/notices/new", "/questions/1", "/gallery/galle"])(
    "is refused without a sign-in at /office/site%s",
    async (path) => {
      const officePath = `/office/site${path}`
      const response = await new StaffBrowser(site.url).open(officePath)
      expect(redirectTarget(response)).toBe(`/office/sign-in?to=${encodeURIComponent(officePath)}`)
      const submitted = await new StaffBrowser(site.url).submit(officePath, { version: "0", ...CONTACT_DATA })
      expect(redirectTarget(submitted)).toMatch("/office/sign-in")
    },
  )

  it.each(["/contact", "/notices/new", "/questions/1", "/gallery"])(
    "is refused to a form of another site at %s",
    async (path) => {
      const fields = { version: "0", act: "up 1", ...CONTACT_DATA, text: "The A9 is closed" }
      const response = await staff.submit(`/office/site${path}`, fields, "https://evil.example")
      expect([400, 403]).toContain(response.status)
    },
  )

  it.each(SETTING_PAGES)(
    "gets a page with no script but that of islands, which is not cached, at /office/site%s",
    async (path) => {
      const response = await staff.open(`/office/site${path}`)
      expect(response.status).toBe(200)
      expect(response.headers.get("cache-control")).toBe("no-store")
      expect(scriptsOf(parseDocument(await response.text()))).toHaveLength(1)
    },
  )
})

describe("contact data", () => {
  it("are on every page that shows them from the next request on, in one format", async () => {
    for (const path of ["/home", "/contact", "/llms.txt", "/no-such-page"]) await text(path) // fills the cache
    const saveResponse = await settings.save("/contact", CONTACT_DATA)
    expect([saveResponse.status, redirectTarget(saveResponse)]).toEqual([303, "/office/site/contact?saved"])
    const home = await page("/home")
    expect(home.hrefs("tel:+94662234567").length).toBeGreaterThan(1)
    expect(home.text).toContain("+94 66 223 4567")
    expect(home.hrefs("https://wa.me/94771234567?")).not.toEqual([])
    expect(home.hrefs("mailto:hello@example.lk")).not.toEqual([])
    expect(home.text).toContain("8am to 5pm")
    expect(home.hrefs()).toContain("https://videos.example/ours")
    expect(home.element.innerHTML).not.toContain("shorts.example")
    expect(home.element.innerHTML).not.toContain("000 0000")
    const contact = await text("/contact")
    expect(viewOf(contact).text).toContain("12 Kandy Road")
    expect(
      viewOf(contact)
        .hrefs("https://")
        .filter((href) => href.includes("destination=7.87,80.66")),
    ).not.toEqual([])
    const structuredData = JSON.stringify(readPage(contact).jsonLd)
    for (const value of ["+94 66 223 4567", "hello@example.lk", "80.66"])
      expect(structuredData).toContain(value)
    const llms = await text("/llms.txt")
    expect(llms).toContain("Phone: +94 66 223 4567")
    expect(llms).toContain("Rent Car Service, 12 Kandy Road, Dambulla")
    const missing = await fetch(`${site.url}/no-such-page`)
    expect(missing.status).toBe(404)
    expect((await viewIn(missing)).hrefs("tel:+94662234567")).not.toEqual([])
    expect((await page(`/cars/${VAN.id}`)).text).toContain("+94 66 223 4567")
    const confirmation = (await settings.open("/contact?saved")).getByRole("status")
    expect(confirmation.textContent).toContain("It is on the site now")
  })

  it("are shown again with the errors at their fields, and not stored, if they have any", async () => {
    const wrong = {
      ...CONTACT_DATA,
      phone: HARMFUL_MARKUP,
      messagingNumber: "12",
      email: "nobody",
      addressLines: " \r\n ",
      opens: "17",
      closes: "8",
      latitude: "52.5",
      longitude: "x",
      video: "javascript:alert(1)",
      photos: "http://photos.example",
    }
    const response = await settings.save("/contact?saved", wrong) // the URL after the last save
    expect(response.status).toBe(422)
    const { title, body } = parseDocument(await response.text())
    expect(title).toBe("Error: Office: Contact and hours")
    const form = viewOf(body)
    const fields = [
      ...["phone", "messagingNumber", "email", "addressLines", "closes"],
      ...["latitude", "longitude", "video", "photos"],
    ]
    expect(viewOf(form.getByRole("alert")).hrefs()).toEqual(fields.map((field) => `#${field}`))
    for (const field of fields)
      expect(form.one(`#${field}`).getAttribute("aria-describedby"), field).toContain(`${field}-error`)
    expect(form.value("video")).toBe("javascript:alert(1)")
    expect(form.value("phone")).toBe(HARMFUL_MARKUP)
    expect(isInjected(form)).toBe(false)
    expect(form.text).not.toContain("It is on the site now")
    expect((await page("/contact")).text).toContain("+94 66 223 4567")
  })

  it("are shown beside the submitted data after a concurrent change, and saved only by a second submission", async () => {
    const version = await settings.versionOf("/contact")
    await owner.submit("/office/site/contact", { ...CONTACT_DATA, phone: "066 999 9999", version })
    const formValues = { ...CONTACT_DATA, email: "typed@example.lk" }
    const response = await staff.submit("/office/site/contact", { ...formValues, version })
    expect(response.status).toBe(409)
    const conflict = await viewIn(response)
    expect(conflict.getByRole("alert").textContent).toContain(
      "Somebody else changed this while you were typing",
    )
    expect(conflict.getByRole("alert").textContent).toContain("+94 66 999 9999")
    expect(conflict.value("email")).toBe("typed@example.lk")
    expect(await text("/contact")).not.toContain("typed@example.lk")
    const again = { ...formValues, version: conflict.value("version") }
    expect((await staff.submit("/office/site/contact", again)).status).toBe(303)
    expect((await page("/contact")).text).toContain("typed@example.lk")
  })

  it("can be reset to the previous version and back again, and list who changed them", async () => {
    await settings.submit("/contact", "set-back")
    expect((await page("/contact")).text).toContain("+94 66 999 9999")
    await settings.submit("/contact", "set-back")
    expect((await page("/contact")).text).toContain("typed@example.lk")
    const { text: changes } = await settings.open("/contact")
    expect(changes).toContain("Kamala")
    expect(changes).toContain("Nimal")
    const stale = await staff.submit("/office/site/contact", { act: "set-back", version: "0" })
    expect(stale.status).toBe(409)
    expect((await viewIn(stale)).getByRole("alert").textContent).toContain("Your change was not made")
    const history = await viewIn(await owner.open("/office/history?subject=setting"))
    expect(history.hrefs()).toContain("/office/site/contact")
  })

  it.each(["", "x", "-1", "1e3"])("are refused with the invalid version '%s'", async (version) => {
    expect((await staff.submit("/office/site/contact", { ...CONTACT_DATA, version })).status).toBe(400)
  })
})

describe("the figures of the rules", () => {
  it("are changed on every page that shows them", async () => {
    await Promise.all(["/terms-and-conditions", "/faq", "/rent-a-car-to-ella"].map(text))
    expect((await settings.save("/rules", RULES)).status).toBe(303)
    for (const path of [
      "/terms-and-conditions",
      "/agreement",
      "/faq",
      "/rent-a-car-to-ella",
      "/rent-a-car-sri-lanka",
      `/cars/${VAN.id}`,
    ])
      expect((await page(path)).text, path).toMatch(/123\s?km/)
    expect(await text("/llms.txt")).toMatch(/123\s?km/)
    expect((await page("/terms-and-conditions")).text).toContain("Rs. 7,500")
  })

  it("are refused with an error at each field and the submitted text if they are not numbers", async () => {
    const wrong = { ...RULES, minimumAge: "young", cleaningTo: "500", insuranceExcess: "-5" }
    const response = await settings.save("/rules", wrong)
    expect(response.status).toBe(422)
    const form = await viewIn(response)
    expect(form.all("[aria-invalid]")).toHaveLength(3)
    expect(form.value("minimumAge")).toBe("young")
  })
})

describe("agents", () => {
  const car = () => page(`/cars/${VAN.id}`)
  const book = async (agent: string) => {
    const url = `${site.url}/cars/${VAN.id}`
    return post(url, { ...BOOKING, agent, form_token: tokenIn(await text(`/cars/${VAN.id}`)) })
  }

  it("are offered and accepted by the booking form", async () => {
    expect((await settings.save("/agents", { agents: `Kandy Tours\r\n\r\n${HARMFUL_MARKUP}` })).status).toBe(
      303,
    )
    const form = await car()
    expect(
      viewOf(form.one('select[name="agent"]'))
        .all("option")
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(["Kandy Tours", HARMFUL_MARKUP]))
    expect(form.text).not.toContain("Office 1")
    expect(isInjected(form)).toBe(false)
    const refused = await viewIn(await book("Office 1"))
    expect(refused.getByRole("alert").textContent).toContain(
      "Select the office you were in contact with, or none",
    )
    expect((await book("Kandy Tours")).status).toBe(303)
    const list = await viewIn(await staff.open("/office/enquiries?q=zenobia"))
    const [enquiry = ""] = viewOf(list.getByRole("rowheader")).hrefs()
    await settings.save("/agents", { agents: "" })
    expect((await viewIn(await staff.open(enquiry))).text).toContain("Kandy Tours")
    expect((await car()).all('[name="agent"]')).toEqual([])
  })

  it("are refused when a name is repeated", async () => {
    const response = await settings.save("/agents", { agents: "Kandy\nKandy" })
    expect(response.status).toBe(422)
    expect((await viewIn(response)).getByRole("alert").textContent).toContain("Write each name only once")
  })
})

describeOnPostgres("a setting of two processes with one database", (_open, locate) => {
  it(
    "is changed in both processes",
    async () => {
      const location = locate()
      if (!("url" in location)) throw new Error("this suite runs on PostgreSQL")
      const settings = { DATABASE_URL: location.url }
      const first = await openSite(settings)
      const browser = await firstOwnerAt(first)
      const second = await openSite(settings)
      const contactAt = async ({ url }: Site) => (await fetch(`${url}/contact`)).text()
      expect(await contactAt(first)).toContain("+94 66 000 0000")
      expect(await contactAt(second)).toContain("+94 66 000 0000")
      const saveResponse = await browser.submit("/office/site/contact", { ...CONTACT_DATA, version: "0" })
      expect(saveResponse.status).toBe(303)
      expect(await contactAt(first)).toContain("+94 66 223 4567")
      await vi.waitFor(async () => expect(await contactAt(second)).toContain("+94 66 223 4567"), POLLING)
      expect(await contactAt(second)).not.toContain("000 0000")
      await first.remove()
      await second.remove()
    },
    PROCESSES_TIMEOUT_MS,
  )
})
