import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Catalogue, CatalogueAnswer } from "#domain/catalogue/catalogue.ts"
import type { Vehicle } from "#domain/catalogue/vehicle.ts"
import { cents, rupees } from "#domain/money.ts"
import { brokenCatalogue, heldCatalogue } from "#tests/support/catalogues.ts"
import { linksOf, textOf, type View, viewOf } from "#tests/support/document.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { visit } from "#tests/support/visit.tsx"
import * as vehicle from "./route.tsx"

// The tests' clock stands at 21 November 2026, 9:00 am in Sri Lanka.
const VAN = "/cars/toyota-kdh-hi-roof-van-14-seater"
const DAYS_17 = "from=2027-01-10T09:00&to=2027-01-27T09:00"

let site: TestPorts
beforeAll(async () => {
  site = await openPorts()
})
beforeEach(() => {
  site.lines.length = 0
})
afterAll(() => site.close())

const open = (address: string, catalogue: Catalogue = site.ports.catalogue) =>
  visit(
    { ...site.ports, catalogue },
    ["/cars/:slug", vehicle],
    new Request(`https://www.example.lk${address}`),
  )

/** The seeded catalogue, but for some of its answers. */
function catalogueWith(changes: Partial<Catalogue>): Catalogue {
  const seeded = site.ports.catalogue
  return {
    vehicles: (signal) => seeded.vehicles(signal),
    vehicle: (id, signal) => seeded.vehicle(id, signal),
    categories: (signal) => seeded.categories(signal),
    services: (signal) => seeded.services(signal),
    retired: (signal) => seeded.retired(signal),
    ...changes,
  }
}

/** The van, but for some of what is told of it. */
const vanWith = (changes: (van: Vehicle) => Partial<Vehicle>) =>
  catalogueWith({
    vehicle: async (id, signal) => {
      const answer = await site.ports.catalogue.vehicle(id, signal)
      return answer.ok ? { ok: true, value: { ...answer.value, ...changes(answer.value) } } : answer
    },
  })

const fail = async (): Promise<CatalogueAnswer<never>> => ({ ok: false, reason: "unreachable" })
/** The rows of a table but for its head. */
const rowsOf = (view: View, caption: RegExp) =>
  viewOf(view.getByRole("table", { name: caption }))
    .all("tr")
    .slice(1)
    .map(textOf)
const RATES = /by length of hire$/
const PRICE = /^What the hire costs$/
/** The list below the heading of that name. */
const notInTotal = (view: View) => textOf(view.one("h4:has(+ dl) + dl"))
const extrasOn = (view: View) =>
  view.all('[name^="service_"]').map((box) => box.getAttribute("name")?.replace("service_", ""))

describe("the extras of a vehicle", () => {
  const extraOn = (view: View, id: string) => textOf(view.one(`li:has([name="service_${id}"])`))

  it("are priced in their unit, and say what they are before they are ticked", async () => {
    const { view } = await open(VAN)
    const wifi = view.getByRole("checkbox", { name: /^Wi-Fi Router/ })
    expect(extraOn(view, "wifi-router")).toContain("LKR 900.00 a day")
    expect(view.descriptionOf(wifi)).toContain("Pocket router with local data for up to five phones.")
    expect(extraOn(view, "child-seat")).toContain("LKR 3,500.00 a seat")
    expect(extraOn(view, "airport-pickup")).toContain("LKR 9,500.00 a trip")
    expect(extraOn(view, "gps-navigator")).toContain("LKR 3,000.00 once")
  })

  it("that are priced per day are filled in with every day of the rental period, and counted so", async () => {
    const { view } = await open(`${VAN}?${DAYS_17}&extras=wifi-router`)
    expect(view.value("quantity_wifi-router")).toBe("17")
    expect(view.value("quantity_child-seat")).toBe("1")
    expect(rowsOf(view, PRICE)).toContain("Wi-Fi Router (4G, per day) 17 days × LKR 900.00 LKR 15,300.00")
  })
})

