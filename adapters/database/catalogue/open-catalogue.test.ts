import { Kysely } from "kysely"
import { describe, expect, it, vi } from "vitest"
import type { Database } from "#adapters/database/database.ts"
import { postgresDialect } from "#adapters/database/postgres.ts"
import type { Tables } from "#adapters/database/tables.ts"
import { watchVersions } from "#adapters/database/watch-versions.ts"
import { seedFleet } from "#seed/fleet.ts"
import { catalogueContract } from "#tests/contract/catalogue-contract.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { PROCESSES_TIMEOUT_MS, runInProcesses } from "#tests/support/processes.ts"
import { changeCatalogueVersion, readCatalogueVersion } from "./catalogue-version.ts"
import { databaseCatalogue } from "./database-catalogue.ts"
import type { FleetRecord } from "./fleet-records.ts"
import { openCatalogue } from "./open-catalogue.ts"

describeOnEachDatabase("our own catalogue", (open, locate) => {
  catalogueContract("the database", async () => {
    const { catalogue } = await openCatalogue(await open(), seedFleet, failOnWarning)
    return { catalogue, pictureBase: "/", close: async () => {} }
  })

  it("is cached, and queried again after a committed change", async () => {
    const db = await open()
    const versions = await watchVersions(locate(), db, vi.fn())
    const { catalogue } = await openCatalogue(db, seedFleet, failOnWarning, versions)
    const id = "suzuki-alto-800-manual"
    const requestAll = () =>
      Promise.all([catalogue.vehicles(), catalogue.vehicle(id), catalogue.categories(), catalogue.extras()])
    const before = await requestAll()
    expect(await requestAll()).toEqual(before)
    await db.transaction().execute(async (transaction) => {
      await transaction.updateTable("vehicles").set({ name: "Alto" }).where("id", "=", id).execute()
      for (const table of ["categories", "services"] as const)
        await transaction.updateTable(table).set({ name: "Renamed" }).execute()
      await changeCatalogueVersion(transaction)
    })
    const [vehicles, vehicle, ...others] = await requestAll()
    expect(vehicles).toMatchObject({
      value: expect.arrayContaining([expect.objectContaining({ id, name: "Alto" })]),
    })
    expect(vehicle).toMatchObject({ value: { name: "Alto" } })
    const renamedEntries = expect.arrayContaining([expect.objectContaining({ name: "Renamed" })])
    for (const result of others) expect(result).toMatchObject({ value: renamedEntries })
    versions.close()
  })

  it("does not cache missing vehicles", async () => {
    const db = await open()
    const { catalogue } = await openCatalogue(db, seedFleet, failOnWarning, {
      committed: () => ({ catalogue: "1", settings: null }),
    })
    expect(await catalogue.vehicle("late")).toEqual({ ok: false, reason: "notFound" })
    await db.updateTable("vehicles").set({ id: "late" }).where("id", "=", "suzuki-alto-800-manual").execute()
    expect(await catalogue.vehicle("late")).toMatchObject({ ok: true })
  })

  it(
    "is filled once when several processes start at once",
    async () => {
      const script = new URL("../../../tests/support/scripts/open-catalogue.ts", import.meta.url)
      const outputs = await runInProcesses<{ vehicles: number; version: string }>(3, script, locate())
      expect(outputs.map(({ vehicles }) => vehicles)).toEqual(Array(3).fill(seedFleet.vehicles.length))
      expect(new Set(outputs.map(({ version }) => version)).size).toBe(1)
    },
    PROCESSES_TIMEOUT_MS,
  )

  it("is not filled again by the next start, even if all vehicles were removed", async () => {
    const db = await open()
    const before = await openCatalogue(db, seedFleet, failOnWarning)
    const version = await before.version()
    await db.deleteFrom("vehicles").execute()
    const after = await openCatalogue(db, seedFleet, failOnWarning)
    expect(await after.records.vehicles()).toEqual([])
    expect(await after.version()).toBe(version)
  })

  it("caches its list until the version changes", async () => {
    const db = await open()
    const { catalogue } = await openCatalogue(db, seedFleet, failOnWarning)
    expect(await catalogue.vehicles()).toMatchObject({ value: { length: seedFleet.vehicles.length } })
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom("vehicles").where("id", "<>", "suzuki-jimny-sierra-4x4").execute()
      await transaction.updateTable("meta").set({ value: "another" }).execute()
    })
    expect(await catalogue.vehicles()).toMatchObject({ value: [{ id: "suzuki-jimny-sierra-4x4" }] })
  })

  it("is filled with the whole seed or not at all", async () => {
    const db = await open()
    const seedWithEqualIds = { ...seedFleet, extras: [...seedFleet.extras, ...seedFleet.extras] }
    await expect(openCatalogue(db, seedWithEqualIds, failOnWarning)).rejects.toThrow()
    expect(await db.selectFrom("vehicles").select("id").execute()).toEqual([])
    const { records } = await openCatalogue(db, seedFleet, failOnWarning)
    expect(await records.vehicles()).toHaveLength(seedFleet.vehicles.length)
  })

  it("returns every stored value of every vehicle to the public API", async () => {
    const { records } = await openCatalogue(await open(), seedFleet, failOnWarning)
    const values = await records.vehicles()
    const extrasNotOfferedIn = (id: string) =>
      seedFleet.categories.find((category) => category.id === id)?.extrasNotOffered
    expect(values.map(seedEntryOf)).toEqual(
      seedFleet.vehicles.map((row) => ({
        ...row,
        extrasNotOffered: row.extrasNotOffered ?? extrasNotOfferedIn(row.categoryId),
      })),
    )
    const jimny = await records.vehicle("suzuki-jimny-sierra-4x4")
    expect(jimny).toEqual(values.find(({ id }) => id === "suzuki-jimny-sierra-4x4"))
    expect(jimny).toMatchObject({ drive: "4x4", colour: expect.any(String), brand: "Suzuki" })
  })

  it("returns the categories' paths and the extras' units to the public API", async () => {
    const { records } = await openCatalogue(await open(), seedFleet, failOnWarning)
    expect((await records.categories()).map((row) => ({ ...row }))).toEqual(
      seedFleet.categories.map(({ extrasNotOffered: _, ...row }) => row),
    )
    const extras = await records.extras()
    expect(extras.map((extra) => ({ ...extra, price: extra.price / 100 }))).toEqual(seedFleet.extras)
  })

  it("logs at start the totals that differ from the rate times the days, and shows them as stated", async () => {
    const warn = vi.fn()
    const { catalogue } = await openCatalogue(await open(), withWrongTotals(), warn)
    const result = await catalogue.vehicle("suzuki-alto-800-manual")
    expect(result.ok && result.value.statedTotals.oneMonth).toBe(1_00)
    await catalogue.vehicles()
    expect(warn.mock.calls).toEqual([
      [
        { vehicleId: "suzuki-alto-800-manual", tiers: ["oneMonth", "sixMonths"] },
        "stated totals are not the rate times the days",
      ],
    ])
  })
})

