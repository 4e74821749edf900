import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { inDays } from "#tests/support/colombo-days.ts"
import { describeOnPostgres } from "#tests/support/databases.ts"
import { parseDocument, viewOf } from "#tests/support/document.ts"
import { firstOwnerAt, newStaffAt, setFleetRight } from "#tests/support/first-owner.ts"
import { openSite, type Site } from "#tests/support/site.ts"
import { redirectTarget, StaffBrowser } from "#tests/support/staff-browser.ts"
import * as formFields from "./form-fields.ts"
import { jpeg, photoForm } from "./photo-form.ts"
import { post, tokenIn } from "./visitor-forms.ts"

let site: Site
let owner: StaffBrowser
let staff: StaffBrowser
beforeAll(async () => {
  site = await openSite({ TRUST_PROXY: "1" })
  owner = await firstOwnerAt(site)
  staff = await newStaffAt(site, owner, {
    name: "Kamala",
    email: "kamala@example.lk",
    password: "tea pluckers on a green hill",
  })
  await setFleetRight(owner, "kamala@example.lk", "give-fleet")
})
afterAll(() => site.remove())

// `text` and `page` open pages of the site, `office` opens a page of the office as its owner.
const text = async (path: string) => (await fetch(site.url + path)).text()
const page = async (path: string) => viewOf(await text(path))
const viewIn = async (response: Response) => viewOf(await response.text())
const office = async (path: string) => viewIn(await owner.open(path))
/** The fields of the form with a version on an office page. */
const fieldsAt = (path: string) => formFields.fieldsAt(owner, path)

const AXIO_PATH = "/office/vehicles/toyota-axio-hybrid-g"

it.each([
  "/office/categories",
  "/office/categories/vans",
  "/office/services",
  "/office/services/need-a-driver",
  "/office/vehicles/new",
  "/office/staff",
  "/office/account",
  "/office/delivery",
])("names every group of fields and every table of %s", async (path) => {
  const groups = (await office(path)).all("fieldset, table")
  expect(groups.length).toBeGreaterThan(0)
  const unnamed = groups.filter((group) => !/^(LEGEND|CAPTION)$/.test(group.firstElementChild?.tagName ?? ""))
  expect(unnamed).toEqual([])
})

describe("a browser without a session", () => {
  it.each(["", "/new", "/toyota-axio-hybrid-g", "/toyota-axio-hybrid-g/pictures"])(
    "is asked to sign in at /office/vehicles%s",
    async (path) => {
      const response = await new StaffBrowser(site.url).open(`/office/vehicles${path}`)
      expect(redirectTarget(response)).toBe(
        `/office/sign-in?to=${encodeURIComponent(`/office/vehicles${path}`)}`,
      )
    },
  )

  it("adds no picture, whatever its size", async () => {
    const response = await new StaffBrowser(site.url).submitFiles(
      `${AXIO_PATH}/pictures`,
      photoForm(Buffer.alloc(3_000_000)),
    )
    expect(redirectTarget(response)).toContain("/office/sign-in")
  })
})