describe("a vehicle with which not every extra makes sense", () => {
  it("does not offer those: no roof rack on a motorbike, no second driver where ours drives", async () => {
    const { view: scooter } = await open("/cars/honda-dio-scooter")
    expect(extrasOn(scooter)).toEqual([
      "unlimited-kilometers",
      "wifi-router",
      "additional-driver",
      "airport-pickup",
      "tourist-sim",
    ])
    const { view: bus } = await open("/cars/ashok-leyland-viking-54-seater-bus")
    for (const id of ["need-a-driver", "additional-driver", "roof-rack"])
      expect(extrasOn(bus)).not.toContain(id)
  })

  it("says nothing of the hirer's excess where our driver drives", async () => {
    const { view } = await open("/cars/ashok-leyland-viking-54-seater-bus")
    expect(notInTotal(view)).not.toContain("excess")
    expect(notInTotal((await open(VAN)).view)).toContain("Insurance excess")
  })
})

describe("a vehicle of which the catalogue lacks a rate", () => {
  const lacking = () => vanWith((van) => ({ rates: { ...van.rates, oneWeek: null, twoWeeks: null } }))

  it("shows the rates that there are, and says to ask for the others", async () => {
    const { status, view, page } = await open(VAN, lacking())
    expect(status).toBe(200)
    expect(rowsOf(view, RATES).slice(0, 3)).toEqual([
      "1 week 1–13 days Ask us 129,500/= 7 days",
      "2 weeks 14–20 days Ask us 243,600/= 14 days",
      "3 weeks 21–29 days 16,450/= 345,450/= 21 days",
    ])
    expect(JSON.stringify(page)).not.toContain("UnitPriceSpecification")
  })

  it("can be booked at a price on request, and at a total where the rate is known", async () => {
    const { view } = await open(`${VAN}?${DAYS_17}&extras=gps-navigator`, lacking())
    expect(rowsOf(view, PRICE)).toEqual([
      "Toyota KDH Hi-Roof Van 14 Seater, 17 days We will tell you the price when we reply. Price on request",
      "GPS Navigator once LKR 3,000.00",
      "Total Price on request",
    ])
    view.getByRole("button", { name: "Book now" })
    const longer = await open(`${VAN}?from=2027-01-10T09:00&to=2027-01-31T09:00`, lacking())
    expect(rowsOf(longer.view, PRICE).at(-1)).toBe("Total LKR 345,450.00")
  })
})

describe("a vehicle of which the catalogue makes no sense", () => {
  it("is not said to be back within minutes", async () => {
    const nonsense = catalogueWith({ vehicle: async () => ({ ok: false, reason: "malformed" }) })
    const { status, view } = await open(VAN, nonsense)
    expect(status).toBe(503)
    expect(view.text).toContain("We can't read the details of this vehicle.")
    expect(view.text).not.toContain("within minutes")
  })
})

it("says beside the return place, and near the total, that a one-way fee is likely", async () => {
  const { view } = await open(VAN)
  expect(view.descriptionOf(view.one('[name="return_location"]'))).toContain("A one-way fee is likely")
  expect(notInTotal(view)).toContain("Return at another place a fee is likely")
})

describe("what a vehicle is", () => {
  const factsOn = (view: View) => textOf(view.one("#specification + dl"))

  it("leaves out doors and bags that it has none of", async () => {
    const { view } = await open("/cars/honda-dio-scooter")
    expect(factsOn(view)).not.toContain("Doors")
    expect(factsOn(view)).toContain("Luggage 1 small")
    expect(factsOn(view)).not.toContain("0 large")
  })

  it("tells the range of an electric car, and nothing of litres", async () => {
    const { view } = await open("/cars/nissan-leaf-electric-40-kwh")
    expect(factsOn(view)).toContain("Range 240 km on a charge")
    expect(factsOn(view)).not.toContain("kmpl")
  })

  it("has nothing in a group of its list but terms and descriptions, and sizes only beside a srcset", async () => {
    const { view } = await open(VAN)
    const parts = viewOf(view.one("#specification + dl")).all("div > *")
    expect(
      new Set(parts.filter((part) => part.parentElement?.tagName === "DIV").map(({ tagName }) => tagName)),
    ).toEqual(new Set(["DT", "DD"]))
    expect(view.all("[sizes]:not([srcset])")).toEqual([])
  })
})

