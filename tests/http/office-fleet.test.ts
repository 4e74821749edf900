import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { describeOnPostgres } from "#tests/support/databases.ts"
import { viewOf } from "#tests/support/document.ts"
import { firstOwnerAt, newStaffAt } from "#tests/support/first-owner.ts"
import { type Site, startSite } from "#tests/support/site.ts"
import { leadsTo, StaffBrowser } from "#tests/support/staff-browser.ts"
import { post, tokenIn } from "./browser.ts"

let site: Site
let owner: StaffBrowser
let staff: StaffBrowser
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: "1" })
  owner = await firstOwnerAt(site)
  staff = await newStaffAt(site, owner, {
    name: "Kamala",
    email: "kamala@example.lk",
    password: "tea pluckers on a green hill",
  })
})
afterAll(() => site.remove())

const text = async (path: string) => (await fetch(site.url + path)).text()
const html = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "")

const AXIO = "/office/vehicles/toyota-axio-hybrid-g"

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
  const groups = viewOf(await html(await owner.open(path))).all("fieldset, table")
  expect(groups.length).toBeGreaterThan(0)
  const unnamed = groups.filter((group) => !/^(LEGEND|CAPTION)$/.test(group.firstElementChild?.tagName ?? ""))
  expect(unnamed).toEqual([])
})

/** Every field of the form that a page shows, as a browser would send it. */
async function fieldsAt(path: string): Promise<Record<string, string>> {
  const view = viewOf(await (await owner.open(path)).text())
  const form = view.one('form:has([name="version"])') as HTMLFormElement
  const shown = viewOf(form)
  const fields: Record<string, string> = {}
  for (const control of form.elements) {
    const { type, name, checked, tagName } = control as HTMLInputElement
    if (type === "checkbox" && !checked) continue
    if (tagName !== "BUTTON" && name) fields[name] ??= shown.value(name)
  }
  delete fields.after
  return fields
}

describe("a stranger", () => {
  it.each(["", "/new", "/toyota-axio-hybrid-g", "/toyota-axio-hybrid-g/pictures"])(
    "is asked to sign in at /office/vehicles%s",
    async (path) => {
      const answer = await new StaffBrowser(site.url).open(`/office/vehicles${path}`)
      expect(leadsTo(answer)).toBe(`/office/sign-in?to=${encodeURIComponent(`/office/vehicles${path}`)}`)
    },
  )

  it("adds no picture, however much is sent", async () => {
    const answer = await new StaffBrowser(site.url).send(`${AXIO}/pictures`, files(Buffer.alloc(3_000_000)))
    expect(leadsTo(answer)).toContain("/office/sign-in")
  })
})

