import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { Kysely, sql, type TableMetadata } from "kysely"
import { expect, it } from "vitest"
import { readCatalogueVersion } from "#adapters/database/catalogue/catalogue-version.ts"
import { databaseCatalogue } from "#adapters/database/catalogue/database-catalogue.ts"
import { parseContent } from "#adapters/database/enquiries/content-text.ts"
import { DatabaseOutbox } from "#adapters/database/outbox/database-outbox.ts"
import { readPrivacySettings } from "#adapters/database/privacy/privacy-settings-row.ts"
import { rupees } from "#domain/money.ts"
import { describeOnEachDatabase } from "#tests/support/databases.ts"
import { emptyDatabase } from "#tests/support/empty-database.ts"
import { query } from "#tests/support/postgres-query.ts"
import { inProcesses, PROCESSES_TIMEOUT_MS } from "#tests/support/processes.ts"
import { BOOKING } from "#tests/support/sample-enquiries.ts"
import { type Database, type DatabaseLocation, openDatabase } from "./database.ts"
import { MIGRATION_NAMES } from "./migrate.ts"
import { postgresDialect, SERVING } from "./postgres.ts"
import { sqliteDialect } from "./sqlite.ts"

// Small databases that earlier programs made, with a row in every table: tools/dump-schema-version.ts.
const KEPT = join(import.meta.dirname, "../../tests/fixtures/schema-versions")

it("a database of every version is kept, for both engines", () => {
  const files = MIGRATION_NAMES.flatMap((name) => [`${name}.postgres.sql`, `${name}.sqlite.sql`])
  expect(readdirSync(KEPT).toSorted()).toEqual(files)
})

/** The rows that a row becomes by the migrations that change it on purpose; a row that none changes stays as it is. */
function becomes(table: string, row: Row): [table: string, row: object][] {
  const change = CHANGED[table]
  return change ? change(row) : [[table, row]]
}

type Row = Record<string, unknown>

const CHANGED: Record<string, (row: Row) => [table: string, row: object][]> = {
  // 014 sets the months of a site whose owners never did.
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
        ...{ id, email_id: id, revision: 1, message_id, state, lease_owner, lease_until, ...PRIMARY },
        ...{ attempts: tries, next_attempt_at: due_at, written_at: row.written_at },
      },
    ],
  ],
  letter_attempts: ({ letter_id, try_number, ...row }) => [
    ["delivery_attempts", { ...row, delivery_id: letter_id, revision: 1, attempt_number: try_number }],
  ],
}

const PRIMARY = { destination: "primary" }

