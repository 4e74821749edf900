import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { Kysely, sql, type TableMetadata } from "kysely"
import { expect, it } from "vitest"
import { DatabaseAuditLog } from "#adapters/database/audit/database-audit-log.ts"
import { databaseCalendar } from "#adapters/database/calendar/database-calendar.ts"
import { readCatalogueVersion } from "#adapters/database/catalogue/catalogue-version.ts"
import { databaseCatalogue } from "#adapters/database/catalogue/database-catalogue.ts"
import { parseContent } from "#adapters/database/enquiries/content-text.ts"
import { inboxColumns } from "#adapters/database/enquiries/inbox-columns.ts"
import { DatabaseOutbox } from "#adapters/database/outbox/database-outbox.ts"
import { readPrivacySettings } from "#adapters/database/privacy/privacy-settings-row.ts"
import { rupees } from "#domain/money.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { emptyDatabase } from "#tests/support/empty-database.ts"
import { query } from "#tests/support/postgres-query.ts"
import { PROCESSES_TIMEOUT_MS, runInProcesses } from "#tests/support/processes.ts"
import { BOOKING, CONTACT_MESSAGE } from "#tests/support/sample-enquiries.ts"
import { type Database, type DatabaseLocation, openDatabase } from "./database.ts"
import { MIGRATION_NAMES } from "./migrate.ts"
import { postgresDialect, SERVING_LIMITS } from "./postgres.ts"
import { sqliteDialect } from "./sqlite.ts"

// Dumps of small databases of earlier versions, with rows in every table, by tools/dump-schema-version.ts.
const DUMPS = join(import.meta.dirname, "../../tests/fixtures/schema-versions")

it("there is a dump of every schema version, for both databases", () => {
  const files = MIGRATION_NAMES.flatMap((name) => [`${name}.postgres.sql`, `${name}.sqlite.sql`])
  expect(readdirSync(DUMPS).toSorted()).toEqual(files)
})

/** The rows after migration of one row of a dump. A row that no migration changes is the same. */
function rowsAfterMigration(table: string, row: Row): [table: string, row: object][] {
  const change = ROW_CHANGES[table]
  return change ? change(row) : [[table, row]]
}

type Row = Record<string, unknown>

const ROW_CHANGES: Record<string, (row: Row) => [table: string, row: object][]> = {
  // 014 sets the months, unless an owner has changed the settings.
  privacy_settings: (row) => [
    ["privacy_settings", row.version === 1 ? { ...row, anonymise_after_months: 24 } : row],
  ],
  // 017 moves four tables into the outbox.
  messages: ({ enquiry_id, tries, due_at, ...row }) => [
    [
      "deliveries",
      { ...row, id: enquiry_id, enquiry_id, ...PRIMARY, attempts: tries, next_attempt_at: due_at },
    ],
  ],
  attempts: ({ enquiry_id, try_number, ...row }) => [
    ["delivery_attempts", { ...row, delivery_id: enquiry_id, attempt_number: try_number }],
  ],
  letters: ({ id, message_id, state, tries, due_at, lease_owner, lease_until, desk_version, ...row }) => [
    ["emails", { ...row, id, enquiry_version: desk_version }],
    [
      "deliveries",
      {
        id,
        email_id: id,
        revision: 1,
        message_id,
        state,
        lease_owner,
        lease_until,
        ...PRIMARY,
        attempts: tries,
        next_attempt_at: due_at,
        written_at: row.written_at,
      },
    ],
  ],
  letter_attempts: ({ letter_id, try_number, ...row }) => [
    ["delivery_attempts", { ...row, delivery_id: letter_id, revision: 1, attempt_number: try_number }],
  ],
  // 019 renames two tables, and a kind of calendar entry.
  desk_entries: (row) => [["inbox_entries", withoutSearchText(row)]],
  inbox_entries: (row) => [["inbox_entries", withoutSearchText(row)]],
  desk_events: (row) => [["enquiry_events", row]],
  calendar_entries: ({ kind, ...row }) => [
    ["calendar_entries", { ...row, kind: kind === "hire" ? "booking" : kind }],
  ],
  audit_events: ({ subject, ...row }) => [
    ["audit_events", { ...row, subject: subject === "hire" ? "booking" : subject }],
  ],
}

