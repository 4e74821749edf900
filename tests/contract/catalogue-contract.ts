import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { Catalogue, CatalogueResult } from "#domain/catalogue/catalogue.ts"
import { tiersWithDifferingTotal } from "#domain/catalogue/stated-totals.ts"
import type { ListedVehicle, Vehicle } from "#domain/catalogue/vehicle.ts"
import { cents, rupees } from "#domain/money.ts"
import type { Extra } from "#domain/pricing/extra.ts"
import type { TIERS } from "#domain/pricing/tiers.ts"
import { type SeedVehicle, seedFleet } from "#seed/fleet.ts"

export type OpenCatalogue = {
  catalogue: Catalogue
  /** The prefix of picture paths: `/` for our own, `{admin host}/` for another host. */
  pictureBase: string
  close: () => Promise<void>
}

/**
 * The contract of every `Catalogue` with the seeded data.
 * `open` is called before each test, and `close` after it.
 */
export function catalogueContract(name: string, open: () => Promise<OpenCatalogue>): void {
  describe(`${name} as a catalogue`, () => {
    let opened: OpenCatalogue
    beforeEach(async () => {
      opened = await open()
    })
    afterEach(() => opened.close())

    it("lists the vehicles of the seed in their order", async () => {
      const listedVehicles = expectOk(await opened.catalogue.vehicles())
      expect(listedVehicles).toEqual(seedFleet.vehicles.map((row) => listedFrom(row, opened.pictureBase)))
    })

    it("returns every field of every vehicle, with prices in whole cents", async () => {
      for (const row of seedFleet.vehicles) {
        const vehicle = expectOk(await opened.catalogue.vehicle(row.id))
        expect(vehicle).toEqual(vehicleFrom(row, opened.pictureBase))
      }
    })

    it("returns the Suzuki Alto's rates: 5,500 rupees a day for a week, 3,300 for half a year", async () => {
      const alto = expectOk(await opened.catalogue.vehicle("suzuki-alto-800-manual"))
      expect(alto.rates.oneWeek).toBe(550_000)
      expect(alto.rates.sixMonths).toBe(330_000)
      expect(alto.statedTotals.oneMonth).toBe(11_850_000)
      expect(alto.unlimitedKilometersPrice).toBe(220_000)
      expect(tiersWithDifferingTotal(alto)).toEqual([])
    })

    it("returns the same gearbox in the list and in the details", async () => {
      const manualVehicles = expectOk(await opened.catalogue.vehicles()).filter(
        ({ gearbox }) => gearbox === "manual",
      )
      expect(manualVehicles).toHaveLength(
        seedFleet.vehicles.filter(({ gearbox }) => gearbox === "manual").length,
      )
      const manualResult = await opened.catalogue.vehicle("suzuki-alto-800-manual")
      expect(expectOk(manualResult).specification.gearbox).toBe("manual")
      const automaticResult = await opened.catalogue.vehicle("toyota-kdh-hi-roof-van-14-seater")
      expect(expectOk(automaticResult).specification.gearbox).toBe("automatic")
    })

    it("returns decimal fuel economy, and no engine size for an electric vehicle", async () => {
      const coasterResult = await opened.catalogue.vehicle("toyota-coaster-29-seater-luxury-coach")
      expect(expectOk(coasterResult).specification.kmPerLitre).toBe(6.5)
      const electricResult = await opened.catalogue.vehicle("nissan-leaf-electric-40-kwh")
      expect(expectOk(electricResult).specification).toMatchObject({
        engineCc: null,
        kmPerLitre: null,
        rangeKm: 240,
      })
    })

    it("returns pictures as URLs that a page can load", async () => {
      const pageUrl = "http://site.example/"
      const listedVehicles = expectOk(await opened.catalogue.vehicles())
      const [first] = listedVehicles
      const { pictures } = expectOk(await opened.catalogue.vehicle(first?.id ?? ""))
      expect(pictures).toHaveLength(3)
      for (const picture of [...listedVehicles.map((vehicle) => vehicle.picture), ...pictures]) {
        expect(new URL(picture ?? "", pageUrl).pathname).toMatch(/^\/images\/vehicles\/[\w-]+\.svg$/)
      }
    })

    it("lists the categories of the seed", async () => {
      const categories = expectOk(await opened.catalogue.categories())
      expect(categories.map(({ id, name }) => ({ id, name }))).toEqual(
        seedFleet.categories.map(({ id, name }) => ({ id, name })),
      )
    })

    it("returns every vehicle in one of the categories", async () => {
      const ids = expectOk(await opened.catalogue.categories()).map(({ id }) => id)
      const usedIds = expectOk(await opened.catalogue.vehicles()).map(({ categoryId }) => categoryId)
      expect([...new Set(usedIds)].sort()).toEqual(ids.sort())
    })

    it("lists the extras with their prices and inputs", async () => {
      const extras = expectOk(await opened.catalogue.extras())
      expect(extras).toEqual(seedFleet.extras.map(extraFrom))
    })

    it.each([
      ["an unknown id", "no-such-vehicle"],
      ["no id", ""],
      ["part of an id", "suzuki-alto"],
      ["an id in capital letters", "SUZUKI-ALTO-800-MANUAL"],
      ["a path", "../product/allProduts"],
      ["a query", "x&id=suzuki-alto-800-manual"],
      ["SQL", "' or 1=1 --"],
      ["an inherited property name", "__proto__"],
      ["NUL", "suzuki-alto-800-manual\0"],
      ["half a surrogate pair", "\ud83d"],
      ["Sinhala", "කාර්"],
      ["a very long text", "x".repeat(100_000)],
    ])("returns notFound for %s", async (_, id) => {
      expect(await opened.catalogue.vehicle(id)).toEqual({ ok: false, reason: "notFound" })
    })

    it("does not reject when a visitor disconnects, and serves the next request", async () => {
      const abortedSignal = AbortSignal.abort()
      const controller = new AbortController()
      const calls = [abortedSignal, controller.signal].flatMap((signal) => [
        opened.catalogue.vehicles(signal),
        opened.catalogue.vehicle("suzuki-alto-800-manual", signal),
        opened.catalogue.categories(signal),
        opened.catalogue.extras(signal),
      ])
      controller.abort()
      const results = await Promise.allSettled(calls)
      expect(results.filter(({ status }) => status === "rejected")).toEqual([])
      expect(expectOk(await opened.catalogue.vehicles())).toHaveLength(seedFleet.vehicles.length)
      expect(expectOk(await opened.catalogue.vehicle("suzuki-alto-800-manual")).name).toContain("Alto")
    })

    it("answers many concurrent requests", async () => {
      const ids = seedFleet.vehicles.map(({ id }) => id)
      const results = await Promise.all([...ids, ...ids].map((id) => opened.catalogue.vehicle(id)))
      expect(results.map((result) => expectOk(result).id)).toEqual([...ids, ...ids])
    })
  })
}

