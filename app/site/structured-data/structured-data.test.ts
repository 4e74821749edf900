import { afterAll, beforeAll, describe, expect, it } from "vitest"
import * as about from "#app/site/about/route.tsx"
import * as contact from "#app/site/contact/route.tsx"
import * as faq from "#app/site/faq/route.tsx"
import * as guide from "#app/site/guide/route.tsx"
import * as guides from "#app/site/guides/route.tsx"
import * as home from "#app/site/home/route.tsx"
import * as listing from "#app/site/listing/route.tsx"
import * as vehicle from "#app/site/vehicle/route.tsx"
import type { Catalogue } from "#domain/catalogue/catalogue.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { problemsInJsonLd } from "#tests/support/schema-org.ts"
import { visit } from "#tests/support/visit.tsx"

const SITE = "https://www.example.lk"
const SCREENS = [
  ["/home", "/home", home],
  ["/about", "/about", about],
  ["/contact", "/contact", contact],
  ["/faq", "/faq", faq],
  ["/guides", "/guides", guides],
  ["/carlist?page=2", "/carlist/:slug?", listing],
  ["/carlist/vans", "/carlist/:slug?", listing],
  ["/cars/toyota-kdh-hi-roof-van-14-seater", "/cars/:slug", vehicle],
  ["/cars/bajaj-re-tuk-tuk", "/cars/:slug", vehicle],
  ["/cars/nissan-leaf-electric-40-kwh", "/cars/:slug", vehicle],
  ["/rent-a-car-to-kandy", "/:page", guide],
  ["/rent-a-car-guide", "/:page", guide],
] as const

let testPorts: TestPorts
beforeAll(async () => {
  testPorts = await openPorts()
})
afterAll(() => testPorts.close())

/** What a page says to machines, as they read it: through JSON. */
async function saidAt(address: string, catalogue: Catalogue = testPorts.ports.catalogue) {
  const [, path, screen] = SCREENS.find(([known]) => known === address) ?? []
  if (!path || !screen) throw new Error(`no screen for ${address}`)
  const { page } = await visit(
    { ...testPorts.ports, catalogue },
    [path, { ...screen }],
    new Request(SITE + address),
  )
  // biome-ignore lint/suspicious/noExplicitAny: read as a machine does, which knows no type of ours
  return JSON.parse(JSON.stringify(page?.structuredData)) as any
}

describe("what the pages say to machines", () => {
  it.each(SCREENS)("%s is said in the words of schema.org", async (address) => {
    const said = await saidAt(address)
    expect(said["@context"]).toBe("https://schema.org")
    expect(problemsInJsonLd(said)).toEqual([])
  })

  it.each(SCREENS.filter(([address]) => address !== "/home"))(
    "%s tells the way from home",
    async (address) => {
      const { breadcrumb, url } = await saidAt(address)
      expect(breadcrumb.itemListElement[0]).toMatchObject({ position: 1, name: "Home", item: `${SITE}/home` })
      expect(breadcrumb.itemListElement.at(-1).item).toBe(url)
    },
  )

  it("would be told of a word that schema.org does not have", () => {
    const offer = { "@type": "Offer", cost: 5, seller: { "@type": "Organization", name: "A" } }
    expect(problemsInJsonLd({ "@type": ["Product", "Car"], offers: [offer], acrissCode: "ECMR" })).toEqual([
      "$.offers[0].cost",
    ])
    expect(problemsInJsonLd({ "@type": "Lorry" })).toEqual(["$ has a type that schema.org does not have"])
  })
})

describe("the company", () => {
  it.each(["/home", "/about", "/contact"])("is told whole on %s", async (address) => {
    const [company] = (await saidAt(address)).mainEntity
    expect(company).toMatchObject({
      "@type": "AutoRental",
      name: "Rent Car Service",
      telephone: "+94 66 000 0000",
      email: "office@example.lk",
      address: { streetAddress: "Head office", addressLocality: "Dambulla", addressCountry: "LK" },
      geo: { latitude: 7.86, longitude: 80.6517 },
      openingHoursSpecification: { opens: "07:00", closes: "18:00" },
    })
    expect(company.openingHoursSpecification.dayOfWeek).toHaveLength(7)
    // The links that the program comes with are made up.
    expect(company.sameAs).toEqual([])
  })
})

