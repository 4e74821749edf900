import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { recordAudit } from "#adapters/database/audit/record-audit.ts"
import { databaseCalendar } from "#adapters/database/calendar/database-calendar.ts"
import { databaseFleetEditor } from "#adapters/database/catalogue/database-fleet-editor.ts"
import { fillCatalogue } from "#adapters/database/catalogue/fill-catalogue.ts"
import { type Database, type DatabaseLocation, openDatabase } from "#adapters/database/database.ts"
import { DatabaseEnquiryRepository } from "#adapters/database/enquiries/database-enquiry-repository.ts"
import { MIGRATION_NAMES } from "#adapters/database/migrate.ts"
import { DatabaseOutbox } from "#adapters/database/outbox/database-outbox.ts"
import { recordEmail } from "#adapters/database/outbox/record-email.ts"
import { DatabaseRateLimiter } from "#adapters/database/rate-limits/database-rate-limiter.ts"
import { DatabaseReplyTemplates } from "#adapters/database/replies/database-reply-templates.ts"
import { DatabaseSiteSettings } from "#adapters/database/settings/database-site-settings.ts"
import { DatabaseStaffAccounts } from "#adapters/database/staff/database-staff-accounts.ts"
import { createResetSecret } from "#adapters/database/staff/reset-secrets.ts"
import { storeSessionSecret } from "#adapters/database/staff/session-secrets.ts"
import { daysFrom, startOfDay } from "#domain/calendar/period.ts"
import { type EncodedPicture, pictureFile } from "#domain/catalogue/picture.ts"
import type { DeliveryOutcome } from "#domain/delivery/delivery.ts"
import type { FormContent } from "#domain/enquiry/enquiry.ts"
import { addDays, wallTimeAt } from "#domain/rental-period.ts"
import { seedFleet } from "#seed/fleet.ts"
import { staffEmails } from "#server/delivery/staff-emails.ts"
import { fileContent } from "#tests/content/content.ts"
import { findPostgres, startPostgres } from "#tests/support/postgres-server.ts"
import { agreedFor } from "#tests/support/sample-agreed.ts"
import { BOOKING, CONTACT_MESSAGE, RECEIVED_AT, RENTAL_ENQUIRY } from "#tests/support/sample-enquiries.ts"
import { codeOf } from "#tests/support/totp.ts"

// Writes a small database of the current schema as SQL of both engines. The tests of later versions migrate it
// (adapters/database/migrate.test.ts). Run once with every new migration:
//   node tools/dump-schema-version.ts
const DUMPS = join(import.meta.dirname, "../tests/fixtures/schema-versions")

const atMinute = (count: number) => new Date(RECEIVED_AT.getTime() + count * 60_000)
const leaseAt = (minute: number) => ({ owner: "worker", now: atMinute(minute), until: atMinute(minute + 1) })
const attemptAt = (minute: number, outcome: DeliveryOutcome, nextAttemptAt: Date | null = null) =>
  ({
    channel: "smtp",
    startedAt: atMinute(minute),
    endedAt: atMinute(minute),
    outcome,
    nextAttemptAt,
  }) as const
const TIMED_OUT = { ok: false, reason: "timeout" } as const

const latestMigration = MIGRATION_NAMES.at(-1)
await dumpSqlite()
await dumpPostgres()

async function dumpSqlite(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "rent-car-dump-"))
  const file = join(folder, "rental.db")
  await fill({ file })
  writeFileSync(join(DUMPS, `${latestMigration}.sqlite.sql`), sqliteText(file))
  rmSync(folder, { recursive: true })
}

async function dumpPostgres(): Promise<void> {
  const programs = findPostgres()
  if (!programs) throw new Error("PostgreSQL's programs are needed: initdb, pg_ctl, pg_dump")
  const server = startPostgres(programs)
  try {
    await fill({ url: server.url })
    const options = ["--inserts", "--no-owner", "--no-privileges", "--no-comments", `--dbname=${server.url}`]
    const text = execFileSync(join(programs, "pg_dump"), options, { encoding: "utf8" })
    // Without psql commands, and without the comment that names the version of pg_dump.
    const statements = text
      .split("\n")
      .filter((line) => !/^(\\|--|$|SET |SELECT pg_catalog\.set_config)/.test(line))
    writeFileSync(join(DUMPS, `${latestMigration}.postgres.sql`), `${statements.join("\n")}\n`)
  } finally {
    server.remove()
  }
}