describe("a vehicle", () => {
  it("is changed by any of the staff, and is another for the next visitor", async () => {
    const fields = await fieldsAt(AXIO)
    expect(fields).toMatchObject({ version: "1", name: "Toyota Axio Hybrid G", gearbox: "automatic" })
    const answer = await staff.submit(AXIO, { ...fields, name: "Toyota Axio <Hybrid>", deposit: "66,500" })
    expect(leadsTo(answer)).toBe(`${AXIO}?done=saved`)
    expect(await text("/cars/toyota-axio-hybrid-g")).toContain("Toyota Axio &lt;Hybrid&gt;")
    expect(await text("/carlist/sedans-wagons")).toContain("Toyota Axio &lt;Hybrid&gt;")
    expect(await text("/fleet.json")).toContain("Toyota Axio <Hybrid>")
    const history = await html(await owner.open("/office/history"))
    expect(history).toContain("Kamala")
    expect(history).toContain("Toyota Axio &lt;Hybrid&gt;")
  })

  it("that somebody else changed meanwhile is told field by field, and saved only by the next press", async () => {
    const page = "/office/vehicles/suzuki-alto-800-manual"
    const [mine, theirs] = [await fieldsAt(page), await fieldsAt(page)]
    await staff.submit(page, { ...theirs, colour: "Gold", seats: "4" })
    const late = { ...mine, seats: "3", description: "Typed for an hour" }
    const answer = await owner.submit(page, late)
    expect(answer.status).toBe(409)
    const shown = await html(answer)
    expect(shown).toContain("Somebody else changed this while you worked on it")
    expect(shown).toContain("Typed for an hour")
    expect(shown).toContain("Your value is above. Somebody else saved: 4<")
    expect(shown).toContain("Somebody else changed it to: Gold<")
    expect(await text("/cars/suzuki-alto-800-manual")).not.toContain("Typed for an hour")
    const again = { ...late, version: "2", colour: "Gold" }
    expect(leadsTo(await owner.submit(page, again))).toBe(`${page}?done=saved`)
    expect(await fieldsAt(page)).toMatchObject({
      colour: "Gold",
      seats: "3",
      description: "Typed for an hour",
    })
  })

  it("keeps what was typed where something is wrong with it", async () => {
    const fields = await fieldsAt(AXIO)
    const answer = await owner.submit(AXIO, {
      ...fields,
      units: "0",
      seats: "five",
      model: "Kept as typed",
      categoryId: "no-such",
    })
    expect(answer.status).toBe(422)
    const shown = await html(answer)
    expect(shown).toContain("How many you own: enter a number from 1 to 99")
    expect(shown).toContain("Seats: enter a number")
    expect(shown).toContain('value="Kept as typed"')
    expect(shown).toContain("<title>Error: Office: ")
    const other = await owner.submit(AXIO, { ...fields, categoryId: "no-such" })
    expect(await html(other)).toContain("Category: choose one from the list")
  })

  it.each([
    ["another site", "https://evil.example"],
    ["no browser", null],
  ])("is not changed by a press from %s", async (_, origin) => {
    const fields = await fieldsAt(AXIO)
    const answer = await owner.submit(AXIO, { ...fields, name: "Stolen" }, origin)
    expect([400, 403]).toContain(answer.status)
    expect(await text("/cars/toyota-axio-hybrid-g")).not.toContain("Stolen")
  })

  it.each(["no-such-vehicle", "%00", "..%2f..%2fetc"])("that there is not is not found: %s", async (id) => {
    const page = `/office/vehicles/${id}`
    expect((await owner.open(page)).status).toBeGreaterThanOrEqual(400)
    const fields = await fieldsAt(AXIO)
    const answer = await owner.submit(page, fields)
    expect([400, 404]).toContain(answer.status)
  })

  it("is refused with a version that no form has", async () => {
    expect((await owner.submit(AXIO, { ...(await fieldsAt(AXIO)), version: "NaN" })).status).toBe(400)
    expect((await owner.submit(AXIO, { act: "retire", version: "-1" })).status).toBe(400)
  })
})

const NEW = {
  ...{
    name: "Tata Nano",
    categoryId: "economy-cars",
    brand: "Tata",
    model: "Nano",
    modelYear: "2014",
    colour: "Yellow",
  },
  ...{
    body: "hatchback",
    units: "2",
    description: "Tiny.",
    gearbox: "manual",
    fuel: "petrol",
    size: "Petrol",
  },
  ...{ seats: "4", doors: "5", luggageLarge: "0", luggageSmall: "2", extraKmRate: "40", deposit: "20000" },
  ...{ unlimitedKilometersPrice: "0", oneWeek: "3,000", twoWeeks: "2900", threeWeeks: "2800" },
  ...{ oneMonth: "2700", threeMonths: "2600", sixMonths: "2500" },
}

