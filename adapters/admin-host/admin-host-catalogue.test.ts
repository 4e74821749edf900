import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import type { Mood } from "#tests/fakes/admin-host/moods.ts"
import { AdminHostFake } from "#tests/fakes/admin-host.ts"
import { PATIENCE } from "#tests/support/patience.ts"
import { AdminHostCatalogue, type AdminHostLimits } from "./admin-host-catalogue.ts"

const ALTO = "suzuki-alto-800-manual"
const MINUTE = 60_000
const HOUR = 60 * MINUTE

let host: AdminHostFake
let origin: string
let warnings: Record<string, unknown>[]
let now: number

beforeEach(async () => {
  host = new AdminHostFake()
  origin = await host.start()
  warnings = []
  now = Date.parse("2026-12-01T00:00:00Z")
})

afterEach(() => host.stop())

function openCatalogue(limits: Partial<AdminHostLimits> = {}): AdminHostCatalogue {
  return new AdminHostCatalogue({
    adminHost: origin,
    apiHost: origin,
    warn: (fields) => void warnings.push(fields),
    clock: () => new Date(now),
    limits,
  })
}

const askEach = (catalogue: AdminHostCatalogue) =>
  Promise.all([catalogue.vehicles(), catalogue.vehicle(ALTO), catalogue.categories(), catalogue.services()])

const failing = (reason: string) => Array(4).fill({ ok: false, reason })

describe("an admin host that answers badly", () => {
  it.each<[string, Mood, string]>([
    ["fails", { kind: "failing", status: 500 }, "unreachable"],
    ["is being mended", { kind: "failing", status: 503 }, "unreachable"],
    ["refuses", { kind: "failing", status: 403 }, "unreachable"],
    ["drops the connection in the middle", { kind: "dropping" }, "unreachable"],
    ["answers too late", { kind: "slow", ms: 20_000 }, "timeout"],
    ["stops in the middle", { kind: "stalling" }, "timeout"],
    ["sends a page", { kind: "rubbish", what: "html" }, "malformed"],
    ["sends broken JSON", { kind: "rubbish", what: "brokenJson" }, "malformed"],
    ["sends wrong types", { kind: "rubbish", what: "wrongTypes" }, "malformed"],
    ["sends text where a list or a vehicle is", { kind: "saying", json: "none" }, "malformed"],
    ["sends a number", { kind: "saying", json: 7 }, "malformed"],
    ["sends an error as a good answer", { kind: "saying", json: { message: "Oops" } }, "malformed"],
    ["sends a list of nulls", { kind: "saying", json: [null, null] }, "malformed"],
    ["leaves names out", { kind: "lacking", fields: ["name", "service_name"] }, "malformed"],
  ])("that %s is a named failure of every call, and logged", async (_, mood, reason) => {
    host.setMood("all", mood)
    const catalogue = openCatalogue(reason === "timeout" ? { deadlineMs: 300 } : {})
    expect(await askEach(catalogue)).toEqual(failing(reason))
    expect(warnings.map(({ failure }) => failure)).toEqual(Array(4).fill(reason))
    expect(warnings.map(({ call }) => call).sort()).toEqual([
      "/api/all/category/subcategory",
      "/api/product/allProduts",
      "/api/vehicle/services",
      "details",
    ])
  })

  it("is given up before a huge answer is read", async () => {
    host.setMood("vehicles", { kind: "rubbish", what: "huge" })
    const answer = await openCatalogue({ maxBytes: 100_000 }).vehicles()
    expect(answer).toEqual({ ok: false, reason: "malformed" })
    await vi.waitFor(() => expect(host.asked[0]?.outcome).toBe("cut"), PATIENCE)
  })

  it("that nobody listens at is unreachable", async () => {
    await host.stop()
    expect(await askEach(openCatalogue())).toEqual(failing("unreachable"))
    expect(warnings[0]?.detail).toBe("ECONNREFUSED")
  })

  it("is not followed to another origin", async () => {
    const other = new AdminHostFake()
    const elsewhere = await other.start()
    host.setMood("vehicles", { kind: "redirecting", to: `${elsewhere}/api/product/allProduts` })
    expect(await openCatalogue().vehicles()).toEqual({ ok: false, reason: "unreachable" })
    expect(other.asked).toEqual([])
    await other.stop()
  })

  it("is followed within itself", async () => {
    host.setMood("categories", { kind: "redirecting", to: "/api/vehicle/services" })
    host.setMood("services", { kind: "saying", json: [{ id: 1, name: "Vans", path: "/vans" }] })
    expect(await openCatalogue().categories()).toEqual({
      ok: true,
      value: [{ id: "1", name: "Vans", description: null }],
    })
  })

  it("is not followed in circles", async () => {
    host.setMood("vehicles", { kind: "redirecting", to: "/api/product/allProduts" })
    expect(await openCatalogue().vehicles()).toEqual({ ok: false, reason: "unreachable" })
    expect(host.asked).toHaveLength(4)
  })
})