describe("a vehicle", () => {
  it("can be changed by staff with the right, and the next visitor sees the change", async () => {
    const fields = await fieldsAt(AXIO_PATH)
    expect(fields).toMatchObject({ version: "1", name: "Toyota Axio Hybrid G", gearbox: "automatic" })
    const response = await staff.submit(AXIO_PATH, {
      ...fields,
      name: "Toyota Axio <Hybrid>",
      deposit: "66,500",
    })
    expect(redirectTarget(response)).toBe(`${AXIO_PATH}?done=saved`)
    expect((await page("/cars/toyota-axio-hybrid-g")).text).toContain("Toyota Axio <Hybrid>")
    expect((await page("/carlist/sedans-wagons")).text).toContain("Toyota Axio <Hybrid>")
    expect(await text("/fleet.json")).toContain("Toyota Axio <Hybrid>")
    const history = await office("/office/history")
    expect(history.text).toContain("Kamala")
    expect(history.text).toContain("Toyota Axio <Hybrid>")
  })

  it("that was changed concurrently is shown field by field, and saved only by a second submission", async () => {
    const alto = "/office/vehicles/suzuki-alto-800-manual"
    const mine = await fieldsAt(alto)
    const theirs = await fieldsAt(alto)
    await staff.submit(alto, { ...theirs, colour: "Gold", seats: "4" })
    const staleFields = { ...mine, seats: "3", description: "Typed for an hour" }
    const response = await owner.submit(alto, staleFields)
    expect(response.status).toBe(409)
    const conflict = await viewIn(response)
    conflict.getByRole("heading", { name: "Somebody else changed this while you worked on it" })
    expect(conflict.value("description")).toBe("Typed for an hour")
    conflict.getByText("Your value is above. Somebody else saved: 4")
    conflict.getByText("Somebody else changed it to: Gold")
    expect(await text("/cars/suzuki-alto-800-manual")).not.toContain("Typed for an hour")
    const again = { ...staleFields, version: "2", colour: "Gold" }
    expect(redirectTarget(await owner.submit(alto, again))).toBe(`${alto}?done=saved`)
    expect(await fieldsAt(alto)).toMatchObject({
      colour: "Gold",
      seats: "3",
      description: "Typed for an hour",
    })
  })

  it("is shown again with the submitted values if it has errors", async () => {
    const fields = await fieldsAt(AXIO_PATH)
    const response = await owner.submit(AXIO_PATH, {
      ...fields,
      units: "0",
      seats: "five",
      model: "Kept as typed",
      categoryId: "no-such",
    })
    expect(response.status).toBe(422)
    const { title, body } = parseDocument(await response.text())
    expect(title).toMatch(/^Error: Office: /)
    const form = viewOf(body)
    const errors = form.getByRole("alert").textContent
    expect(errors).toContain("How many you own: enter a number from 1 to 99")
    expect(errors).toContain("Seats: enter a number")
    expect(form.value("model")).toBe("Kept as typed")
    const other = await owner.submit(AXIO_PATH, { ...fields, categoryId: "no-such" })
    expect((await viewIn(other)).getByRole("alert").textContent).toContain(
      "Category: choose one from the list",
    )
  })

  it.each([
    ["another site", "https://evil.example"],
    ["no origin", null],
  ])("is not changed by a form from %s", async (_, origin) => {
    const fields = await fieldsAt(AXIO_PATH)
    const response = await owner.submit(AXIO_PATH, { ...fields, name: "Stolen" }, origin)
    expect([400, 403]).toContain(response.status)
    expect((await page("/cars/toyota-axio-hybrid-g")).text).not.toContain("Stolen")
  })

  it.each(["no-such-vehicle", "%00", "..%2f..%2fetc"])("is not found with the unknown id %s", async (id) => {
    const editPath = `/office/vehicles/${id}`
    expect((await owner.open(editPath)).status).toBeGreaterThanOrEqual(400)
    const fields = await fieldsAt(AXIO_PATH)
    const response = await owner.submit(editPath, fields)
    expect([400, 404]).toContain(response.status)
  })

  it("is refused with an invalid version", async () => {
    expect((await owner.submit(AXIO_PATH, { ...(await fieldsAt(AXIO_PATH)), version: "NaN" })).status).toBe(
      400,
    )
    expect((await owner.submit(AXIO_PATH, { act: "retire", version: "-1" })).status).toBe(400)
  })
})

const NEW_VEHICLE = {
  name: "Tata Nano",
  categoryId: "economy-cars",
  brand: "Tata",
  model: "Nano",
  modelYear: "2014",
  colour: "Yellow",
  body: "hatchback",
  units: "2",
  description: "Tiny.",
  gearbox: "manual",
  fuel: "petrol",
  fuelLabel: "Petrol",
  seats: "4",
  doors: "5",
  luggageLarge: "0",
  luggageSmall: "2",
  extraKmRate: "40",
  deposit: "20000",
  unlimitedKilometersPrice: "0",
  oneWeek: "3,000",
  twoWeeks: "2900",
  threeWeeks: "2800",
  oneMonth: "2700",
  threeMonths: "2600",
  sixMonths: "2500",
}

