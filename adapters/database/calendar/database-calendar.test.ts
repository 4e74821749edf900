import { sql } from "kysely"
import { expect, it } from "vitest"
import { lockVehicle } from "#adapters/database/calendar/availability.ts"
import { replaceBookings } from "#adapters/database/calendar/enquiry-bookings.ts"
import { fillCatalogue } from "#adapters/database/catalogue/fill-catalogue.ts"
import type { Database } from "#adapters/database/database.ts"
import { DatabaseEnquiryRepository } from "#adapters/database/enquiries/database-enquiry-repository.ts"
import { DatabaseOutbox } from "#adapters/database/outbox/database-outbox.ts"
import { anonymiseEnquiry } from "#adapters/database/privacy/anonymise-enquiry.ts"
import type { RequestedAllocation } from "#domain/calendar/calendar.ts"
import type { Period } from "#domain/calendar/period.ts"
import type { EnquiryChange } from "#domain/enquiry/enquiry-repository.ts"
import { seedFleet } from "#seed/fleet.ts"
import { describeOnEachDatabase, describeOnPostgres } from "#tests/support/databases.ts"
import { agreedFor } from "#tests/support/sample-agreed.ts"
import { BOOKING, RECEIVED_AT } from "#tests/support/sample-enquiries.ts"
import { december } from "#tests/support/wall-times.ts"
import { databaseCalendar } from "./database-calendar.ts"
import { databaseFreeUnits } from "./free-units.ts"

const NIMAL = { id: "1", name: "Nimal" }
const KUMARI = { id: "2", name: "Kumari" }
const VAN = "toyota-kdh-hi-roof-van-14-seater"
const CAR = "suzuki-alto-800-manual"
const DAYS = december("12 09", "14 10")
const LATER = december("14 10", "16 09")
const ANNA = "AAAA-0001"
const RUWAN = "BBBB-0002"

const requested = (period: Period, more: Partial<RequestedAllocation> = {}): RequestedAllocation => {
  return { vehicleId: VAN, period, units: 1, allowConflict: false, ...more }
}

/** A change that confirms a booking of the van, or of another vehicle, for these days. */
const agreed = (period: Period, { vehicleId = VAN, allowConflict = false } = {}) => {
  return { terms: agreedFor(vehicleId, period), allowConflict }
}

const WITHOUT_EMAIL = { emailId: null }

/** The calendar with the fleet and the booking requests of two visitors. */
async function openCalendar(db: Database) {
  await fillCatalogue(db, seedFleet)
  for (const reference of [ANNA, RUWAN]) {
    const draft = { formKey: reference, content: BOOKING, receivedAt: RECEIVED_AT }
    await new DatabaseOutbox(db).record({ ...draft, newReference: () => reference })
  }
  const repository = new DatabaseEnquiryRepository(db)
  const calendar = databaseCalendar(db)
  /** Changes an enquiry as its page in the office does; confirms it unless the change names another state. */
  const submit = (reference: string, change: Partial<EnquiryChange>) =>
    repository.change(reference, {
      version: 1,
      state: "confirmed",
      note: null,
      by: NIMAL,
      now: RECEIVED_AT,
      ...change,
    })
  const block = (period: Period, more: Partial<RequestedAllocation> = {}) =>
    calendar.addBlock({ requested: requested(period, more), reason: "Service", by: NIMAL, now: RECEIVED_AT })
  const setUnits = (units: number) =>
    db.updateTable("vehicles").set({ units }).where("id", "=", VAN).execute()
  const auditEvents = async () => {
    const columns = ["subject", "action", "subject_name", "staff_name", "changes"] as const
    return db.selectFrom("audit_events").select(columns).orderBy("at").execute()
  }
  const bookingOf = async (reference: string) => (await calendar.bookingsOf(reference))[0] ?? null
  return { db, repository, calendar, bookingOf, submit, block, setUnits, auditEvents }
}

const byKumari = { by: KUMARI, now: RECEIVED_AT }