describe("the page of a vehicle", () => {
  it("is titled by its name, describes it, and is kept by no cache", async () => {
    const { status, page, headers, view } = await open(VAN)
    expect(status).toBe(200)
    expect(page?.title).toBe("Rent Car Service - Toyota KDH Hi-Roof Van 14 Seater")
    expect(page?.description).toContain("Toyota KDH Hi-Roof Van 14 Seater")
    expect(textOf(view.getByRole("heading", { level: 1 }))).toBe("Toyota KDH Hi-Roof Van 14 Seater")
    expect(headers.get("cache-control")).toContain("private")
  })

  it("leads back to the list of its category", async () => {
    expect(linksOf((await open(VAN)).view.getByRole("main"))).toContainEqual(["/carlist/vans", "Vans"])
  })

  it("shows six rates a day, each with its total and a length of its own", async () => {
    const { view } = await open(VAN)
    expect(rowsOf(view, RATES)).toEqual([
      "1 week 1–13 days 18,500/= 129,500/= 7 days",
      "2 weeks 14–20 days 17,400/= 243,600/= 14 days",
      "3 weeks 21–29 days 16,450/= 345,450/= 21 days",
      "1 month 30–89 days 13,900/= 417,000/= 30 days",
      "3 months 90–179 days 12,750/= 1,147,500/= 90 days",
      "6 months 180 days and above 11,650/= 2,097,000/= 180 days",
    ])
    const bars = viewOf(view.getByRole("table", { name: RATES })).all('svg[width$="%"]')
    expect(bars.map((bar) => Number.parseInt(bar.getAttribute("width") ?? "", 10))).toEqual([
      100, 94, 89, 75, 69, 63,
    ])
  })

  it("shows a stated total as it is given, right or wrong, and nothing where there is none", async () => {
    const totals = vanWith(({ statedTotals }) => ({
      statedTotals: { ...statedTotals, oneWeek: rupees(1), twoWeeks: null },
    }))
    const rows = rowsOf((await open(VAN, totals)).view, RATES)
    expect(rows[0]).toBe("1 week 1–13 days 18,500/= 1/= 7 days")
    expect(rows[1]).toBe("2 weeks 14–20 days 17,400/=")
  })

  it("marks the visitor's own rate in words, and none without dates", async () => {
    const { view } = await open(`${VAN}?from=2027-01-10T09:00&to=2027-01-23T09:00`)
    const own = rowsOf(view, RATES)
    expect(own.filter((row) => row.includes("Yours"))).toEqual([
      expect.stringContaining("1–13 days Yours: 13 days"),
    ])
    expect((await open(VAN)).view.text).not.toContain("Yours")
  })

  it("gives the fixed notices", async () => {
    const words = (await open(VAN)).view.text
    expect(words).toContain("Up to 15% off (conditions apply)")
    expect(words).toContain("Standard rates are for 100km only")
    expect(words).toContain("Rates are not valid for foreigners and may vary with demand or season")
    expect(words).toContain("Delivery charge will depend on your location")
  })

  it("asks for a visitor's rate with one press, naming vehicle, dates and this page", async () => {
    const { view } = await open(`${VAN}?${DAYS_17}&extras=need-a-driver:17`)
    const [link = ""] = view.hrefs().filter((href) => href.includes("visiting%20from%20abroad"))
    const text = new URL(link).searchParams.get("text")
    expect(text).toContain(
      "Toyota KDH Hi-Roof Van 14 Seater, Sun 10 Jan 2027, 9:00 am to Wed 27 Jan 2027, 9:00 am",
    )
    expect(text).toContain(`https://www.example.lk${VAN}?${DAYS_17}&extras=need-a-driver:17`)
  })

  it("tells what the vehicle is", async () => {
    const { view } = await open(VAN)
    expect(textOf(view.getByRole("region", { name: "The vehicle" }))).toContain(
      "The vehicle Gearbox Automatic Fuel type Diesel Fuel economy 9 kmpl Seats 14 Doors 4 Air conditioning Yes " +
        "Airbags Yes Luggage 6 large, 6 small Model year 2015 Engine 2,982 cc Body Van",
    )
    expect(view.text).toContain("the classic pilgrim and wedding-party van")
  })

  it("does not show what is not known of it", async () => {
    const unknown = vanWith(({ specification }) => ({
      description: null,
      deposit: null,
      extraKmRate: null,
      specification: {
        ...Object.fromEntries(Object.keys(specification).map((part) => [part, null])),
        gearbox: "manual",
      } as Vehicle["specification"], // every part but the gearbox may be null
    }))
    const { view } = await open(VAN, unknown)
    expect(textOf(view.getByRole("region", { name: "The vehicle" }))).toBe("The vehicle Gearbox Manual")
    expect(view.text).not.toContain("Refundable deposit")
    expect(view.text).not.toContain("Each km beyond that")
  })

  it("shows four related vehicles, those of its category first", async () => {
    const { view } = await open("/cars/mercedes-benz-s-400-l-limousine-service")
    const addresses = viewOf(view.getByRole("region", { name: "Related fleets" })).hrefs("/cars/")
    expect(addresses).toHaveLength(4)
    expect(addresses[0]).toBe("/cars/chrysler-300c-stretch-limousine")
    expect(addresses).not.toContain("/cars/mercedes-benz-s-400-l-limousine-service")
  })

  it("says of a vehicle that comes with a driver that it does, and does not offer another", async () => {
    const { view } = await open("/cars/king-long-45-seater-luxury-coach")
    expect(view.text).toContain(
      "This vehicle always comes with one of our drivers. The rate includes the driver.",
    )
    expect(extrasOn(view)).not.toContain("need-a-driver")
    expect(extrasOn(view)).toContain("child-seat")
  })
})