describe("a new vehicle", () => {
  it("can be booked at once, at a URL made from its name", async () => {
    const response = await staff.submit("/office/vehicles/new", NEW_VEHICLE)
    expect(redirectTarget(response)).toBe("/office/vehicles/tata-nano/pictures?done=added")
    expect((await page("/cars/tata-nano")).text).toContain("3,000/=")
    expect(await text("/sitemap.xml")).toContain("/cars/tata-nano<")
    expect(await text("/api/product/details?id=tata-nano")).toContain('"one_week_per_day_rate":3000')
  })

  it("is refused if its URL is that of another page, with a free URL in its form", async () => {
    const rejectionResponse = await owner.submit("/office/vehicles/new", { ...NEW_VEHICLE, id: "tata-nano" })
    expect(rejectionResponse.status).toBe(422)
    const form = await viewIn(rejectionResponse)
    expect(form.getByRole("alert").textContent).toContain("this address is taken")
    expect(form.value("id")).toBe("tata-nano-2")
    const reserved = await owner.submit("/office/vehicles/new", { ...NEW_VEHICLE, name: "New" })
    expect((await viewIn(reserved)).value("id")).toBe("new-2")
  })

  it("needs its rates, and a name", async () => {
    const empty = { ...NEW_VEHICLE, name: "", oneWeek: "", sixMonths: "0" }
    const form = await viewIn(await owner.submit("/office/vehicles/new", empty))
    const errors = form.getByRole("alert").textContent
    expect(errors).toContain("Name: fill this in")
    expect(errors).toContain("1 to 13 days: fill this in")
    expect(errors).toContain("180 days and above: enter a number from 1 to")
    expect(errors).not.toContain("Page address: fill this in")
  })
})

const BOOKING = {
  pick_up_location: "Dambulla",
  return_location: "Dambulla",
  step: "confirm",
  first_name: "Sunil",
  last_name: "Perera",
  email: "sunil@example.lk",
  contact_number: "+94 77 123 4567",
}

describe("a vehicle with blocks in the calendar", () => {
  const officePath = "/office/vehicles/toyota-axio-hybrid-g"
  const block = { vehicle: "toyota-axio-hybrid-g", units: "1" }

  it("is retired only after its entries were shown with their dates", async () => {
    const past = { ...block, from: inDays(-9), to: inDays(-5), reason: "Long over" }
    const ahead = { ...block, from: inDays(20), to: inDays(27, "18:30"), reason: "Wedding of Kumari" }
    for (const entry of [past, ahead]) {
      const entered = await owner.submit("/office/calendar/block", entry)
      expect(entered.status).toBe(303)
    }
    const { version = "" } = await fieldsAt(officePath)
    const question = await viewIn(await staff.submit(officePath, { act: "retire", version }))
    expect(question.getByRole("heading", { level: 1 }).textContent).toMatch(/^Retire Toyota Axio .+\?$/)
    expect(question.text).toContain("Wedding of Kumari")
    expect(question.text).toContain("6:30 pm")
    expect(question.text).not.toContain("Long over")
    expect((await fetch(`${site.url}/cars/toyota-axio-hybrid-g`)).status).toBe(200)
    const answer = { act: "retire", version: question.value("version"), sure: question.value("sure") }
    expect(redirectTarget(await staff.submit(officePath, answer))).toBe(`${officePath}?done=retired`)
    expect((await fetch(`${site.url}/cars/toyota-axio-hybrid-g`)).status).toBe(410)
    const again = await fieldsAt(officePath)
    await staff.submit(officePath, { act: "restore", version: again.version ?? "" })
  })
})

describe("a retired vehicle", () => {
  const officePath = "/office/vehicles/honda-grace-hybrid-ex"
  const publicPath = "/cars/honda-grace-hybrid-ex"
  beforeAll(async () => {
    const { version = "" } = await fieldsAt(officePath)
    expect(redirectTarget(await staff.submit(officePath, { act: "retire", version }))).toBe(
      `${officePath}?done=retired`,
    )
  })

  it("is listed on no page", async () => {
    for (const path of [
      "/carlist?search=grace",
      "/fleet.json",
      "/sitemap.xml",
      "/llms.txt",
      "/api/product/allProduts",
    ])
      expect(await text(path), path).not.toContain("honda-grace-hybrid-ex")
    expect((await fetch(`${site.url}/api/product/details?id=honda-grace-hybrid-ex`)).status).toBe(404)
  })

  it("has a page with status 410 that is not indexed and links to similar vehicles", async () => {
    const response = await fetch(site.url + publicPath)
    expect(response.status).toBe(410)
    const document = parseDocument(await response.text())
    const gone = viewOf(document.body)
    expect(gone.text).toContain("We no longer rent out the Honda Grace Hybrid EX")
    expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex, follow")
    expect(gone.hrefs("/cars/toyota-")).not.toEqual([])
  })

  it("cannot be booked, and its answers are submitted to another vehicle", async () => {
    const form_token = tokenIn(await text("/cars/toyota-corolla-141"))
    const response = await post(site.url + publicPath, { ...BOOKING, form_token })
    expect(response.status).toBe(410)
    const gone = await viewIn(response)
    expect(gone.text).toContain("Nothing was sent. What you typed is saved")
    expect(gone.value("email")).toBe("sunil@example.lk")
    const other = gone.one("button[formaction]").getAttribute("formaction")
    const continued = await post(`${site.url}${other}`, { ...BOOKING, form_token, step: "price" })
    expect((await viewIn(continued)).value("email")).toBe("sunil@example.lk")
    expect((await site.emails()).filter((sentEmail) => sentEmail.includes("sunil@example.lk"))).toEqual([])
  })

  it("is listed by the filter of the office, and can be restored", async () => {
    expect((await office("/office/vehicles")).text).not.toContain("Honda Grace")
    expect((await office("/office/vehicles?show=retired&q=grace")).text).toContain("Honda Grace")
    const { version = "" } = await fieldsAt(officePath)
    expect((await owner.submit(officePath, { act: "restore", version: "1" })).status).toBe(409)
    expect(redirectTarget(await owner.submit(officePath, { act: "restore", version }))).toBe(
      `${officePath}?done=restored`,
    )
    expect((await fetch(site.url + publicPath)).status).toBe(200)
  })
})

