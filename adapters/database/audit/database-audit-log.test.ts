import { expect, it } from "vitest"
import { recordAudit } from "#adapters/database/audit/record-audit.ts"
import type { Database } from "#adapters/database/database.ts"
import {
  AUDIT_PAGE_SIZE,
  type AuditEvent,
  type AuditPosition,
  type AuditQuery,
} from "#domain/staff/audit-log.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { DatabaseAuditLog } from "./database-audit-log.ts"

const NIMAL = { id: "nimal", name: "Nimal" }
const KUMARI = { id: "kumari", name: "Kumari" }
const START = new Date("2026-11-20T00:00:00Z").getTime()
const minutesLater = (minutes: number) => new Date(START + minutes * 60_000)

const EVENT: AuditEvent = {
  at: minutesLater(0),
  by: NIMAL,
  action: "changed",
  subject: "vehicle",
  subjectId: "axio",
  subjectName: "Toyota Axio",
  changes: [{ field: "deposit", from: "25,000.00", to: "30,000.00" }],
}
const ALL_EVENTS: AuditQuery = {
  subject: null,
  by: null,
  from: null,
  before: null,
  searchText: "",
  after: null,
}

describeOnEachDatabase("the audit log", (open) => {
  const write = async (db: Database, ...events: Partial<AuditEvent>[]) => {
    for (const event of events) await recordAudit(db, { ...EVENT, ...event })
  }
  const subjectNamesOf = async (db: Database, filters: Partial<AuditQuery>) =>
    (await new DatabaseAuditLog(db).page({ ...ALL_EVENTS, ...filters })).entries.map(
      ({ subjectName }) => subjectName,
    )

  it("returns the recorded events, latest first", async () => {
    const db = await open()
    const laterEvent = { at: minutesLater(5), by: null, action: "anonymised", subject: "visitor" } as const
    await write(db, {}, laterEvent)
    const { entries, next } = await new DatabaseAuditLog(db).page(ALL_EVENTS)
    expect(entries).toMatchObject([{ ...EVENT, ...laterEvent }, EVENT])
    expect(next).toBeNull()
  })

  it("filters by subject, author, time, and parts of the subject's or the author's name", async () => {
    const db = await open()
    await write(
      db,
      { subjectName: "Axio", at: minutesLater(1) },
      { subjectName: "Ann, 100% new", subject: "staff", by: KUMARI, at: minutesLater(2) },
      { subjectName: "Old enquiries", subject: "visitor", by: null, at: minutesLater(3) },
    )
    expect(await subjectNamesOf(db, { subject: "staff" })).toEqual(["Ann, 100% new"])
    expect(await subjectNamesOf(db, { by: "kumari" })).toEqual(["Ann, 100% new"])
    expect(await subjectNamesOf(db, { by: "site" })).toEqual(["Old enquiries"])
    expect(await subjectNamesOf(db, { from: minutesLater(2), before: minutesLater(3) })).toEqual([
      "Ann, 100% new",
    ])
    expect(await subjectNamesOf(db, { searchText: "AXIO nim" })).toEqual(["Axio"])
    expect(await subjectNamesOf(db, { searchText: "0% kumari" })).toEqual(["Ann, 100% new"])
    expect(await subjectNamesOf(db, { searchText: "_" })).toEqual([])
    // The search ignores a NUL, which PostgreSQL would refuse.
    expect(await subjectNamesOf(db, { searchText: "\0" })).toHaveLength(3)
    expect(await subjectNamesOf(db, { subject: "vehicle", by: "kumari" })).toEqual([])
  })

  it("finds a name with capitals outside ASCII, with and without its accents, and keeps the order", async () => {
    const db = await open()
    const earlierEvent = { subjectName: "Jürgen", at: minutesLater(1) }
    await write(db, earlierEvent, {
      by: { id: "anna", name: "ÄNNA" },
      subjectName: "JÜRGEN",
      at: minutesLater(2),
    })
    expect(await subjectNamesOf(db, { searchText: "änna" })).toEqual(["JÜRGEN"])
    expect(await subjectNamesOf(db, { searchText: "anna JÜRGEN" })).toEqual(["JÜRGEN"])
    expect(await subjectNamesOf(db, { searchText: "jurgen" })).toEqual(["JÜRGEN", "Jürgen"])
  })

  it("continues after the previous page, also among events of the same time, and returns each event once", async () => {
    const db = await open()
    const count = AUDIT_PAGE_SIZE * 2 + 3
    const events = Array.from({ length: count }, (_, index) => ({
      subjectName: String(index),
      at: minutesLater(Math.floor(index / 60)),
    }))
    await write(db, ...events)
    const seen: string[] = []
    let after: AuditPosition | null = null
    for (;;) {
      const page = await new DatabaseAuditLog(db).page({ ...ALL_EVENTS, after })
      seen.push(...page.entries.map(({ subjectName }) => subjectName))
      if (!page.next) break
      after = page.next
    }
    expect(seen).toHaveLength(count)
    expect(new Set(seen).size).toBe(count)
  })

  it("returns the position for the next page when a text search reaches its scan limit", async () => {
    const db = await open()
    await write(
      db,
      { subjectName: "Wanted", at: minutesLater(0) },
      { at: minutesLater(1) },
      { at: minutesLater(2) },
    )
    const scanLimit = 2
    const log = new DatabaseAuditLog(db, scanLimit)
    const first = await log.page({ ...ALL_EVENTS, searchText: "wanted" })
    expect(first.entries).toEqual([])
    expect(first.next).toMatchObject({ at: minutesLater(1) })
    const second = await log.page({ ...ALL_EVENTS, searchText: "wanted", after: first.next })
    expect(second.entries).toMatchObject([{ subjectName: "Wanted" }])
    expect(second.next).toBeNull()
  })

  it("returns the latest events of one subject, up to a limit", async () => {
    const db = await open()
    await write(
      db,
      { at: minutesLater(1) },
      { at: minutesLater(3), action: "retired" },
      { at: minutesLater(2) },
      { subjectId: "alto" },
      { subject: "category" },
    )
    const limit = 2
    const latest = await new DatabaseAuditLog(db).latestOf("vehicle", "axio", limit)
    expect(latest.map(({ at }) => at)).toEqual([minutesLater(3), minutesLater(2)])
    expect(latest[0]).toMatchObject({ action: "retired", subject: "vehicle", subjectId: "axio" })
  })
})
