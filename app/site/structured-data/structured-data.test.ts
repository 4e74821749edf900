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
import { catalogueWith, unreachable } from "#tests/support/catalogues.ts"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { problemsInJsonLd } from "#tests/support/schema-org.ts"
import { visit } from "#tests/support/visit.tsx"

const SITE = "https://www.example.lk"
const ROUTES = [
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

/** The structured data of a page, as a crawler parses them. */
async function structuredDataAt(target: string, catalogue: Catalogue = testPorts.ports.catalogue) {
  const [, pattern, route] = ROUTES.find(([each]) => each === target) ?? []
  if (!pattern || !route) throw new Error(`no route for ${target}`)
  const { head } = await visit(
    { ...testPorts.ports, catalogue },
    [pattern, { ...route }],
    new Request(SITE + target),
  )
  // biome-ignore lint/suspicious/noExplicitAny: parsed JSON without a type
  return JSON.parse(JSON.stringify(head?.structuredData)) as any
}

describe("the structured data of pages", () => {
  it.each(ROUTES)("%s uses types and properties of schema.org only", async (target) => {
    const data = await structuredDataAt(target)
    expect(data["@context"]).toBe("https://schema.org")
    expect(problemsInJsonLd(data)).toEqual([])
  })

  it.each(ROUTES.filter(([target]) => target !== "/home"))(
    "%s has a breadcrumb from home",
    async (target) => {
      const { breadcrumb, url } = await structuredDataAt(target)
      expect(breadcrumb.itemListElement[0]).toMatchObject({ position: 1, name: "Home", item: `${SITE}/home` })
      expect(breadcrumb.itemListElement.at(-1).item).toBe(url)
    },
  )

  it("fail the check with a type or property that schema.org does not have", () => {
    const offer = { "@type": "Offer", cost: 5, seller: { "@type": "Organization", name: "A" } }
    expect(problemsInJsonLd({ "@type": ["Product", "Car"], offers: [offer], acrissCode: "ECMR" })).toEqual([
      "$.offers[0].cost",
    ])
    expect(problemsInJsonLd({ "@type": "Lorry" })).toEqual([
      "$ has no type, or one that schema.org does not define",
    ])
  })
})

describe("the company", () => {
  it.each(["/home", "/about", "/contact"])("has all its data on %s", async (target) => {
    const [company] = (await structuredDataAt(target)).mainEntity
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
    // The links of the default settings are placeholders.
    expect(company.sameAs).toEqual([])
  })
})

describe("a vehicle", () => {
  const VAN = "/cars/toyota-kdh-hi-roof-van-14-seater"

  it("is a product to rent, at the first daily rate of its page, in rupees", async () => {
    const [van] = (await structuredDataAt(VAN)).mainEntity
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

  it("has the facts that its page shows", async () => {
    const [van] = (await structuredDataAt(VAN)).mainEntity
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

  it("leaves out unknown facts, and has no rating, review, brand or availability", async () => {
    const [electricCar] = (await structuredDataAt("/cars/nissan-leaf-electric-40-kwh")).mainEntity
    for (const fuelFact of ["vehicleEngine", "fuelEfficiency"])
      expect(electricCar).not.toHaveProperty(fuelFact)
    for (const property of ["aggregateRating", "review", "brand"])
      expect(electricCar).not.toHaveProperty(property)
    expect(electricCar.offers[0]).not.toHaveProperty("availability")
  })

  it("has another type if it is not a car", async () => {
    const [tukTuk] = (await structuredDataAt("/cars/bajaj-re-tuk-tuk")).mainEntity
    expect(tukTuk["@type"]).toEqual(["Product", "Vehicle"])
    expect(tukTuk).not.toHaveProperty("numberOfDoors")
  })

  it("has its category in the breadcrumb, or all vehicles if the categories cannot be read", async () => {
    const secondCrumb = async (catalogue?: Catalogue) =>
      (await structuredDataAt(VAN, catalogue)).breadcrumb.itemListElement[1].item
    expect(await secondCrumb()).toBe(`${SITE}/carlist/vans`)
    const withoutCategories = catalogueWith(testPorts.ports.catalogue, { categories: unreachable })
    expect(await secondCrumb(withoutCategories)).toBe(`${SITE}/carlist`)
  })
})

describe("a list", () => {
  it("numbers its second page from 31", async () => {
    const [list] = (await structuredDataAt("/carlist?page=2")).mainEntity
    expect(list.itemListElement).toHaveLength(28)
    expect(list.itemListElement[0].position).toBe(31)
  })
})

describe("the questions", () => {
  it("have their answers", async () => {
    const { "@type": type, mainEntity } = await structuredDataAt("/faq")
    expect(type).toBe("FAQPage")
    expect(mainEntity).toHaveLength(testPorts.ports.content.faq.length)
    expect(mainEntity[0].acceptedAnswer.text).toBe(testPorts.ports.content.faq[0]?.answer)
  })
})

describe("a guide", () => {
  it("describes a place: its names, position and sights", async () => {
    const { dateModified, mainEntity } = await structuredDataAt("/rent-a-car-to-kandy")
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
  it("is an article with the date of its last edit", async () => {
    const [article] = (await structuredDataAt("/rent-a-car-guide")).mainEntity
    expect(article).toMatchObject({
      "@type": "Article",
      dateModified: testPorts.ports.content.page("rent-a-car-guide")?.editedOn,
    })
  })
})
