import { describe, expect, it } from "vitest"
import type { Database } from "#adapters/database/database.ts"
import type { PriceEdits } from "#domain/catalogue/price-changes.ts"
import { parseSaveId, type SaveId, type SaveOutcome, saveIdText } from "#domain/catalogue/rates-repository.ts"
import { cents, rupees } from "#domain/money.ts"
import { seedFleet } from "#seed/fleet.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { databaseCatalogue } from "./database-catalogue.ts"
import { DatabaseRatesRepository } from "./database-rates-repository.ts"
import { openCatalogue } from "./open-catalogue.ts"

const ALTO = "suzuki-alto-800-manual"
const AXIO = "toyota-axio-hybrid-g"
const NIMAL = { id: "1", name: "Nimal" }
const KUMARI = { id: "2", name: "Kumari" }
const SAVED_AT = new Date("2027-01-10T05:30:00.000Z")
const minutesLater = (minutes: number) => new Date(SAVED_AT.getTime() + minutes * 60_000)

describeOnEachDatabase("the prices of the fleet", (open) => {
  async function openRepository() {
    const db = await open()
    const { version } = await openCatalogue(db, seedFleet, failOnWarning)
    return { db, version, repository: new DatabaseRatesRepository(db) }
  }

  it("are those of every active vehicle, in the order of the catalogue", async () => {
    const { db, repository } = await openRepository()
    await db
      .updateTable("vehicles")
      .set({ retired_at: SAVED_AT.toISOString() })
      .where("id", "=", ALTO)
      .execute()
    const vehicles = await repository.vehicles()
    expect(vehicles.map(({ id }) => id)).toEqual(
      seedFleet.vehicles.map(({ id }) => id).filter((id) => id !== ALTO),
    )
    const axio = seedFleet.vehicles.find(({ id }) => id === AXIO)
    expect(await repository.vehicle(AXIO)).toMatchObject({
      version: 1,
      picture: `/${axio?.imagePath}`,
      prices: { "rate-oneWeek": rupees(axio?.rates.oneWeek ?? 0), deposit: rupees(axio?.deposit ?? 0) },
    })
    for (const unknownId of [ALTO, "unknown", "\0"])
      expect(await repository.vehicle(unknownId), unknownId).toBeNull()
  })

  it("are listed under the categories that have vehicles", async () => {
    const { db, repository } = await openRepository()
    await db
      .updateTable("vehicles")
      .set({ retired_at: SAVED_AT.toISOString() })
      .where("category_id", "=", "vans")
      .execute()
    const categories = (await repository.categories()).map(({ id }) => id)
    expect(categories).toEqual(seedFleet.categories.map(({ id }) => id).filter((id) => id !== "vans"))
  })

  describe("a save", () => {
    it("makes prices visible to visitors, increments the version and is recorded in the audit log", async () => {
      const { db, version, repository } = await openRepository()
      const before = await version()
      const prices = { "rate-oneWeek": rupees(6000), "total-oneWeek": rupees(42_000), deposit: cents(0) }
      const outcome = await save(repository, ALTO, 1, prices)
      expect(outcome.outcome).toBe("saved")
      expect(await version()).not.toBe(before)
      expect(await repository.vehicle(ALTO)).toMatchObject({ version: 2, prices })
      const result = await databaseCatalogue(db, failOnWarning, version).vehicle(ALTO)
      expect(result).toMatchObject({ value: { rates: { oneWeek: rupees(6000) }, deposit: 0 } })
      expect(await repository.lastChange(ALTO)).toEqual({ at: SAVED_AT, by: NIMAL })
      expect(await repository.lastChange(AXIO)).toBeNull()
      expect(await eventsOf(db)).toEqual([
        {
          action: "changed",
          subject_id: ALTO,
          subject_name: "Suzuki Alto 800 Manual",
          staff_name: "Nimal",
          changes: [
            { field: "rate-oneWeek", from: "5,500", to: "6,000" },
            { field: "total-oneWeek", from: "38,500", to: "42,000" },
            { field: "deposit", from: "40,000", to: "0" },
          ],
        },
      ])
    })

    it("calls onChange before it returns, also for an undo", async () => {
      const { db } = await openRepository()
      let changeCount = 0
      const repository = new DatabaseRatesRepository(db, async () => void changeCount++)
      const outcome = await save(repository, ALTO, 1, { "rate-oneWeek": rupees(6000) })
      expect(changeCount).toBe(1)
      await save(repository, ALTO, 1, { "rate-oneWeek": rupees(6500) })
      await save(repository, ALTO, 2, { "rate-oneWeek": rupees(6000) })
      expect(changeCount).toBe(1)
      if (outcome.outcome === "saved") await repository.undo(outcome.id, NIMAL, minutesLater(1))
      expect(changeCount).toBe(2)
    })

    it("changes nothing if no price differs", async () => {
      const { db, version, repository } = await openRepository()
      const before = await version()
      expect(await save(repository, ALTO, 1, { "rate-oneWeek": rupees(5500) })).toEqual({
        outcome: "unchanged",
      })
      expect(await version()).toBe(before)
      expect((await repository.vehicle(ALTO))?.version).toBe(1)
      expect(await eventsOf(db)).toEqual([])
    })

    it("changes the prices of all its vehicles, or of none", async () => {
      const { db, version, repository } = await openRepository()
      const before = await version()
      await db.updateTable("vehicles").set({ version: 2, seats: 4 }).where("id", "=", AXIO).execute()
      const outcome = await repository.save({
        by: KUMARI,
        now: SAVED_AT,
        vehicles: [
          { vehicleId: ALTO, version: 1, prices: { "rate-oneWeek": rupees(6000) } },
          { vehicleId: AXIO, version: 1, prices: { "rate-oneWeek": rupees(9900) } },
        ],
      })
      expect(outcome).toEqual({
        outcome: "stale",
        vehicles: [{ id: AXIO, name: "Toyota Axio Hybrid G", isGone: false, lastChange: null }],
      })
      expect(await rateOf(repository, ALTO)).toBe(rupees(5500))
      expect(await version()).toBe(before)
      expect(await eventsOf(db)).toEqual([])
    })

    it("is refused with the author of the other change if it is based on an earlier version", async () => {
      const { repository } = await openRepository()
      await save(repository, ALTO, 1, { "rate-oneWeek": rupees(6000) })
      expect(await save(repository, ALTO, 1, { "rate-oneWeek": rupees(6500) })).toEqual({
        outcome: "stale",
        vehicles: [
          {
            id: ALTO,
            name: "Suzuki Alto 800 Manual",
            isGone: false,
            lastChange: { at: SAVED_AT, by: NIMAL },
          },
        ],
      })
      expect(await rateOf(repository, ALTO)).toBe(rupees(6000))
    })

    it("succeeds for one of three people who save concurrently", async () => {
      const { repository } = await openRepository()
      const outcomes = await Promise.all(
        [6000, 6500, 7000].map((rate) => save(repository, ALTO, 1, { "rate-oneWeek": rupees(rate) })),
      )
      expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(["saved", "stale", "stale"])
      expect((await repository.vehicle(ALTO))?.version).toBe(2)
    })

    it("does not change a retired or unknown vehicle", async () => {
      const { db, repository } = await openRepository()
      await db
        .updateTable("vehicles")
        .set({ retired_at: SAVED_AT.toISOString() })
        .where("id", "=", ALTO)
        .execute()
      for (const id of [ALTO, "unknown", "\0"]) {
        expect(await save(repository, id, 1, { "rate-oneWeek": rupees(6000) })).toMatchObject({
          outcome: "stale",
          vehicles: [{ isGone: true, name: "" }],
        })
      }
    })
  })

  describe("an undo", () => {
    it("restores the prices before the save, and changes nothing else", async () => {
      const { repository } = await openRepository()
      const id = savedId(
        await save(repository, ALTO, 1, { "rate-oneWeek": rupees(6000), deposit: rupees(1) }),
      )
      await save(repository, ALTO, 2, { "rate-twoWeeks": rupees(5000) }, minutesLater(1))
      expect(await repository.findSave(id)).toMatchObject({
        by: NIMAL,
        canBeUndone: true,
        vehicles: [{ id: ALTO }],
      })
      const undone = savedId(await repository.undo(id, KUMARI, minutesLater(2)))
      expect((await repository.vehicle(ALTO))?.prices).toMatchObject({
        "rate-oneWeek": rupees(5500),
        "rate-twoWeeks": rupees(5000),
        deposit: rupees(40_000),
      })
      expect(await repository.lastChange(ALTO)).toEqual({ at: minutesLater(2), by: KUMARI })
      expect(await repository.findSave(id)).toMatchObject({ canBeUndone: false })
      savedId(await repository.undo(undone, NIMAL, minutesLater(3)))
      expect(await rateOf(repository, ALTO)).toBe(rupees(6000))
    })

    it("restores all vehicles of the save, or none if one price has changed since", async () => {
      const { repository } = await openRepository()
      const vehicles = [ALTO, AXIO].map((vehicleId) => {
        return { vehicleId, version: 1, prices: { "rate-oneWeek": rupees(9999) } }
      })
      const id = savedId(await repository.save({ by: NIMAL, now: SAVED_AT, vehicles }))
      await save(repository, AXIO, 2, { "rate-oneWeek": rupees(9000) }, minutesLater(1))
      expect(await repository.findSave(id)).toMatchObject({ canBeUndone: false, vehicles: { length: 2 } })
      expect(await repository.undo(id, NIMAL, minutesLater(2))).toMatchObject({
        outcome: "stale",
        vehicles: [{ id: AXIO }],
      })
      expect(await rateOf(repository, ALTO)).toBe(rupees(9999))
      await save(repository, AXIO, 3, { "rate-oneWeek": rupees(9999) }, minutesLater(3))
      // The price equals that of the save, but a later change has set it.
      expect((await repository.undo(id, NIMAL, minutesLater(4))).outcome).toBe("stale")
    })

    it("removes a total that the save had added", async () => {
      const { db, repository } = await openRepository()
      await db.updateTable("vehicles").set({ one_week_total_cents: null }).where("id", "=", ALTO).execute()
      const id = savedId(await save(repository, ALTO, 1, { "total-oneWeek": rupees(1) }))
      savedId(await repository.undo(id, NIMAL, minutesLater(1)))
      expect((await repository.vehicle(ALTO))?.prices["total-oneWeek"]).toBeNull()
    })

    it("restores no vehicle that was retired since, and rejects an unknown save", async () => {
      const { db, repository } = await openRepository()
      const id = savedId(await save(repository, ALTO, 1, { deposit: rupees(1) }))
      await db
        .updateTable("vehicles")
        .set({ retired_at: SAVED_AT.toISOString() })
        .where("id", "=", ALTO)
        .execute()
      expect(await repository.undo(id, NIMAL, minutesLater(1))).toMatchObject({
        outcome: "stale",
        vehicles: [{ isGone: true }],
      })
      const unknownSave = { at: SAVED_AT, key: crypto.randomUUID() }
      expect(await repository.undo(unknownSave, NIMAL, SAVED_AT)).toEqual({ outcome: "gone" })
      expect(await repository.findSave(unknownSave)).toBeNull()
    })
  })
})

