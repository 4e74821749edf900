import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Ports } from "#app/context.ts"
import * as contact from "#app/site/contact/route.tsx"
import * as guides from "#app/site/guides/route.tsx"
import * as home from "#app/site/home/route.tsx"
import * as listing from "#app/site/listing/route.tsx"
import * as vehicle from "#app/site/vehicle/route.tsx"
import { openPorts, type TestPorts } from "#tests/support/ports.ts"
import { formRequest, visit } from "#tests/support/visit.tsx"

const SITE = "https://www.example.lk"
const AXIO = "/cars/toyota-axio-hybrid-g"
const ROUTES = {
  home: ["/home", home],
  contact: ["/contact", contact],
  carlist: ["/carlist/:slug?", listing],
  cars: ["/cars/:slug", vehicle],
  guides: ["/guides", guides],
} as const

let testPorts: TestPorts
beforeAll(async () => {
  testPorts = await openPorts()
})
afterAll(() => testPorts.close())

/** The head of the page at a path, as its loader returns it. */
async function headAt(path: string, ports: Ports = testPorts.ports, request = new Request(SITE + path)) {
  const name = path.split(/[/?]/)[1] as keyof typeof ROUTES // the first segment of a path is a key of the table
  const { head } = await visit(ports, ROUTES[name], request)
  if (!head) throw new Error(`${path} has no head`)
  return head
}

describe("the canonical URL", () => {
  it.each([
    ["/home", "/home"],
    ["/home?tab=wedding_events&to=ella", "/home"],
    ["/home?tab=wedding_events&to=ella&page=2", "/home?page=2"],
    ["/home?translate=de", "/home"],
    ["/carlist?q=axio", "/carlist"],
    ["/carlist?page=2&translate=si", "/carlist?page=2"],
    ["/carlist?page=1", "/carlist"],
    ["/carlist/vans", "/carlist/vans"],
    [`${AXIO}?from=2027-01-10T09:00&to=2027-01-27T09:00&wait=1`, AXIO],
    ["/contact?sent=7K4M-2Q9T", "/contact"],
  ])("is, for %s, %s", async (path, canonical) => {
    expect((await headAt(path)).canonical).toBe(SITE + canonical)
  })
})

describe("search engines", () => {
  it.each(["/home", "/home?place=ella", "/carlist", "/carlist?page=2", "/carlist/vans", AXIO, "/guides"])(
    "may index %s",
    async (path) => expect((await headAt(path)).robots).toBeNull(),
  )

  it.each(["/home?q=axio", "/carlist?q=axio&page=1", "/carlist/boats", "/guides?place=Atlantis"])(
    "may follow the links of %s, the result of a query, but not index it",
    async (path) => expect((await headAt(path)).robots).toBe("noindex, follow"),
  )

  it.each(["/home?sent=7K4M-2Q9T", "/contact?sent=7K4M-2Q9T", `${AXIO}?sent=7K4M-2Q9T`])(
    "may not index the outcome of a form: %s",
    async (path) => expect((await headAt(path)).robots).toBe("noindex"),
  )

  it.each(["/home", "/contact", AXIO])("may not index a form of %s with errors", async (path) => {
    const submitted = formRequest(SITE + path, { step: "send" })
    const { robots, title } = await headAt(path, testPorts.ports, submitted)
    expect(robots).toBe("noindex")
    expect(title).toMatch(/^Error: Rent Car Service - /)
  })
})

describe("the social card", () => {
  const withCards = (...cards: string[]): Ports => ({ ...testPorts.ports, socialCards: new Set(cards) })
  const someCards = () =>
    withCards(
      "/images/cards/scenes/haputale.jpg",
      "/images/cards/scenes/g-airport.jpg",
      `/images/cards${AXIO}.jpg`,
    )

  it.each([
    ["/home?place=ella", "/images/cards/scenes/haputale.jpg"],
    ["/carlist?page=2", "/images/cards/scenes/g-airport.jpg"],
    [AXIO, `/images/cards${AXIO}.jpg`],
  ])("is that of the page, %s", async (path, card) => {
    expect((await headAt(path, someCards())).card?.url).toBe(SITE + card)
  })

  it("has an alternative text", async () => {
    expect((await headAt(AXIO, someCards())).card?.alt).toBe("Toyota Axio Hybrid G on the road")
    const haputale = testPorts.ports.content.gallery.find(({ scene }) => scene === "haputale")
    expect((await headAt("/home", someCards())).card?.alt).toBe(haputale?.alt)
  })

  it("is that of all vehicles for a page without a card", async () => {
    expect((await headAt("/cars/toyota-vitz-1-0-f", someCards())).card?.url).toBe(
      `${SITE}/images/cards/scenes/g-airport.jpg`,
    )
  })

  it("is left out if no card exists", async () => {
    expect((await headAt("/home", withCards())).card).toBeNull()
  })
})