describe("categories and extras", () => {
  it("a category is retired only without vehicles, and its page then has status 410", async () => {
    const vans = await owner.submit("/office/categories/vans", { act: "retire", version: "1" })
    expect(vans.status).toBe(409)
    expect((await viewIn(vans)).text).toContain("There are vehicles in this category")
    const addResponse = await owner.submit("/office/categories", {
      act: "add",
      name: "Bicycles",
      description: "",
    })
    expect(redirectTarget(addResponse)).toBe("/office/categories/bicycles?done=added")
    expect((await page("/carlist")).text).toContain("Bicycles")
    await owner.submit("/office/categories/bicycles", { act: "retire", version: "1" })
    const gone = await fetch(`${site.url}/carlist/bicycles`)
    expect(gone.status).toBe(410)
    expect((await viewIn(gone)).text).toContain("We no longer rent out vehicles of this class")
    expect((await page("/carlist")).text).not.toContain("Bicycles")
  })

  it("an extra is changed, and retired", async () => {
    const rack = "/office/services/roof-rack"
    const fields = await fieldsAt(rack)
    expect(redirectTarget(await staff.submit(rack, { ...fields, price: "4,444" }))).toBe(`${rack}?done=saved`)
    expect((await page("/cars/toyota-corolla-141")).text).toContain("4,444.00")
    await staff.submit(rack, { act: "retire", version: "2" })
    expect((await page("/cars/toyota-corolla-141")).text).not.toContain("Roof Rack")
    const unlimited = {
      act: "add",
      name: "X",
      id: "unlimited-kilometers",
      price: "1",
      unit: "once",
      inputKind: "yesOrNo",
      charged: "once",
    }
    expect((await owner.submit("/office/services", unlimited)).status).toBe(422)
  })

  it("a driver is recognised by its role, and a price per day by its field, not by their texts", async () => {
    const driver = "/office/services/need-a-driver"
    const decoration = "/office/services/wedding-decoration"
    const renamed = { ...(await fieldsAt(driver)), name: "Guide at the wheel", unit: "all in" }
    expect(renamed).toMatchObject({ role: "driver", charged: "perDay" })
    expect(redirectTarget(await staff.submit(driver, renamed))).toBe(`${driver}?done=saved`)
    const daily = { ...(await fieldsAt(decoration)), price: "1,111", charged: "perDay" }
    expect(redirectTarget(await staff.submit(decoration, daily))).toBe(`${decoration}?done=saved`)
    const { text: car } = await page(
      "/cars/toyota-corolla-141?from=2027-01-10T09:00&to=2027-01-13T09:00&extras=need-a-driver,wedding-decoration",
    )
    expect(car).toContain("Guide at the wheel")
    expect(car).toContain("3 days × LKR 5,500.00")
    expect(car).toContain("3 days × LKR 1,111.00")
    const coach = await page("/cars/toyota-coaster-29-seater-luxury-coach")
    expect(coach.text).not.toContain("Guide at the wheel")
  })

  it("extras are offered only if the category, or the vehicle's own list, includes them", async () => {
    const category = "/office/categories/economy-cars"
    const alto = "/office/vehicles/suzuki-alto-800-manual"
    const extras = async () => {
      const controls = (await page("/cars/suzuki-alto-800-manual")).all('[name^="service_"]')
      return controls.map((control) => control.getAttribute("name")?.replace("service_", ""))
    }
    expect(await extras()).toContain("child-seat")
    const { extrasNotOffered: _, ...fields } = await fieldsAt(category)
    const withTwoExcluded = new FormData()
    for (const [name, value] of Object.entries(fields)) withTwoExcluded.append(name, value)
    for (const id of ["child-seat", "surfboard-rack"]) withTwoExcluded.append("extrasNotOffered", id)
    expect(redirectTarget(await staff.submitFiles(category, withTwoExcluded))).toBe(`${category}?done=saved`)
    const offered = await extras()
    expect(offered).not.toContain("child-seat")
    expect(offered).not.toContain("surfboard-rack")
    expect((await office(category)).all('input[name="extrasNotOffered"]:checked')).toHaveLength(2)
    const ownList = { ...(await fieldsAt(alto)), ownExtras: "yes", extrasNotOffered: "tourist-sim" }
    expect(redirectTarget(await owner.submit(alto, ownList))).toBe(`${alto}?done=saved`)
    expect(await extras()).toContain("child-seat")
    expect(await extras()).not.toContain("tourist-sim")
    expect((await office("/office/history")).text).toContain("extras that are not offered")
  })

  it("are reordered by a form, without a script", async () => {
    const response = await staff.submit("/office/categories", { act: "up", id: "vans" })
    expect(redirectTarget(response)).toBe("/office/categories?done=moved#row-vans")
    const categories = (await page("/carlist")).hrefs("/carlist/")
    expect(categories.indexOf("/carlist/vans")).toBeLessThan(categories.indexOf("/carlist/suvs-jeeps-cabs"))
    expect((await staff.submit("/office/categories", { act: "up", id: "no-such" })).status).toBe(404)
    expect((await staff.submit("/office/categories", { act: "sideways", id: "vans" })).status).toBe(400)
    const last = await staff.submit("/office/vehicles/toyota-corolla-141", {
      act: "place",
      after: "toyota-premio-g-superior",
    })
    expect(redirectTarget(last)).toBe("/office/vehicles/toyota-corolla-141?done=moved")
  })

  it.each([
    ["/office/categories", ["Category", "Vehicles shown", "Status", "Order"]],
    ["/office/services", ["Extra", "Price", "Visitors choose", "Status", "Order"]],
  ])("are listed at %s with the columns %j", async (path, headings) => {
    const table = viewOf((await office(path)).getByRole("table"))
    expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(headings)
  })
})

