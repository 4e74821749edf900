import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Catalogue, CatalogueAnswer } from "#domain/catalogue/catalogue.ts"
import type { Vehicle } from "#domain/catalogue/vehicle.ts"
import { cents, rupees } from "#domain/money.ts"
import { brokenCatalogue, heldCatalogue } from "#tests/support/catalogues.ts"
import { controlValue, readable, tagsWith, tagWith } from "#tests/support/markup.ts"
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
const rowsOf = (html: string, caption: string) =>
  (html.split(caption)[1]?.split("</table>")[0] ?? "")
    .split("<tr")
    .slice(2)
    .map((row) => readable(`<tr${row}`))
const partOf = (html: string, from: string, to: string) =>
  readable(`<p>${html.split(from)[1]?.split(to)[0] ?? ""}</p>`)

describe("the extras of a vehicle", () => {
  const extraOn = (html: string, id: string) => {
    const [item = ""] = html.split("<li>").filter((part) => part.includes(`name="service_${id}"`))
    return item.split("</li>")[0] ?? ""
  }

  it("are priced in their unit, and say what they are before they are ticked", async () => {
    const { html } = await open(VAN)
    const wifi = extraOn(html, "wifi-router")
    expect(readable(wifi)).toContain("LKR 900.00 a day")
    const [, about = "none"] = /aria-describedby="([^"]+-about)"/.exec(wifi) ?? []
    expect(wifi).toContain(`id="${about}"`)
    expect(readable(wifi)).toContain("Pocket router with local data for up to five phones.")
    expect(readable(extraOn(html, "child-seat"))).toContain("LKR 3,500.00 a seat")
    expect(readable(extraOn(html, "airport-pickup"))).toContain("LKR 9,500.00 a trip")
    expect(readable(extraOn(html, "gps-navigator"))).toContain("LKR 3,000.00 once")
  })

  it("that are priced per day are filled in with every day of the rental period, and counted so", async () => {
    const { html } = await open(`${VAN}?${DAYS_17}&extras=wifi-router`)
    expect(controlValue(html, "quantity_wifi-router")).toBe("17")
    expect(controlValue(html, "quantity_child-seat")).toBe("1")
    expect(rowsOf(html, "What the hire costs")).toContain(
      "Wi-Fi Router (4G, per day) 17 days × LKR 900.00 LKR 15,300.00",
    )
  })
})

describe("a vehicle with which not every extra makes sense", () => {
  const idsOn = (html: string) => [...html.matchAll(/name="service_([^"]+)"/g)].map(([, id]) => id)

  it("does not offer those: no roof rack on a motorbike, no second driver where ours drives", async () => {
    const { html: scooter } = await open("/cars/honda-dio-scooter")
    expect(idsOn(scooter)).toEqual([
      "unlimited-kilometers",
      "wifi-router",
      "additional-driver",
      "airport-pickup",
      "tourist-sim",
    ])
    const { html: bus } = await open("/cars/ashok-leyland-viking-54-seater-bus")
    for (const id of ["need-a-driver", "additional-driver", "roof-rack"]) expect(idsOn(bus)).not.toContain(id)
  })

  it("says nothing of the hirer's excess where our driver drives", async () => {
    const { html } = await open("/cars/ashok-leyland-viking-54-seater-bus")
    expect(partOf(html, "Not in this total", "</dl>")).not.toContain("excess")
    expect(partOf((await open(VAN)).html, "Not in this total", "</dl>")).toContain("Insurance excess")
  })
})

describe("a vehicle of which the catalogue lacks a rate", () => {
  const lacking = () => vanWith((van) => ({ rates: { ...van.rates, oneWeek: null, twoWeeks: null } }))

  it("shows the rates that there are, and says to ask for the others", async () => {
    const { status, html, page } = await open(VAN, lacking())
    expect(status).toBe(200)
    expect(rowsOf(html, "by length of hire").slice(0, 3)).toEqual([
      "1 week 1–13 days Ask us 129,500/= 7 days",
      "2 weeks 14–20 days Ask us 243,600/= 14 days",
      "3 weeks 21–29 days 16,450/= 345,450/= 21 days",
    ])
    expect(JSON.stringify(page)).not.toContain("UnitPriceSpecification")
  })

  it("can be booked at a price on request, and at a total where the rate is known", async () => {
    const { html } = await open(`${VAN}?${DAYS_17}&extras=gps-navigator`, lacking())
    expect(rowsOf(html, "What the hire costs")).toEqual([
      "Toyota KDH Hi-Roof Van 14 Seater, 17 days We tell you the price when we answer. Price on request",
      "GPS Navigator once LKR 3,000.00",
      "Total Price on request",
    ])
    expect(html).toContain("Book now")
    const longer = await open(`${VAN}?from=2027-01-10T09:00&to=2027-01-31T09:00`, lacking())
    expect(rowsOf(longer.html, "What the hire costs").at(-1)).toBe("Total LKR 345,450.00")
  })
})