describe("a new vehicle", () => {
  it("can be hired at once, at an address made of its name", async () => {
    const answer = await staff.submit("/office/vehicles/new", NEW)
    expect(leadsTo(answer)).toBe("/office/vehicles/tata-nano/pictures?done=added")
    const page = await text("/cars/tata-nano")
    expect(page).toContain("3,000/=")
    expect(await text("/sitemap.xml")).toContain("/cars/tata-nano<")
    expect(await text("/api/product/details?id=tata-nano")).toContain('"one_week_per_day_rate":3000')
  })

  it("takes nobody's address, and offers the next one", async () => {
    const shown = await owner.submit("/office/vehicles/new", { ...NEW, id: "tata-nano" })
    expect(shown.status).toBe(422)
    const page = await html(shown)
    expect(page).toContain("this address is taken")
    expect(page).toContain('value="tata-nano-2"')
    expect(await html(await owner.submit("/office/vehicles/new", { ...NEW, name: "New" }))).toContain(
      'value="new-2"',
    )
  })

  it("needs its rates, and a name", async () => {
    const page = await html(
      await owner.submit("/office/vehicles/new", { ...NEW, name: "", oneWeek: "", sixMonths: "0" }),
    )
    expect(page).toContain("Name: fill this in")
    expect(page).toContain("1 to 13 days: fill this in")
    expect(page).toContain("180 days and above: enter a number from 1 to")
    expect(page).not.toContain("Page address: fill this in")
  })
})

const HIRE = {
  ...{ pick_up_location: "Dambulla", return_location: "Dambulla", step: "confirm" },
  ...{
    first_name: "Sunil",
    last_name: "Perera",
    email: "sunil@example.lk",
    contact_number: "+94 77 123 4567",
  },
}

describe("a vehicle that is retired", () => {
  const page = "/office/vehicles/honda-grace-hybrid-ex"
  const publicPage = "/cars/honda-grace-hybrid-ex"
  beforeAll(async () => {
    const { version = "" } = await fieldsAt(page)
    expect(leadsTo(await staff.submit(page, { act: "retire", version }))).toBe(`${page}?done=retired`)
  })

  it("is in no list", async () => {
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

  it("still answers at its address, which is found by nobody new, and shows what is like it", async () => {
    const answer = await fetch(site.url + publicPage)
    expect(answer.status).toBe(410)
    const shown = await html(answer)
    expect(shown).toContain("We no longer rent out the Honda Grace Hybrid EX")
    expect(shown).toContain('content="noindex, follow"')
    expect(shown).toContain('href="/cars/toyota-')
  })

  it("cannot be booked, and what was typed goes on to another one", async () => {
    const form_token = tokenIn(await text("/cars/toyota-corolla-141"))
    const answer = await post(site.url + publicPage, { ...HIRE, form_token })
    expect(answer.status).toBe(410)
    const shown = await html(answer)
    expect(shown).toContain("Nothing was sent. What you typed is saved")
    expect(shown).toMatch(/type="hidden"[^>]*name="email"[^>]*value="sunil@example.lk"/)
    const [, other = ""] = /formAction="([^"]+)"/i.exec(shown) ?? []
    const goneOn = await post(site.url + other, { ...HIRE, form_token, step: "price" })
    expect(await goneOn.text()).toContain('value="sunil@example.lk"')
    expect((await site.emails()).filter((sentEmail) => sentEmail.includes("sunil@example.lk"))).toEqual([])
  })

  it("stands behind the filter of the office, and comes back as it was", async () => {
    expect(await html(await owner.open("/office/vehicles"))).not.toContain("Honda Grace")
    expect(await html(await owner.open("/office/vehicles?show=retired&q=grace"))).toContain("Honda Grace")
    const { version = "" } = await fieldsAt(page)
    expect((await owner.submit(page, { act: "restore", version: "1" })).status).toBe(409)
    expect(leadsTo(await owner.submit(page, { act: "restore", version }))).toBe(`${page}?done=restored`)
    expect((await fetch(site.url + publicPage)).status).toBe(200)
  })
})

