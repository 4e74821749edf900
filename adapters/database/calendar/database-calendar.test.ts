import { sql } from "kysely"
import { expect, it } from "vitest"
import { insertBooking } from "#adapters/database/calendar/enquiry-bookings.ts"
import { holdVehicle } from "#adapters/database/calendar/taken-units.ts"
import { fillCatalogue } from "#adapters/database/catalogue/fill-catalogue.ts"
import type { Database } from "#adapters/database/database.ts"
import { DatabaseEnquiryRepository } from "#adapters/database/enquiries/database-enquiry-repository.ts"
import { DatabaseOutbox } from "#adapters/database/outbox/database-outbox.ts"
import type { WantedTaking } from "#domain/calendar/calendar.ts"
import type { Period } from "#domain/calendar/period.ts"
import type { EnquiryChange } from "#domain/enquiry/enquiry-repository.ts"
import { seedFleet } from "#seed/fleet.ts"
import { describeOnEachDatabase, describeOnPostgres } from "#tests/support/databases.ts"
import { BOOKING, RECEIVED_AT } from "#tests/support/sample-enquiries.ts"
import { december } from "#tests/support/wall-times.ts"
import { databaseCalendar } from "./database-calendar.ts"

const NIMAL = { id: "1", name: "Nimal" }
const KUMARI = { id: "2", name: "Kumari" }
const [VAN, BUS] = ["toyota-kdh-hi-roof-van-14-seater", "suzuki-alto-800-manual"]
const BOOKED = december("12 09", "14 10")
const LATER = december("14 10", "16 09")
const [ANNA, RUWAN] = ["AAAA-0001", "BBBB-0002"]

const wanted = (period: Period, more: Partial<WantedTaking> = {}): WantedTaking => {
  return { vehicleId: VAN, period, units: 1, evenIfTaken: false, ...more }
}

/** An office with the fleet and the bookings of two visitors. */
async function openOffice(db: Database) {
  await fillCatalogue(db, seedFleet)
  for (const reference of [ANNA, RUWAN]) {
    const draft = { formKey: reference, content: BOOKING, receivedAt: RECEIVED_AT }
    await new DatabaseOutbox(db).record({ ...draft, newReference: () => reference })
  }
  const [repository, calendar] = [new DatabaseEnquiryRepository(db), databaseCalendar(db)]
  const submit = (reference: string, change: Partial<EnquiryChange>) =>
    repository.change(reference, {
      version: 1,
      state: "confirmed",
      note: null,
      by: NIMAL,
      now: RECEIVED_AT,
      ...change,
    })
  const block = (period: Period, more: Partial<WantedTaking> = {}) =>
    calendar.block({ wanted: wanted(period, more), reason: "Service", by: NIMAL, now: RECEIVED_AT })
  const own = (units: number) => db.updateTable("vehicles").set({ units }).where("id", "=", VAN).execute()
  const audit = async () => {
    const columns = ["subject", "action", "subject_name", "staff_name", "changes"] as const
    return db.selectFrom("audit_events").select(columns).orderBy("at").execute()
  }
  return { db, repository, calendar, submit, block, own, audit }
}

const seen = { by: KUMARI, now: RECEIVED_AT }