describe("the pictures", () => {
  it("are slides with words of their own, and thumbnails that lead to them without a script", async () => {
    const { view } = await open(VAN)
    const slides = viewOf(view.getByRole("region", { name: /^Pictures of the/ }))
    expect(slides.getAllByRole("img").map((picture) => picture.getAttribute("alt"))).toEqual([
      "Toyota KDH Hi-Roof Van 14 Seater, seen from the side",
      "Toyota KDH Hi-Roof Van 14 Seater on the road",
      "Toyota KDH Hi-Roof Van 14 Seater from above: 14 seats, room for 6 large and 6 small bags",
    ])
    expect(slides.hrefs("#picture-")).toEqual([
      "#picture-3",
      "#picture-2",
      "#picture-1",
      "#picture-2",
      "#picture-3",
    ])
    const current = slides.all('[aria-current="true"]')
    expect(current.map((link) => link.getAttribute("aria-label"))).toEqual([
      expect.stringContaining("Picture 1 of 3"),
    ])
    const studio = '[src="/images/vehicles/toyota-kdh-hi-roof-van-14-seater-studio.svg"]'
    expect(view.one(studio).getAttribute("fetchpriority")).toBe("high")
  })

  it("may be of another host, and may be one only, without arrows", async () => {
    const one = vanWith(() => ({ pictures: ["https://host.example/uploads/van.jpg"] }))
    const { view } = await open(VAN, one)
    const picture = view.getByRole("img", { name: "Toyota KDH Hi-Roof Van 14 Seater, picture 1 of 1" })
    expect(picture.getAttribute("src")).toBe("https://host.example/uploads/van.jpg")
    expect(view.queryAllByLabelText("Next picture")).toEqual([])
  })

  it("may be missing: the road is there without a vehicle", async () => {
    const { view, status } = await open(
      VAN,
      vanWith(() => ({ pictures: [] })),
    )
    expect(status).toBe(200)
    view.getByRole("img", { name: "There is no picture of the Toyota KDH Hi-Roof Van 14 Seater yet" })
  })
})