describeOnEachDatabase("the calendar", (open) => {
  it("shows the fleet by category, with the number of units of each vehicle", async () => {
    const { calendar, setUnits, db } = await openCalendar(await open())
    await setUnits(3)
    await db.updateTable("vehicles").set({ retired_at: "2026-11-22" }).where("id", "=", CAR).execute()
    const fleet = await calendar.fleet()
    expect(fleet.map(({ name }) => name)).toEqual(seedFleet.categories.map(({ name }) => name))
    const vehicles = fleet.flatMap((category) => category.vehicles)
    expect(vehicles).toHaveLength(seedFleet.vehicles.length)
    expect(vehicles).toContainEqual(expect.objectContaining({ id: VAN, units: 3, isRetired: false }))
    expect(vehicles).toContainEqual(expect.objectContaining({ id: CAR, units: 1, isRetired: true }))
  })

  it("has the booking of an enquiry while it is confirmed", async () => {
    const { calendar, submit, repository, auditEvents, bookingOf } = await openCalendar(await open())
    expect(await submit(ANNA, agreed(DAYS))).toEqual(WITHOUT_EMAIL)
    const booking = await bookingOf(ANNA)
    expect(booking).toMatchObject({
      kind: "booking",
      vehicleId: VAN,
      period: DAYS,
      units: 1,
      reference: ANNA,
      customer: "Anna Perera",
      details: {
        hasDriver: true,
        contactNumber: BOOKING.contactNumber,
        pickUpLocation: BOOKING.pickUpLocation,
        returnLocation: BOOKING.returnLocation,
      },
      isRemoved: false,
    })
    expect(await calendar.entries(DAYS, null)).toEqual([booking])
    expect(await submit(ANNA, { version: 2, state: "declined" })).toEqual(WITHOUT_EMAIL)
    expect(await bookingOf(ANNA)).toBeNull()
    expect(await calendar.entries(DAYS, null)).toEqual([])
    expect(await calendar.find(booking?.id ?? "")).toMatchObject({ isRemoved: true, version: 2 })
    expect(await submit(ANNA, { version: 3, ...agreed(LATER) })).toEqual(WITHOUT_EMAIL)
    expect(await bookingOf(ANNA)).toMatchObject({ period: LATER, version: 1 })
    expect((await repository.find(ANNA, RECEIVED_AT))?.history).toHaveLength(3)
    expect((await auditEvents()).map(({ action }) => action).toSorted()).toEqual([
      "created",
      "created",
      "removed",
    ])
  })

  it("keeps the entry of a confirmed booking when a note is added, and moves it with the agreed terms", async () => {
    const { calendar, submit, bookingOf, auditEvents } = await openCalendar(await open())
    await submit(ANNA, agreed(DAYS))
    expect(await submit(ANNA, { version: 2, note: "Deposit paid" })).toEqual(WITHOUT_EMAIL)
    expect(await bookingOf(ANNA)).toMatchObject({ period: DAYS, version: 1 })
    expect(await submit(ANNA, { version: 3, ...agreed(december("13 09", "14 11")) })).toEqual(WITHOUT_EMAIL)
    expect(await submit(ANNA, { version: 4, ...agreed(DAYS, { vehicleId: CAR }) })).toEqual(WITHOUT_EMAIL)
    expect(await bookingOf(ANNA)).toMatchObject({ vehicleId: CAR, period: DAYS, version: 3 })
    expect(await calendar.entries(DAYS, VAN)).toEqual([])
    const moves = (await auditEvents()).filter(({ action }) => action === "changed")
    expect(moves.map(({ subject_name }) => subject_name)).toEqual([ANNA, ANNA])
    const changes = moves.flatMap((event) => JSON.parse(event.changes))
    expect(changes).toContainEqual({
      field: "begins",
      from: "Sat 12 Dec 2026, 9:00 am",
      to: "Sun 13 Dec 2026, 9:00 am",
    })
    expect(changes).toContainEqual(
      expect.objectContaining({ field: "vehicle", to: "Suzuki Alto 800 Manual" }),
    )
  })

  it("has an entry for each vehicle of a booking, all or none of them", async () => {
    const { calendar, submit, block, repository } = await openCalendar(await open())
    const vehicles = [VAN, CAR].map((vehicleId) => ({ vehicleId, name: vehicleId, units: 1 }))
    const terms = { ...agreedFor(VAN, DAYS), vehicles }
    await block(DAYS, { vehicleId: CAR })
    expect(await submit(ANNA, { terms, note: "Two vehicles" })).toBe("conflict")
    expect(await calendar.bookingsOf(ANNA)).toEqual([])
    expect(await repository.find(ANNA, RECEIVED_AT)).toMatchObject({ agreed: null, history: [] })
    expect(await submit(ANNA, { terms, allowConflict: true })).toEqual(WITHOUT_EMAIL)
    const bookedVehicleIds = async () =>
      (await calendar.bookingsOf(ANNA)).map(({ vehicleId }) => vehicleId).toSorted()
    expect(await bookedVehicleIds()).toEqual([CAR, VAN].toSorted())
    expect(await submit(ANNA, { version: 2, ...agreed(DAYS) })).toEqual(WITHOUT_EMAIL)
    expect(await bookedVehicleIds()).toEqual([VAN])
    expect(await submit(ANNA, { version: 3, state: "noShow", note: "Did not come" })).toEqual(WITHOUT_EMAIL)
    expect(await bookedVehicleIds()).toEqual([])
  })

  it("has no booking of an enquiry that is not confirmed, or is confirmed without terms", async () => {
    const { calendar, submit, bookingOf } = await openCalendar(await open())
    expect(await submit(ANNA, {})).toEqual(WITHOUT_EMAIL)
    expect(await submit(RUWAN, { state: "contacted", ...agreed(DAYS) })).toEqual(WITHOUT_EMAIL)
    expect(await calendar.entries(DAYS, null)).toEqual([])
    expect(await submit(ANNA, { version: 2, ...agreed(DAYS) })).toEqual(WITHOUT_EMAIL)
    expect(await bookingOf(ANNA)).not.toBeNull()
  })

  it("leaves out a vehicle that is not in the fleet", async () => {
    const { calendar, submit, repository } = await openCalendar(await open())
    expect(await submit(ANNA, agreed(DAYS, { vehicleId: "boat" }))).toEqual(WITHOUT_EMAIL)
    expect(await calendar.bookingsOf(ANNA)).toEqual([])
    const found = await repository.find(ANNA, RECEIVED_AT)
    expect(found?.agreed?.terms.vehicles).toMatchObject([{ vehicleId: "boat" }])
  })

  it("rejects a confirmation if the vehicle is not free, unless a conflict is allowed", async () => {
    const { calendar, submit, repository } = await openCalendar(await open())
    await submit(ANNA, agreed(DAYS))
    expect(await submit(RUWAN, { ...agreed(december("14 09", "15 09")), note: "Called" })).toBe("conflict")
    expect(await repository.find(RUWAN, RECEIVED_AT)).toMatchObject({ state: "new", version: 1, history: [] })
    expect(await submit(RUWAN, agreed(LATER))).toEqual(WITHOUT_EMAIL)
    await submit(RUWAN, { version: 2, state: "new" })
    expect(await submit(RUWAN, { version: 3, ...agreed(DAYS, { allowConflict: true }) })).toEqual(
      WITHOUT_EMAIL,
    )
    expect(await calendar.entries(DAYS, VAN)).toHaveLength(2)
  })

  it("has a vehicle free from the moment at which it came back early, until that is undone", async () => {
    const { calendar, submit, bookingOf, block, db } = await openCalendar(await open())
    await submit(ANNA, agreed(DAYS))
    const atNoon = { state: "confirmed", now: new Date("2026-12-13T06:30:00Z") } as const
    const untilReturn = december("12 09", "13 12")
    const afterReturn = december("13 12", "14 10")
    const freeVans = async (period: Period) => (await databaseFreeUnits(db)(period))[VAN]
    await submit(ANNA, { ...atNoon, version: 2, returned: true })
    expect(await bookingOf(ANNA)).toMatchObject({ period: untilReturn, agreedPeriod: DAYS })
    expect(await calendar.entries(afterReturn, VAN)).toEqual([])
    expect(await calendar.entries(untilReturn, VAN)).toHaveLength(1)
    expect([await freeVans(untilReturn), await freeVans(afterReturn)]).toEqual([0, 1])
    await submit(ANNA, { ...atNoon, version: 3, returned: false })
    expect(await bookingOf(ANNA)).toMatchObject({ period: DAYS, agreedPeriod: DAYS })
    expect(await freeVans(afterReturn)).toBe(0)
    expect(await submit(RUWAN, agreed(afterReturn))).toBe("conflict")
    await submit(ANNA, { ...atNoon, version: 4, returned: true })
    expect(await submit(RUWAN, agreed(afterReturn))).toEqual(WITHOUT_EMAIL)
    expect(await block(untilReturn)).toBe("conflict")
    // The terms of the booking that came back can still change, although the vehicle is taken again.
    expect(await submit(ANNA, { version: 5, ...agreed(DAYS) })).toEqual(WITHOUT_EMAIL)
  })

  it("has a vehicle taken again when its booking is confirmed anew after its return and cancellation", async () => {
    const { submit, bookingOf } = await openCalendar(await open())
    await submit(ANNA, agreed(DAYS))
    await submit(ANNA, { version: 2, returned: true, now: new Date("2026-12-13T06:30:00Z") })
    await submit(ANNA, { version: 3, state: "cancelled" })
    await submit(ANNA, { version: 4, ...agreed(DAYS) })
    expect(await bookingOf(ANNA)).toMatchObject({ period: DAYS, handOver: { returnedAt: null } })
  })

  it("rejects another period only for the days that it adds to an allowed conflict", async () => {
    const { submit, block, bookingOf } = await openCalendar(await open())
    await submit(ANNA, agreed(DAYS))
    await submit(RUWAN, agreed(december("13 09", "15 09"), { allowConflict: true }))
    expect(await submit(RUWAN, { version: 2, ...agreed(december("13 09", "17 09")) })).toEqual(WITHOUT_EMAIL)
    await block(december("18 09", "19 09"))
    expect(await submit(RUWAN, { version: 3, ...agreed(december("13 09", "18 12")) })).toBe("conflict")
    expect(await submit(RUWAN, { version: 3, ...agreed(december("12 09", "17 09")) })).toBe("conflict")
    expect(await bookingOf(RUWAN)).toMatchObject({ period: december("13 09", "17 09") })
    expect(await submit(RUWAN, { version: 3, ...agreed(december("14 09", "18 09")) })).toEqual(WITHOUT_EMAIL)
  })

  it("gives the last unit to exactly one of two users who confirm at the same moment", async () => {
    const { calendar, submit, setUnits, block } = await openCalendar(await open())
    await setUnits(2)
    await block(DAYS)
    const outcomes = await Promise.all([ANNA, RUWAN].map((reference) => submit(reference, agreed(DAYS))))
    expect(outcomes).toContainEqual(WITHOUT_EMAIL)
    expect(outcomes).toContain("conflict")
    expect(await calendar.entries(DAYS, VAN)).toHaveLength(2)
  })

  it("gives the last unit to exactly one of many users who confirm, block or move at the same moment", async () => {
    const { calendar, submit, block } = await openCalendar(await open())
    const carBlock = await block(DAYS, { vehicleId: CAR })
    const id = typeof carBlock === "object" ? carBlock.id : ""
    const outcomes = await Promise.all([
      submit(ANNA, agreed(DAYS)),
      submit(RUWAN, agreed(DAYS)),
      block(DAYS),
      calendar.changeBlock(id, { ...byKumari, version: 1, requested: requested(DAYS), reason: "Service" }),
    ])
    expect(outcomes.filter((outcome) => outcome === "conflict")).toHaveLength(3)
    expect(await calendar.entries(DAYS, VAN)).toHaveLength(1)
  })

  it("returns 'stale' to the second of two users who confirm the same enquiry", async () => {
    const { calendar, submit } = await openCalendar(await open())
    const outcomes = await Promise.all([NIMAL, KUMARI].map((by) => submit(ANNA, { by, ...agreed(DAYS) })))
    expect(outcomes).toContainEqual(WITHOUT_EMAIL)
    expect(outcomes).toContain("stale")
    expect(await calendar.entries(DAYS, VAN)).toHaveLength(1)
  })

  it("blocks a vehicle if it is free, or a conflict is allowed", async () => {
    const { calendar, submit, block, auditEvents } = await openCalendar(await open())
    await submit(ANNA, agreed(DAYS))
    expect(await block(DAYS)).toBe("conflict")
    expect(await block(LATER, { vehicleId: "boat" })).toBe("gone")
    expect(await block(LATER, { vehicleId: "bo\0at" })).toBe("gone")
    const inserted = await block(DAYS, { allowConflict: true })
    const id = typeof inserted === "object" ? inserted.id : ""
    expect(await calendar.find(id)).toMatchObject({ kind: "block", reason: "Service", version: 1 })
    expect((await auditEvents()).filter(({ subject }) => subject === "block")).toMatchObject([
      { action: "created", staff_name: "Nimal", subject_name: expect.stringContaining("Toyota KDH") },
    ])
  })

  it("moves a block, which does not conflict with itself, and never a booking", async () => {
    const { calendar, submit, block, bookingOf } = await openCalendar(await open())
    const inserted = await block(DAYS)
    const id = typeof inserted === "object" ? inserted.id : ""
    await submit(ANNA, agreed(LATER))
    const change = (period: Period, version: number, more: Partial<RequestedAllocation> = {}) =>
      calendar.changeBlock(id, { ...byKumari, version, requested: requested(period, more), reason: "Tyres" })
    expect(await change(december("13 09", "14 10"), 1)).toBe("done")
    expect(await change(december("13 09", "14 11"), 2)).toBe("conflict")
    expect(await change(december("13 09", "14 11"), 2, { allowConflict: true })).toBe("done")
    expect(await change(DAYS, 1)).toBe("stale")
    expect(await change(DAYS, 3, { vehicleId: CAR })).toBe("done")
    expect(await change(DAYS, 4, { vehicleId: "boat" })).toBe("gone")
    const booking = (await bookingOf(ANNA))?.id ?? ""
    const moved = { ...byKumari, version: 1, requested: requested(DAYS), reason: "" }
    expect(await calendar.changeBlock(booking, moved)).toBe("gone")
    expect(await calendar.removeBlock(booking, { ...byKumari, version: 1 })).toBe("gone")
  })

  it("returns 'stale' to the second of two users who change the same booking", async () => {
    const { submit } = await openCalendar(await open())
    await submit(ANNA, agreed(DAYS))
    const outcomes = await Promise.all(
      [LATER, december("20 09", "21 09")].map((period) => submit(ANNA, { version: 2, ...agreed(period) })),
    )
    expect(outcomes).toContainEqual(WITHOUT_EMAIL)
    expect(outcomes).toContain("stale")
  })

  it("removes a block once, and only in the version that was shown", async () => {
    const { calendar, block, auditEvents } = await openCalendar(await open())
    const inserted = await block(DAYS)
    const id = typeof inserted === "object" ? inserted.id : ""
    expect(await calendar.removeBlock(id, { ...byKumari, version: 7 })).toBe("stale")
    expect(await calendar.removeBlock(id, { ...byKumari, version: 1 })).toBe("done")
    expect(await calendar.removeBlock(id, { ...byKumari, version: 2 })).toBe("stale")
    expect(
      await calendar.changeBlock(id, { ...byKumari, version: 2, requested: requested(LATER), reason: "x" }),
    ).toBe("stale")
    expect(await calendar.entries(DAYS, VAN)).toEqual([])
    expect(await calendar.removeBlock("nothing", { ...byKumari, version: 1 })).toBe("gone")
    expect((await auditEvents()).map(({ action }) => action).toSorted()).toEqual(["created", "removed"])
  })

  it("returns the entries that overlap a period, by their start, and none for an invalid id", async () => {
    const { calendar, block } = await openCalendar(await open())
    await block(LATER)
    await block(DAYS)
    await block(DAYS, { vehicleId: CAR })
    const starts = async (period: Period, vehicleId: string | null = VAN) =>
      (await calendar.entries(period, vehicleId)).map((entry) => entry.period.from)
    expect(await starts(december("01 00", "30 00"))).toEqual([DAYS.from, LATER.from])
    expect(await starts(december("14 10", "14 11"))).toEqual([LATER.from])
    expect(await starts(december("01 00", "12 09"), null)).toEqual([])
    expect(await starts(DAYS, null)).toEqual([DAYS.from, DAYS.from])
    for (const id of ["nothing", "\0", "7K4M-2Q9T"]) expect(await calendar.find(id)).toBeNull()
  })

  it("retains the booking of an erased enquiry, without the customer's name, number and places", async () => {
    const { submit, db, bookingOf } = await openCalendar(await open())
    await submit(ANNA, agreed(DAYS))
    const columns = ["id", "reference", "received_at", "content"] as const
    const enquiry = db.selectFrom("enquiries").select(columns).where("reference", "=", ANNA)
    const anna = await enquiry.executeTakeFirstOrThrow()
    const erasure = { reason: "erased", now: RECEIVED_AT } as const
    expect(await db.transaction().execute((erasing) => anonymiseEnquiry(erasing, anna, erasure))).toBe(true)
    expect(await bookingOf(ANNA)).toMatchObject({
      customer: null,
      reference: ANNA,
      details: { hasDriver: true, contactNumber: null, pickUpLocation: null, returnLocation: null },
    })
  })
})

// SQLite runs one transaction at a time. PostgreSQL runs both, and neither reads uncommitted rows of the other.
describeOnPostgres("the last unit, while another transaction allocates it", (open) => {
  it.each(["confirmation", "block"])(
    "is not free for a %s that waited for the other transaction",
    async (action) => {
      const { db, submit, block } = await openCalendar(await open())
      const vanLocked = Promise.withResolvers<void>()
      const commit = Promise.withResolvers<void>()
      const first = db.transaction().execute(async (transaction) => {
        const vehicle = await lockVehicle(transaction, VAN)
        if (!vehicle) throw new Error("the fleet has no van")
        const allocation = { period: DAYS, units: 1 }
        await replaceBookings(transaction, [{ vehicle, allocation }], { reference: ANNA, ...byKumari })
        vanLocked.resolve()
        await commit.promise
      })
      await vanLocked.promise
      const second = action === "block" ? block(DAYS) : submit(RUWAN, agreed(DAYS))
      await expect.poll(() => countWaiting(db)).toBe(1)
      commit.resolve()
      await first
      expect(await second).toBe("conflict")
    },
  )
})

/** The number of transactions of this database that wait for a lock. */
async function countWaiting(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count ?? 0
}