describe("our own catalogue with an unreachable database", () => {
  it("returns a named failure and logs it", async () => {
    const warn = vi.fn()
    const db = unreachableDatabase()
    const catalogue = databaseCatalogue(db, warn, () => readCatalogueVersion(db))
    const failure = { ok: false, reason: "unreachable" }
    expect(await catalogue.vehicles()).toEqual(failure)
    expect(await catalogue.vehicle("suzuki-alto-800-manual")).toEqual(failure)
    expect(await catalogue.categories()).toEqual(failure)
    expect(await catalogue.extras()).toEqual(failure)
    expect(warn.mock.calls).toEqual(
      Array(4).fill([{ failure: "unreachable" }, "the catalogue's database did not answer"]),
    )
  })
})

/** Port 1 is reserved, and no server listens there. */
function unreachableDatabase(): Database {
  const limits = { connectMs: 2_000, statementMs: 2_000 }
  return new Kysely<Tables>({
    dialect: postgresDialect("postgres://rental@127.0.0.1:1/rental", limits, console.warn),
  })
}

function withWrongTotals(): typeof seedFleet {
  const [alto, ...others] = seedFleet.vehicles
  if (!alto) throw new Error("the seed is empty")
  return {
    ...seedFleet,
    vehicles: [{ ...alto, totals: { ...alto.totals, oneMonth: 1, sixMonths: 2 } }, ...others],
  }
}

/** Converts a stored vehicle to its entry of the seed. */
function seedEntryOf(vehicle: FleetRecord) {
  const { rates, statedTotals, unlimitedKilometersPrice, extraKmRate, deposit, ...rest } = vehicle
  return {
    ...rest,
    rates: Object.fromEntries(Object.entries(rates).map(([tier, amount]) => [tier, amount / 100])),
    totals: Object.fromEntries(
      Object.entries(statedTotals).map(([tier, amount]) => [tier, (amount ?? 0) / 100]),
    ),
    unlimitedKilometersPrice: unlimitedKilometersPrice / 100,
    extraKmRate: extraKmRate / 100,
    deposit: deposit / 100,
  }
}

function failOnWarning(fields: Record<string, unknown>, message: string): void {
  throw new Error(`${message}: ${JSON.stringify(fields)}`)
}