describe("the reservation, as it is opened", () => {
  it("asks in the fixed order", async () => {
    const { view } = await open(VAN)
    const names = viewOf(view.getByRole("form", { name: "Reserve this vehicle" }))
      .all("input[name], select[name]")
      .map((control) => control.getAttribute("name") ?? "")
      .filter((name) => !/^(service|quantity|filled)_|form_token|website/.test(name))
    expect(names).toEqual([
      "pick_up_location",
      "return_location",
      "pick_up_time_date",
      "return_time_date",
      "person_title",
      "first_name",
      "last_name",
      "contact_number",
      "email",
      "agent",
    ])
  })

  it("offers the fixed titles and agents, and asks for the agent as optional", async () => {
    const { view } = await open(VAN)
    expect(textOf(view.getByRole("combobox", { name: "Title" }))).toContain("Mr Ms Dr Other")
    expect(textOf(view.getByRole("combobox", { name: /^Contacted Agent/ }))).toContain("Office 1 Office 2")
    expect(view.text).toContain("Contacted Agent (optional)")
  })

  it("takes no pick-up before now in Sri Lanka, and no return before the pick-up", async () => {
    const { view } = await open(VAN)
    const earliest = (page: View, name: string) => page.one(`[name="${name}"]`).getAttribute("min")
    expect(earliest(view, "pick_up_time_date")).toBe("2026-11-21T09:00")
    expect(earliest(view, "return_time_date")).toBe("2026-11-21T09:00")
    const dated = (await open(`${VAN}?${DAYS_17}`)).view
    expect(earliest(dated, "return_time_date")).toBe("2027-01-10T09:00")
  })

  it("offers extras with a box, and a quantity of 0 and more where one is asked: days for a driver", async () => {
    const { view } = await open(VAN)
    view.getByRole("checkbox", { name: /^Unlimited Kilometers/ })
    expect(view.all('[name="quantity_unlimited-kilometers"]')).toEqual([])
    const days = view.getByRole("spinbutton", { name: "Days, Need a Driver" })
    expect(days.getAttribute("min")).toBe("0")
    const extras = textOf(view.getByRole("group", { name: "Extras" }))
    expect(extras).toContain("Need a Driver LKR 5,500.00 a day Days , Need a Driver")
    expect(extras).toContain("Child Seat LKR 3,500.00 a seat Qty , Child Seat")
    expect(extras).toContain("GPS Navigator LKR 3,000.00 once")
    expect(extras).toContain("Unlimited Kilometers LKR 5,500.00 a day")
  })

  it("shows a total of LKR 0.00 until there is a period", async () => {
    expect(rowsOf((await open(VAN)).view, PRICE)).toEqual(["Total LKR 0.00"])
    const noPeriod = await open(`${VAN}?from=2027-01-10T09:00&to=2027-01-10T09:00`)
    expect(rowsOf(noPeriod.view, PRICE)).toEqual(["Total LKR 0.00"])
  })

  it("offers no unlimited kilometres where they have no price", async () => {
    const { view } = await open(
      VAN,
      vanWith(() => ({ unlimitedKilometersPrice: cents(0) })),
    )
    expect(extrasOn(view)).not.toContain("unlimited-kilometers")
  })
})

describe("a hire in the address", () => {
  it("is priced line by line on the server's first page: 17 days with a driver", async () => {
    const { view } = await open(`${VAN}?${DAYS_17}&extras=need-a-driver:17`)
    expect(rowsOf(view, PRICE)).toEqual([
      "Toyota KDH Hi-Roof Van 14 Seater, 17 days 17 × LKR 17,400.00, the 2-week rate LKR 295,800.00",
      "Need a Driver 17 days × LKR 5,500.00 LKR 93,500.00",
      "Total LKR 389,300.00",
    ])
    expect(view.value("pick_up_time_date")).toBe("2027-01-10T09:00")
    expect(view.value("quantity_need-a-driver")).toBe("17")
    const checked = view.getAllByRole("checkbox", { checked: true }).map((box) => box.getAttribute("name"))
    expect(checked).toEqual(["service_need-a-driver"])
  })

  it("shows what is apart from the total, and does not add it", async () => {
    const { view } = await open(`${VAN}?${DAYS_17}`)
    expect(notInTotal(view)).toBe(
      "Refundable deposit may be held up to 14 days LKR 100,000.00 Distance included 100 km a day " +
        "Each km beyond that LKR 130.00 Insurance excess borne by the hirer Rs. 5,000 " +
        "Cleaning at the end Rs. 1,000 to Rs. 6,000 Delivery depends on your location Return at another place a fee is likely; it depends on the place",
    )
    expect(rowsOf(view, PRICE).at(-1)).toBe("Total LKR 295,800.00")
    expect(view.text).toContain("An estimate until we confirm it.")
  })

  it("shows no limit of distance with unlimited kilometres", async () => {
    const { view } = await open(`${VAN}?${DAYS_17}&extras=unlimited-kilometers`)
    expect(notInTotal(view)).toContain("Distance included No limit Insurance")
    expect(rowsOf(view, PRICE).at(-1)).toBe("Total LKR 389,300.00")
  })

  it("says when a longer stay costs less, with a button for those without scripts", async () => {
    const { view } = await open("/cars/suzuki-alto-800-manual?from=2027-01-10T09:00&to=2027-02-08T09:00")
    const words = view.text
    expect(words).toContain("One more day reaches the 1-month rate and costs LKR 22,150.00 less.")
    expect(words).toContain("30 days come to LKR 118,500.00")
    expect(words).toContain("Return on Tue 9 Feb 2027 instead")
    expect(view.one('button[value="cheaper"]').getAttribute("type")).toBe("submit")
  })

  it.each([
    "from=&to=",
    "from=tomorrow&to=2027-13-45T99:99",
    "from=2027-01-27T09:00&to=2027-01-10T09:00",
    "from=0001-01-01T00:00&to=9999-12-31T23:59",
    "extras=helicopter:9,need-a-driver:minus,%00,%25,:::",
    `extras=${"a".repeat(3000)}`,
    "sent=../../etc/passwd",
    "sent=0000-0000",
  ])("is shown without what is wrong in it: %s", async (query) => {
    const { status, view } = await open(`${VAN}?${query}`)
    expect(status).toBe(200)
    expect(rowsOf(view, PRICE)).toEqual(["Total LKR 0.00"])
    expect(view.text).not.toContain("Email sent successfully!")
  })
})