describe("the id of a save", () => {
  it("is the same after it is written and parsed", () => {
    const id = { at: SAVED_AT, key: crypto.randomUUID() }
    expect(parseSaveId(saveIdText(id))).toEqual(id)
  })

  it.each([
    "",
    "x",
    "2027-01-10T05:30:00.000Z~%",
    "2027-13-10T05:30:00.000Z~3b241101-e2bb-4255-8caf-4136c566a962",
  ])("is not parsed from %j", (text) => expect(parseSaveId(text)).toBeNull())
})

function save(
  repository: DatabaseRatesRepository,
  vehicleId: string,
  version: number,
  prices: PriceEdits,
  now = SAVED_AT,
) {
  return repository.save({ by: NIMAL, now, vehicles: [{ vehicleId, version, prices }] })
}

function savedId(outcome: SaveOutcome | { outcome: "gone" }): SaveId {
  if (outcome.outcome !== "saved") throw new Error(outcome.outcome)
  return outcome.id
}

async function rateOf(repository: DatabaseRatesRepository, id: string) {
  return (await repository.vehicle(id))?.prices["rate-oneWeek"]
}

async function eventsOf(db: Database) {
  const columns = ["action", "subject_id", "subject_name", "staff_name", "changes"] as const
  const rows = await db.selectFrom("audit_events").select(columns).execute()
  return rows.map((row) => ({ ...row, changes: JSON.parse(row.changes) }))
}

function failOnWarning(fields: Record<string, unknown>, message: string): void {
  throw new Error(`${message}: ${JSON.stringify(fields)}`)
}