describe("categories and extras", () => {
  it("a category with vehicles in it is not retired, and says why; an empty one still answers", async () => {
    const vans = await owner.submit("/office/categories/vans", { act: "retire", version: "1" })
    expect(vans.status).toBe(409)
    expect(await html(vans)).toContain("There are vehicles in this category")
    const added = await owner.submit("/office/categories", { act: "add", name: "Bicycles", description: "" })
    expect(leadsTo(added)).toBe("/office/categories/bicycles?done=added")
    expect(await text("/carlist")).toContain("Bicycles")
    await owner.submit("/office/categories/bicycles", { act: "retire", version: "1" })
    const gone = await fetch(`${site.url}/carlist/bicycles`)
    expect(gone.status).toBe(410)
    expect(await html(gone)).toContain("We no longer rent out vehicles of this class")
    expect(await text("/carlist")).not.toContain("Bicycles")
  })

  it("an extra is changed, and retired", async () => {
    const page = "/office/services/roof-rack"
    const fields = await fieldsAt(page)
    expect(leadsTo(await staff.submit(page, { ...fields, price: "4,444" }))).toBe(`${page}?done=saved`)
    expect(await text("/cars/toyota-corolla-141")).toContain("4,444.00")
    await staff.submit(page, { act: "retire", version: "2" })
    expect(await text("/cars/toyota-corolla-141")).not.toContain("Roof Rack")
    const unlimited = {
      act: "add",
      name: "X",
      id: "unlimited-kilometers",
      price: "1",
      unit: "once",
      asks: "yesOrNo",
      charged: "once",
    }
    expect((await owner.submit("/office/services", unlimited)).status).toBe(422)
  })

  it("a driver is known by its role, and a price per day by its field, whatever the words say", async () => {
    const [driver, decoration] = ["/office/services/need-a-driver", "/office/services/wedding-decoration"]
    const renamed = { ...(await fieldsAt(driver)), name: "Guide at the wheel", unit: "all in" }
    expect(renamed).toMatchObject({ role: "driver", charged: "perDay" })
    expect(leadsTo(await staff.submit(driver, renamed))).toBe(`${driver}?done=saved`)
    const daily = { ...(await fieldsAt(decoration)), price: "1,111", charged: "perDay" }
    expect(leadsTo(await staff.submit(decoration, daily))).toBe(`${decoration}?done=saved`)
    const car = await text(
      "/cars/toyota-corolla-141?from=2027-01-10T09:00&to=2027-01-13T09:00&extras=need-a-driver,wedding-decoration",
    )
    expect(car).toContain("Guide at the wheel")
    expect(car).toContain("3 days × LKR 5,500.00")
    expect(car).toContain("3 days × LKR 1,111.00")
    expect(await text("/cars/toyota-coaster-29-seater-luxury-coach")).not.toContain("Guide at the wheel")
  })

  it("extras are offered only where the category, or the vehicle's own list, lets them be", async () => {
    const [category, alto] = ["/office/categories/economy-cars", "/office/vehicles/suzuki-alto-800-manual"]
    const extras = async () =>
      [...(await text("/cars/suzuki-alto-800-manual")).matchAll(/name="service_([^"]+)"/g)].map(
        ([, id]) => id,
      )
    expect(await extras()).toContain("child-seat")
    const { extrasNotOffered: _, ...fields } = await fieldsAt(category)
    const two = new FormData()
    for (const [name, value] of Object.entries(fields)) two.append(name, value)
    for (const id of ["child-seat", "surfboard-rack"]) two.append("extrasNotOffered", id)
    expect(leadsTo(await staff.send(category, two))).toBe(`${category}?done=saved`)
    const offered = await extras()
    expect(offered).not.toContain("child-seat")
    expect(offered).not.toContain("surfboard-rack")
    const shown = await html(await owner.open(category))
    expect(viewOf(shown).all('input[name="extrasNotOffered"]:checked')).toHaveLength(2)
    const own = { ...(await fieldsAt(alto)), ownExtras: "yes", extrasNotOffered: "tourist-sim" }
    expect(leadsTo(await owner.submit(alto, own))).toBe(`${alto}?done=saved`)
    expect(await extras()).toContain("child-seat")
    expect(await extras()).not.toContain("tourist-sim")
    expect(await html(await owner.open("/office/history"))).toContain("extras that are not offered")
  })

  it("the order changes by one press, without a script", async () => {
    const answer = await staff.submit("/office/categories", { act: "up", id: "vans" })
    expect(leadsTo(answer)).toBe("/office/categories#row-vans")
    const bar = await text("/carlist")
    expect(bar.indexOf("/carlist/vans")).toBeLessThan(bar.indexOf("/carlist/suvs-jeeps-cabs"))
    expect((await staff.submit("/office/categories", { act: "up", id: "no-such" })).status).toBe(404)
    expect((await staff.submit("/office/categories", { act: "sideways", id: "vans" })).status).toBe(400)
    const last = await staff.submit("/office/vehicles/toyota-corolla-141", {
      act: "place",
      after: "toyota-premio-g-superior",
    })
    expect(leadsTo(last)).toBe("/office/vehicles/toyota-corolla-141?done=moved")
  })
})