describe("when the catalogue does not answer as it should", () => {
  it("answers 404 for a vehicle that there is not", async () => {
    for (const id of ["helicopter", "%00", "..%2f", "a".repeat(3000)]) {
      const { status, view } = await open(`/cars/${id}`)
      expect(status).toBe(404)
      expect(view.text).toContain("Oops! The page you are looking for does not exist.")
    }
  })

  it("answers 503 where the vehicle cannot be read: loading has ended, and there are ways on", async () => {
    const { status, view } = await open(`${VAN}?${DAYS_17}`, brokenCatalogue("timeout"))
    expect(status).toBe(503)
    expect(view.text).not.toContain("Loading...")
    expect(view.text).toContain("We cannot show this vehicle at the moment")
    expect(view.hrefs()).toEqual(expect.arrayContaining(["tel:+94660000000", `${VAN}?${DAYS_17}`]))
    expect(site.lines).toContainEqual({
      level: "warn",
      reason: "timeout",
      message: "a vehicle could not be read",
    })
  })

  it("shows the form without extras where the services cannot be read, and logs it", async () => {
    const { status, view } = await open(`${VAN}?${DAYS_17}`, catalogueWith({ services: fail }))
    expect(status).toBe(200)
    expect(extrasOn(view)).not.toContain("need-a-driver")
    view.getByRole("textbox", { name: "First name" })
    expect(rowsOf(view, PRICE).at(-1)).toBe("Total LKR 295,800.00")
    expect(site.lines).toContainEqual({
      level: "warn",
      reason: "unreachable",
      message: "the services could not be read",
    })
  })

  it("shows no related vehicles where the list cannot be read, and logs it", async () => {
    const { status, view } = await open(VAN, catalogueWith({ vehicles: fail }))
    expect(status).toBe(200)
    expect(view.text).not.toContain("Related fleets")
    expect(site.lines).toContainEqual({
      level: "warn",
      reason: "unreachable",
      message: "the related vehicles could not be read",
    })
  })

  it("shows 'Loading...' while it is slow, with a link that waits for those without scripts", async () => {
    const { catalogue, letGo } = heldCatalogue(site.ports.catalogue)
    const { status, view, page } = await open(`${VAN}?${DAYS_17}`, catalogue)
    letGo()
    expect(status).toBe(200)
    expect(view.text).toContain("Loading...")
    expect(view.hrefs(VAN).filter((href) => href.includes("wait=1"))).not.toEqual([])
    expect(page?.title).toBe("Rent Car Service - Vehicle")
  })
})

it("says of drawings that they are drawings", async () => {
  const { view } = await open(VAN)
  expect(view.text).toContain("Drawings show the type, not the vehicle that you will drive.")
})