describe("a vehicle of which the catalogue makes no sense", () => {
  it("is not said to be back within minutes", async () => {
    const nonsense = catalogueWith({ vehicle: async () => ({ ok: false, reason: "malformed" }) })
    const { status, html } = await open(VAN, nonsense)
    expect(status).toBe(503)
    expect(readable(html)).toContain("What our list says of this vehicle cannot be read.")
    expect(readable(html)).not.toContain("within minutes")
  })
})

it("says beside the return place, and near the total, that a one-way fee is likely", async () => {
  const { html } = await open(VAN)
  const { describedBy = "" } =
    /aria-describedby="(?<describedBy>[^"]+)"/.exec(tagWith(html, 'name="return_location"'))?.groups ?? {}
  expect(partOf(html, `id="${describedBy}"`, "</")).toContain("A one-way fee is likely")
  expect(partOf(html, "Not in this total", "</dl>")).toContain("Return at another place a fee is likely")
})

describe("what a vehicle is", () => {
  const factsOn = (html: string) => partOf(html, 'id="specification"', "</dl>")

  it("leaves out doors and bags that it has none of", async () => {
    const { html } = await open("/cars/honda-dio-scooter")
    expect(factsOn(html)).not.toContain("Doors")
    expect(factsOn(html)).toContain("Luggage 1 small")
    expect(factsOn(html)).not.toContain("0 large")
  })

  it("tells the range of an electric car, and nothing of litres", async () => {
    const { html } = await open("/cars/nissan-leaf-electric-40-kwh")
    expect(factsOn(html)).toContain("Range 240 km on a charge")
    expect(factsOn(html)).not.toContain("kmpl")
  })

  it("has nothing in a group of its list but terms and descriptions, and sizes only beside a srcset", async () => {
    const { html } = await open(VAN)
    const list = html.split('id="specification"')[1]?.split("</dl>")[0] ?? ""
    expect(list).toMatch(/<div><dt><svg/)
    expect(list).not.toMatch(/<div><svg/)
    expect(tagsWith(html, " sizes=").filter((tag) => !/ srcset=/i.test(tag))).toEqual([])
  })
})