describe("an admin host that words its answers otherwise", () => {
  it("may send numbers and flags as text", async () => {
    const plain = await askEach(openCatalogue())
    host.setMood("all", { kind: "asText" })
    expect(await askEach(openCatalogue())).toEqual(plain)
  })

  it("may number its vehicles and categories", async () => {
    const entry = { id: 7, name: "Van", category_id: 3, discount_type: "0", model: 206 }
    host.setMood("vehicles", { kind: "saying", json: [entry] })
    const answer = await openCatalogue().vehicles()
    expect(answer).toMatchObject({
      value: [{ id: "7", categoryId: "3", gearbox: "manual", model: "206", picture: null }],
    })
  })

  it.each([
    [0, "manual"],
    ["0", "manual"],
    [false, "manual"],
    [1, "automatic"],
    [2, "automatic"],
    ["5", "automatic"],
    [null, "automatic"],
  ])("means by discount_type %j in a list: %s", async (discount_type, gearbox) => {
    host.setMood("vehicles", { kind: "saying", json: [{ id: 1, name: "Van", discount_type }] })
    expect(await openCatalogue().vehicles()).toMatchObject({ value: [{ gearbox }] })
  })

  it.each([
    [1, "automatic"],
    ["1", "automatic"],
    [true, "automatic"],
    [0, "manual"],
    [2, "manual"],
    [null, "manual"],
  ])("means by discount_type %j on the details: %s", async (discount_type, gearbox) => {
    host.setMood("details", { kind: "saying", json: { ...leastDetails, discount_type } })
    expect(await openCatalogue().vehicle("7")).toMatchObject({ value: { specification: { gearbox } } })
  })

  it("may tell of a vehicle no more than its name and its rates", async () => {
    host.setMood("details", { kind: "saying", json: leastDetails })
    expect(await openCatalogue().vehicle("7")).toEqual({
      ok: true,
      value: {
        id: "7",
        name: "Van",
        description: null,
        categoryId: null,
        pictures: [],
        pictureWords: {},
        rates: {
          oneWeek: 600_050,
          twoWeeks: 500_000,
          threeWeeks: 400_000,
          oneMonth: 300_000,
          threeMonths: 200_000,
          sixMonths: 100_000,
        },
        statedTotals: {
          oneWeek: null,
          twoWeeks: null,
          threeWeeks: null,
          oneMonth: null,
          threeMonths: null,
          sixMonths: null,
        },
        unlimitedKilometersPrice: 0,
        chauffeurOnly: false,
        extrasNotOffered: [],
        deposit: null,
        extraKmRate: null,
        specification: {
          gearbox: "manual",
          fuel: null,
          kmPerLitre: null,
          rangeKm: null,
          seats: null,
          doors: null,
          airConditioning: null,
          airbags: null,
          body: null,
          modelYear: null,
          luggageLarge: null,
          luggageSmall: null,
          engineCc: null,
          drive: null,
        },
      },
    })
  })

  it.each(["one_week_per_day_rate", "three_week_per_day_rate", "six_months_per_day_rate"])(
    "may leave %s open, and has the other rates all the same",
    async (field) => {
      for (const value of [undefined, null, "", "on request", 0, "0.00", -5, 1e300]) {
        host.setMood("details", { kind: "saying", json: { ...leastDetails, [field]: value } })
        const answer = await openCatalogue().vehicle("7")
        const rates = answer.ok ? Object.values(answer.value.rates) : []
        expect(rates.filter((rate) => rate === null)).toHaveLength(1)
        expect(rates.filter((rate) => rate !== null)).toHaveLength(5)
      }
      expect(warnings).toEqual([])
    },
  )

  it.each([
    ["12,500.50", 1_250_050],
    ["5,500", 550_000],
    [" 1,250,000 ", 125_000_000],
    ["12,50", null],
    ["12.500,50", null],
    [",500", null],
  ])("reads the thousands separators of %j", async (written, cents) => {
    host.setMood("details", { kind: "saying", json: { ...leastDetails, one_week_per_day_rate: written } })
    expect(await openCatalogue().vehicle("7")).toMatchObject({ value: { rates: { oneWeek: cents } } })
  })

  it("leaves a vehicle that cannot be shown out of the lists for a while, and says so once", async () => {
    const catalogue = openCatalogue()
    const isListed = async () => {
      const listed = await catalogue.vehicles()
      return listed.ok && listed.value.some(({ id }) => id === ALTO)
    }
    expect(await isListed()).toBe(true)
    host.setMood("details", { kind: "saying", json: { ...leastDetails, name: null } })
    for (let i = 0; i < 2; i++) {
      expect(await catalogue.vehicle(ALTO)).toEqual({ ok: false, reason: "malformed" })
    }
    expect(await isListed()).toBe(false)
    expect(warnings.filter((fields) => !("call" in (fields as object)))).toEqual([{ vehicleId: ALTO }])
    now += 10 * 60 * 1000 + 1
    expect(await isListed()).toBe(true)
    await catalogue.vehicle(ALTO)
    expect(await isListed()).toBe(false)
    host.setMood("details", { kind: "well" })
    expect(await catalogue.vehicle(ALTO)).toMatchObject({ ok: true })
    expect(await isListed()).toBe(true)
  })

  it.each([-1, 1e300, "1e9", "5,50", Number.MAX_SAFE_INTEGER])("has no price of %j", async (price) => {
    const json = [
      { id: 1, service_name: "Driver", price },
      { id: 2, service_name: "Seat", price: "0.1" },
    ]
    host.setMood("services", { kind: "saying", json })
    expect(await openCatalogue().services()).toMatchObject({ value: [{ name: "Seat", price: 10 }] })
    host.setMood("details", {
      kind: "saying",
      json: { ...leastDetails, deposit: price, unlimited_price: price },
    })
    expect(await openCatalogue().vehicle("7")).toMatchObject({
      value: { deposit: null, unlimitedKilometersPrice: 0 },
    })
  })

  it.each([
    [{ service_name: "Need a Driver (English)", input_type: "input" }, "driver", "perDay"],
    [{ service_name: "NEED A DRIVER", input_type: "radio" }, "driver", "once"],
    [{ service_name: "Need a drivers cap", input_type: "input" }, null, "once"],
    [{ service_name: "Unlimited Kilometers", input_type: "radio" }, "unlimitedKilometers", "once"],
    [{ id: "unlimited-kilometers", input_type: "radio" }, "unlimitedKilometers", "once"],
    [{ input_type: "input", unit: "per day" }, null, "perDay"],
    [{ input_type: "input", unit: "Per Days, whole hire" }, null, "perDay"],
    [{ input_type: "input", unit: "per daylight hour" }, null, "once"],
    [{ input_type: "input", unit: "per seat, whole hire" }, null, "once"],
    [{ input_type: "radio", unit: "per day" }, null, "once"],
    [{ input_type: "input" }, null, "once"],
    [{ service_name: "Chauffeur", input_type: "input", role: "driver", per_day: 1 }, "driver", "perDay"],
    [{ service_name: "Need a Driver's cap", input_type: "input", role: null, per_day: 0 }, null, "once"],
    [{ input_type: "radio", per_day: 1 }, null, "perDay"],
    [{ service_name: "Need a Driver", input_type: "input", role: 7, per_day: "often" }, "driver", "perDay"],
  ])(
    "tells the role of an extra and its days, or lets them be read of its words: %j",
    async (facts, role, charged) => {
      const json = [{ id: 4, service_name: "Something", price: 100, ...facts }]
      host.setMood("services", { kind: "saying", json })
      expect(await openCatalogue().services()).toMatchObject({ value: [{ role, charged }] })
    },
  )

  it("loses only the entries that have no id or no name, and they are logged", async () => {
    const json = [{ id: 1, name: "Van" }, { id: 2 }, { name: "Car" }, { id: " ", name: "Bus" }, null]
    host.setMood("vehicles", { kind: "saying", json })
    expect(await openCatalogue().vehicles()).toMatchObject({ value: [{ id: "1", name: "Van" }] })
    expect(warnings).toEqual([{ path: "/api/product/allProduts", count: 4, fields: "name, id, (the whole)" }])
  })

  it("cannot have two entries of one id", async () => {
    host.setMood("services", {
      kind: "saying",
      json: [
        { id: 1, service_name: "Driver", price: 100 },
        { id: "1", service_name: "Seat", price: 200 },
      ],
    })
    expect(await openCatalogue().services()).toMatchObject({ value: [{ name: "Driver", price: 10_000 }] })
    expect(warnings).toHaveLength(1)
  })

  it("may have nothing: an empty list is an answer", async () => {
    host.setMood("all", { kind: "saying", json: [] })
    const catalogue = openCatalogue()
    const empty = { ok: true, value: [] }
    expect(await catalogue.vehicles()).toEqual(empty)
    expect(await catalogue.categories()).toEqual(empty)
    expect(await catalogue.services()).toEqual(empty)
  })

  it.each([[null], [{}], [[]]])("has no vehicle when its details are %j", async (json) => {
    host.setMood("details", { kind: "saying", json })
    expect(await openCatalogue().vehicle("7")).toEqual({ ok: false, reason: "notFound" })
    expect(warnings).toEqual([])
  })

  it("is unreachable, not empty, when a list is not where it should be", async () => {
    host.setMood("all", { kind: "failing", status: 404 })
    const [vehicles, vehicle, categories, services] = await askEach(openCatalogue())
    expect(vehicle).toEqual({ ok: false, reason: "notFound" })
    for (const list of [vehicles, categories, services]) {
      expect(list).toEqual({ ok: false, reason: "unreachable" })
    }
  })

  it("shows the list's picture where the details have none of their own", async () => {
    const product_image = [{ image: null }, { image: "javascript:alert(1)" }, "x", {}]
    const json = { ...leastDetails, image_path: "/uploads/van one.jpg", product_image }
    host.setMood("details", { kind: "saying", json })
    expect(await openCatalogue().vehicle("7")).toMatchObject({
      value: { pictures: [`${origin}/uploads/van%20one.jpg`] },
    })
  })

  it("is warned about once for each vehicle whose stated totals are not the rate times the days", async () => {
    const json = { ...leastDetails, one_week_per_total: "42003.50", two_week_per_total: 65_000 }
    host.setMood("details", { kind: "saying", json })
    const catalogue = openCatalogue()
    expect(await catalogue.vehicle("7")).toMatchObject({
      value: { statedTotals: { oneWeek: 4_200_350, twoWeeks: 6_500_000 } },
    })
    now += HOUR
    await catalogue.vehicle("7")
    expect(host.asked).toHaveLength(2)
    expect(warnings).toEqual([{ vehicleId: "7", tiers: ["twoWeeks"] }])
  })
})