describe("a vehicle", () => {
  const VAN = "/cars/toyota-kdh-hi-roof-van-14-seater"

  it("is a product to rent, at the first daily rate of its page, in rupees", async () => {
    const [van] = (await saidAt(VAN)).mainEntity
    expect(van["@type"]).toEqual(["Product", "Car"])
    expect(van.offers[0].priceSpecification).toEqual({
      "@type": "UnitPriceSpecification",
      price: 18500,
      priceCurrency: "LKR",
      unitCode: "DAY",
      eligibleQuantity: { "@type": "QuantitativeValue", minValue: 1, maxValue: 13, unitCode: "DAY" },
    })
    expect(van.offers[0].description).toContain("not valid for foreigners")
  })

  it("tells what its page tells of it", async () => {
    const [van] = (await saidAt(VAN)).mainEntity
    expect(van).toMatchObject({
      name: "Toyota KDH Hi-Roof Van 14 Seater",
      bodyType: "Van",
      vehicleModelDate: "2015",
      vehicleSeatingCapacity: 14,
      numberOfDoors: 4,
      fuelType: "Diesel",
      vehicleTransmission: "Automatic",
      vehicleEngine: { engineDisplacement: { value: 2982, unitCode: "CMQ" } },
    })
    expect(van.image[0]).toMatch(/^https:\/\/www\.example\.lk\/images\/vehicles\//)
  })

  it("leaves out what the catalogue does not tell, and invents neither rating nor stock", async () => {
    const [leaf] = (await saidAt("/cars/nissan-leaf-electric-40-kwh")).mainEntity
    for (const burnt of ["vehicleEngine", "fuelEfficiency"]) expect(leaf).not.toHaveProperty(burnt)
    for (const invented of ["aggregateRating", "review", "brand"]) expect(leaf).not.toHaveProperty(invented)
    expect(leaf.offers[0]).not.toHaveProperty("availability")
  })

  it("that is no car is called none", async () => {
    const [tukTuk] = (await saidAt("/cars/bajaj-re-tuk-tuk")).mainEntity
    expect(tukTuk["@type"]).toEqual(["Product", "Vehicle"])
    expect(tukTuk).not.toHaveProperty("numberOfDoors")
  })

  it("leads back to its category, or to all vehicles where the categories cannot be read", async () => {
    const second = async (catalogue?: Catalogue) =>
      (await saidAt(VAN, catalogue)).breadcrumb.itemListElement[1].item
    expect(await second()).toBe(`${SITE}/carlist/vans`)
    const { catalogue } = testPorts.ports
    const lost: Catalogue = {
      vehicles: (signal) => catalogue.vehicles(signal),
      vehicle: (id, signal) => catalogue.vehicle(id, signal),
      services: (signal) => catalogue.services(signal),
      retired: (signal) => catalogue.retired(signal),
      categories: async () => ({ ok: false, reason: "unreachable" }),
    }
    expect(await second(lost)).toBe(`${SITE}/carlist`)
  })
})

describe("a list", () => {
  it("goes on counting on its second page", async () => {
    const [list] = (await saidAt("/carlist?page=2")).mainEntity
    expect(list.itemListElement).toHaveLength(28)
    expect(list.itemListElement[0].position).toBe(31)
  })
})

describe("the questions", () => {
  it("each come with their answer", async () => {
    const { "@type": type, mainEntity } = await saidAt("/faq")
    expect(type).toBe("FAQPage")
    expect(mainEntity).toHaveLength(testPorts.ports.content.faq.length)
    expect(mainEntity[0].acceptedAnswer.text).toBe(testPorts.ports.content.faq[0]?.answer)
  })
})

describe("a guide", () => {
  it("is about a place: its names, where it is, and what to see there", async () => {
    const { dateModified, mainEntity } = await saidAt("/rent-a-car-to-kandy")
    const guide = testPorts.ports.content.guide("kandy")
    expect(dateModified).toBe(guide?.editedOn)
    expect(mainEntity[0]).toMatchObject({
      "@type": "TouristDestination",
      name: "Kandy",
      alternateName: [guide?.place.sinhala, guide?.place.tamil],
      geo: { latitude: guide?.place.latitude },
    })
    const names = mainEntity[0].includesAttraction.map(({ name }: { name: string }) => name)
    expect(names.length).toBeGreaterThanOrEqual(3)
    for (const name of names) expect(JSON.stringify(guide?.sections)).toContain(name)
  })
})

describe("a page about renting in general", () => {
  it("is an article with the day of its last edit", async () => {
    const [article] = (await saidAt("/rent-a-car-guide")).mainEntity
    expect(article).toMatchObject({
      "@type": "Article",
      dateModified: testPorts.ports.content.page("rent-a-car-guide")?.editedOn,
    })
  })
})
