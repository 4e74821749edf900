import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Kysely } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { readCatalogueVersion } from "#adapters/database/catalogue/catalogue-version.ts"
import type { FleetRecords } from "#adapters/database/catalogue/fleet-records.ts"
import { openCatalogue } from "#adapters/database/catalogue/open-catalogue.ts"
import { storedFleet } from "#adapters/database/catalogue/stored-fleet.ts"
import { type Database, openDatabase } from "#adapters/database/database.ts"
import { postgresDialect, SERVING_LIMITS } from "#adapters/database/postgres.ts"
import { seedFleet } from "#seed/fleet.ts"
import { handlePublicApi } from "./public-api.ts"

const SITE = "http://rental.example"
const CALLS = [
  "/api/all/category/subcategory",
  "/api/product/allProduts",
  "/api/product/details?id=suzuki-alto-800-manual",
  "/api/vehicle/services",
]

const folder = mkdtempSync(join(tmpdir(), "rent-car-api-"))
let db: Database
let records: FleetRecords
let version: string

beforeAll(async () => {
  db = await openDatabase({ file: join(folder, "rental.db") }, console.error)
  records = (await openCatalogue(db, seedFleet, console.error)).records
})

afterAll(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

beforeEach(() => {
  version = "1"
})

const handle = (path: string, init?: RequestInit) =>
  handlePublicApi(new Request(SITE + path, init), {
    records,
    version: async () => version,
    warn: console.error,
  })

async function responseTo(path: string, init?: RequestInit): Promise<Response> {
  const response = await handle(path, init)
  if (!response) throw new Error(`${path} is not a call of the public API`)
  return response
}

const json = async (path: string) => (await responseTo(path)).json()

describe("the four calls", () => {
  it.each(CALLS)("%s answers JSON that any origin may read", async (path) => {
    const response = await responseTo(path)
    expect(response.status).toBe(200)
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8")
    expect(response.headers.get("access-control-allow-origin")).toBe("*")
  })

  it("list a vehicle with the names and types of R14.3", async () => {
    const vehicles = await json("/api/product/allProduts")
    expect(vehicles).toHaveLength(58)
    expect(vehicles[0]).toEqual({
      id: "suzuki-alto-800-manual",
      image_path: "images/vehicles/suzuki-alto-800-manual-side.svg",
      model: "Alto 800 LXi",
      name: "Suzuki Alto 800 Manual",
      discount_type: 0,
      speed: "18kmpl",
      current_sale_price: 5500,
      size: "Petrol",
      wholesale_minimum_qty: 18,
      current_purchase_cost: 0,
      category_id: "economy-cars",
      body: "hatchback",
      chauffeur_only: 0,
    })
  })

  it("return a vehicle with the names and types of R14.4", async () => {
    const vehicle = await json("/api/product/details?id=toyota-coaster-29-seater-luxury-coach")
    expect(vehicle).toEqual({
      id: "toyota-coaster-29-seater-luxury-coach",
      name: "Toyota Coaster 29 Seater Luxury Coach",
      description: expect.stringContaining("."),
      image_path: "images/vehicles/toyota-coaster-29-seater-luxury-coach-side.svg",
      product_image: [
        { image: "images/vehicles/toyota-coaster-29-seater-luxury-coach-studio.svg" },
        { image: "images/vehicles/toyota-coaster-29-seater-luxury-coach-road.svg" },
        { image: "images/vehicles/toyota-coaster-29-seater-luxury-coach-plan.svg" },
      ],
      category_id: "mini-coaches-buses",
      unlimited_price: 0,
      one_week_per_day_rate: 34_000,
      two_week_per_day_rate: 32_650,
      three_week_per_day_rate: 31_300,
      one_month_per_day_rate: 28_550,
      three_months_per_day_rate: 27_200,
      six_months_per_day_rate: 25_500,
      one_week_per_total: 238_000,
      two_week_per_total: 457_100,
      three_week_per_total: 657_300,
      one_months_per_total: 856_500,
      three_months_per_total: 2_448_000,
      six_months_per_total: 4_590_000,
      ac: 1,
      automatic_shift: 0,
      doors: 2,
      seats: 29,
      air_baloons: 0,
      size: "Diesel",
      discount_type: 0,
      wholesale_minimum_qty: 6.5,
      brand: "Toyota",
      model: "Coaster XZB50",
      body: "minibus",
      model_year: 2014,
      colour: "Pearl White and Gold",
      engine_cc: 4009,
      drive: null,
      range_km: null,
      luggage_large: 12,
      luggage_small: 12,
      deposit: 0,
      extra_km_rate: 280,
      chauffeur_only: 1,
      extras_not_offered: ["additional-driver", "roof-rack", "surfboard-rack"],
    })
  })

  it("return 1 for an automatic gearbox in the list and in the details", async () => {
    const id = "toyota-kdh-hi-roof-van-14-seater"
    const listedVehicle = (await json("/api/product/allProduts")).find(
      (entry: { id: string }) => entry.id === id,
    )
    expect(listedVehicle.discount_type).toBe(1)
    const details = await json(`/api/product/details?id=${id}`)
    expect(details).toMatchObject({ discount_type: 1, automatic_shift: 1, unlimited_price: 5500 })
  })

  it("list the categories with their paths", async () => {
    expect(await json("/api/all/category/subcategory")).toEqual(
      seedFleet.categories.map(({ extrasNotOffered: _, ...row }) => row),
    )
  })

  it("list the services with their prices in rupees", async () => {
    const extras = await json("/api/vehicle/services")
    expect(extras).toHaveLength(10)
    expect(extras[0]).toEqual({
      id: "need-a-driver",
      service_name: "Need a Driver",
      price: 5500,
      input_type: "input",
      role: "driver",
      per_day: 1,
      unit: "per day",
      description: expect.stringContaining("driver"),
    })
    expect(extras[2]).toMatchObject({
      service_name: "GPS Navigator",
      input_type: "radio",
      role: null,
      per_day: 0,
    })
  })
})

describe("the public API", () => {
  it.each([
    "/",
    "/home",
    "/api",
    "/api/product",
    "/api/product/allProducts",
    "/api/product/allProduts/",
    "/api/product/details/suzuki-alto-800-manual",
    "/API/vehicle/services",
  ])("returns null for %s", async (path) => {
    expect(await handle(path)).toBeNull()
  })

  it.each(CALLS)("answers HEAD for %s as GET, without the body", async (path) => {
    const get = await responseTo(path)
    const head = await responseTo(path, { method: "HEAD" })
    expect([...head.headers]).toEqual([...get.headers])
    expect(await head.text()).toBe("")
    const { byteLength } = await get.arrayBuffer()
    expect(head.headers.get("content-length")).toBe(String(byteLength))
  })

  it.each(["POST", "PUT", "PATCH", "DELETE"])("refuses %s with the allowed methods", async (method) => {
    for (const path of CALLS) {
      const response = await responseTo(path, { method })
      expect(response.status).toBe(405)
      expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS")
      expect(response.headers.get("access-control-allow-origin")).toBe("*")
    }
  })

  it("answers the preflight request of another origin", async () => {
    const response = await responseTo("/api/product/allProduts", {
      method: "OPTIONS",
      headers: { origin: "https://other.example", "access-control-request-method": "GET" },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get("access-control-allow-origin")).toBe("*")
    expect(response.headers.get("access-control-allow-methods")).toBe("GET, HEAD, OPTIONS")
  })

  it.each([
    ["an unknown id", "id=no-such-vehicle", 404],
    ["a very long id", `id=${"x".repeat(10_000)}`, 404],
    ["NUL", "id=%00", 404],
    ["half a character", "id=%ED%A0%BD", 404],
    ["no id", "", 400],
    ["an empty id", "id=", 400],
    ["another parameter name", "slug=suzuki-alto-800-manual", 400],
  ])("answers the details of %s with a status and a sentence", async (_, query, status) => {
    const response = await responseTo(`/api/product/details?${query}`)
    expect(response.status).toBe(status)
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8")
    expect(response.headers.has("etag")).toBe(false)
    expect(await response.json()).toEqual({ message: expect.stringMatching(/\w+/) })
  })
})

describe("a response that a client has cached", () => {
  const withTag = (path: string, tag: string) => responseTo(path, { headers: { "if-none-match": tag } })

  it.each(CALLS)("%s is not sent again while the catalogue is the same", async (path) => {
    const tag = (await responseTo(path)).headers.get("etag") ?? ""
    const revalidation = await withTag(path, tag)
    expect(revalidation.status).toBe(304)
    expect(await revalidation.text()).toBe("")
    expect(revalidation.headers.get("etag")).toBe(tag)
    expect(revalidation.headers.get("access-control-allow-origin")).toBe("*")
  })

  it("is sent in full when the catalogue has changed", async () => {
    const tag = (await responseTo("/api/vehicle/services")).headers.get("etag") ?? ""
    version = "2"
    const revalidation = await withTag("/api/vehicle/services", tag)
    expect(revalidation.status).toBe(200)
    expect(revalidation.headers.get("etag")).not.toBe(tag)
  })

  it.each([
    ["with several ETags", (tag: string) => `"x", ${tag} , W/"y"`, 304],
    ["with its ETag as a strong one", (tag: string) => tag.replace("W/", ""), 304],
    ["of *", () => "*", 304],
    ["with a different ETag", (tag: string) => tag.replace('"', '"0'), 200],
    ["that is malformed", () => ",,,", 200],
  ])("is compared with an If-None-Match header %s", async (_, header, status) => {
    const tag = (await responseTo("/api/vehicle/services")).headers.get("etag") ?? ""
    expect((await withTag("/api/vehicle/services", header(tag))).status).toBe(status)
  })

  it("does not turn a 404 into a 304", async () => {
    expect((await withTag("/api/product/details?id=gone", "*")).status).toBe(404)
  })
})

describe("an unreachable database", () => {
  /** Port 1 is reserved, and no server listens there. */
  const unreachableServer = postgresDialect("postgres://127.0.0.1:1/nobody", SERVING_LIMITS, console.error)

  it.each(CALLS)("makes %s answer 503 as JSON, and is logged", async (path) => {
    const db: Database = new Kysely({ dialect: unreachableServer })
    const warn = vi.fn()
    const source = { records: storedFleet(db), version: () => readCatalogueVersion(db), warn }
    const response = await handlePublicApi(new Request(SITE + path), source)
    expect(response?.status).toBe(503)
    expect(response?.headers.get("access-control-allow-origin")).toBe("*")
    expect(response?.headers.get("cache-control")).toBe("no-store")
    expect(await response?.json()).toEqual({ message: expect.stringContaining("Ask again") })
    const [pathname] = path.split("?")
    expect(warn.mock.calls).toEqual([
      [{ failure: "unreachable", path: pathname }, "the public API's database did not answer"],
    ])
  })
})