/** At least one row in every table; deliveries in every state. */
async function fill(location: DatabaseLocation): Promise<void> {
  const db = await openDatabase(location, console.warn)
  const [category] = seedFleet.categories
  const vehicles = seedFleet.vehicles.filter(({ categoryId }) => categoryId === category?.id).slice(0, 2)
  await fillCatalogue(db, { ...seedFleet, categories: seedFleet.categories.slice(0, 1), vehicles })
  await new DatabaseRateLimiter(db).admit("203.0.113.7", { perMinute: 5, perHour: 30 }, RECEIVED_AT)
  await deliver(db, RENTAL_ENQUIRY, "7K4M-2Q9T", { ok: true }, null)
  await deliver(
    db,
    BOOKING,
    "AAAA-0001",
    { ok: false, reason: "refused", detail: "550 no such mailbox" },
    null,
  )
  const later = new Date(RECEIVED_AT.getTime() + 30_000)
  await deliver(db, CONTACT_MESSAGE, "BBBB-0002", { ok: false, reason: "timeout" }, later)
  await new DatabaseEnquiryRepository(db).change("7K4M-2Q9T", {
    version: 1,
    state: "contacted",
    note: "Called",
    by: { id: "nimal", name: "Nimal" },
    now: later,
  })
  await fillDeliveries(db)
  await fillEmails(db)
  await fillStaff(db)
  await fillCalendar(db, later)
  await recordAudit(db, {
    at: later,
    by: { id: "nimal", name: "Nimal" },
    action: "changed",
    subject: "vehicle",
    subjectId: "suzuki-alto-800-manual",
    subjectName: "Suzuki Alto 800 Manual",
    changes: [{ field: "deposit", from: "25000", to: "30000" }],
  })
  await databaseFleetEditor(db).addPictures(vehicles[0]?.id ?? "", [photo()], {
    by: { id: "nimal", name: "Nimal" },
    now: later,
  })
  await new DatabaseSiteSettings({ db, defaults: fileContent.settings }).change("agents", {
    value: ["Office 1"],
    version: 0,
    by: { id: "nimal", name: "Nimal" },
    now: later,
    name: "Agents",
    action: "changed",
  })
  await new DatabaseReplyTemplates(db).change(
    { language: "de", template: "quote" },
    {
      text: { subject: "Unser Preis", body: "{greeting}\n\n{price}" },
      version: 0,
      by: { id: "nimal", name: "Nimal" },
      now: later,
      name: "Reply: Send a price, Deutsch",
      action: "changed",
    },
  )
  await db.destroy()
}

/** A block, and the vehicle of a confirmed booking. */
async function fillCalendar(db: Database, now: Date): Promise<void> {
  const by = { id: "nimal", name: "Nimal" }
  const vehicleId = "suzuki-alto-800-manual"
  const today = startOfDay(wallTimeAt(RECEIVED_AT))
  const requested = { vehicleId, period: daysFrom(today, 2), units: 1, allowConflict: false }
  await databaseCalendar(db).addBlock({ requested, reason: "Service", by, now })
  const confirmed = { version: 1, state: "confirmed", note: null, by, now } as const
  await new DatabaseEnquiryRepository(db).change("AAAA-0001", {
    ...confirmed,
    terms: agreedFor(vehicleId, daysFrom(addDays(today, 7), 2)),
  })
}

/** A user signed in with a password and a code, an open invitation, and a sign-in that waits for its code. */
async function fillStaff(db: Database): Promise<void> {
  const accountOptions = {
    officeKey: "a secret of no site, 32 characters",
    officeUrl: "http://127.0.0.1:3000",
    hasOwnHost: false,
    companyName: "Rent",
    log: { info() {}, warn() {} },
  }
  const accounts = new DatabaseStaffAccounts({
    db,
    ...accountOptions,
    addressLimiter: new DatabaseRateLimiter(db, "address "),
    accountLimiter: new DatabaseRateLimiter(db),
    emails: staffEmails(accountOptions),
  })
  const visit = { cookie: null, clientAddress: "203.0.113.7", userAgent: "Browser" }
  const person = { name: "Nimal", email: "nimal@example.lk", password: "a road through the hills" }
  // Invited by no member of staff.
  const secret = await accounts.invite("owner", null, new Date())
  await accounts.invite("staff", null, new Date())
  const { setCookies } = await accounts.accept(visit, { ...person, secret, now: new Date() })
  const signedIn = { ...visit, cookie: setCookies.map((cookie) => cookie.split(";")[0]).join("; ") }
  const setupKey = await accounts.beginSecondFactor(signedIn, person.password)
  if (typeof setupKey === "object" && "key" in setupKey)
    await accounts.confirmSecondFactor(signedIn, codeOf(setupKey.key))
  await accounts.signIn(visit, person)
  const { id } = await db.selectFrom("staff").select("id").executeTakeFirstOrThrow()
  await createResetSecret(db, id, new Date())
  const session = await db.selectFrom("staff_sessions").select("id").executeTakeFirstOrThrow()
  const secretId = { sessionId: session.id, name: "invitation" } as const
  await storeSessionSecret(db, accountOptions.officeKey, secretId, secret, new Date())
}