// 020 rewrites the search text.
function withoutSearchText({ search_text, ...row }: Row): Row {
  return row
}

const PRIMARY = { destination: "primary" }

// The names of all tables, indexes and constraints.
const SQLITE_NAMES_QUERY = "select name from sqlite_schema"
const POSTGRES_NAMES_QUERY = `select relname as name from pg_class where relnamespace = 'public'::regnamespace
  union all select conname from pg_constraint where connamespace = 'public'::regnamespace`

describeOnEachDatabase(
  "a database of an earlier version",
  (open, locate) => {
    let newTables: Promise<TableMetadata[]> | null = null
    it.each(MIGRATION_NAMES)("%s gets the schema of a new database and keeps its rows", async (name) => {
      const before = await rowsOfDump(name, locate())
      const db = await open()
      expect(before.size).toBeGreaterThan(0)
      for (const [table, rows] of before) {
        expect(rows.length, table).toBeGreaterThan(0)
        const expectedByTable = Map.groupBy(
          rows.flatMap((row) => rowsAfterMigration(table, row)),
          ([newTable]) => newTable,
        )
        for (const [newTable, expected] of expectedByTable) {
          const migratedRows = expected.map(([, row]) => expect.objectContaining(row))
          expect(await rowsOf(db, newTable), table).toEqual(expect.arrayContaining(migratedRows))
        }
      }
      const migrations = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
        db,
      )
      expect(migrations.rows.map((row) => row.name)).toEqual(MIGRATION_NAMES)
      newTables ??= tablesOfNewDatabase(locate())
      expect(await db.introspection.getTables()).toEqual(await newTables)
    })

    it(
      "001-catalogue is migrated once when several processes start at once",
      async () => {
        await loadDump("001-catalogue", locate())
        const script = new URL("../../tests/support/scripts/open-database.ts", import.meta.url)
        const rows = [expect.objectContaining({ key: "catalogue_version" })]
        expect(await runInProcesses(3, script, locate())).toEqual([rows, rows, rows])
      },
      PROCESSES_TIMEOUT_MS,
    )

    it("001-catalogue shows its vehicles at their prices", async () => {
      await loadDump("001-catalogue", locate())
      const db = await open()
      const catalogue = databaseCatalogue(db, console.warn, () => readCatalogueVersion(db))
      expect(await catalogue.vehicle("suzuki-alto-800-manual")).toMatchObject({
        ok: true,
        value: {
          name: "Suzuki Alto 800 Manual",
          categoryId: "economy-cars",
          rates: { oneWeek: rupees(5_500) },
        },
      })
    })

    it("002-enquiries delivers the waiting enquiry, and retains the state of the others", async () => {
      await loadDump("002-enquiries", locate())
      const outbox = new DatabaseOutbox(await open())
      const stateOf = async (reference: string) => (await outbox.find(reference))?.state
      const states = await Promise.all(["7K4M-2Q9T", "AAAA-0001", "BBBB-0002"].map(stateOf))
      expect(states).toEqual(["delivered", "abandoned", "waiting"])
      const now = new Date("2026-11-22T00:00:00Z")
      const claimed = await outbox.claimDue({ owner: "worker", now, until: new Date(now.getTime() + 60_000) })
      expect(claimed).toMatchObject({
        messageId: "<bbbb-0002.1@www.example.lk>",
        attempts: 1,
        payload: { enquiry: { reference: "BBBB-0002", content: { kind: "contact", name: "Nimal Silva" } } },
      })
    })

    it("016-staff-links delivers the waiting rows of both of its queues, and no delivered or abandoned one", async () => {
      await loadDump("016-staff-links", locate())
      const db = await open()
      const outbox = new DatabaseOutbox(db)
      const now = new Date("2026-11-21T23:00:00Z")
      const lease = { owner: "worker", now, until: new Date(now.getTime() + 60_000) }
      const claims: string[] = []
      for (let next = await outbox.claimDue(lease); next; next = await outbox.claimDue(lease)) {
        const { payload, attempts, wasPreviousUnfinished } = next
        const name = payload.kind === "email" ? payload.email.subject : payload.enquiry.reference
        claims.push(`${name} ${attempts}${wasPreviousUnfinished ? " unfinished" : ""}`)
      }
      expect(claims.toSorted()).toEqual([
        "BBBB-0002 1",
        "CCCC-0003 1 unfinished",
        "DDDD-0004 0",
        "Your account 0",
        "Your account 0",
        "Your account 1 unfinished",
        "Your request 7K4M-2Q9T 1",
      ])
      expect(await outbox.find("EEEE-0005")).toMatchObject({ state: "delivered" })
    })

    it("002-enquiries lists its enquiries in the inbox, which it did not have", async () => {
      await loadDump("002-enquiries", locate())
      const rows = await (await open()).selectFrom("inbox_entries").selectAll().orderBy("reference").execute()
      expect(rows).toMatchObject([
        { reference: "7K4M-2Q9T", kind: "enquiry", state: "new", service: "wedding_events", vehicle: "bus" },
        { reference: "AAAA-0001", kind: "booking", name: "Anna Perera", total_cents: 306_000_00 },
        {
          reference: "BBBB-0002",
          kind: "contact",
          name: "Nimal Silva",
          search_text: expect.stringMatching(/^bbbb-0002 /),
        },
      ])
    })

    it("012-desk-by-vehicle sets anonymisation to 24 months, starting after 90 days", async () => {
      await loadDump("012-desk-by-vehicle", locate())
      const { anonymiseAfterMonths, anonymiseFrom } = await readPrivacySettings(await open())
      expect(anonymiseAfterMonths).toBe(24)
      const days = ((anonymiseFrom?.getTime() ?? 0) - Date.now()) / (24 * 60 * 60_000)
      expect(Math.round(days)).toBe(90)
    })

    it("012-desk-by-vehicle preserves an owner's setting, including 'never'", async () => {
      await loadDump("012-desk-by-vehicle", locate(), "update privacy_settings set version = 2")
      const settings = await readPrivacySettings(await open())
      expect(settings).toMatchObject({ anonymiseAfterMonths: null, anonymiseFrom: null })
    })

    it("006-audit enters confirmed bookings in the calendar, if the vehicle is in the fleet", async () => {
      await loadDump(
        "006-audit",
        locate(),
        `update desk_entries set state = 'confirmed';
       update enquiries set content = replace(content, 'toyota-kdh-hi-roof-van-14-seater', 'suzuki-alto-800-manual')`,
      )
      const rows = await (await open()).selectFrom("calendar_entries").selectAll().execute()
      expect(rows).toMatchObject([
        { kind: "booking", vehicle_id: "suzuki-alto-800-manual", enquiry_reference: "AAAA-0001", units: 1 },
      ])
      expect(rows[0]).toMatchObject({ from_at: "2026-12-12T09:00", to_at: "2026-12-29T08:00", version: 1 })
    })

    it("006-audit records the due time as the return of a confirmed booking that was due before the migration, and no return of a later one", async () => {
      await loadDump(
        "006-audit",
        locate(),
        `update desk_entries set state = 'confirmed', return_at = '2999-01-05T08:00';
       update desk_entries set return_at = '2000-01-05T08:00' where reference = 'AAAA-0001'`,
      )
      const rows = await (await open())
        .selectFrom("inbox_entries")
        .select(["reference", "returned_at"])
        .distinct()
        .where("reference", "in", ["AAAA-0001", "BBBB-0002"])
        .orderBy("reference")
        .execute()
      expect(rows).toEqual([
        { reference: "AAAA-0001", returned_at: "2000-01-05T08:00" },
        { reference: "BBBB-0002", returned_at: null },
      ])
    })

    it("006-audit is migrated despite a confirmed enquiry with an unknown vehicle or unreadable content", async () => {
      await loadDump(
        "006-audit",
        locate(),
        `update desk_entries set state = 'confirmed';
       update enquiries set content = '{' where reference = 'BBBB-0002'`,
      )
      expect(await (await open()).selectFrom("calendar_entries").selectAll().execute()).toEqual([])
    })

    it("018-roles-of-extras has its booking in the calendar and in the history, under the new name of its kind", async () => {
      await loadDump("018-roles-of-extras", locate())
      const db = await open()
      const [booking] = await databaseCalendar(db).bookingsOf("AAAA-0001")
      expect(booking).toMatchObject({
        kind: "booking",
        vehicleId: "suzuki-alto-800-manual",
        period: { from: "2026-11-29T00:00", to: "2026-12-01T00:00" },
        customer: "Anna Perera",
        version: 1,
        isRemoved: false,
      })
      const limit = 10
      expect(await new DatabaseAuditLog(db).latestOf("booking", booking?.id ?? "", limit)).toMatchObject([
        { action: "created", by: { name: "Nimal" }, subjectName: "AAAA-0001" },
      ])
    })

    it("018-roles-of-extras has no row more or less in the tables that are copied", async () => {
      const before = await rowsOfDump("018-roles-of-extras", locate())
      const db = await open()
      const formerNames = {
        inbox_entries: "desk_entries",
        enquiry_events: "desk_events",
        calendar_entries: "calendar_entries",
      }
      for (const [table, formerName] of Object.entries(formerNames)) {
        expect(await rowsOf(db, table), table).toHaveLength(before.get(formerName)?.length ?? 0)
      }
    })

    it("020-agreed-bookings has no row more or less in the tables that are copied", async () => {
      const before = await rowsOfDump("020-agreed-bookings", locate())
      const db = await open()
      for (const table of ["deliveries", "delivery_attempts"])
        expect(await rowsOf(db, table), table).toHaveLength(before.get(table)?.length ?? 0)
    })

    it("020-agreed-bookings accepts a destination that it did not know", async () => {
      await loadDump("020-agreed-bookings", locate())
      const db = await open()
      const change = sql`update deliveries set destination = 'another' where destination = 'webhook'`
      expect(Number((await change.execute(db)).numAffectedRows)).toBeGreaterThan(0)
    })

    it("018-roles-of-extras leaves no table, index or constraint under a former name", async () => {
      await loadDump("018-roles-of-extras", locate())
      const namesQuery = "file" in locate() ? SQLITE_NAMES_QUERY : POSTGRES_NAMES_QUERY
      const { rows } = await sql.raw<{ name: string }>(namesQuery).execute(await open())
      const names = rows.map(({ name }) => name)
      expect(names).toContain("inbox_entries")
      expect(names.filter((name) => /desk|former/.test(name))).toEqual([])
    })

    it("019-inbox-and-bookings lets its staff change rates and fleet as before; owners have the right by their role", async () => {
      await loadDump(
        "019-inbox-and-bookings",
        locate(),
        `insert into staff (id, name, email, email_verified, role, created_at, updated_at)
          values ('kumari', 'Kumari', 'kumari@example.lk', 0, 'staff', '2026-11-20', '2026-11-20')`,
      )
      const db = await open()
      const rights = await db.selectFrom("staff").select(["role", "edits_fleet"]).orderBy("role").execute()
      expect(rights).toEqual([
        { role: "owner", edits_fleet: 0 },
        { role: "staff", edits_fleet: 1 },
      ])
      const invitations = await db.selectFrom("staff_invitations").selectAll().execute()
      expect(invitations.length).toBeGreaterThan(0)
      for (const { invited_by, invited_at } of invitations)
        expect([invited_by, invited_at]).toEqual([null, null])
    })

    it("017-outbox sets the role and charging of extras by the former rules for names and units", async () => {
      await loadDump(
        "017-outbox",
        locate(),
        `update services set name = 'Tamil: NEED A DRIVER!', unit = 'whole hire' where id = 'child-seat';
         update services set name = 'Need a drivers cap', unit = 'Per Days (24 h)' where id = 'additional-driver';
         update services set unit = 'per daylight hour' where id = 'tourist-sim';
         update services set unit = 'per day' where id = 'roof-rack'`,
      )
      const rows = await (await open()).selectFrom("services").selectAll().orderBy("position").execute()
      expect(rows.map(({ id, role, charged }) => [id, role, charged])).toEqual([
        ["need-a-driver", "driver", "perDay"],
        ["child-seat", "driver", "perDay"],
        ["gps-navigator", null, "once"],
        ["wifi-router", null, "perDay"],
        ["additional-driver", null, "perDay"],
        ["airport-pickup", null, "once"],
        ["wedding-decoration", null, "once"],
        ["roof-rack", null, "once"], // asks yes or no: charged once, whatever its unit said
        ["surfboard-rack", null, "once"],
        ["tourist-sim", null, "once"],
      ])
    })

    it("019-inbox-and-bookings finds its enquiries by every answer, without accents, as new ones are found", async () => {
      const content = JSON.stringify({ ...CONTACT_MESSAGE, name: "José Müller" })
      const changes = `update enquiries set content = '${content}' where reference = 'BBBB-0002';
        update enquiries set content = '{' where reference = 'CCCC-0003';
        update inbox_entries set search_text = 'cccc-0003 josé' where reference = 'CCCC-0003';`
      await loadDump("019-inbox-and-bookings", locate(), changes)
      const db = await open()
      const rows = await db
        .selectFrom("inbox_entries")
        .innerJoin("enquiries", "enquiries.id", "enquiry_id")
        .select(["inbox_entries.reference", "content", "search_text", "preview"])
        .orderBy("inbox_entries.reference")
        .execute()
      const readableRows = rows.filter(({ content }) => content !== "{")
      expect(readableRows.length).toBeGreaterThan(2)
      for (const { reference, content, search_text, preview } of readableRows) {
        const current = inboxColumns(reference, parseContent(content), null)
        expect(wordsOf(search_text)).toEqual(wordsOf(current.search_text))
        expect(preview).toBe(current.preview)
      }
      expect(rows).toContainEqual(
        expect.objectContaining({ content: "{", search_text: "cccc-0003 jose", preview: null }),
      )
    })

    it("017-outbox reads a booking whose lines have no kind, and which has neither a plan nor the field livesAbroad", async () => {
      await loadDump("017-outbox", locate())
      const { content } = await (await open())
        .selectFrom("enquiries")
        .select("content")
        .where("reference", "=", "AAAA-0001")
        .executeTakeFirstOrThrow()
      expect(content).not.toContain('"kind":"vehicle"')
      expect(parseContent(content)).toEqual({ ...BOOKING, plan: null, livesAbroad: false, note: null })
    })
  },
  { schema: "empty" },
)