describeOnEachDatabase("the calendar", (open) => {
  it("shows the fleet by category, with how many of each the company owns", async () => {
    const { calendar, own, db } = await openOffice(await open())
    await own(3)
    await db.updateTable("vehicles").set({ retired_at: "2026-11-22" }).where("id", "=", BUS).execute()
    const fleet = await calendar.fleet()
    expect(fleet.map(({ name }) => name)).toEqual(seedFleet.categories.map(({ name }) => name))
    const vehicles = fleet.flatMap((category) => category.vehicles)
    expect(vehicles).toHaveLength(seedFleet.vehicles.length)
    expect(vehicles).toContainEqual(expect.objectContaining({ id: VAN, units: 3, isRetired: false }))
    expect(vehicles).toContainEqual(expect.objectContaining({ id: BUS, units: 1, isRetired: true }))
  })

  it("has a booking when an enquiry is confirmed, and none when it is no longer", async () => {
    const { calendar, submit, repository, audit } = await openOffice(await open())
    expect(await submit(ANNA, { booking: wanted(BOOKED) })).toBe("done")
    const booking = await calendar.bookingOf(ANNA)
    expect(booking).toMatchObject({
      kind: "booking",
      vehicleId: VAN,
      period: BOOKED,
      units: 1,
      reference: ANNA,
      customer: "Anna Perera",
      isRemoved: false,
    })
    expect(await calendar.entries(BOOKED, null)).toEqual([booking])
    expect(await submit(ANNA, { version: 2, state: "declined" })).toBe("done")
    expect(await calendar.bookingOf(ANNA)).toBeNull()
    expect(await calendar.entries(BOOKED, null)).toEqual([])
    expect(await calendar.find(booking?.id ?? "")).toMatchObject({ isRemoved: true, version: 2 })
    expect(await submit(ANNA, { version: 3, booking: wanted(LATER) })).toBe("done")
    expect(await calendar.bookingOf(ANNA)).toMatchObject({ period: LATER, version: 1 })
    expect((await repository.find(ANNA, RECEIVED_AT))?.history).toHaveLength(3)
    expect((await audit()).map(({ action }) => action).toSorted()).toEqual(["created", "created", "removed"])
  })

  it("keeps a booking while its enquiry is confirmed, whatever else is written", async () => {
    const { calendar, submit } = await openOffice(await open())
    await submit(ANNA, { booking: wanted(BOOKED) })
    expect(await submit(ANNA, { version: 2, note: "Deposit paid" })).toBe("done")
    expect(await submit(ANNA, { version: 3, booking: wanted(LATER) })).toBe("stale")
    expect(await calendar.bookingOf(ANNA)).toMatchObject({ period: BOOKED })
  })

  it("has no booking of what is not confirmed, or is left out on purpose", async () => {
    const { calendar, submit } = await openOffice(await open())
    expect(await submit(ANNA, { booking: null })).toBe("done")
    expect(await submit(RUWAN, { state: "contacted", booking: wanted(BOOKED) })).toBe("done")
    expect(await calendar.entries(BOOKED, null)).toEqual([])
    expect(await submit(ANNA, { version: 2, booking: wanted(BOOKED) })).toBe("done")
    expect(await calendar.bookingOf(ANNA)).not.toBeNull()
  })

  it("confirms nothing with a vehicle that is taken, but where that was seen", async () => {
    const { calendar, submit, repository } = await openOffice(await open())
    await submit(ANNA, { booking: wanted(BOOKED) })
    expect(await submit(RUWAN, { booking: wanted(december("14 09", "15 09")), note: "Called" })).toBe("taken")
    expect(await repository.find(RUWAN, RECEIVED_AT)).toMatchObject({ state: "new", version: 1, history: [] })
    expect(await submit(RUWAN, { booking: wanted(LATER) })).toBe("done")
    await submit(RUWAN, { version: 2, state: "new" })
    expect(await submit(RUWAN, { version: 3, booking: wanted(BOOKED, { evenIfTaken: true }) })).toBe("done")
    expect(await calendar.entries(BOOKED, VAN)).toHaveLength(2)
    expect(await submit(RUWAN, { version: 4, booking: wanted(BOOKED, { vehicleId: "boat" }) })).toBe("gone")
  })

  it("gives the last unit to exactly one of two who confirm at the same moment", async () => {
    const { calendar, submit, own, block } = await openOffice(await open())
    await own(2)
    await block(BOOKED)
    const both = await Promise.all(
      [ANNA, RUWAN].map((reference) => submit(reference, { booking: wanted(BOOKED) })),
    )
    expect(both.toSorted()).toEqual(["done", "taken"])
    expect(await calendar.entries(BOOKED, VAN)).toHaveLength(2)
  })

  it("gives it to one of many, whether they confirm, block or move", async () => {
    const { calendar, submit, block } = await openOffice(await open())
    const other = await block(BOOKED, { vehicleId: BUS })
    const id = typeof other === "object" ? other.id : ""
    const outcomes = await Promise.all([
      submit(ANNA, { booking: wanted(BOOKED) }),
      submit(RUWAN, { booking: wanted(BOOKED) }),
      block(BOOKED),
      calendar.change(id, { ...seen, version: 1, wanted: wanted(BOOKED), reason: "Service" }),
    ])
    expect(outcomes.filter((outcome) => outcome === "taken")).toHaveLength(3)
    expect(await calendar.entries(BOOKED, VAN)).toHaveLength(1)
  })

  it("lets one of two confirm the same enquiry, and tells the other", async () => {
    const { calendar, submit } = await openOffice(await open())
    const both = await Promise.all([NIMAL, KUMARI].map((by) => submit(ANNA, { by, booking: wanted(BOOKED) })))
    expect(both.toSorted()).toEqual(["done", "stale"])
    expect(await calendar.entries(BOOKED, VAN)).toHaveLength(1)
  })

  it("blocks a vehicle unless it is taken, but where that was seen", async () => {
    const { calendar, submit, block, audit } = await openOffice(await open())
    await submit(ANNA, { booking: wanted(BOOKED) })
    expect(await block(BOOKED)).toBe("taken")
    expect(await block(LATER, { vehicleId: "boat" })).toBe("gone")
    expect(await block(LATER, { vehicleId: "bo\0at" })).toBe("gone")
    const made = await block(BOOKED, { evenIfTaken: true })
    const id = typeof made === "object" ? made.id : ""
    expect(await calendar.find(id)).toMatchObject({ kind: "block", reason: "Service", version: 1 })
    expect((await audit()).filter(({ subject }) => subject === "block")).toMatchObject([
      { action: "created", staff_name: "Nimal", subject_name: expect.stringContaining("Toyota KDH") },
    ])
  })

  it("moves a booking, and is not in its own way", async () => {
    const { calendar, submit, block, audit } = await openOffice(await open())
    await submit(ANNA, { booking: wanted(BOOKED) })
    await block(LATER)
    const id = (await calendar.bookingOf(ANNA))?.id ?? ""
    const change = (period: Period, version: number, more: Partial<WantedTaking> = {}) =>
      calendar.change(id, { ...seen, version, wanted: wanted(period, more), reason: null })
    expect(await change(december("13 09", "14 10"), 1)).toBe("done")
    expect(await change(december("13 09", "14 11"), 2)).toBe("taken")
    expect(await change(december("13 09", "14 11"), 2, { evenIfTaken: true })).toBe("done")
    expect(await change(BOOKED, 1)).toBe("stale")
    expect(await change(BOOKED, 3, { vehicleId: BUS })).toBe("done")
    expect(await change(BOOKED, 4, { vehicleId: "boat" })).toBe("gone")
    expect(await calendar.bookingOf(ANNA)).toMatchObject({ vehicleId: BUS, period: BOOKED, version: 4 })
    const told = (await audit()).filter(
      ({ action, subject }) => action === "changed" && subject === "booking",
    )
    expect(told).toHaveLength(3)
    expect(
      told.every((event) => event.subject_name === ANNA && !JSON.stringify(event).includes("Anna")),
    ).toBe(true)
    const all = told.flatMap(({ changes }) => JSON.parse(changes))
    expect(all).toContainEqual({
      field: "begins",
      from: "Sat 12 Dec 2026, 9:00 am",
      to: "Sun 13 Dec 2026, 9:00 am",
    })
    expect(all).toContainEqual(expect.objectContaining({ field: "vehicle", to: "Suzuki Alto 800 Manual" }))
  })

  it("of two who move the same booking lets one, and tells the other", async () => {
    const { calendar, submit } = await openOffice(await open())
    await submit(ANNA, { booking: wanted(BOOKED) })
    const id = (await calendar.bookingOf(ANNA))?.id ?? ""
    const both = await Promise.all(
      [LATER, december("20 09", "21 09")].map((period) =>
        calendar.change(id, { ...seen, version: 1, wanted: wanted(period), reason: null }),
      ),
    )
    expect(both.toSorted()).toEqual(["done", "stale"])
  })

  it("removes what was seen as it is, once", async () => {
    const { calendar, block, audit } = await openOffice(await open())
    const made = await block(BOOKED)
    const id = typeof made === "object" ? made.id : ""
    expect(await calendar.remove(id, { ...seen, version: 7 })).toBe("stale")
    expect(await calendar.remove(id, { ...seen, version: 1 })).toBe("done")
    expect(await calendar.remove(id, { ...seen, version: 2 })).toBe("stale")
    expect(await calendar.change(id, { ...seen, version: 2, wanted: wanted(LATER), reason: "x" })).toBe(
      "stale",
    )
    expect(await calendar.entries(BOOKED, VAN)).toEqual([])
    expect(await calendar.remove("nothing", { ...seen, version: 1 })).toBe("gone")
    expect((await audit()).map(({ action }) => action).toSorted()).toEqual(["created", "removed"])
  })

  it("finds what touches a period, in the order in which it begins, and nothing by an id that is none", async () => {
    const { calendar, block } = await openOffice(await open())
    await block(LATER)
    await block(BOOKED)
    await block(BOOKED, { vehicleId: BUS })
    const starts = async (period: Period, vehicleId: string | null = VAN) =>
      (await calendar.entries(period, vehicleId)).map((entry) => entry.period.from)
    expect(await starts(december("01 00", "30 00"))).toEqual([BOOKED.from, LATER.from])
    expect(await starts(december("14 10", "14 11"))).toEqual([LATER.from])
    expect(await starts(december("01 00", "12 09"), null)).toEqual([])
    expect(await starts(BOOKED, null)).toEqual([BOOKED.from, BOOKED.from])
    for (const id of ["nothing", "\0", "7K4M-2Q9T"]) expect(await calendar.find(id)).toBeNull()
  })

  it("keeps a booking of an enquiry that was erased, without a name", async () => {
    const { calendar, submit, db } = await openOffice(await open())
    await submit(ANNA, { booking: wanted(BOOKED) })
    await db.updateTable("inbox_entries").set({ name: null }).where("reference", "=", ANNA).execute()
    expect(await calendar.bookingOf(ANNA)).toMatchObject({ customer: null, reference: ANNA })
  })
})

// SQLite has one transaction at a time. PostgreSQL runs both, and neither sees what the other has not ended yet.
describeOnPostgres("the last unit, while somebody else is about to have it", (open) => {
  it.each([
    ["waited for, and then taken, by who confirms", "confirm"],
    ["waited for, and then taken, by who blocks", "block"],
  ])("is %s", async (_, way) => {
    const { db, submit, block } = await openOffice(await open())
    const [isHeld, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = db.transaction().execute(async (transaction) => {
      const vehicle = await holdVehicle(transaction, VAN)
      if (!vehicle) throw new Error("the fleet has it")
      await insertBooking(transaction, vehicle, wanted(BOOKED), { reference: ANNA, ...seen })
      isHeld.resolve()
      await letGo.promise
    })
    await isHeld.promise
    const second = way === "block" ? block(BOOKED) : submit(RUWAN, { booking: wanted(BOOKED) })
    await expect.poll(() => countWaiting(db)).toBe(1)
    letGo.resolve()
    await first
    expect(await second).toBe("taken")
  })
})

/** How many transactions of this database wait for another one. */
async function countWaiting(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count ?? 0
}