/** A form with files, by what is in them; their names are a clerk's, or an attacker's. */
function files(...contents: (Buffer | [string, Buffer])[]): FormData {
  const form = new FormData()
  for (const content of contents) {
    const [name, bytes] = Array.isArray(content) ? content : ["van.jpg", content]
    form.append("photos", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), name)
  }
  return form
}

const jpeg = (background: string, width = 800) =>
  sharp({ create: { width, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()

describe("photos", () => {
  const page = "/office/vehicles/toyota-corolla-141/pictures"

  it("are shown in every size, at addresses that never change", async () => {
    const answer = await staff.send(page, files(["../../../etc/passwd.jpg", await jpeg("#a33", 1600)]))
    expect(leadsTo(answer)).toBe(`${page}?done=pictures`)
    const vehicle = await text("/cars/toyota-corolla-141")
    const [, hash = ""] = /\/uploads\/([0-9a-f]{32})-1440\.webp/.exec(vehicle) ?? []
    expect(hash).toHaveLength(32)
    expect(vehicle).toContain(`/uploads/${hash}-360.avif 360w`)
    for (const [end, type] of [
      ["360.avif", "image/avif"],
      ["1440.webp", "image/webp"],
      ["1200.jpg", "image/jpeg"],
    ]) {
      const file = await fetch(`${site.url}/uploads/${hash}-${end}`)
      expect(file.headers.get("content-type")).toBe(type)
      expect(file.headers.get("x-content-type-options")).toBe("nosniff")
      expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
      expect(file.headers.get("content-security-policy")).toContain("default-src 'none'")
      expect((await sharp(await file.arrayBuffer()).metadata()).width).toBe(Number(end?.split(".")[0]))
    }
  })

  it("put first stand in lists and beside links, and say what is seen", async () => {
    const fields = await fieldsAt(page)
    const at =
      Object.keys(fields)
        .find((name) => fields[name]?.startsWith("uploads/"))
        ?.replace("path-", "") ?? ""
    const submit = async (act: string, more = {}) =>
      owner.submit(page, { ...(await fieldsAt(page)), ...more, act })
    await submit("save", { [`alt-${at}`]: "A Corolla at Sigiriya" })
    for (let index = Number(at); index > 0; index--) await submit(`up-${index}`)
    expect(await text("/fleet.json")).toMatch(/"picture":"\/uploads\/[0-9a-f]{32}-1440\.webp"/)
    const vehicle = await text("/cars/toyota-corolla-141")
    expect(vehicle).toContain('alt="A Corolla at Sigiriya"')
    expect(vehicle).toMatch(/property="og:image" content="[^"]*\/uploads\/[0-9a-f]{32}-1200\.jpg"/)
    expect(vehicle).toMatch(/"image":\["[^"]*\/uploads\//)
    expect(await text("/api/product/details?id=toyota-corolla-141")).toMatch(/"image_path":"uploads\//)
    expect((await owner.submit(page, { ...fields, act: "remove-0" })).status).toBe(409)
  })

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    [
      "a drawing with a script",
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      "we cannot read this photo",
    ],
    ["a page", () => Buffer.from("<html><script>alert(1)</script>"), "we cannot read this photo"],
    ["a program", () => Buffer.from("MZ\x90\x00"), "we cannot read this photo"],
    [
      "a page that begins as a photo does",
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from("<script>")]),
      "this photo is damaged",
    ],
    ["half of a photo", async () => (await jpeg("#3a3")).subarray(0, 1500), "this photo is damaged"],
    ["a file of 13 MB", () => Buffer.alloc(13 * 1024 * 1024, 0xff), "it is larger than 12 MB"],
  ])("are not %s, which is refused by its name; the good ones are kept", async (_, bytes, why) => {
    const before = (await fieldsAt(page)).version
    const answer = await staff.send(page, files(["bad <b>.jpg", await bytes()]))
    expect(answer.status).toBe(422)
    expect(await html(answer)).toContain(`bad &lt;b&gt;.jpg: ${why}`)
    expect((await fieldsAt(page)).version).toBe(before)
  })

  it("that are good are added beside one that is not", async () => {
    const answer = await staff.send(page, files(await jpeg("#33a"), ["notes.txt", Buffer.from("notes")]))
    expect(answer.status).toBe(422)
    const shown = await html(answer)
    expect(shown).toContain("notes.txt: we cannot read this photo")
    expect(shown).toContain("The other photos were added.")
  })

  it("are at most ten, and at least one", async () => {
    const many = Array.from({ length: 11 }, () => Buffer.from("x"))
    expect(await html(await staff.send(page, files(...many)))).toContain("choose 10 at most")
    expect(await html(await staff.send(page, new FormData()))).toContain("choose at least one")
  })

  it("are refused where the press came from another site, or brings more than a press may", async () => {
    expect([400, 403]).toContain(
      (await owner.send(page, files(await jpeg("#111")), "https://evil.example")).status,
    )
    expect((await owner.send("/office/vehicles/no-such/pictures", files(await jpeg("#111")))).status).toBe(
      404,
    )
    const tooMuch = await owner.send(page, files(Buffer.alloc(65 * 1024 * 1024)))
    expect(tooMuch.status).toBe(413)
    expect(await tooMuch.text()).toContain("Together they are larger than 60 MB")
    // Any other form of ours takes no more than it can fill.
    expect((await owner.send("/office/vehicles/new", files(Buffer.alloc(100_000)))).status).toBe(413)
  })

  it.each(["../rental.db", "..%2frental.db", `${"0".repeat(32)}-360.avif`, "x", ""])(
    "are all that is served: not /uploads/%s",
    async (name) => {
      const answer = await fetch(`${site.url}/uploads/${name}`)
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.headers.get("content-type")).not.toContain("image")
    },
  )

  it("are served only", async () => {
    const answer = await fetch(`${site.url}/uploads/${"0".repeat(32)}-360.avif`, { method: "DELETE" })
    expect(answer.status).toBe(405)
  })
})

