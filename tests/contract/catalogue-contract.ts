import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { Catalogue, CatalogueAnswer } from "#domain/catalogue/catalogue.ts"
import { disagreeingTotals } from "#domain/catalogue/stated-totals.ts"
import type { ListedVehicle, Vehicle } from "#domain/catalogue/vehicle.ts"
import { cents, rupees } from "#domain/money.ts"
import type { Service } from "#domain/pricing/service.ts"
import type { TIERS } from "#domain/pricing/tiers.ts"
import { type SeedVehicle, seedFleet } from "#seed/fleet.ts"

export type OpenCatalogue = {
  catalogue: Catalogue
  /** What stands before a picture's path: `/` for our own, `{admin host}/` for another's. */
  pictureBase: string
  close: () => Promise<void>
}

/**
 * What every `Catalogue` promises, with the seed behind it, whichever source it reads.
 * `open` is called once for each test, and what it gave is closed after it.
 */
export function catalogueContract(name: string, open: () => Promise<OpenCatalogue>): void {
  describe(`${name} as a catalogue`, () => {
    let opened: OpenCatalogue
    beforeEach(async () => {
      opened = await open()
    })
    afterEach(() => opened.close())

    it("lists the 58 vehicles in the order of the seed, each as it stands there", async () => {
      const listed = told(await opened.catalogue.vehicles())
      expect(listed).toHaveLength(58)
      expect(listed).toEqual(seedFleet.vehicles.map((row) => listedFrom(row, opened.pictureBase)))
    })

    it("tells all of every vehicle, with prices in whole cents", async () => {
      for (const row of seedFleet.vehicles) {
        const vehicle = told(await opened.catalogue.vehicle(row.id))
        expect(vehicle).toEqual(vehicleFrom(row, opened.pictureBase))
      }
    })

    it("gives the Suzuki Alto at 5,500 rupees a day for a week, 3,300 for half a year", async () => {
      const alto = told(await opened.catalogue.vehicle("suzuki-alto-800-manual"))
      expect(alto.rates.oneWeek).toBe(550_000)
      expect(alto.rates.sixMonths).toBe(330_000)
      expect(alto.statedTotals.oneMonth).toBe(11_850_000)
      expect(alto.unlimitedKilometersPrice).toBe(220_000)
      expect(disagreeingTotals(alto)).toEqual([])
    })

    it("says the same gearbox in the list and on the vehicle's own page", async () => {
      const manual = told(await opened.catalogue.vehicles()).filter(({ gearbox }) => gearbox === "manual")
      expect(manual).toHaveLength(14)
      const details = await opened.catalogue.vehicle("suzuki-alto-800-manual")
      expect(told(details).specification.gearbox).toBe("manual")
      const automatic = await opened.catalogue.vehicle("toyota-kdh-hi-roof-van-14-seater")
      expect(told(automatic).specification.gearbox).toBe("automatic")
    })

    it("keeps a consumption with a decimal, and no engine size where there is no engine", async () => {
      const coaster = await opened.catalogue.vehicle("toyota-coaster-29-seater-luxury-coach")
      expect(told(coaster).specification.kmPerLitre).toBe(6.5)
      const electric = await opened.catalogue.vehicle("nissan-leaf-electric-40-kwh")
      expect(told(electric).specification).toMatchObject({ engineCc: null, kmPerLitre: null, rangeKm: 240 })
    })

    it("gives pictures as addresses that a page can load", async () => {
      const base = "http://site.example/"
      const listed = told(await opened.catalogue.vehicles())
      const [first] = listed
      const { pictures } = told(await opened.catalogue.vehicle(first?.id ?? ""))
      expect(pictures).toHaveLength(3)
      for (const picture of [...listed.map((vehicle) => vehicle.picture), ...pictures]) {
        expect(new URL(picture ?? "", base).pathname).toMatch(/^\/images\/vehicles\/[\w-]+\.svg$/)
      }
    })

    it("lists the 10 categories", async () => {
      const categories = told(await opened.catalogue.categories())
      expect(categories).toHaveLength(10)
      expect(categories.map(({ id, name }) => ({ id, name }))).toEqual(
        seedFleet.categories.map(({ id, name }) => ({ id, name })),
      )
    })

    it("puts every vehicle into one of its categories", async () => {
      const ids = told(await opened.catalogue.categories()).map(({ id }) => id)
      const used = told(await opened.catalogue.vehicles()).map(({ categoryId }) => categoryId)
      expect([...new Set(used)].sort()).toEqual(ids.sort())
    })

    it("lists the 10 services with their prices and what they ask", async () => {
      const services = told(await opened.catalogue.services())
      expect(services).toHaveLength(10)
      expect(services).toEqual(seedFleet.services.map(serviceFrom))
    })

    it.each([
      ["an id that no vehicle has", "no-such-vehicle"],
      ["no id", ""],
      ["part of an id", "suzuki-alto"],
      ["an id in other letters", "SUZUKI-ALTO-800-MANUAL"],
      ["a path", "../product/allProduts"],
      ["a query", "x&id=suzuki-alto-800-manual"],
      ["SQL", "' or 1=1 --"],
      ["a name of every object", "__proto__"],
      ["NUL", "suzuki-alto-800-manual\0"],
      ["half a character", "\ud83d"],
      ["Sinhala", "කාර්"],
      ["a very long text", "x".repeat(100_000)],
    ])("knows no vehicle by %s", async (_, id) => {
      expect(await opened.catalogue.vehicle(id)).toEqual({ ok: false, reason: "notFound" })
    })

    it("does not reject for a visitor who has left, and answers the next one", async () => {
      const gone = AbortSignal.abort()
      const leaving = new AbortController()
      const calls = [gone, leaving.signal].flatMap((signal) => [
        opened.catalogue.vehicles(signal),
        opened.catalogue.vehicle("suzuki-alto-800-manual", signal),
        opened.catalogue.categories(signal),
        opened.catalogue.services(signal),
      ])
      leaving.abort()
      const deferrable = await Promise.allSettled(calls)
      expect(deferrable.filter(({ status }) => status === "rejected")).toEqual([])
      expect(told(await opened.catalogue.vehicles())).toHaveLength(58)
      expect(told(await opened.catalogue.vehicle("suzuki-alto-800-manual")).name).toContain("Alto")
    })

    it("answers many who ask at once", async () => {
      const ids = seedFleet.vehicles.map(({ id }) => id)
      const answers = await Promise.all([...ids, ...ids].map((id) => opened.catalogue.vehicle(id)))
      expect(answers.map((answer) => told(answer).id)).toEqual([...ids, ...ids])
    })
  })
}