describe("the page of a vehicle", () => {
  it("is titled by its name, describes it, and is kept by no cache", async () => {
    const { status, page, headers, html } = await open(VAN)
    expect(status).toBe(200)
    expect(page?.title).toBe("Rent Car Service - Toyota KDH Hi-Roof Van 14 Seater")
    expect(page?.description).toContain("Toyota KDH Hi-Roof Van 14 Seater")
    expect(html).toMatch(/<h1[^>]*>Toyota KDH Hi-Roof Van 14 Seater<\/h1>/)
    expect(headers.get("cache-control")).toContain("private")
  })

  it("leads back to the list of its category", async () => {
    expect((await open(VAN)).html).toContain('<a href="/carlist/vans">Vans</a>')
  })

  it("shows six rates a day, each with its total and a length of its own", async () => {
    const { html } = await open(VAN)
    expect(rowsOf(html, "by length of hire")).toEqual([
      "1 week 1–13 days 18,500/= 129,500/= 7 days",
      "2 weeks 14–20 days 17,400/= 243,600/= 14 days",
      "3 weeks 21–29 days 16,450/= 345,450/= 21 days",
      "1 month 30–89 days 13,900/= 417,000/= 30 days",
      "3 months 90–179 days 12,750/= 1,147,500/= 90 days",
      "6 months 180 days and above 11,650/= 2,097,000/= 180 days",
    ])
    expect([...html.matchAll(/<svg width="(\d+)%"/g)].map(([, width]) => Number(width))).toEqual([
      100, 94, 89, 75, 69, 63,
    ])
  })

  it("shows a stated total as it is given, right or wrong, and nothing where there is none", async () => {
    const totals = vanWith(({ statedTotals }) => ({
      statedTotals: { ...statedTotals, oneWeek: rupees(1), twoWeeks: null },
    }))
    const rows = rowsOf((await open(VAN, totals)).html, "by length of hire")
    expect(rows[0]).toBe("1 week 1–13 days 18,500/= 1/= 7 days")
    expect(rows[1]).toBe("2 weeks 14–20 days 17,400/=")
  })

  it("marks the visitor's own rate in words, and none without dates", async () => {
    const own = rowsOf(
      (await open(`${VAN}?from=2027-01-10T09:00&to=2027-01-23T09:00`)).html,
      "by length of hire",
    )
    expect(own.filter((row) => row.includes("Yours"))).toEqual([
      expect.stringContaining("1–13 days Yours: 13 days"),
    ])
    expect(readable((await open(VAN)).html)).not.toContain("Yours")
  })

  it("gives the fixed notices", async () => {
    const words = readable((await open(VAN)).html)
    expect(words).toContain("Up to 15% off (conditions apply)")
    expect(words).toContain("Standard rates are for 100km only")
    expect(words).toContain("Rates are not valid for foreigners and may vary with demand or season")
    expect(words).toContain("Delivery charge will depend on your location")
  })

  it("asks for a visitor's rate with one press, naming vehicle, dates and this page", async () => {
    const { html } = await open(`${VAN}?${DAYS_17}&extras=need-a-driver:17`)
    const link = tagsWith(html, "visiting%20from%20abroad")[0] ?? ""
    const text = new URL(/href="([^"]+)"/.exec(link)?.[1]?.replaceAll("&amp;", "&") ?? "").searchParams.get(
      "text",
    )
    expect(text).toContain(
      "Toyota KDH Hi-Roof Van 14 Seater, Sun 10 Jan 2027, 9:00 am to Wed 27 Jan 2027, 9:00 am",
    )
    expect(text).toContain(`https://www.example.lk${VAN}?${DAYS_17}&extras=need-a-driver:17`)
  })

  it("tells what the vehicle is", async () => {
    const { html } = await open(VAN)
    expect(partOf(html, 'id="specification">', "</dl>")).toBe(
      "The vehicle Gearbox Automatic Fuel type Diesel Runs 9 kmpl Seats 14 Doors 4 Air conditioning Yes " +
        "Air bags Yes Luggage 6 large, 6 small Model year 2015 Engine 2,982 cc Body Van",
    )
    expect(readable(html)).toContain("the classic pilgrim and wedding-party van")
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
    const { html } = await open(VAN, unknown)
    expect(partOf(html, 'id="specification">', "</section>")).toBe("The vehicle Gearbox Manual")
    expect(readable(html)).not.toContain("Refundable deposit")
    expect(readable(html)).not.toContain("Each km beyond that")
  })

  it("shows four related vehicles, those of its category first", async () => {
    const { html } = await open("/cars/mercedes-benz-s-400-l-limousine-service")
    const related = html.split('id="related"')[1] ?? ""
    const names = [...related.matchAll(/href="\/cars\/([^"]+)"/g)].map(([, id]) => id)
    expect(names).toHaveLength(4)
    expect(names[0]).toBe("chrysler-300c-stretch-limousine")
    expect(names).not.toContain("mercedes-benz-s-400-l-limousine-service")
  })

  it("says of a vehicle that comes with a driver that it does, and does not offer another", async () => {
    const { html } = await open("/cars/king-long-45-seater-luxury-coach")
    expect(readable(html)).toContain(
      "This vehicle always comes with one of our drivers. The driver is in the rate.",
    )
    expect(tagsWith(html, "service_need-a-driver")).toEqual([])
    expect(tagsWith(html, "service_child-seat")).not.toEqual([])
  })
})

describe("the pictures", () => {
  it("are slides with words of their own, and thumbnails that lead to them without a script", async () => {
    const { html } = await open(VAN)
    const slides = html.split('id="picture-1"')[1]?.split("</section>")[0] ?? ""
    expect([...slides.matchAll(/alt="([^"]+)"/g)].map(([, alt]) => alt)).toEqual([
      "Toyota KDH Hi-Roof Van 14 Seater, seen from the side",
      "Toyota KDH Hi-Roof Van 14 Seater on the road",
      "Toyota KDH Hi-Roof Van 14 Seater from above: 14 seats, room for 6 large and 6 small bags",
    ])
    expect([...slides.matchAll(/href="(#picture-\d)"/g)].map(([, href]) => href)).toEqual([
      "#picture-3",
      "#picture-2",
      "#picture-1",
      "#picture-2",
      "#picture-3",
    ])
    expect(tagsWith(slides, 'aria-current="true"')).toEqual([expect.stringContaining("Picture 1 of 3")])
    expect(tagWith(html, "/images/vehicles/toyota-kdh-hi-roof-van-14-seater-studio.svg")).toContain(
      'fetchPriority="high"',
    )
  })

  it("may be of another host, and may be one only, without arrows", async () => {
    const one = vanWith(() => ({ pictures: ["https://host.example/uploads/van.jpg"] }))
    const { html } = await open(VAN, one)
    expect(tagWith(html, 'alt="Toyota KDH Hi-Roof Van 14 Seater, picture 1 of 1"')).toContain(
      'src="https://host.example/uploads/van.jpg"',
    )
    expect(html).not.toContain("Next picture")
  })

  it("may be missing: the road is there without a vehicle", async () => {
    const { html, status } = await open(
      VAN,
      vanWith(() => ({ pictures: [] })),
    )
    expect(status).toBe(200)
    expect(html).toContain('aria-label="There is no picture of the Toyota KDH Hi-Roof Van 14 Seater yet"')
  })
})