describe("the calls that are made", () => {
  it("go to the fixed paths, details and services to the API host", async () => {
    const api = new AdminHostFake()
    const apiHost = await api.start()
    const warn = () => {}
    const catalogue = new AdminHostCatalogue({ adminHost: origin, apiHost, warn, clock: () => new Date(now) })
    const [, details] = await askEach(catalogue)
    expect(host.asked.map(({ call }) => call).sort()).toEqual(["categories", "vehicles"])
    expect(api.asked.map(({ call, id }) => [call, id]).sort()).toEqual([
      ["details", ALTO],
      ["services", null],
    ])
    expect(details?.ok && details.value.pictures[0]).toContain(`${origin}/images/`)
    await api.stop()
  })

  it("are cancelled when the visitor leaves", async () => {
    host.setMood("all", { kind: "slow", ms: 20_000 })
    const visitor = new AbortController()
    const answer = openCatalogue().vehicle(ALTO, visitor.signal)
    await vi.waitFor(() => expect(host.asked).toHaveLength(1), PATIENCE)
    visitor.abort()
    expect(await answer).toEqual({ ok: false, reason: "unreachable" })
    await vi.waitFor(() => expect(host.asked[0]?.outcome).toBe("cut"), PATIENCE)
    expect(warnings).toEqual([])
  })

  it("are one call for all who ask at the same time, which goes on while one of them waits", async () => {
    host.setMood("vehicles", { kind: "slow", ms: 300 })
    const catalogue = openCatalogue()
    const leaving = new AbortController()
    const left = catalogue.vehicles(leaving.signal)
    const others = [catalogue.vehicles(), catalogue.vehicles(new AbortController().signal)]
    await vi.waitFor(() => expect(host.asked).toHaveLength(1), PATIENCE)
    leaving.abort()
    expect(await left).toEqual({ ok: false, reason: "unreachable" })
    expect((await Promise.all(others)).map(({ ok }) => ok)).toEqual([true, true])
    expect(host.asked.map(({ outcome }) => outcome)).toEqual(["answered"])
  })

  it("are made anew for who comes after the last one left", async () => {
    host.setMood("vehicles", { kind: "slow", ms: 20_000 })
    const catalogue = openCatalogue()
    const leaving = new AbortController()
    const left = catalogue.vehicles(leaving.signal)
    await vi.waitFor(() => expect(host.asked).toHaveLength(1), PATIENCE)
    host.setMood("vehicles", { kind: "well" })
    leaving.abort()
    expect((await catalogue.vehicles()).ok).toBe(true)
    expect((await left).ok).toBe(false)
  })

  it("are not made for an id that is too long to be one", async () => {
    expect(await openCatalogue().vehicle("x".repeat(201))).toEqual({ ok: false, reason: "notFound" })
    expect(host.asked).toEqual([])
  })
})