/** Deliveries in the states that a single attempt cannot produce. */
async function fillDeliveries(db: Database): Promise<void> {
  const outbox = new DatabaseOutbox(db, { host: "www.example.lk", secondary: ["webhook"] })
  const record = async (
    reference: string,
    receivedAt = RECEIVED_AT,
    content: FormContent = CONTACT_MESSAGE,
  ) => {
    const draft = { formKey: `form of ${reference}`, content, receivedAt, newReference: () => reference }
    return (await outbox.record(draft)).enquiry.id
  }
  await outbox.claim(await record("CCCC-0003"), leaseAt(0))
  // Changed by the visitor after an attempt, and not attempted since.
  const changed = await outbox.claim(await record("DDDD-0004"), leaseAt(0))
  if (changed) await outbox.complete(changed, attemptAt(0, TIMED_OUT, atMinute(1)))
  await record("DDDD-0004", atMinute(2), { ...CONTACT_MESSAGE, message: "We are 41 pilgrims." })
  // Delivered to one recipient of two, after a worker died.
  const id = await record("EEEE-0005")
  await outbox.claim(id, leaseAt(0))
  const refused = [{ address: "owner@example.lk", reply: 550 }]
  const claimedAgain = await outbox.claim(id, leaseAt(5))
  if (claimedAgain) await outbox.complete(claimedAgain, attemptAt(5, { ok: true, refused }))
}

/** Emails of the office in every state. */
async function fillEmails(db: Database): Promise<void> {
  const enquiry = await db.selectFrom("enquiries").select("id").orderBy("reference").executeTakeFirstOrThrow()
  const outbox = new DatabaseOutbox(db, { host: "www.example.lk" })
  let version = 2
  const reply = (text: string) =>
    recordEmail(db, {
      kind: "reply",
      writtenAt: RECEIVED_AT,
      expiresAt: null,
      to: "anna@example.com",
      subject: "Your request 7K4M-2Q9T",
      text,
      answers: { enquiryId: enquiry.id, version: version++ },
    })
  const notice = (expiresAt: Date | null) =>
    recordEmail(db, {
      kind: expiresAt ? "passwordReset" : "ownerNotice",
      writtenAt: RECEIVED_AT,
      expiresAt,
      to: "nimal@example.lk",
      subject: "Your account",
      text: "https://www.example.lk/office/new-password#secret",
      answers: null,
    })
  const attempt = async (emailId: string, minute: number, outcome: DeliveryOutcome, next: Date | null) => {
    const claimed = await outbox.claim(emailId, leaseAt(minute))
    if (!claimed) throw new Error("no other worker claims it")
    await outbox.complete(claimed, attemptAt(minute, outcome, next))
  }
  await attempt(await reply("Yes, the van is free."), 0, TIMED_OUT, atMinute(1))
  await attempt(await reply("The van is still free."), 0, { ok: true }, null)
  await attempt(await reply("Is the van still requested?"), 0, TIMED_OUT, null)
  await attempt(await notice(atMinute(30)), 0, { ok: true }, null)
  const unfinished = await notice(null)
  await outbox.claim(unfinished, leaseAt(0))
  await attempt(unfinished, 5, { ok: true }, null)
  await outbox.claim(await notice(null), leaseAt(5))
  await notice(atMinute(60))
  await notice(null)
}

/** A photo of four bytes. The database does not check the content. */
function photo(): EncodedPicture {
  const hash = "0123456789abcdef0123456789abcdef"
  const bytes = new Uint8Array([0, 255, 10, 39])
  return { hash, width: 1600, height: 900, files: [{ name: pictureFile(hash, 1440, "webp"), bytes }] }
}

async function deliver(
  db: Database,
  content: FormContent,
  reference: string,
  outcome: DeliveryOutcome,
  nextAttemptAt: Date | null,
): Promise<void> {
  const outbox = new DatabaseOutbox(db, { host: "www.example.lk", secondary: ["webhook"] })
  const times = { now: RECEIVED_AT, until: new Date(RECEIVED_AT.getTime() + 60_000) }
  const draft = {
    formKey: `form of ${reference}`,
    content,
    receivedAt: RECEIVED_AT,
    newReference: () => reference,
  }
  const { enquiry } = await outbox.record(draft)
  const claimed = await outbox.claim(enquiry.id, { owner: "worker", ...times })
  if (!claimed) throw new Error("no other worker claims it")
  const result = {
    channel: "smtp",
    startedAt: RECEIVED_AT,
    endedAt: RECEIVED_AT,
    outcome,
    nextAttemptAt,
  } as const
  await outbox.complete(claimed, result)
}

function sqliteText(file: string): string {
  const db = new DatabaseSync(file, { readOnly: true })
  const schema = db
    .prepare("select type, name, sql from sqlite_schema where sql is not null order by rowid")
    .all()
  const tables = schema.filter(({ type }) => type === "table").map(({ name }) => String(name))
  const inserts = tables.flatMap((table) => insertsInto(db, table))
  db.close()
  return `${[...schema.map(({ sql }) => `${sql};`), ...inserts].join("\n")}\n`
}

function insertsInto(db: DatabaseSync, table: string): string[] {
  const columns = db
    .prepare(`pragma table_info("${table}")`)
    .all()
    .map(({ name }) => `quote("${name}")`)
  const rows = db.prepare(`select ${columns.join(" || ', ' || ")} as row from "${table}"`).all()
  return rows.map(({ row }) => `INSERT INTO "${table}" VALUES (${row});`)
}