describe("the reservation, as it is opened", () => {
  it("asks in the fixed order", async () => {
    const { html } = await open(VAN)
    const names = [
      ...(html.split('id="reserve"')[1]?.matchAll(/<(?:input|select)[^>]* name="([^"]+)"/g) ?? []),
    ]
      .map(([, name]) => name ?? "")
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
    const { html } = await open(VAN)
    const optionsOf = (name: string) => partOf(html, `name="${name}"`, "</select>").replace(/^.*?> ?/, "")
    expect(optionsOf("person_title")).toContain("Mr Ms Dr Other")
    expect(optionsOf("agent")).toContain("Office 1 Office 2")
    expect(readable(html)).toContain("Contacted Agent (optional)")
  })

  it("takes no pick-up before now in Sri Lanka, and no return before the pick-up", async () => {
    const { html } = await open(VAN)
    expect(tagWith(html, 'name="pick_up_time_date"')).toContain('min="2026-11-21T09:00"')
    expect(tagWith(html, 'name="return_time_date"')).toContain('min="2026-11-21T09:00"')
    const dated = (await open(`${VAN}?${DAYS_17}`)).html
    expect(tagWith(dated, 'name="return_time_date"')).toContain('min="2027-01-10T09:00"')
  })

  it("offers extras with a box, and a quantity of 0 and more where one is asked: days for a driver", async () => {
    const { html } = await open(VAN)
    expect(tagWith(html, 'name="service_unlimited-kilometers"')).toContain('type="checkbox"')
    expect(tagsWith(html, 'name="quantity_unlimited-kilometers"')).toEqual([])
    expect(tagWith(html, 'name="quantity_need-a-driver"')).toContain('min="0"')
    const extras = partOf(html, 'id="reservation-extras">', 'id="reservation-you"')
    expect(extras).toContain("Need a Driver LKR 5,500.00 a day Days , Need a Driver")
    expect(extras).toContain("Child Seat LKR 3,500.00 a seat Qty , Child Seat")
    expect(extras).toContain("GPS Navigator LKR 3,000.00 once")
    expect(extras).toContain("Unlimited Kilometers LKR 5,500.00 a day")
  })

  it("shows a total of LKR 0.00 until there is a period", async () => {
    expect(rowsOf((await open(VAN)).html, "What the hire costs")).toEqual(["Total LKR 0.00"])
    const noPeriod = await open(`${VAN}?from=2027-01-10T09:00&to=2027-01-10T09:00`)
    expect(rowsOf(noPeriod.html, "What the hire costs")).toEqual(["Total LKR 0.00"])
  })

  it("offers no unlimited kilometres where they have no price", async () => {
    const { html } = await open(
      VAN,
      vanWith(() => ({ unlimitedKilometersPrice: cents(0) })),
    )
    expect(tagsWith(html, "unlimited-kilometers")).toEqual([])
  })
})