describe("the last good answer", () => {
  it("is given again for half a minute without a call", async () => {
    const catalogue = openCatalogue()
    const first = await askEach(catalogue)
    now += 29_999
    expect(await askEach(catalogue)).toEqual(first)
    expect(host.asked).toHaveLength(4)
    now += 1
    expect(await askEach(catalogue)).toEqual(first)
    expect(host.asked).toHaveLength(8)
  })

  it("is asked for again when the clock was put back: how old it is, nobody knows", async () => {
    const catalogue = openCatalogue()
    await askEach(catalogue)
    now -= 24 * HOUR
    await askEach(catalogue)
    expect(host.asked).toHaveLength(8)
  })

  it("stands in for a day while the host fails, and the failure is logged", async () => {
    const catalogue = openCatalogue()
    const good = await askEach(catalogue)
    host.setMood("all", { kind: "failing", status: 500 })
    now += 24 * HOUR
    expect(await askEach(catalogue)).toEqual(good)
    expect(warnings.find(({ call }) => call === "details")).toEqual({
      call: "details",
      vehicleId: ALTO,
      failure: "unreachable",
      detail: "status 500",
      lastGoodAgeMs: 24 * HOUR,
    })
    now += 10_001
    expect(await askEach(catalogue)).toEqual(failing("unreachable"))
  })

  it.each<[string, Mood]>([
    ["is down", { kind: "dropping" }],
    ["sends rubbish", { kind: "rubbish", what: "html" }],
    ["is too slow", { kind: "slow", ms: 20_000 }],
  ])("stands in when the host %s", async (_, mood) => {
    const catalogue = openCatalogue({ deadlineMs: 1_000 })
    const good = await askEach(catalogue)
    host.setMood("all", mood)
    now += MINUTE
    expect(await askEach(catalogue)).toEqual(good)
  })

  it("spares a failing host and its visitors a call for ten seconds", async () => {
    const catalogue = openCatalogue()
    await catalogue.vehicles()
    host.setMood("all", { kind: "failing", status: 500 })
    now += MINUTE
    await catalogue.vehicles()
    now += 9_999
    await catalogue.vehicles()
    expect(host.asked).toHaveLength(2)
    now += 1
    await catalogue.vehicles()
    expect(host.asked).toHaveLength(3)
  })

  it("is replaced when the host is well again", async () => {
    const catalogue = openCatalogue()
    await catalogue.categories()
    host.setMood("all", { kind: "failing", status: 500 })
    now += MINUTE
    await catalogue.categories()
    host.setMood("all", { kind: "saying", json: [{ id: 1, name: "Vans" }] })
    now += MINUTE
    expect(await catalogue.categories()).toMatchObject({ value: [{ name: "Vans" }] })
  })

  it("is forgotten when the host says that the vehicle is gone", async () => {
    const catalogue = openCatalogue()
    await catalogue.vehicle(ALTO)
    host.setMood("details", { kind: "failing", status: 404 })
    now += MINUTE
    expect(await catalogue.vehicle(ALTO)).toEqual({ ok: false, reason: "notFound" })
    host.setMood("details", { kind: "failing", status: 500 })
    expect(await catalogue.vehicle(ALTO)).toEqual({ ok: false, reason: "unreachable" })
  })

  it("is kept of so many vehicles and no more, the oldest going first", async () => {
    const catalogue = openCatalogue({ maxDetails: 2 })
    const ids = [ALTO, "suzuki-alto-japan-auto", "perodua-axia-auto"]
    for (const id of ids) await catalogue.vehicle(id)
    host.setMood("all", { kind: "failing", status: 500 })
    now += MINUTE
    const answers = await Promise.all(ids.map((id) => catalogue.vehicle(id)))
    expect(answers.map(({ ok }) => ok)).toEqual([false, true, true])
  })
})

const leastDetails = {
  name: "Van",
  one_week_per_day_rate: "6000.50",
  two_week_per_day_rate: 5000,
  three_week_per_day_rate: 4000,
  one_month_per_day_rate: 3000,
  three_months_per_day_rate: 2000,
  six_months_per_day_rate: 1000,
}