describeOnPostgres("the fleet, where two processes serve one database", (_open, locate) => {
  it("is the same at both, photos and what was retired included", async () => {
    const location = locate()
    if (!("url" in location)) throw new Error("this suite has a PostgreSQL to ask")
    const settings = { DATABASE_URL: location.url, TRUST_PROXY: "1" }
    const first = await startSite(settings)
    const clerk = await firstOwnerAt(first)
    const second = await startSite(settings)
    const atSecond = async (path: string) => fetch(second.url + path)
    await (await atSecond("/cars/toyota-corolla-141")).text() // from now on it is kept there
    const edit = "/office/vehicles/toyota-corolla-141"
    expect(leadsTo(await clerk.send(`${edit}/pictures`, files(await jpeg("#a3a"))))).toContain(
      "done=pictures",
    )
    await vi.waitFor(
      async () => {
        const [path] =
          /\/uploads\/[0-9a-f]{32}-\d+\.webp/.exec(
            await (await atSecond("/cars/toyota-corolla-141")).text(),
          ) ?? []
        expect((await atSecond(path ?? "/nothing")).headers.get("content-type")).toBe("image/webp")
      },
      { timeout: 20_000, interval: 100 },
    )
    expect(leadsTo(await clerk.submit(edit, { act: "retire", version: "2" }))).toContain("done=retired")
    expect((await fetch(`${first.url}/cars/toyota-corolla-141`)).status).toBe(410)
    await vi.waitFor(async () => expect((await atSecond("/cars/toyota-corolla-141")).status).toBe(410), {
      timeout: 20_000,
      interval: 100,
    })
    await first.remove()
    await second.remove()
  }, 60_000)
})