function told<T>(answer: CatalogueAnswer<T>): T {
  if (!answer.ok) throw new Error(`the catalogue could not answer: ${answer.reason}`)
  return answer.value
}

function listedFrom(row: SeedVehicle, pictureBase: string): ListedVehicle {
  const { id, name, model, categoryId, gearbox, size } = row
  return { id, name, model, categoryId, gearbox, size, picture: pictureBase + row.imagePath }
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
    pictureWords: {},
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
    ...{ gearbox, fuel: row.size, rangeKm, seats, doors, airConditioning, airbags },
    kmPerLitre: row.fuel === "electric" ? null : row.kmPerLitre,
    ...{ body, modelYear, luggageLarge, luggageSmall, engineCc, drive },
  }
}

function serviceFrom(row: (typeof seedFleet.services)[number]): Service {
  return { ...row, price: rupees(row.price) }
}

function byTier<T>(of: (tier: (typeof TIERS)[number]["id"]) => T): Record<(typeof TIERS)[number]["id"], T> {
  return {
    oneWeek: of("oneWeek"),
    twoWeeks: of("twoWeeks"),
    threeWeeks: of("threeWeeks"),
    oneMonth: of("oneMonth"),
    threeMonths: of("threeMonths"),
    sixMonths: of("sixMonths"),
  }
}

function centsOrNull(amount: number | null) {
  return amount === null ? null : cents(amount * 100)
}