function expectOk<T>(result: CatalogueResult<T>): T {
  if (!result.ok) throw new Error(`the catalogue failed: ${result.reason}`)
  return result.value
}

function listedFrom(row: SeedVehicle, pictureBase: string): ListedVehicle {
  const { id, name, model, categoryId, gearbox, fuelLabel } = row
  return { id, name, model, categoryId, gearbox, fuelLabel, picture: pictureBase + row.imagePath }
}

function vehicleFrom(row: SeedVehicle, pictureBase: string): Vehicle {
  const { id, name, description, categoryId, chauffeurOnly } = row
  return {
    id,
    name,
    description,
    categoryId,
    chauffeurOnly,
    extrasNotOffered:
      row.extrasNotOffered ??
      seedFleet.categories.find((category) => category.id === categoryId)?.extrasNotOffered ??
      [],
    pictures: row.pictures.map((path) => pictureBase + path),
    pictureAlts: {},
    rates: byTier((tier) => rupees(row.rates[tier])),
    statedTotals: byTier((tier) => centsOrNull(row.totals[tier])),
    unlimitedKilometersPrice: rupees(row.unlimitedKilometersPrice),
    deposit: rupees(row.deposit),
    extraKmRate: rupees(row.extraKmRate),
    specification: specificationFrom(row),
  }
}

function specificationFrom(row: SeedVehicle): Vehicle["specification"] {
  const { gearbox, rangeKm, seats, doors, airConditioning, airbags } = row
  const { body, modelYear, luggageLarge, luggageSmall, engineCc, drive } = row
  return {
    gearbox,
    fuel: row.fuelLabel,
    rangeKm,
    seats,
    doors,
    airConditioning,
    airbags,
    kmPerLitre: row.fuel === "electric" ? null : row.kmPerLitre,
    body,
    modelYear,
    luggageLarge,
    luggageSmall,
    engineCc,
    drive,
  }
}

function extraFrom(row: (typeof seedFleet.extras)[number]): Extra {
  return { ...row, price: rupees(row.price) }
}

function byTier<T>(
  valueFor: (tier: (typeof TIERS)[number]["id"]) => T,
): Record<(typeof TIERS)[number]["id"], T> {
  return {
    oneWeek: valueFor("oneWeek"),
    twoWeeks: valueFor("twoWeeks"),
    threeWeeks: valueFor("threeWeeks"),
    oneMonth: valueFor("oneMonth"),
    threeMonths: valueFor("threeMonths"),
    sixMonths: valueFor("sixMonths"),
  }
}

function centsOrNull(amount: number | null) {
  return amount === null ? null : cents(amount * 100)
}