describeOnEachDatabase(
  "a database of an earlier version",
  (open, locate) => {
    it.each(MIGRATION_NAMES)("%s loses nothing and becomes today's", async (name) => {
      const before = await rowsAsKept(name, locate())
      const db = await open()
      expect(before.size).toBeGreaterThan(0)
      for (const [table, rows] of before) {
        expect(rows.length, table).toBeGreaterThan(0)
        const moved = Map.groupBy(
          rows.flatMap((row) => becomes(table, row)),
          ([to]) => to,
        )
        for (const [to, expected] of moved) {
          const there = expected.map(([, row]) => expect.objectContaining(row))
          expect(await rowsOf(db, to), table).toEqual(expect.arrayContaining(there))
        }
      }
      const ran = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
      expect(ran.rows.map((row) => row.name)).toEqual(MIGRATION_NAMES)
    })

    let newTables: Promise<TableMetadata[]> | null = null
    it.each(MIGRATION_NAMES)("%s has the tables and columns of a new one", async (name) => {
      await load(name, locate())
      newTables ??= tablesOfANewOne(locate())
      expect(await (await open()).introspection.getTables()).toEqual(await newTables)
    })

    it(
      "001-catalogue is migrated once when several processes start at once",
      async () => {
        await load("001-catalogue", locate())
        const script = new URL("../../tests/support/scripts/open-database.ts", import.meta.url)
        const kept = [expect.objectContaining({ key: "catalogue_version" })]
        expect(await inProcesses(3, script, locate())).toEqual([kept, kept, kept])
      },
      PROCESSES_TIMEOUT_MS,
    )

    it("001-catalogue shows its vehicles at their prices", async () => {
      await load("001-catalogue", locate())
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

    it("002-enquiries delivers what waited, and remembers what became of the rest", async () => {
      await load("002-enquiries", locate())
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

    it("016-staff-links delivers what waited in both of its queues, and nothing that arrived or was given up", async () => {
      await load("016-staff-links", locate())
      const db = await open()
      const outbox = new DatabaseOutbox(db)
      const now = new Date("2026-11-21T23:00:00Z")
      const lease = { owner: "worker", now, until: new Date(now.getTime() + 60_000) }
      const claims: string[] = []
      for (let next = await outbox.claimDue(lease); next; next = await outbox.claimDue(lease)) {
        const { payload, attempts, isAfterUnfinished } = next
        const what = payload.kind === "email" ? payload.email.subject : payload.enquiry.reference
        claims.push(`${what} ${attempts}${isAfterUnfinished ? " unfinished" : ""}`)
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

    it("002-enquiries lists for the office what came in before there was one", async () => {
      await load("002-enquiries", locate())
      const rows = await (await open()).selectFrom("desk_entries").selectAll().orderBy("reference").execute()
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

    it("012-desk-by-vehicle keeps what names people for 90 days more, and then for 24 months", async () => {
      await load("012-desk-by-vehicle", locate())
      const { anonymiseAfterMonths, anonymiseFrom } = await readPrivacySettings(await open())
      expect(anonymiseAfterMonths).toBe(24)
      const days = ((anonymiseFrom?.getTime() ?? 0) - Date.now()) / (24 * 60 * 60_000)
      expect(Math.round(days)).toBe(90)
    })

    it("012-desk-by-vehicle goes on keeping it as owners decided, for ever included", async () => {
      await load("012-desk-by-vehicle", locate(), "update privacy_settings set version = 2")
      const settings = await readPrivacySettings(await open())
      expect(settings).toMatchObject({ anonymiseAfterMonths: null, anonymiseFrom: null })
    })

    it("006-audit has what was confirmed before as a hire in the calendar, where the vehicle is ours", async () => {
      await load(
        "006-audit",
        locate(),
        `update desk_entries set state = 'confirmed';
       update enquiries set content = replace(content, 'toyota-kdh-hi-roof-van-14-seater', 'suzuki-alto-800-manual')`,
      )
      const rows = await (await open()).selectFrom("calendar_entries").selectAll().execute()
      expect(rows).toMatchObject([
        { kind: "hire", vehicle_id: "suzuki-alto-800-manual", enquiry_reference: "AAAA-0001", units: 1 },
      ])
      expect(rows[0]).toMatchObject({ from_at: "2026-12-12T09:00", to_at: "2026-12-29T08:00", version: 1 })
    })

    it("006-audit is migrated although a confirmed enquiry has another host's vehicle or cannot be read", async () => {
      await load(
        "006-audit",
        locate(),
        `update desk_entries set state = 'confirmed';
       update enquiries set content = '{' where reference = 'BBBB-0002'`,
      )
      expect(await (await open()).selectFrom("calendar_entries").selectAll().execute()).toEqual([])
    })

    it("017-outbox charges extras as their units were read before, and recognises the driver by its former name", async () => {
      await load(
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

    it("017-outbox reads the quote of a booking whose lines have no kind", async () => {
      await load("017-outbox", locate())
      const { content } = await (await open())
        .selectFrom("enquiries")
        .select("content")
        .where("reference", "=", "AAAA-0001")
        .executeTakeFirstOrThrow()
      expect(content).not.toContain('"kind":"vehicle"')
      expect(parseContent(content)).toEqual(BOOKING)
    })
  },
  "empty",
)

async function tablesOfANewOne(like: DatabaseLocation): Promise<TableMetadata[]> {
  const folder = mkdtempSync(join(tmpdir(), "rent-car-new-"))
  const place = await emptyDatabase(like, folder)
  const fresh = await openDatabase(place.database, console.warn)
  const tables = await fresh.introspection.getTables()
  await fresh.destroy()
  await place.remove()
  rmSync(folder, { recursive: true })
  return tables
}

async function load(name: string, location: DatabaseLocation, then = ""): Promise<void> {
  const kept = readFileSync(join(KEPT, `${name}.${"file" in location ? "sqlite" : "postgres"}.sql`), "utf8")
  const text = kept + then
  if ("url" in location) return query(location.url, text)
  const db = new DatabaseSync(location.file)
  db.exec(text)
  db.close()
}

/** Every row of every table, before today's program has seen the database. */
async function rowsAsKept(name: string, location: DatabaseLocation): Promise<Map<string, Row[]>> {
  await load(name, location)
  const dialect =
    "file" in location ? sqliteDialect(location.file) : postgresDialect(location.url, SERVING, console.warn)
  const db: Database = new Kysely({ dialect })
  const rows = new Map<string, Row[]>()
  for (const table of await db.introspection.getTables()) rows.set(table.name, await rowsOf(db, table.name))
  await db.destroy()
  return rows
}

async function rowsOf(db: Database, table: string): Promise<Row[]> {
  const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(db)
  return rows.map((row) => ({ ...row })) // SQLite's have no prototype, which a comparison would see
}
