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
const PERIOD = december("12 09", "14 10") // from the 12th at 9:00 to the 14th at 10:00
const LATER_PERIOD = december("14 10", "16 09")
// The references of the enquiries of two visitors.
const ANNA = "AAAA-0001"
const RUWAN = "BBBB-0002"

const requested = (period: Period, overrides: Partial<RequestedAllocation> = {}): RequestedAllocation => {
  return { vehicleId: VAN, period, units: 1, allowConflict: false, ...overrides }
}

/** A change that confirms a booking of the van, or of another vehicle, for this period. */
const withTerms = (period: Period, { vehicleId = VAN, allowConflict = false } = {}) => {
  return { terms: agreedFor(vehicleId, period), allowConflict }
}

/** The result of a change that sends no email. */
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
  const block = (period: Period, overrides: Partial<RequestedAllocation> = {}) =>
    calendar.addBlock({
      requested: requested(period, overrides),
      reason: "Service",
      by: NIMAL,
      now: RECEIVED_AT,
    })
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
    expect(await submit(ANNA, withTerms(PERIOD))).toEqual(WITHOUT_EMAIL)
    const booking = await bookingOf(ANNA)
    expect(booking).toMatchObject({
      kind: "booking",
      vehicleId: VAN,
      period: PERIOD,
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
    expect(await calendar.entries(PERIOD)).toEqual([booking])
    expect(await submit(ANNA, { version: 2, state: "declined" })).toEqual(WITHOUT_EMAIL)
    expect(await bookingOf(ANNA)).toBeNull()
    expect(await calendar.entries(PERIOD)).toEqual([])
    expect(await calendar.find(booking?.id ?? "")).toMatchObject({ isRemoved: true, version: 2 })
    expect(await submit(ANNA, { version: 3, ...withTerms(LATER_PERIOD) })).toEqual(WITHOUT_EMAIL)
    expect(await bookingOf(ANNA)).toMatchObject({ period: LATER_PERIOD, version: 1 })
    expect((await repository.find(ANNA, RECEIVED_AT))?.history).toHaveLength(3)
    expect((await auditEvents()).map(({ action }) => action).toSorted()).toEqual([
      "created",
      "created",
      "removed",
    ])
  })

  it("keeps the entry of a confirmed booking when a note is added, and moves it with the agreed terms", async () => {
    const { calendar, submit, bookingOf, auditEvents } = await openCalendar(await open())
    await submit(ANNA, withTerms(PERIOD))
    expect(await submit(ANNA, { version: 2, note: "Deposit paid" })).toEqual(WITHOUT_EMAIL)
    expect(await bookingOf(ANNA)).toMatchObject({ period: PERIOD, version: 1 })
    expect(await submit(ANNA, { version: 3, ...withTerms(december("13 09", "14 11")) })).toEqual(
      WITHOUT_EMAIL,
    )
    expect(await submit(ANNA, { version: 4, ...withTerms(PERIOD, { vehicleId: CAR }) })).toEqual(
      WITHOUT_EMAIL,
    )
    expect(await bookingOf(ANNA)).toMatchObject({ vehicleId: CAR, period: PERIOD, version: 3 })
    expect(await calendar.entries(PERIOD, VAN)).toEqual([])
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
    const terms = { ...agreedFor(VAN, PERIOD), vehicles }
    await block(PERIOD, { vehicleId: CAR })
    expect(await submit(ANNA, { terms, note: "Two vehicles" })).toBe("conflict")
    expect(await calendar.bookingsOf(ANNA)).toEqual([])
    expect(await repository.find(ANNA, RECEIVED_AT)).toMatchObject({ agreed: null, history: [] })
    expect(await submit(ANNA, { terms, allowConflict: true })).toEqual(WITHOUT_EMAIL)
    const bookedVehicleIds = async () =>
      (await calendar.bookingsOf(ANNA)).map(({ vehicleId }) => vehicleId).toSorted()
    expect(await bookedVehicleIds()).toEqual([CAR, VAN].toSorted())
    expect(await submit(ANNA, { version: 2, ...withTerms(PERIOD) })).toEqual(WITHOUT_EMAIL)
    expect(await bookedVehicleIds()).toEqual([VAN])
    expect(await submit(ANNA, { version: 3, state: "noShow", note: "Did not come" })).toEqual(WITHOUT_EMAIL)
    expect(await bookedVehicleIds()).toEqual([])
  })

  it("has no booking of an enquiry that is not confirmed, or is confirmed without terms", async () => {
    const { calendar, submit, bookingOf } = await openCalendar(await open())
    expect(await submit(ANNA, {})).toEqual(WITHOUT_EMAIL)
    expect(await submit(RUWAN, { state: "contacted", ...withTerms(PERIOD) })).toEqual(WITHOUT_EMAIL)
    expect(await calendar.entries(PERIOD)).toEqual([])
    expect(await submit(ANNA, { version: 2, ...withTerms(PERIOD) })).toEqual(WITHOUT_EMAIL)
    expect(await bookingOf(ANNA)).not.toBeNull()
  })

  it("leaves out a vehicle that is not in the fleet", async () => {
    const { calendar, submit, repository } = await openCalendar(await open())
    expect(await submit(ANNA, withTerms(PERIOD, { vehicleId: "boat" }))).toEqual(WITHOUT_EMAIL)
    expect(await calendar.bookingsOf(ANNA)).toEqual([])
    const found = await repository.find(ANNA, RECEIVED_AT)
    expect(found?.agreed?.terms.vehicles).toMatchObject([{ vehicleId: "boat" }])
  })

  it("rejects a confirmation if the vehicle is not free, unless a conflict is allowed", async () => {
    const { calendar, submit, repository } = await openCalendar(await open())
    await submit(ANNA, withTerms(PERIOD))
    expect(await submit(RUWAN, { ...withTerms(december("14 09", "15 09")), note: "Called" })).toBe("conflict")
    expect(await repository.find(RUWAN, RECEIVED_AT)).toMatchObject({ state: "new", version: 1, history: [] })
    expect(await submit(RUWAN, withTerms(LATER_PERIOD))).toEqual(WITHOUT_EMAIL)
    await submit(RUWAN, { version: 2, state: "new" })
    expect(await submit(RUWAN, { version: 3, ...withTerms(PERIOD, { allowConflict: true }) })).toEqual(
      WITHOUT_EMAIL,
    )
    expect(await calendar.entries(PERIOD, VAN)).toHaveLength(2)
  })

  it("has a vehicle free from the moment at which it came back early, until that is undone", async () => {
    const { calendar, submit, bookingOf, block, db } = await openCalendar(await open())
    await submit(ANNA, withTerms(PERIOD))
    const atNoon = { state: "confirmed", now: new Date("2026-12-13T06:30:00Z") } as const
    const untilReturn = december("12 09", "13 12")
    const afterReturn = december("13 12", "14 10")
    const freeVans = async (period: Period) => (await databaseFreeUnits(db)(period))[VAN]
    await submit(ANNA, { ...atNoon, version: 2, returned: true })
    expect(await bookingOf(ANNA)).toMatchObject({ period: untilReturn, agreedPeriod: PERIOD })
    expect(await calendar.entries(afterReturn, VAN)).toEqual([])
    expect(await calendar.entries(untilReturn, VAN)).toHaveLength(1)
    expect([await freeVans(untilReturn), await freeVans(afterReturn)]).toEqual([0, 1])
    await submit(ANNA, { ...atNoon, version: 3, returned: false })
    expect(await bookingOf(ANNA)).toMatchObject({ period: PERIOD, agreedPeriod: PERIOD })
    expect(await freeVans(afterReturn)).toBe(0)
    expect(await submit(RUWAN, withTerms(afterReturn))).toBe("conflict")
    await submit(ANNA, { ...atNoon, version: 4, returned: true })
    expect(await submit(RUWAN, withTerms(afterReturn))).toEqual(WITHOUT_EMAIL)
    expect(await block(untilReturn)).toBe("conflict")
    // The terms of the booking that came back can still change, although the vehicle is taken again.
    expect(await submit(ANNA, { version: 5, ...withTerms(PERIOD) })).toEqual(WITHOUT_EMAIL)
  })

  it("has a vehicle taken again when its booking is confirmed anew after its return and cancellation", async () => {
    const { submit, bookingOf } = await openCalendar(await open())
    await submit(ANNA, withTerms(PERIOD))
    await submit(ANNA, { version: 2, returned: true, now: new Date("2026-12-13T06:30:00Z") })
    await submit(ANNA, { version: 3, state: "cancelled" })
    await submit(ANNA, { version: 4, ...withTerms(PERIOD) })
    expect(await bookingOf(ANNA)).toMatchObject({ period: PERIOD, handOver: { returnedAt: null } })
  })

  it("moves a booking with an allowed conflict, and rejects only new conflicts in the time that it adds", async () => {
    const { submit, block, bookingOf } = await openCalendar(await open())
    await submit(ANNA, withTerms(PERIOD))
    await submit(RUWAN, withTerms(december("13 09", "15 09"), { allowConflict: true }))
    expect(await submit(RUWAN, { version: 2, ...withTerms(december("13 09", "17 09")) })).toEqual(
      WITHOUT_EMAIL,
    )
    await block(december("18 09", "19 09"))
    expect(await submit(RUWAN, { version: 3, ...withTerms(december("13 09", "18 12")) })).toBe("conflict")
    expect(await submit(RUWAN, { version: 3, ...withTerms(december("12 09", "17 09")) })).toBe("conflict")
    expect(await bookingOf(RUWAN)).toMatchObject({ period: december("13 09", "17 09") })
    expect(await submit(RUWAN, { version: 3, ...withTerms(december("14 09", "18 09")) })).toEqual(
      WITHOUT_EMAIL,
    )
  })

  it("gives the last unit to exactly one of two users who confirm at the same moment", async () => {
    const { calendar, submit, setUnits, block } = await openCalendar(await open())
    await setUnits(2)
    await block(PERIOD)
    const outcomes = await Promise.all([ANNA, RUWAN].map((reference) => submit(reference, withTerms(PERIOD))))
    expect(outcomes).toContainEqual(WITHOUT_EMAIL)
    expect(outcomes).toContain("conflict")
    expect(await calendar.entries(PERIOD, VAN)).toHaveLength(2)
  })

  it("gives the last unit to exactly one of many users who confirm, block or move at the same moment", async () => {
    const { calendar, submit, block } = await openCalendar(await open())
    const carBlock = await block(PERIOD, { vehicleId: CAR })
    const id = typeof carBlock === "object" ? carBlock.id : ""
    const outcomes = await Promise.all([
      submit(ANNA, withTerms(PERIOD)),
      submit(RUWAN, withTerms(PERIOD)),
      block(PERIOD),
      calendar.changeBlock(id, { ...byKumari, version: 1, requested: requested(PERIOD), reason: "Service" }),
    ])
    expect(outcomes.filter((outcome) => outcome === "conflict")).toHaveLength(3)
    expect(await calendar.entries(PERIOD, VAN)).toHaveLength(1)
  })

  it("returns 'stale' to the second of two users who confirm the same enquiry", async () => {
    const { calendar, submit } = await openCalendar(await open())
    const outcomes = await Promise.all(
      [NIMAL, KUMARI].map((by) => submit(ANNA, { by, ...withTerms(PERIOD) })),
    )
    expect(outcomes).toContainEqual(WITHOUT_EMAIL)
    expect(outcomes).toContain("stale")
    expect(await calendar.entries(PERIOD, VAN)).toHaveLength(1)
  })

  it("blocks a vehicle if it is free, or a conflict is allowed", async () => {
    const { calendar, submit, block, auditEvents } = await openCalendar(await open())
    await submit(ANNA, withTerms(PERIOD))
    expect(await block(PERIOD)).toBe("conflict")
    expect(await block(LATER_PERIOD, { vehicleId: "boat" })).toBe("gone")
    expect(await block(LATER_PERIOD, { vehicleId: "bo\0at" })).toBe("gone")
    const inserted = await block(PERIOD, { allowConflict: true })
    const id = typeof inserted === "object" ? inserted.id : ""
    expect(await calendar.find(id)).toMatchObject({ kind: "block", reason: "Service", version: 1 })
    expect((await auditEvents()).filter(({ subject }) => subject === "block")).toMatchObject([
      { action: "created", staff_name: "Nimal", subject_name: expect.stringContaining("Toyota KDH") },
    ])
  })

  it("moves a block, which does not conflict with itself, and never a booking", async () => {
    const { calendar, submit, block, bookingOf } = await openCalendar(await open())
    const inserted = await block(PERIOD)
    const id = typeof inserted === "object" ? inserted.id : ""
    await submit(ANNA, withTerms(LATER_PERIOD))
    const change = (period: Period, version: number, overrides: Partial<RequestedAllocation> = {}) =>
      calendar.changeBlock(id, {
        ...byKumari,
        version,
        requested: requested(period, overrides),
        reason: "Tyres",
      })
    expect(await change(december("13 09", "14 10"), 1)).toBe("done")
    expect(await change(december("13 09", "14 11"), 2)).toBe("conflict")
    expect(await change(december("13 09", "14 11"), 2, { allowConflict: true })).toBe("done")
    expect(await change(PERIOD, 1)).toBe("stale")
    expect(await change(PERIOD, 3, { vehicleId: CAR })).toBe("done")
    expect(await change(PERIOD, 4, { vehicleId: "boat" })).toBe("gone")
    const bookingId = (await bookingOf(ANNA))?.id ?? ""
    const blockChange = { ...byKumari, version: 1, requested: requested(PERIOD), reason: "" }
    expect(await calendar.changeBlock(bookingId, blockChange)).toBe("gone")
    expect(await calendar.removeBlock(bookingId, { ...byKumari, version: 1 })).toBe("gone")
  })

  it("returns 'stale' to the second of two users who change the same booking", async () => {
    const { submit } = await openCalendar(await open())
    await submit(ANNA, withTerms(PERIOD))
    const outcomes = await Promise.all(
      [LATER_PERIOD, december("20 09", "21 09")].map((period) =>
        submit(ANNA, { version: 2, ...withTerms(period) }),
      ),
    )
    expect(outcomes).toContainEqual(WITHOUT_EMAIL)
    expect(outcomes).toContain("stale")
  })

  it("removes a block once, and only in the version that was shown", async () => {
    const { calendar, block, auditEvents } = await openCalendar(await open())
    const inserted = await block(PERIOD)
    const id = typeof inserted === "object" ? inserted.id : ""
    expect(await calendar.removeBlock(id, { ...byKumari, version: 7 })).toBe("stale")
    expect(await calendar.removeBlock(id, { ...byKumari, version: 1 })).toBe("done")
    expect(await calendar.removeBlock(id, { ...byKumari, version: 2 })).toBe("stale")
    expect(
      await calendar.changeBlock(id, {
        ...byKumari,
        version: 2,
        requested: requested(LATER_PERIOD),
        reason: "x",
      }),
    ).toBe("stale")
    expect(await calendar.entries(PERIOD, VAN)).toEqual([])
    expect(await calendar.removeBlock("nothing", { ...byKumari, version: 1 })).toBe("gone")
    expect((await auditEvents()).map(({ action }) => action).toSorted()).toEqual(["created", "removed"])
  })

  it("returns the entries that overlap a period, sorted by their start, and none for an invalid id", async () => {
    const { calendar, block } = await openCalendar(await open())
    await block(LATER_PERIOD)
    await block(PERIOD)
    await block(PERIOD, { vehicleId: CAR })
    const starts = async (period: Period, vehicleId?: string) =>
      (await calendar.entries(period, vehicleId)).map((entry) => entry.period.from)
    expect(await starts(december("01 00", "30 00"), VAN)).toEqual([PERIOD.from, LATER_PERIOD.from])
    expect(await starts(december("14 10", "14 11"), VAN)).toEqual([LATER_PERIOD.from])
    expect(await starts(december("01 00", "12 09"))).toEqual([])
    expect(await starts(PERIOD)).toEqual([PERIOD.from, PERIOD.from])
    for (const id of ["nothing", "\0", "7K4M-2Q9T"]) expect(await calendar.find(id)).toBeNull()
  })

  it("retains the booking of an erased enquiry, without the customer's name, contact number and locations", async () => {
    const { submit, db, bookingOf } = await openCalendar(await open())
    await submit(ANNA, withTerms(PERIOD))
    const columns = ["id", "reference", "received_at", "content"] as const
    const enquiry = db.selectFrom("enquiries").select(columns).where("reference", "=", ANNA)
    const anna = await enquiry.executeTakeFirstOrThrow()
    const erasure = { reason: "erased", now: RECEIVED_AT } as const
    expect(
      await db.transaction().execute((transaction) => anonymiseEnquiry(transaction, anna, erasure)),
    ).toBe(true)
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
        const allocation = { period: PERIOD, units: 1 }
        await replaceBookings(transaction, [{ vehicle, allocation }], { reference: ANNA, ...byKumari })
        vanLocked.resolve()
        await commit.promise
      })
      await vanLocked.promise
      const second = action === "block" ? block(PERIOD) : submit(RUWAN, withTerms(PERIOD))
      await expect.poll(() => countWaitingTransactions(db)).toBe(1)
      commit.resolve()
      await first
      expect(await second).toBe("conflict")
    },
  )
})

/** The number of transactions of this database that wait for a lock. */
async function countWaitingTransactions(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count ?? 0
}