describeOnPostgres("the fleet of two processes with one database", (_open, locate) => {
  it("is the same in both processes, with photos and retired vehicles", async () => {
    const location = locate()
    if (!("url" in location)) throw new Error("this suite runs on PostgreSQL")
    const settings = { DATABASE_URL: location.url, TRUST_PROXY: "1" }
    const first = await openSite(settings)
    const firstOwner = await firstOwnerAt(first)
    const second = await openSite(settings)
    const atSecond = async (path: string) => fetch(second.url + path)
    await (await atSecond("/cars/toyota-corolla-141")).text() // fills its cache
    const editPath = "/office/vehicles/toyota-corolla-141"
    expect(
      redirectTarget(await firstOwner.submitFiles(`${editPath}/pictures`, photoForm(await jpeg("#a3a")))),
    ).toContain("done=pictures")
    await vi.waitFor(
      async () => {
        const car = await (await atSecond("/cars/toyota-corolla-141")).text()
        const [path] = /\/uploads\/[0-9a-f]{32}-\d+\.webp/.exec(car) ?? []
        expect((await atSecond(path ?? "/nothing")).headers.get("content-type")).toBe("image/webp")
      },
      { timeout: 20_000, interval: 100 },
    )
    expect(redirectTarget(await firstOwner.submit(editPath, { act: "retire", version: "2" }))).toContain(
      "done=retired",
    )
    expect((await fetch(`${first.url}/cars/toyota-corolla-141`)).status).toBe(410)
    await vi.waitFor(async () => expect((await atSecond("/cars/toyota-corolla-141")).status).toBe(410), {
      timeout: 20_000,
      interval: 100,
    })
    await first.remove()
    await second.remove()
  }, 60_000)
})