describe("a hire in the address", () => {
  it("is priced line by line on the server's first page: 17 days with a driver", async () => {
    const { html } = await open(`${VAN}?${DAYS_17}&extras=need-a-driver:17`)
    expect(rowsOf(html, "What the hire costs")).toEqual([
      "Toyota KDH Hi-Roof Van 14 Seater, 17 days 17 × LKR 17,400.00, the 2-week rate LKR 295,800.00",
      "Need a Driver 17 days × LKR 5,500.00 LKR 93,500.00",
      "Total LKR 389,300.00",
    ])
    expect(controlValue(html, "pick_up_time_date")).toBe("2027-01-10T09:00")
    expect(controlValue(html, "quantity_need-a-driver")).toBe("17")
    expect(tagWith(html, 'name="service_need-a-driver"')).toContain("checked")
    expect(tagWith(html, 'name="service_roof-rack"')).not.toContain("checked")
  })

  it("shows what is apart from the total, and does not add it", async () => {
    const { html } = await open(`${VAN}?${DAYS_17}`)
    expect(partOf(html, "Not in this total", "</dl>")).toBe(
      "Refundable deposit may be held up to 14 days LKR 100,000.00 Distance included 100 km a day " +
        "Each km beyond that LKR 130.00 Insurance excess borne by the hirer Rs. 5,000 " +
        "Cleaning at the end Rs. 1,000 to Rs. 6,000 Delivery depends on your location Return at another place a fee is likely, by the place",
    )
    expect(rowsOf(html, "What the hire costs").at(-1)).toBe("Total LKR 295,800.00")
    expect(readable(html)).toContain("An estimate until we confirm it.")
  })

  it("shows no limit of distance with unlimited kilometres", async () => {
    const { html } = await open(`${VAN}?${DAYS_17}&extras=unlimited-kilometers`)
    expect(partOf(html, "Not in this total", "</dl>")).toContain("Distance included No limit Insurance")
    expect(rowsOf(html, "What the hire costs").at(-1)).toBe("Total LKR 389,300.00")
  })

  it("says when a longer stay costs less, with a button for those without scripts", async () => {
    const { html } = await open("/cars/suzuki-alto-800-manual?from=2027-01-10T09:00&to=2027-02-08T09:00")
    const words = readable(html)
    expect(words).toContain("One more day reaches the 1-month rate and costs LKR 22,150.00 less.")
    expect(words).toContain("30 days come to LKR 118,500.00")
    expect(words).toContain("Return on Tue 9 Feb 2027 instead")
    expect(tagWith(html, 'value="cheaper"')).toContain('type="submit"')
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
    const { status, html } = await open(`${VAN}?${query}`)
    expect(status).toBe(200)
    expect(rowsOf(html, "What the hire costs")).toEqual(["Total LKR 0.00"])
    expect(html).not.toContain("Email sent successfully!")
  })
})

describe("when the catalogue does not answer as it should", () => {
  it("answers 404 for a vehicle that there is not", async () => {
    for (const id of ["helicopter", "%00", "..%2f", "a".repeat(3000)]) {
      const { status, html } = await open(`/cars/${id}`)
      expect(status).toBe(404)
      expect(readable(html)).toContain("Oops! The page you are looking for does not exist.")
    }
  })

  it("answers 503 where the vehicle cannot be read: loading has ended, and there are ways on", async () => {
    const { status, html } = await open(`${VAN}?${DAYS_17}`, brokenCatalogue("timeout"))
    expect(status).toBe(503)
    expect(html).not.toContain("Loading...")
    expect(readable(html)).toContain("We cannot show this vehicle at the moment")
    expect(tagsWith(html, 'href="tel:+94660000000"')).not.toEqual([])
    expect(tagWith(html, `href="${VAN}?${DAYS_17.replaceAll("&", "&amp;")}"`)).toMatch(/^<a /)
    expect(site.lines).toContainEqual({
      level: "warn",
      reason: "timeout",
      message: "a vehicle could not be read",
    })
  })

  it("shows the form without extras where the services cannot be read, and logs it", async () => {
    const { status, html } = await open(`${VAN}?${DAYS_17}`, catalogueWith({ services: fail }))
    expect(status).toBe(200)
    expect(tagsWith(html, "service_need-a-driver")).toEqual([])
    expect(tagsWith(html, 'name="first_name"')).not.toEqual([])
    expect(rowsOf(html, "What the hire costs").at(-1)).toBe("Total LKR 295,800.00")
    expect(site.lines).toContainEqual({
      level: "warn",
      reason: "unreachable",
      message: "the services could not be read",
    })
  })

  it("shows no related vehicles where the list cannot be read, and logs it", async () => {
    const { status, html } = await open(VAN, catalogueWith({ vehicles: fail }))
    expect(status).toBe(200)
    expect(html).not.toContain("Related fleets")
    expect(site.lines).toContainEqual({
      level: "warn",
      reason: "unreachable",
      message: "the related vehicles could not be read",
    })
  })

  it("shows 'Loading...' while it is slow, with a link that waits for those without scripts", async () => {
    const { catalogue, letGo } = heldCatalogue(site.ports.catalogue)
    const { status, html, page } = await open(`${VAN}?${DAYS_17}`, catalogue)
    letGo()
    expect(status).toBe(200)
    expect(html).toContain("Loading...")
    expect(tagWith(html, "wait=1")).toContain(VAN)
    expect(page?.title).toBe("Rent Car Service - Vehicle")
  })
})

it("says of drawings that they are drawings", async () => {
  const { html } = await open(VAN)
  expect(html).toContain("Drawings show the type, not the vehicle that you will drive.")
})