/** The distinct words, sorted, because the migration adds the answers in another order than `inboxColumns`. */
function wordsOf(text: string): string[] {
  return [...new Set(text.split(" "))].toSorted()
}

async function tablesOfNewDatabase(location: DatabaseLocation): Promise<TableMetadata[]> {
  const folder = mkdtempSync(join(tmpdir(), "rent-car-new-"))
  const newDatabase = await emptyDatabase(location, folder)
  const db = await openDatabase(newDatabase.database, console.warn)
  const tables = await db.introspection.getTables()
  await db.destroy()
  await newDatabase.remove()
  rmSync(folder, { recursive: true })
  return tables
}

/** Loads the dump of a version, then runs the statements `changes`. */
async function loadDump(name: string, location: DatabaseLocation, changes = ""): Promise<void> {
  const dump = readFileSync(join(DUMPS, `${name}.${"file" in location ? "sqlite" : "postgres"}.sql`), "utf8")
  const text = dump + changes
  if ("url" in location) return query(location.url, text)
  const db = new DatabaseSync(location.file)
  db.exec(text)
  db.close()
}

/** Loads a dump. @returns every row of every table, before any migration */
async function rowsOfDump(name: string, location: DatabaseLocation): Promise<Map<string, Row[]>> {
  await loadDump(name, location)
  const dialect =
    "file" in location
      ? sqliteDialect(location.file)
      : postgresDialect(location.url, SERVING_LIMITS, console.warn)
  const db: Database = new Kysely({ dialect })
  const rows = new Map<string, Row[]>()
  for (const table of await db.introspection.getTables()) rows.set(table.name, await rowsOf(db, table.name))
  await db.destroy()
  return rows
}

async function rowsOf(db: Database, table: string): Promise<Row[]> {
  const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(db)
  return rows
}
