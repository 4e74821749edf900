import { expect, it } from "vitest"
import { fillCatalogue } from "#adapters/database/catalogue/fill-catalogue.ts"
import { seedFleet } from "#seed/fleet.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { RECEIVED_AT } from "#tests/support/sample-enquiries.ts"
import { december } from "#tests/support/wall-times.ts"
import { databaseCalendar } from "./database-calendar.ts"
import { databaseFreeUnits } from "./free-units.ts"

const NIMAL = { id: "1", name: "Nimal" }
const VAN = "toyota-kdh-hi-roof-van-14-seater"
const CAR = "suzuki-alto-800-manual"

describeOnEachDatabase("the free units of the fleet", (open) => {
  it("are the owned units minus those allocated in the period, ignoring removed entries", async () => {
    const db = await open()
    await fillCatalogue(db, seedFleet)
    await db.updateTable("vehicles").set({ units: 3 }).where("id", "=", VAN).execute()
    const calendar = databaseCalendar(db)
    const block = (from: string, to: string, units: number) =>
      calendar.addBlock({
        requested: { vehicleId: VAN, period: december(from, to), units, allowConflict: false },
        reason: "Service",
        by: NIMAL,
        now: RECEIVED_AT,
      })
    await block("12 09", "14 10", 1) // from the 12th at 9:00 to the 14th at 10:00
    const second = await block("13 09", "16 10", 2)

    const freeUnits = databaseFreeUnits(db)
    const freeVans = async (from: string, to: string) => (await freeUnits(december(from, to)))[VAN]
    expect(await freeVans("12 09", "13 09")).toBe(2)
    expect(await freeVans("12 09", "13 10")).toBe(0)
    expect(await freeVans("14 10", "15 10")).toBe(1)
    expect(await freeVans("16 10", "17 10")).toBe(3)
    expect((await freeUnits(december("12 09", "16 10")))[CAR]).toBe(1)
    expect(Object.keys(await freeUnits(december("12 09", "16 10")))).toHaveLength(seedFleet.vehicles.length)

    if (typeof second === "string") throw new Error(second)
    await calendar.removeBlock(second.id, { version: 1, by: NIMAL, now: RECEIVED_AT })
    expect(await freeVans("12 09", "16 10")).toBe(2)
  })
})
